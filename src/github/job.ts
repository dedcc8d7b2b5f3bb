import type { Hide } from '../run/hide.ts';
import type { GitHub } from './client.ts';
import type { Inputs } from './inputs.ts';
import type { Log } from './log.ts';
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
