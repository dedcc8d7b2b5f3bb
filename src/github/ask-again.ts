import { isLost } from './client.ts';

const TRIES = 3;

/**
 * Does it again where an answer was lost on the way. What is given has to look first what became of the last try: a
 * write whose answer is lost may have been carried out.
 */
export async function askAgain<T>(lookAndWrite: () => Promise<T>): Promise<T> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await lookAndWrite();
    } catch (error) {
      if (tried === TRIES || !isLost(error)) throw error;
    }
  }
}
