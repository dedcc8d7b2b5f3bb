import { mkdirSync, renameSync } from 'node:fs';
import { rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { openProject } from '../../src/run/open-project.ts';
import { CONFIG, declaredIn, folderWith, tell } from './temporary-project.ts';

const absent = (name: string): string => `object: Ticket\nattributes: [{ name: ${name}, state: absent }]\n`;
const withPattern = (pattern: string): string => `attributes: ${pattern}\ntargets: {}\n`;

describe('patterns', () => {
  test('several of them find each file once, in order, and never deskform.yaml', async () => {
    const folder = await folderWith({
      'deskform.yaml': withPattern('["*.yaml", "deep/**/*.yaml", "a.yaml"]'),
      'b.yaml': absent('b'),
      'a.yaml': absent('a'),
      'deep/er/c.yaml': absent('c'),
    });
    const { files, definitions, problems } = await declaredIn({ folder });
    expect(problems).toEqual([]);
    expect(files).toEqual(['a.yaml', 'b.yaml', 'deep/er/c.yaml']);
    expect(definitions.map(({ key }) => key)).toEqual(['Ticket.a', 'Ticket.b', 'Ticket.c']);
  });

  test('none of them finds what a package has brought', async () => {
    const folder = await folderWith({
      'deskform.yaml': withPattern('"**/*.yaml"'),
      'a.yaml': absent('a'),
      'node_modules/x/a.yaml': absent('x'),
      'deep/node_modules/y.yaml': absent('y'),
    });
    expect((await declaredIn({ folder })).files).toEqual(['a.yaml']);
  });

  test('one that matches nothing is a mistake, with its place', async () => {
    const folder = await folderWith({
      'deskform.yaml': withPattern('["*.yaml", "nothing/*.yaml"]'),
      'a.yaml': absent('a'),
    });
    expect((await declaredIn({ folder })).problems.map(tell)).toEqual([
      'no-files 1:24 no file matches nothing/*.yaml | Write files that end in .yaml, or name their folder, relative to the project folder, as in attributes.',
    ]);
  });

  test.each(['attributes', 'attributes/', './attributes', 'attributes//', '.'])(
    '%s is a folder: its YAML files are read with those in folders below',
    async (pattern) => {
      const folder = await folderWith({
        'deskform.yaml': withPattern(JSON.stringify(pattern)),
        'attributes/a.yaml': absent('a'),
        'attributes/deep/er/b.yml': absent('b'),
        'attributes/notes.txt': 'no attributes',
      });
      const { files, problems } = await declaredIn({ folder });
      expect(problems).toEqual([]);
      expect(files).toEqual(['attributes/a.yaml', 'attributes/deep/er/b.yml']);
    },
  );

  test('one that matches nothing is none for who writes the first file', async () => {
    const folder = await folderWith({ 'deskform.yaml': withPattern('"nothing/*.yaml"') });
    expect((await declaredIn({ folder, patternMustMatch: 'optional' })).problems).toEqual([]);
  });

  test('what leads out of the repository is refused, by the pattern or by a link; elsewhere in it is fine', async () => {
    const root = await folderWith({
      'elsewhere/z.yaml': absent('z'),
      'repository/.git/HEAD': '',
      'repository/shared/x.yaml': absent('x'),
      'repository/project/deskform.yaml': withPattern('[attributes, ../shared]'),
      'repository/project/attributes/a.yaml': absent('a'),
    });
    const folder = join(root, 'repository/project');
    await symlink('../../shared', join(folder, 'attributes/linked'));
    expect((await declaredIn({ folder })).files).toEqual([
      '../shared/x.yaml',
      'attributes/a.yaml',
      'attributes/linked/x.yaml',
    ]);
    await rm(join(folder, 'attributes/linked'));
    const hint = 'Move the files into it, or move deskform.yaml to a folder that contains all of its files.';
    const told = async (): Promise<readonly string[]> => (await declaredIn({ folder })).problems.map(tell);
    for (const place of ['../../../elsewhere', '../../../elsewhere/z.yaml']) {
      const link = join(folder, 'attributes/link.yaml');
      await symlink(place, link);
      const seen = place.endsWith('z.yaml') ? 'attributes/link.yaml' : 'attributes/link.yaml/z.yaml';
      expect(await told()).toEqual([
        `file-unreadable 1:1 ${seen} leads outside the git repository or project | ${hint}`,
      ]);
      await rm(link);
    }
    for (const pattern of ['../../elsewhere', `${root}/elsewhere/*.yaml`, '/', '/**']) {
      await writeFile(join(folder, 'deskform.yaml'), withPattern(JSON.stringify(pattern)));
      expect(await told()).toEqual([
        `file-unreadable 1:1 ${pattern} leads outside the git repository or project | ${hint}`,
      ]);
    }
    await writeFile(join(folder, 'deskform.yaml'), withPattern(JSON.stringify(`${root}/repository/shared/*.yaml`)));
    expect((await declaredIn({ folder })).definitions.map(({ key }) => key)).toEqual(['Ticket.x']);
  });

  test('of JSON beside them, an answer of the API is told, and neither a snapshot of ours nor anything else', async () => {
    const rows = [{ name: 'x', data_option_new: {} }];
    const folder = await folderWith({
      'deskform.yaml': withPattern('.'),
      'a.yaml': absent('a'),
      'answer.json': JSON.stringify(rows),
      'live/production.json': JSON.stringify({ format_version: 1, attributes: rows }),
      'package.json': '{}',
    });
    expect((await declaredIn({ folder })).problems.map(({ code, where }) => [code, where?.file])).toEqual([
      ['file-not-read', 'answer.json'],
    ]);
  });

  test('a link to nothing is told, and not taken for a deleted definition', async () => {
    const folder = await folderWith({ 'deskform.yaml': withPattern('attributes'), 'attributes/a.yaml': absent('a') });
    await symlink('gone.yaml', join(folder, 'attributes/b.yaml'));
    expect((await declaredIn({ folder })).problems.map(({ code, where }) => [code, where?.file])).toEqual([
      ['file-unreadable', 'attributes/b.yaml'],
    ]);
  });

  test('a folder whose name begins with two dots is one of the project', async () => {
    const folder = await folderWith({ 'deskform.yaml': withPattern('"..old/*.yaml"'), '..old/a.yaml': absent('a') });
    const { files, problems } = await declaredIn({ folder });
    expect({ files, problems }).toEqual({ files: ['..old/a.yaml'], problems: [] });
  });

  test.each(['./!', '!', './!./!', 'b//', 'b/', '\\0/a.yaml'])(
    '%j names no file, which is told like any that matches nothing',
    async (pattern) => {
      const folder = await folderWith({
        'deskform.yaml': withPattern(JSON.stringify(pattern)),
        'a/a.yaml': absent('a'),
      });
      expect((await declaredIn({ folder })).problems.map(({ code, message }) => [code, message])).toEqual([
        ['no-files', `no file matches ${pattern}`],
      ]);
    },
  );

  test.each(['....', `${'a/'.repeat(100_000)}*.yaml`])(
    'one that no system can open matches nothing',
    async (pattern) => {
      const folder = await folderWith({ 'deskform.yaml': withPattern(JSON.stringify(pattern)) });
      expect((await declaredIn({ folder })).problems.map(({ code }) => code)).toEqual(['no-files']);
    },
  );

  test('a link to a deskform.yaml elsewhere is not followed', async () => {
    const folder = await folderWith({ 'mine/a.yaml': absent('a'), 'other/deskform.yaml': withPattern('a.yaml') });
    await symlink('../other/deskform.yaml', join(folder, 'mine/deskform.yaml'));
    const { problems } = await declaredIn({ folder: join(folder, 'mine'), within: [join(folder, 'mine')] });
    expect(problems.map(tell)).toEqual([
      'file-unreadable 1:1 deskform.yaml leads outside the git repository or project | It is a link. Pass the file itself with --config, or move it into the project.',
    ]);
  });

  test('several slashes are one, as everywhere', async () => {
    const folder = await folderWith({ 'deskform.yaml': withPattern('"a//*.yaml"'), 'a/a.yaml': absent('a') });
    expect((await declaredIn({ folder })).files).toEqual(['a/a.yaml']);
  });

  test('a folder that cannot be looked into is told: it may hold definitions', async () => {
    const folder = await folderWith({ 'deskform.yaml': withPattern('"**/a.yaml"'), 'a.yaml': absent('a') });
    // Not by its mode, which root may ignore: by a path longer than systems take, put together of two that they do.
    const half = Array.from({ length: 12 }, () => 'x'.repeat(200)).join('/');
    for (const part of ['deep', 'rest']) mkdirSync(join(folder, part, half), { recursive: true });
    renameSync(join(folder, 'rest'), join(folder, 'deep', half, 'rest'));
    onTestFinished(() => renameSync(join(folder, 'deep', half, 'rest'), join(folder, 'rest')));
    const told = (await declaredIn({ folder })).problems.map(({ code, message, hint }) => [code, message, hint]);
    expect(told).toEqual([
      [
        'file-unreadable',
        expect.stringMatching(/^the folder deep\/[x/]+\/rest\/[x/]+ cannot be read \(ENAMETOOLONG\)$/u),
        'It may contain attribute files. Grant read access, or narrow the pattern.',
      ],
    ]);
  });
});

describe('mistakes', () => {
  test('an attribute that is defined twice has no label that stands twice', async () => {
    const twice = '{ name: x, display: X, data_type: date }';
    const folder = await folderWith({
      'deskform.yaml': CONFIG,
      'a.yaml': `object: Ticket\nattributes: [${twice}, ${twice}]\n`,
    });
    expect((await declaredIn({ folder })).problems.map(({ code }) => code)).toEqual(['duplicate-attribute']);
  });

  test('of all files are told at once, by place', async () => {
    const folder = await folderWith({
      'deskform.yaml': `${CONFIG}nonsense: 1\n`,
      'b.yaml': 'object: Ticket\nattributes: [{ name: x, state: absent }, { name: y, stat: absent }]\n',
      'a.yaml': absent('x'),
      'c.yaml': Uint8Array.of(0xff, 0xfe),
    });
    const { problems } = await declaredIn({ folder });
    expect(problems.map(({ code, where }) => `${where?.file}:${where?.line}:${where?.column} ${code}`)).toEqual([
      'b.yaml:2:22 duplicate-attribute',
      'b.yaml:2:42 setting-invalid',
      'b.yaml:2:42 setting-invalid',
      'b.yaml:2:53 unknown-key',
      'c.yaml:1:1 file-unreadable',
      'deskform.yaml:5:1 unknown-key',
    ]);
    expect(problems[0]?.hint).toBe('The other one is at a.yaml:2:22. Keep one of them.');
  });

  test('of attribute files are told even where deskform.yaml cannot be read', async () => {
    const folder = await folderWith({
      'deskform.yaml': 'targets: "\n',
      'attributes/a.yaml': 'object: Ticke\nattributes: []\n',
    });
    expect((await declaredIn({ folder })).problems.map(({ code }) => code)).toEqual(['object-unknown', 'yaml-syntax']);
  });
});

describe('without deskform.yaml', () => {
  test.each([
    ['with attribute files', { 'attributes/a.yaml': absent('a') }],
    ['without any', {}],
  ])('%s, there is no project', async (_, files: Record<string, string>) => {
    expect((await declaredIn({ folder: await folderWith(files) })).problems.map(tell)).toEqual([
      'no-project there is no deskform.yaml in this folder or a parent | Create one with `deskform init --url ADDRESS`, or name the folder with -C.',
    ]);
  });

  test('one in a folder below is named', async () => {
    const folder = await folderWith({ 'desk/deskform.yaml': 'targets: {}\n' });
    expect((await declaredIn({ folder })).problems.map(tell)).toEqual([
      'no-project there is no deskform.yaml in this folder or a parent | There is one in desk: add `-C desk`, or run: cd desk',
    ]);
  });

  test('a file that was named is missed by its name', async () => {
    const folder = await folderWith({});
    expect((await declaredIn({ folder, configFile: 'desks.yaml' })).problems.map(tell)).toEqual([
      `file-unreadable 1:1 desks.yaml does not exist | deskform looked for ${join(folder, 'desks.yaml')}. Without --config, it reads deskform.yaml in the current folder or a parent.`,
    ]);
  });

  test('a file that was named elsewhere is missed as it was named', async () => {
    const cwd = await folderWith({ 'here/a.yaml': absent('a') });
    const told = async (configFile: string): Promise<readonly string[]> =>
      (await openProject({ cwd, configFile, env: {} })).problems.map(
        (problem) => `${problem.where?.file} ${tell(problem)}`,
      );
    expect(await told('here/nope/deskform.yaml')).toEqual([
      `here/nope/deskform.yaml file-unreadable 1:1 here/nope/deskform.yaml does not exist | deskform looked for ${join(cwd, 'here/nope/deskform.yaml')}. Without --config, it reads deskform.yaml in the current folder or a parent.`,
    ]);
    expect(await told(cwd)).toEqual([
      `${cwd} file-unreadable 1:1 ${cwd} is a folder | deskform looked for ${cwd}. Without --config, it reads deskform.yaml in the current folder or a parent.`,
    ]);
  });
});
