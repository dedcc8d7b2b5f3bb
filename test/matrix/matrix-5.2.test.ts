import { afterAll, describe, test } from 'vitest';
import { interruptionsOf } from './interruptions.ts';
import { play } from './play.ts';
import { makeReference } from './reference.ts';

const reference = await makeReference('5.2');
afterAll(reference.remove);

describe.concurrent('an apply on 5.2 tells the truth and can be ended in every way after', () => {
  test.each(interruptionsOf(reference))('$name', (interruption) => play(interruption, reference));
});
