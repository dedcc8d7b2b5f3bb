import { Failure } from './failure.ts';

/** States that were thought to be impossible say so themselves. */
const OUR_FAULT = 'deskform has a bug: ';

/** What ended a run, as a person is told of it: everything that nobody foresaw is a mistake of ours. */
export function asFailure(error: unknown): Failure {
  if (error instanceof Failure) return error;
  const text = error instanceof Error ? error.message : String(error);
  const what = text.startsWith(OUR_FAULT) ? text : `${OUR_FAULT}${text === '' ? 'an error without a text' : text}`;
  return new Failure('BUG', what, {
    hint: 'Please report it, with what --debug says.',
    cause: error,
  });
}
