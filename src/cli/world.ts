import type { Environment } from '../attribute/placeholder.ts';
import type { Paper } from '../render/paper.ts';
import type { Hide } from '../run/hide.ts';

/** Where output goes: stdout carries the result, stderr everything that is said to the person. */
export interface World {
  readonly env: Environment;
  readonly cwd: string;
  /** Knows every credential that the command reads: nothing that is shown or written holds one. */
  readonly hide: Hide;
  /** What stdout and stderr can show: plain and of the usual width where they are no terminals. */
  readonly out: Paper;
  readonly err: Paper;
  /** Whether a person sits in front of it: then questions may be asked and progress is shown. */
  readonly person: 'at-the-terminal' | 'away';
  /** Said to the person while the command works. */
  readonly say: (text: string) => void;
  /** A text on stdout; for commands whose result comes in pieces, such as the sandbox's address. */
  readonly print: (text: string) => void;
  /** A JSON document on stdout, as it is: scripts read it, whatever signs people want. */
  readonly printJson: (document: string) => void;
  readonly ask: (question: string) => Promise<string>;
  /**
   * Aborted by the first Ctrl-C or SIGTERM from the moment it is asked for; what is under way is then finished. The
   * second one ends the process at once.
   */
  readonly watchForStop: () => AbortSignal;
  /** Resolves at the first Ctrl-C or SIGTERM. */
  readonly untilStopped: () => Promise<void>;
}

/** One signal stops all that is done in a row. */
export function stoppedOnce(world: World): World {
  let stop: AbortSignal | undefined;
  return {
    ...world,
    watchForStop: () => {
      stop ??= world.watchForStop();
      return stop;
    },
  };
}
