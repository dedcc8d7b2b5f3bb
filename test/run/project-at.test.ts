import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { withFilesAt } from '../../src/run/git/project-at.ts';
import { type Repository, repositoryWith } from '../cli/repository.ts';
import { deepTest } from '../deep-test.ts';

const YAML = { endings: new Set(['.yaml', '.csv']) };

/** Commits one content under many names, as a stranger might. */
function commitManyOf({ git, folder }: Repository, content: string, count: number): void {
  const blob = git('rev-parse', `HEAD:${content}`);
  const paths = Array.from({ length: count }, (_, index) => `data/${index}.csv`);
  for (const path of paths) git('update-index', '--add', '--cacheinfo', `100644,${blob},${path}`);
  git('-C', folder, 'commit', '--quiet', '--message', 'much');
}

test('a commit with more data than a disk should hold is refused before it is read', async () => {
  const repository = await repositoryWith({ 'a.yaml': 'a', 'big.csv': 'x'.repeat(26_000_000) });
  commitManyOf(repository, 'big.csv', 20);
  const { folder } = repository;
  await expect(withFilesAt({ folder, ...YAML }, 'HEAD', async () => {})).rejects.toMatchObject({
    code: 'BASE_UNREADABLE',
    message: 'the YAML and CSV files of that commit have 547 MB; the limit is 500 MB',
  });
});

deepTest('what does not fit into one part is there as well', async () => {
  const lists = Array.from({ length: 5 }, (_, index) => [`lists/${index}.csv`, `${index}\n`.repeat(6_000_000)]);
  const { folder, git } = await repositoryWith({ 'a.yaml': 'a', ...Object.fromEntries(lists) });
  await withFilesAt({ folder, ...YAML }, 'HEAD', async (files) => {
    for (const [name = '', content = ''] of lists)
      expect(readFileSync(join(files.folder, name), 'utf8') === content).toBe(true);
    expect(readFileSync(join(files.folder, 'a.yaml'), 'utf8')).toBe('a');
    expect(files.commit).toBe(git('rev-parse', 'HEAD'));
  });
});
