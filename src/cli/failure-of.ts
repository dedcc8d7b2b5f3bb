import { CommanderError } from 'commander';
import { Failure } from '../problem/failure.ts';

/** What ended the run, as a person is told of it. Undefined where commander has merely shown its help or the version. */
export function failureOf(error: unknown): Failure | undefined {
  if (error instanceof Failure) return error;
  if (error instanceof CommanderError) {
    if (error.exitCode === 0) return undefined;
    const what = error.message === '(outputHelp)' ? 'no command was given' : error.message.replace(/^error: /u, '');
    return new Failure('WRONG_USE', what.replaceAll(/\s+/gu, ' '), { hint: 'See: deskform --help' });
  }
  const text = error instanceof Error ? error.message : String(error);
  const what = text.startsWith(OUR_FAULT) ? text : `${OUR_FAULT}${text === '' ? 'an error without a text' : text}`;
  return new Failure('BUG', what, {
    hint: 'Please report it, with what --debug says.',
    cause: error,
  });
}

/** States that were thought to be impossible say so themselves. */
const OUR_FAULT = 'deskform has a bug: ';
