import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseMark } from '../../../src/github/comment/mark.ts';
import type { Answer } from './github.ts';
import type { StepResult } from './runner.ts';

/** What a comment says of each target: "production open". Empty where its first line is no mark of ours. */
export function statesIn({ body }: { readonly body: string }): readonly string[] {
  return (parseMark(body)?.targets ?? []).map(({ target, state }) => `${target} ${state}`);
}

/** What a step says of each target that it has planned, applied or read, for later steps. */
export function resultsOf({ outputs }: StepResult, command: 'plan' | 'apply'): readonly Answer[] {
  return JSON.parse(outputs.get('results') ?? '[]').filter((one: Answer) => one.command === command);
}

/** A file that the step has left for the artifact. */
export function leftFile({ temp }: StepResult, name: string): string {
  return readFileSync(join(temp, 'deskform', name), 'utf8');
}

/** The digests of the plans of a step, one a line, as `expect` takes them. */
export function digestsOf(step: StepResult): string {
  return [...resultsOf(step, 'plan'), ...resultsOf(step, 'apply')].flatMap(({ digest }) => digest ?? []).join('\n');
}
