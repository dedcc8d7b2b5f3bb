import { join } from 'node:path';
import type { Hide } from '../run/hide.ts';
import type { GitHub } from './client.ts';
import type { Inputs } from './inputs.ts';
import type { Log } from './log.ts';
import type { Runner } from './runner.ts';

/** The context of every command of the Action. */
export interface Job {
  readonly inputs: Inputs;
  readonly runner: Runner;
  readonly github: GitHub;
  readonly log: Log;
  readonly hide: Hide;
}

/** The folder for the artifact of the run, outside the checkout: a committed file must not pass for a plan. */
export function filesFolder({ runner }: Job): string {
  return join(runner.temp, 'deskform');
}

/** The folder of the journal, which `deskform resume` and `deskform undo` read. */
export function journalFolder(job: Job): string {
  return join(filesFolder(job), 'journal');
}
