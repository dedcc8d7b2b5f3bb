import { chmodSync, chownSync, mkdirSync, readdirSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { cp, mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { someOf } from '../deep.ts';
import { deepTest } from '../deep-test.ts';
import type { FaultRule } from '../faults/fault-rules.ts';
import { folderWith } from '../files/temporary-project.ts';
import { type Ran, runBuilt, runByDepth } from '../program.ts';
import { ATTRIBUTES, ask, TOKEN, withSandbox } from '../sandbox/support.ts';
import { type Repository, repositoryWith } from './repository.ts';

/** A journal decides what deskform takes for its own, and undo deletes that: one that others may have written decides nothing. */

const SETTINGS = `version: 1
targets:
  desk: { url: "\${env:DESK_URL}", auth: { token: "\${env:TOKEN}" }, on_failure: keep, restart: { expect: none } }
`;
const field = (name: string): string =>
  `object: Ticket\nattributes: [{ name: ${name}, display: ${name}, data_type: date, data_option: {} }]\n`;
const FAILING_MIGRATION = {
  path: '/api/v1/object_manager_attributes_execute_migrations',
  do: 'status',
  status: 500,
} as const;
const FOLDER = '.deskform/journal';

interface Scene {
  readonly repository: Repository;
  /** The only journal: by it, the pending Ticket.theirs is deskform's own. */
  readonly journal: string;
  readonly path: string;
  readonly run: (args: readonly string[], env?: Readonly<Record<string, string>>) => Promise<Ran>;
  /** Is the pending field of another person still there? */
  readonly isThere: () => Promise<boolean>;
}

/** A repository, a pending field of another person, and a journal that says that an apply of this project made it. */
async function withForeignJournal(use: (scene: Scene) => Promise<void>): Promise<void> {
  const faults: readonly FaultRule[] = [FAILING_MIGRATION];
  await withSandbox({ faults }, async ({ url }) => {
    const env = { DESK_URL: url, TOKEN };
    const elsewhere = await folderWith({ 'deskform.yaml': SETTINGS, 'attributes/t.yaml': field('theirs') });
    expect((await runByDepth(['apply', '--yes'], { cwd: elsewhere, env })).exitStatus).toBe(4);
    const repository = await repositoryWith({ 'deskform.yaml': SETTINGS, 'attributes/t.yaml': field('ours') });
    const cwd = repository.folder;
    await cp(join(elsewhere, '.deskform'), join(cwd, '.deskform'), { recursive: true });
    const [journal = ''] = readdirSync(join(cwd, FOLDER));
    await use({
      repository,
      journal,
      path: join(cwd, FOLDER, journal),
      // Another environment of the process is one of its own.
      run: (args, more) => (more === undefined ? runByDepth : runBuilt)(args, { cwd, env: { ...env, ...more } }),
      isThere: async () => JSON.stringify((await ask(url, 'GET', ATTRIBUTES)).body).includes('"theirs"'),
    });
  });
}

const COMMANDS = [['plan'], ['status'], ['apply', '--yes'], ['resume', '--yes'], ['undo', '--yes']];

/** No command believes the journal; undo leaves the field alone. */
async function expectNotTrusted({ run, isThere, path }: Scene, why: string, hint: string): Promise<void> {
  for (const args of someOf(COMMANDS, 2)) {
    const { exitStatus, stdout, stderr } = await run(args);
    expect({ args, exitStatus, stdout }).toEqual({ args, exitStatus: 1, stdout: '' });
    const text = stderr.replaceAll(/\s+/gu, ' ');
    expect(text).toContain(`the journal ${path} is not trusted: ${why} (JOURNAL_NOT_TRUSTED)`);
    expect(text).toContain(hint);
  }
  expect(await isThere()).toBe(true);
}

const IN_GIT = 'it is in git, so any commit can change it';

describe('a journal in git is not believed', () => {
  test('committed', async () => {
    await withForeignJournal(async (scene) => {
      await scene.repository.commit({});
      await expectNotTrusted(scene, IN_GIT, `\`git rm --cached -- '${dirname(scene.path)}/*.jsonl'\`, commit`);
    });
  });

  test('only staged', async () => {
    await withForeignJournal(async (scene) => {
      scene.repository.git('add', '--intent-to-add', '.');
      await expectNotTrusted(scene, IN_GIT, 'git rm --cached');
    });
  });

  deepTest('only in the last commit', async () => {
    await withForeignJournal(async (scene) => {
      await scene.repository.commit({});
      scene.repository.git('rm', '--quiet', '-r', '--cached', '.deskform');
      await expectNotTrusted(scene, IN_GIT, 'commit its removal');
    });
  });

  deepTest('behind a link that is committed', async () => {
    await withForeignJournal(async (scene) => {
      const { folder } = scene.repository;
      renameSync(join(folder, '.deskform'), join(folder, 'kept'));
      symlinkSync('kept', join(folder, '.deskform'));
      await scene.repository.commit({});
      await expectNotTrusted(scene, IN_GIT, 'git rm --cached');
    });
  });

  deepTest('with other capitals than on the disk', async () => {
    await withForeignJournal(async (scene) => {
      const { folder } = scene.repository;
      renameSync(join(folder, '.deskform'), join(folder, '.Deskform'));
      await scene.repository.commit({});
      await cp(join(folder, '.Deskform'), join(folder, '.deskform'), { recursive: true });
      await expectNotTrusted(scene, IN_GIT, 'git rm --cached');
    });
  });

  deepTest('of a repository around the nearest one', async () => {
    await withForeignJournal(async (scene) => {
      const { folder, git, commit } = scene.repository;
      await mkdir(join(folder, 'inner'));
      for (const name of ['deskform.yaml', 'attributes', '.deskform'])
        renameSync(join(folder, name), join(folder, 'inner', name));
      await commit({});
      git('init', '--quiet', 'inner');
      const { exitStatus, stderr } = await scene.run(['undo', '--yes', '-C', 'inner']);
      expect([exitStatus, stderr]).toEqual([1, expect.stringContaining('JOURNAL_NOT_TRUSTED')]);
      expect(await scene.isThere()).toBe(true);
    });
  });

  test.each(someOf(['kept', ':(exclude)kept', 'k[e]pt*'], 1))('in a folder that --journal names: %s', async (name) => {
    await withForeignJournal(async (scene) => {
      const other = await repositoryWith({});
      renameSync(join(scene.repository.folder, FOLDER), join(other.folder, name));
      await other.commit({});
      const { exitStatus, stderr } = await scene.run(['undo', '--yes', '--journal', join(other.folder, name)]);
      expect([exitStatus, stderr]).toEqual([1, expect.stringContaining('JOURNAL_NOT_TRUSTED')]);
      expect(await scene.isThere()).toBe(true);
    });
  });

  deepTest('although a variable leads git to another repository', async () => {
    await withForeignJournal(async (scene) => {
      await scene.repository.commit({});
      const other = await repositoryWith({});
      const elsewhere = { GIT_DIR: join(other.folder, '.git'), GIT_WORK_TREE: scene.repository.folder };
      const { stderr } = await scene.run(['undo', '--yes'], elsewhere);
      expect(stderr).toContain('JOURNAL_NOT_TRUSTED');
      expect(await scene.isThere()).toBe(true);
    });
  });

  test('of another target it stops nothing', async () => {
    await withForeignJournal(async ({ repository, run }) => {
      await repository.commit({
        'deskform.yaml': SETTINGS.replace('desk:', 'other:').replace('DESK_URL}', 'DESK_URL}/'),
      });
      const { exitStatus, stdout } = await run(['status']);
      expect(exitStatus).toBe(0);
      expect(stdout).toContain('  foreign   Ticket.theirs');
    });
  });
});

describe('where git cannot tell, a journal is not believed', () => {
  test('git is not installed', async () => {
    await withForeignJournal(async ({ run }) => {
      const { exitStatus, stderr } = await run(['status'], { PATH: await folderWith({}) });
      expect([exitStatus, stderr]).toEqual([1, expect.stringContaining('git is not installed, so deskform cannot')]);
    });
  });

  deepTest('the repository belongs to another user', async () => {
    await withForeignJournal(async ({ run, repository }) => {
      const { exitStatus, stderr } = await run(['status'], { GIT_TEST_ASSUME_DIFFERENT_OWNER: '1' });
      expect([exitStatus, stderr]).toEqual([1, expect.stringContaining('dubious ownership')]);
      expect(stderr).toContain(`git config --global --add safe.directory ${repository.folder}`);
    });
  });

  deepTest('an object is missing, and the folder says how to fetch it', async () => {
    await withForeignJournal(async ({ run, repository }) => {
      const { git, folder } = repository;
      const tree = git('rev-parse', 'HEAD^{tree}');
      for (const [name, value] of [
        ['core.repositoryFormatVersion', '1'],
        ['extensions.partialClone', 'origin'],
        ['remote.origin.url', 'ssh://desk.example.com/x'],
        ['remote.origin.promisor', 'true'],
        ['core.sshCommand', `touch ${join(folder, 'started')} #`],
      ] as const)
        git('config', name, value);
      rmSync(join(folder, '.git', 'objects', tree.slice(0, 2), tree.slice(2)));
      const { exitStatus, stderr } = await run(['status']);
      expect([exitStatus, stderr]).toEqual([1, expect.stringContaining('git failed (')]);
      expect(readdirSync(folder)).not.toContain('started');
    });
  });

  deepTest('without a journal, git is not asked', async () => {
    await withForeignJournal(async ({ run, path }) => {
      renameSync(path, `${path}.old`);
      expect((await run(['status'], { PATH: await folderWith({}) })).exitStatus).toBe(0);
    });
  });
});

describe.runIf(process.getuid !== undefined)('a journal that others may have written is not believed', () => {
  test.each([
    ['the group', 0o660],
    ['everybody', 0o602],
  ])('%s can write to it', async (_, mode) => {
    await withForeignJournal(async (scene) => {
      chmodSync(scene.path, mode);
      await expectNotTrusted(scene, 'other users can write to it', `\`chmod go-w ${scene.path}\``);
    });
  });

  // Only root can give a file away.
  test.runIf(process.getuid?.() === 0)('another user owns it', async () => {
    await withForeignJournal(async (scene) => {
      chownSync(scene.path, 12345, 12345);
      await expectNotTrusted(scene, 'it belongs to another user (uid 12345)', `\`chown 0 ${scene.path}\``);
    });
  });

  test('it is a link', async () => {
    await withForeignJournal(async (scene) => {
      renameSync(scene.path, `${scene.path}.kept`);
      symlinkSync(`${scene.journal}.kept`, scene.path);
      await expectNotTrusted(scene, 'it is a link', 'replace it with the journal itself');
    });
  });
});

describe('a journal of this user is believed', () => {
  test.each([
    ['as deskform wrote it', 0o600],
    ['as an archive or an artifact restores it', 0o644],
  ])('%s', async (_, mode) => {
    await withForeignJournal(async ({ run, path, isThere }) => {
      chmodSync(path, mode);
      expect((await run(['status'])).stdout).toContain('  ours      Ticket.theirs');
      expect((await run(['undo', '--yes'])).exitStatus).toBe(0);
      expect(await isThere()).toBe(false);
    });
  });

  test('beside files of git, before the first commit, and outside git', async () => {
    await withForeignJournal(async ({ run, repository, path }) => {
      const fresh = await folderWith({});
      repository.git('init', '--quiet', fresh);
      const outside = await folderWith({});
      for (const folder of [join(fresh, 'a'), outside]) {
        mkdirSync(folder, { recursive: true });
        await cp(path, join(folder, 'a.jsonl'));
        expect((await run(['status', '--journal', folder])).stdout).toContain('  ours      Ticket.theirs');
      }
      await repository.commit({ '.gitignore': '.deskform/\n' });
      expect((await run(['status'])).stdout).toContain('  ours      Ticket.theirs');
    });
  });
});
