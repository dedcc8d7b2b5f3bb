import { once as event } from 'node:events';
import { writeSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { Failure } from '../model/failure.ts';
import { isTelling } from '../model/mask.ts';
import { once } from '../model/once.ts';
import { COLOURED, columnsOf, type Paper, PLAIN, type Style } from '../render/paper.ts';
import { wrapMessage } from '../render/wrap.ts';
import { type Hide, hiddenJson, makeHide } from '../run/hide.ts';
import type { World } from './command.ts';

/** Where no terminal shows progress, a step that takes longer is worth a line. */
const LATE_MS = 5000;

/** Streams, signals and environment of this process. */
export function makeWorld(
  process: NodeJS.Process,
  colour: 'auto' | 'always' | 'never',
  places: Paper['places'],
): World {
  const { env, stdout, stderr } = process;
  const styleFor = (stream: NodeJS.WriteStream): Style => {
    if (colour !== 'auto') return colour === 'always' ? COLOURED : PLAIN;
    if (isFilled(env.FORCE_COLOR) && env.FORCE_COLOR !== '0') return COLOURED;
    const isDumb = isFilled(env.NO_COLOR) || env.TERM === 'dumb';
    return stream.isTTY && !isDumb ? COLOURED : PLAIN;
  };
  const paperOf = (stream: NodeJS.WriteStream): Paper => ({
    style: styleFor(stream),
    columns: columnsOf(stream.isTTY ? stream.columns : Number(env.COLUMNS)),
    messages: stream.isTTY ? 'wrapped' : 'whole',
    places,
  });
  const hide = tellingOnly(makeHide());
  const say = (text: string): void => {
    stderr.write(`${wrapMessage(hide.text(text), paperOf(stderr))}\n`);
  };
  let late: NodeJS.Timeout | undefined;
  const showProgress = (line: string): void => {
    clearTimeout(late);
    if (stderr.isTTY && env.TERM !== 'dumb') stderr.write(`\r\u001b[2K${hide.text(line)}`);
    else if (line !== '') late = setTimeout(say, LATE_MS, line).unref();
  };
  return {
    env,
    hide,
    // Read late: a folder that was deleted is then reported like every other failure.
    get cwd() {
      return process.cwd();
    },
    out: paperOf(stdout),
    err: paperOf(stderr),
    // Read late: it opens stdin, and only what asks or waits needs it.
    get person() {
      return process.stdin.isTTY && stderr.isTTY ? 'at-the-terminal' : 'away';
    },
    say,
    sayError: say,
    showProgress,
    print: (text) => {
      stdout.write(hide.text(text));
    },
    printJson: (document) => {
      stdout.write(hiddenJson(document, hide));
    },
    ask: (question) => askAtTerminal(`${wrapMessage(hide.text(question), paperOf(stderr)).trimEnd()} `, process),
    watchForStop: once(() => {
      const stop = new AbortController();
      const onSignal = (): void => {
        if (stop.signal.aborted) {
          sayAtOnce(
            'Stopped. The current request may or may not have arrived: check with `deskform status`.\n',
            stderr,
          );
          process.exit(130);
        }
        showProgress('');
        stderr.write('Stopping after the current request. A second Ctrl-C stops immediately.\n');
        stop.abort();
      };
      process.on('SIGINT', onSignal);
      process.on('SIGTERM', onSignal);
      return stop.signal;
    }),
    untilStopped: async () => {
      await Promise.race([event(process, 'SIGINT'), event(process, 'SIGTERM')]);
    },
  };
}

/**
 * Shows a password that is a common word in our messages, since hiding it would damage every sentence. Answers of the help
 * desk still hide it.
 */
function tellingOnly(hide: Hide): Hide {
  return { ...hide, add: (secrets) => hide.add(secrets.filter(({ text }) => isTelling(text))) };
}

/** Writes synchronously, because the process may exit before the stream is flushed. Ignores a closed stream. */
function sayAtOnce(text: string, { fd }: NodeJS.Process['stderr']): void {
  try {
    writeSync(fd, text);
  } catch {
    // No stream is left to report it on.
  }
}

/** An empty variable counts as not set, by the conventions of both variables. */
function isFilled(variable: string | undefined): boolean {
  return variable !== undefined && variable !== '';
}

/**
 * Asks the user at the terminal for one line. Ctrl-C, a signal or the end of the input is no answer, and ends the run
 * before anything is sent.
 */
function askAtTerminal(question: string, process: NodeJS.Process): Promise<string> {
  return new Promise((resolve, reject) => {
    const lines = createInterface({ input: process.stdin, output: process.stderr });
    const interrupt = (): void => {
      reject(
        new Failure('INTERRUPTED', 'interrupted at the prompt; nothing was sent', { hint: 'Run the command again.' }),
      );
      lines.close();
    };
    // On a terminal Ctrl-C arrives as a key; from elsewhere it is a signal.
    lines.once('SIGINT', interrupt);
    process.once('SIGINT', interrupt);
    process.once('SIGTERM', interrupt);
    let isAnswered = false;
    lines.once('close', () => {
      process.removeListener('SIGINT', interrupt);
      process.removeListener('SIGTERM', interrupt);
      // The next message would be on the line of the question.
      if (!isAnswered) process.stderr.write('\n');
      // Has no effect where the promise is settled already.
      reject(
        new Failure('NOT_CONFIRMED', 'the input ended without an answer; nothing was sent', {
          hint: 'Run again and type the word shown.',
        }),
      );
    });
    lines.question(question, (answer) => {
      isAnswered = true;
      resolve(answer);
      lines.close();
    });
  });
}
