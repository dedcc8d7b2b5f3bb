import * as core from '@actions/core';
import type { Story } from '../render/story/story.ts';
import type { Hide } from '../run/hide.ts';
import type { OutputName } from './input-table.ts';

/** What later steps of the workflow may read. Each is set once, at the end. */
export type Outputs = ReadonlyMap<OutputName, string>;

export function writeOutputs(outputs: Outputs, hide: Hide): void {
  for (const [name, value] of outputs) core.setOutput(name, hide.text(value));
}

type Restart = Story['restart'];
/** From the worst to the best. */
const RESTARTS: readonly Restart[] = ['needed', 'reload', 'none'];

/** The outputs that tell of plans: numbers are sums over all targets, digests stand one a line. */
export function outputsOfPlans(stories: readonly Story[]): Outputs {
  const sum = (count: (story: Story) => number): string =>
    String(stories.reduce((total, story) => total + count(story), 0));
  const hasSteps = stories.some(({ counts }) => counts.create + counts.update + counts.delete > 0);
  return new Map([
    ['changes', String(hasSteps)],
    ['create', sum(({ counts }) => counts.create)],
    ['update', sum(({ counts }) => counts.update)],
    ['delete', sum(({ counts }) => counts.delete)],
    ['refuse', sum(({ counts }) => counts.refuse)],
    ['destroys', sum(({ destroys }) => destroys.length)],
    ['restart', RESTARTS.find((one) => stories.some(({ restart }) => restart === one)) ?? 'none'],
    ['digest', stories.map(({ digest }) => digest).join('\n')],
  ]);
}
