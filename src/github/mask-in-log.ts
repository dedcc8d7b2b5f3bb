import { setSecret } from '@actions/core';

/** Has the runner show stars for it in every log of the job; it takes a text of several lines line by line. */
export function maskInLog(form: string): void {
  for (const line of form.split(/\r?\n/u)) if (line.trim() !== '') setSecret(line);
}
