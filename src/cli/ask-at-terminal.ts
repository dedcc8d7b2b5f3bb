import { createInterface } from 'node:readline';
import { Failure } from '../problem/failure.ts';

/**
 * One line from the person at the terminal. Ctrl-C, a signal or the end of the input is not an answer, and ends the run
 * before anything is sent.
 */
export function askAtTerminal(
  question: string,
  process: Pick<NodeJS.Process, 'stdin' | 'stderr' | 'once' | 'removeListener'>,
): Promise<string> {
  return new Promise((resolve, reject) => {
    const lines = createInterface({ input: process.stdin, output: process.stderr });
    const interrupt = (): void => {
      reject(new Failure('INTERRUPTED', 'interrupted at the question; nothing was sent'));
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
      // What is said next would stand behind the question.
      if (!isAnswered) process.stderr.write('\n');
      // Counts only where nothing else has ended it.
      reject(
        new Failure('NOT_CONFIRMED', 'the input ended without an answer; nothing was sent', {
          hint: 'Answer "yes", or give --yes.',
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
