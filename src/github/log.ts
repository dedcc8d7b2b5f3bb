import { randomUUID } from 'node:crypto';
import * as core from '@actions/core';
import { setSecret } from '@actions/core';
import type { Hide } from '../run/hide.ts';

/** A mark at a line of a file, or on the run as a whole. */
export interface Annotation {
  readonly level: 'error' | 'warning' | 'notice';
  readonly title: string;
  readonly message: string;
  /** From the top of the repository. */
  readonly place: { readonly file: string; readonly line: number; readonly column: number } | undefined;
}

/** The log of the step. What is said cannot be a command to the runner, whatever text of strangers is in it. */
export interface Log {
  readonly say: (text: string) => void;
  readonly annotate: (annotation: Annotation) => void;
}

/** Everything said stands between `stop-commands` and its word, which nobody can guess. */
export function openLog(stdout: NodeJS.WritableStream, hide: Hide): Log {
  const word = randomUUID();
  const write = (line: string): void => {
    stdout.write(`${line}\n`);
  };
  return {
    say: (text) => {
      write(`::stop-commands::${word}`);
      write(hide.text(text).trimEnd());
      write(`::${word}::`);
    },
    annotate: ({ level, title, message, place }) => {
      const properties = {
        title: hide.text(title),
        ...(place === undefined
          ? {}
          : { file: hide.text(place.file), startLine: place.line, startColumn: place.column }),
      };
      const tell = { error: core.error, warning: core.warning, notice: core.notice }[level];
      tell(hide.text(message), properties);
    },
  };
}

/** Has the runner show stars for it in every log of the job; it takes a text of several lines line by line. */
export function maskInLog(secret: string): void {
  for (const form of formsInLogs(secret))
    for (const line of form.split(/\r?\n/u)) if (line.trim() !== '') setSecret(line);
}

/** As the programs of other steps write it. What is shorter stands in ordinary words as well. */
function formsInLogs(secret: string): readonly string[] {
  const text = secret.trim();
  const forms = [
    text,
    JSON.stringify(text).slice(1, -1),
    encodeURIComponent(Buffer.from(text).toString()),
    Buffer.from(text).toString('base64'),
  ];
  return [...new Set(forms)].filter((form) => form.length >= 6);
}
