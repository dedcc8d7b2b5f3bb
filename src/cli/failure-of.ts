import { CommanderError } from 'commander';
import { asFailure, Failure } from '../problem/failure.ts';

/**
 * What ended the run, as a person is told of it; `command` is the one that was meant, as far as it is known. Undefined
 * where commander has merely shown its help or the version.
 */
export function failureOf(error: unknown, command: string | null = null): Failure | undefined {
  if (!(error instanceof CommanderError)) return asFailure(error);
  if (error.exitCode === 0) return undefined;
  return new Failure('WRONG_USE', inOurWords(error.message), {
    hint: `See: deskform ${command === null ? '' : `${command} `}--help`,
  });
}

function inOurWords(message: string): string {
  if (message === '(outputHelp)') return 'no command was given';
  return message
    .replace(/^error: /u, '')
    .replaceAll(/\s+/gu, ' ')
    .replace(
      /^command-argument value '(.*)' is invalid for argument '(.*)'\. Allowed choices are (.*)\.$/u,
      "the $2 is one of $3, not '$1'",
    )
    .replace(/^missing required argument '(.*)'$/u, 'the $1 is missing')
    .replace(/^too many arguments for '(.*)'\. Expected 0 arguments but got \d+\.$/u, '$1 takes no words of its own');
}
