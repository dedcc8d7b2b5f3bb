import type { Problem } from '../problem/problem.ts';
import { validate as runValidate } from '../run/validate.ts';
import type { ProjectRequest } from './request.ts';
import { fillRequest } from './run-request.ts';

/** The project to validate. */
export interface ValidateRequest extends ProjectRequest {
  /** A release such as "7.1": also warn about changes by an upgrade to it. */
  readonly release?: string | undefined;
}

/** A project without errors. */
export interface ValidateResult {
  /** Warnings, by file and line. */
  readonly problems: readonly Problem[];
  /** How many attributes the files define. */
  readonly attributes: number;
  /** How many attribute files there are. */
  readonly files: number;
}

/**
 * Checks every file of a project, for every target, as `deskform validate` does. Sends no request and reads no credential.
 *
 * Rejects with InvalidConfig, which carries all errors and warnings, and with WRONG_USE for an unknown release.
 */
export async function validate(request: ValidateRequest = {}): Promise<ValidateResult> {
  const { problems, attributes, files } = await runValidate({ ...fillRequest(request), release: request.release });
  return { problems, attributes, files };
}
