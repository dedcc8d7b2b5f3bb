/**
 * How the service says no. `told`: `error` and `error_human` with one text. `internal`: `error` alone, which only
 * full administrators may read (6.5/17). `bare`: what the web framework answers before the service is asked (5.2/07 "PATCH").
 */
export type ServiceErrorKind = 'told' | 'internal' | 'bare';

/** Ends one request inside the model; `answer` is the only place that catches it. */
export class ServiceError extends Error {
  readonly status: number;
  readonly kind: ServiceErrorKind;

  constructor(status: number, text: string, kind: ServiceErrorKind) {
    super(text);
    this.status = status;
    this.kind = kind;
  }
}

export function requestError(status: number, text: string): ServiceError {
  return new ServiceError(status, text, 'told');
}

export function internalError(status: number, text: string): ServiceError {
  return new ServiceError(status, text, 'internal');
}

export function frameworkError(status: number, text: string): ServiceError {
  return new ServiceError(status, text, 'bare');
}
