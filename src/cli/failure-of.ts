import { CommanderError } from 'commander';
import { asFailure } from '../problem/as-failure.ts';
import { Failure } from '../problem/failure.ts';

/** What ended the run, as a person is told of it. Undefined where commander has merely shown its help or the version. */
export function failureOf(error: unknown): Failure | undefined {
  if (!(error instanceof CommanderError)) return asFailure(error);
  if (error.exitCode === 0) return undefined;
  const what = error.message === '(outputHelp)' ? 'no command was given' : error.message.replace(/^error: /u, '');
  return new Failure('WRONG_USE', what.replaceAll(/\s+/gu, ' '), { hint: 'See: deskform --help' });
}
