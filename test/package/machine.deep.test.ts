import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { emptyFolder, ROOT } from './packed.ts';

/** A machine with nothing on it but programs that would install something, and that only note how they are called. */
function onBareMachine(args: readonly string[], env: Readonly<Record<string, string>>) {
  const folder = emptyFolder();
  for (const name of ['apt-get', 'sudo', 'npm', 'env']) {
    writeFileSync(join(folder, name), `#!/bin/sh\necho "${name} $*" >> ${folder}/called\n`, { mode: 0o755 });
  }
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--import', import.meta.resolve('tsx'), 'scripts/machine.ts', ...args],
    {
      cwd: ROOT,
      env: { PATH: folder, HOME: folder, PLAYWRIGHT_BROWSERS_PATH: folder, ...env },
      encoding: 'utf8',
    },
  );
  const called = existsSync(join(folder, 'called')) ? readFileSync(join(folder, 'called'), 'utf8') : '';
  return { status, stderr, called };
}

describe('npm test on a machine without browser and curl', () => {
  test('says what is skipped, and installs nothing', () => {
    const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
    expect(scripts.test).toContain('machine -- look');
    const { status, stderr, called } = onBareMachine(['look'], {});
    expect({ status, called }).toEqual({ status: 0, called: '' });
    expect(stderr).toContain('Chromium is missing: the tests of pages in a browser are skipped\n');
    expect(stderr).toContain('curl is missing: the tests of the GitLab pipeline are skipped\n');
    expect(stderr).toContain('npm run machine');
  });

  test('fails where CI is set, and installs nothing either', () => {
    const { status, stderr, called } = onBareMachine(['look'], { CI: 'true' });
    expect({ status, called }).toEqual({ status: 1, called: '' });
    expect(stderr).toContain('Chromium is missing');
  });
});

test('npm run machine installs what is missing', () => {
  const { status, called } = onBareMachine([], {});
  expect(status).toBe(1);
  for (const name of ['chromium', 'curl']) {
    expect(called).toMatch(new RegExp(`apt-get .*install -y --no-install-recommends ${name}$`, 'mu'));
  }
});
