import type { Problem } from '../problem/problem.ts';
import { validate as runValidate } from '../run/validate.ts';
import type { ProjectRequest } from './request.ts';
import { fillRequest } from './run-request.ts';

/** What is to be validated. */
export interface ValidateRequest extends ProjectRequest {
  /** A release such as "7.1": what an upgrade to it changes is warned of as well. */
  readonly release?: string | undefined;
}

/** A project without mistakes. */
export interface ValidateResult {
  /** Warnings, by file and line. */
  readonly problems: readonly Problem[];
  /** How many attributes the files define. */
  readonly attributes: number;
  /** How many attribute files there are. */
  readonly files: number;
}

/**
 * Looks at every file of a project, for every target, as `deskform validate` does. It asks no help desk, and reads no
 * credential.
 *
 * Rejects with InvalidConfig, which carries all mistakes and warnings at once, and with WRONG_USE for a release that
 * deskform does not know.
 */
export async function validate(request: ValidateRequest = {}): Promise<ValidateResult> {
  const { problems, attributes, files } = await runValidate({ ...fillRequest(request), release: request.release });
  return { problems, attributes, files };
}
