import type { Hide } from '../run/hide.ts';
import type { GitHub } from './client.ts';
import type { Inputs } from './inputs.ts';
import type { Log } from './log.ts';
import type { Runner } from './runner.ts';

export interface Job {
  readonly inputs: Inputs;
  readonly runner: Runner;
  readonly github: GitHub;
  readonly log: Log;
  readonly hide: Hide;
}
