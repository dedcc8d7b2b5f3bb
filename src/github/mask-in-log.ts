import { setSecret } from '@actions/core';

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
