import { runAtTerminal } from '../cli/in-process.ts';
import { numberOfRuns } from '../deep.ts';

/** A tenth in the day; `DESKFORM_FUZZ=100000` by hand. `DESKFORM_FUZZ_SEED` repeats one case. */
export function seedsOf(deep: number): readonly number[] {
  const { DESKFORM_FUZZ_SEED } = process.env;
  if (DESKFORM_FUZZ_SEED !== undefined) return [Number(DESKFORM_FUZZ_SEED)];
  const count = numberOfRuns('DESKFORM_FUZZ', { day: Math.ceil(deep / 10), deep });
  return Array.from({ length: count }, (_, index) => index + 1);
}

/** One command on one stage. */
export interface Command {
  readonly args: readonly string[];
  /** Statuses with a meaning for it, whatever the files hold. */
  readonly statuses: readonly number[];
}

interface Told {
  readonly exitStatus: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** What no answer may be, whatever was read; undefined where all is well. */
export function faultOf({ statuses, args }: Command, { exitStatus, stdout, stderr }: Told): string | undefined {
  if (exitStatus === null || !statuses.includes(exitStatus)) return `exit status ${exitStatus}`;
  if (/\(BUG\)|"BUG"|deskform has a bug/u.test(stderr + stdout.slice(0, 10_000))) return 'it says that it has a bug';
  if (/^\s+at .+:\d+:\d+\)?$/mu.test(stderr)) return 'a stack trace';
  if (args.includes('--json') && !isOneDocument(stdout)) return 'no JSON document';
  return undefined;
}

function isOneDocument(text: string): boolean {
  try {
    return typeof JSON.parse(text) === 'object';
  } catch {
    return false;
  }
}

/** What a project's target is asked with. */
export const TOKEN = 'a-token-for-the-desk';

/** Runs a command in this process. */
export async function runHere(command: Command, cwd: string): Promise<Told> {
  return runAtTerminal(command.args, { cwd, env: { DESK_TOKEN: TOKEN } });
}
