import { randomUUID } from 'node:crypto';
import * as core from '@actions/core';
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
  return {
    say: (text) => {
      stdout.write(`::stop-commands::${word}\n${hide.text(text).trimEnd()}\n::${word}::\n`);
    },
    annotate: ({ level, title, message, place }) => {
      const at = place && { file: hide.text(place.file), startLine: place.line, startColumn: place.column };
      const tell = level === 'error' ? core.error : core.warning;
      tell(hide.text(message), { title: hide.text(title), ...at });
    },
  };
}

/**
 * Tells the runner to mask a secret in every log of the job, line by line, also in the forms in which other programs may log
 * it. Short ones are skipped: they occur in ordinary words.
 */
export function maskInLog(secret: string): void {
  const bytes = Buffer.from(secret.trim());
  const text = bytes.toString();
  const forms = [text, JSON.stringify(text).slice(1, -1), encodeURIComponent(text), bytes.toString('base64')];
  const lines = forms.filter((form) => form.length >= 6).flatMap((form) => form.split(/\r?\n/u));
  for (const line of new Set(lines)) if (line.trim() !== '') core.setSecret(line);
}
