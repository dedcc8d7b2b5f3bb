import { randomUUID } from 'node:crypto';
import * as core from '@actions/core';
import { type Finding, renderFindingsGithub } from '../render/problems.ts';
import type { Hide } from '../run/hide.ts';

/** The log of the step. Foreign text in it cannot become a command to the runner. */
export interface Log {
  readonly say: (text: string) => void;
  /** Shows each finding once: several targets may have the same. `folder`: from the repository root to the project. */
  readonly annotate: (findings: readonly Finding[], folder: string) => void;
}

/** Opens the log. All output except annotations is enclosed in `stop-commands` with a random word. */
export function openLog(stdout: NodeJS.WritableStream, hide: Hide): Log {
  const word = randomUUID();
  return {
    say: (text) => {
      stdout.write(`::stop-commands::${word}\n${hide.text(text).trimEnd()}\n::${word}::\n`);
    },
    annotate: (findings, folder) => {
      const once = new Set(findings.map((finding) => renderFindingsGithub([finding], folder)));
      stdout.write(hide.text([...once].join('')));
    },
  };
}

/** Makes the runner mask a secret, in all forms in which programs log it. Short ones are skipped: words contain them. */
export function maskInLog(secret: string): void {
  const bytes = Buffer.from(secret.trim());
  const text = bytes.toString();
  const forms = [text, JSON.stringify(text).slice(1, -1), encodeURIComponent(text), bytes.toString('base64')];
  const lines = forms.filter((form) => form.length >= 6).flatMap((form) => form.split(/\r?\n/u));
  for (const line of new Set(lines)) if (line.trim() !== '') core.setSecret(line);
}
