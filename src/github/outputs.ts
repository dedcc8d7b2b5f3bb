import * as core from '@actions/core';
import type { ExitStatus } from '../problem/failure.ts';
import type { Story } from '../render/story/story.ts';
import type { Hide } from '../run/hide.ts';
import type { OutputName } from './input-table.ts';

/** What later steps of the workflow may read. Each is set once, at the end. */
export type Outputs = ReadonlyMap<OutputName, string>;

export function writeOutputs(outputs: Outputs, hide: Hide): void {
  for (const [name, value] of outputs) core.setOutput(name, hide.text(value));
}

/** From the worst to the best. */
const RESTARTS: readonly Story['restart'][] = ['needed', 'reload', 'none'];

/** What a run came to. */
interface Came {
  readonly stories: readonly Story[];
  /** The code of the first failure, or empty. */
  readonly failure: string;
  readonly exitStatus: ExitStatus;
  readonly results: readonly object[];
  readonly urls: readonly string[];
}

/** Numbers are sums over all targets; digests and addresses stand one per line. */
export function outputsOfPlans({ stories, failure, exitStatus, results, urls }: Came): Outputs {
  const changes = stories.some(({ counts }) => counts.create + counts.update + counts.delete > 0);
  const destroys = stories.reduce((total, story) => total + story.destroys.length, 0);
  return new Map([
    ['changes', String(changes)],
    ['destroys', String(destroys)],
    ['restart', RESTARTS.find((one) => stories.some(({ restart }) => restart === one)) ?? 'none'],
    ['digest', stories.map(({ digest }) => digest).join('\n')],
    ['failure-reason', failure],
    ['exit-status', String(exitStatus)],
    ['results', JSON.stringify(results)],
    ['url', [...new Set(urls)].join('\n')],
  ]);
}
