import { expect, test } from 'vitest';
import { lockTarget } from '../../src/run/apply/session.ts';

test('a help desk is locked however a project spells its address, and no other one', () => {
  const lock = lockTarget('https://Lock.Example.com:443/');
  try {
    expect(() => lockTarget('https://lock.example.com')).toThrow('another apply is running on this target');
    lockTarget('https://lock.example.com/other').release();
  } finally {
    lock.release();
  }
  lockTarget('https://lock.example.com').release();
});
