import type { ExitStatus } from '../problem/failure.ts';
import type { Hide } from '../run/hide.ts';
import type { GitHub } from './client.ts';
import type { Inputs } from './inputs.ts';
import type { Annotation, Log } from './log.ts';
import type { Outputs } from './outputs.ts';
import type { Runner } from './runner.ts';

/** What every command of the Action works with. */
export interface Job {
  readonly inputs: Inputs;
  readonly runner: Runner;
  /** Made when GitHub has to be asked: a plan in the log alone needs no token. */
  readonly github: () => GitHub;
  readonly log: Log;
  readonly hide: Hide;
}

/** What a command of the Action comes to; written in one place, when all is done. */
export interface JobResult {
  /** As the program would have ended; the step fails with all but 0. */
  readonly exitStatus: ExitStatus;
  readonly outputs: Outputs;
  /** Most dangerous first. */
  readonly annotations: readonly Annotation[];
  /** Parts of the page of the run, in Markdown, the most important first. */
  readonly summary: readonly string[];
}
