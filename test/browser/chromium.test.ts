import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { findChromium } from '../../scripts/machine.ts';

describe('the browser that is found', () => {
  let folder = '';
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'deskform-chromium-'));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  async function program(name: string, exitStatus: number): Promise<string> {
    await writeFile(join(folder, name), `#!/bin/sh\nexit ${exitStatus}\n`);
    await chmod(join(folder, name), 0o755);
    return join(folder, name);
  }

  test('is the one on the path', async () => {
    const chrome = await program('google-chrome', 0);
    expect(findChromium({ PATH: folder })).toBe(chrome);
  });

  test('is not a script that only says how to install it', async () => {
    await program('chromium-browser', 1);
    const chrome = await program('google-chrome', 0);
    expect(findChromium({ PATH: folder })).toBe(chrome);
  });

  test('is the named one before any other', async () => {
    await program('chromium', 0);
    const mine = await program('mine', 0);
    expect(findChromium({ PATH: folder, CHROMIUM_PATH: mine })).toBe(mine);
  });

  test('is never another one than the named one, when that does not start', async () => {
    await program('chromium', 0);
    const broken = await program('broken', 1);
    expect(() => findChromium({ PATH: folder, CHROMIUM_PATH: broken })).toThrow(
      `CHROMIUM_PATH names ${broken}, which does not start`,
    );
  });
});
