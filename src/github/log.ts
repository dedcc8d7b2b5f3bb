import { randomUUID } from 'node:crypto';
import * as core from '@actions/core';
import { setSecret } from '@actions/core';
import type { Hide } from '../run/hide.ts';

/** An annotation at a line of a file, or on the run. */
export interface Annotation {
  readonly level: 'error' | 'warning';
  readonly title: string;
  readonly message: string;
  /** The path from the repository root. */
  readonly place: { readonly file: string; readonly line: number; readonly column: number } | undefined;
}

/** The log of the step. Foreign text in it cannot become a command to the runner. */
export interface Log {
  readonly say: (text: string) => void;
  readonly annotate: (annotation: Annotation) => void;
}

/** Opens the log. All output is enclosed in `stop-commands` with a random word. */
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
      const tell = { error: core.error, warning: core.warning }[level];
      tell(hide.text(message), properties);
    },
  };
}

/** Tells the runner to mask a secret in every log of the job, line by line. */
export function maskInLog(secret: string): void {
  for (const form of formsInLogs(secret))
    for (const line of form.split(/\r?\n/u)) if (line.trim() !== '') setSecret(line);
}

/** The forms in which other programs may log a secret. Short ones are skipped: they occur in ordinary words. */
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
