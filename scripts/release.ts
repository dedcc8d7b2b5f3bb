import { execFileSync } from 'node:child_process';
import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { releaseFacts } from './release/facts.ts';

/**
 * Looks at a tag before anything is built of it: says all that is wrong, or writes the notes of the release to the file
 * that is named and the rest to the outputs of the step. GitHub says which tag and which repository.
 */
const root = new URL('..', import.meta.url);
const read = (file: string): string => readFileSync(new URL(file, root), 'utf8');
const { GITHUB_REF_NAME: tag = '', GITHUB_REPOSITORY: repository = '', GITHUB_OUTPUT: outputs } = process.env;
const [notesFile = 'release-notes.md'] = process.argv.slice(2);

const facts = releaseFacts({
  tag,
  repository,
  manifest: JSON.parse(read('package.json')),
  changelog: read('CHANGELOG.md'),
  tags: execFileSync('git', ['tag', '--list'], { cwd: fileURLToPath(root), encoding: 'utf8' }).split('\n'),
});
if (facts.verdict === 'not-ready') {
  for (const fault of facts.faults) process.stderr.write(`${fault}\n`);
  process.exitCode = 1;
} else {
  const { npmTag, listedAs, movingTag = '' } = facts;
  const told = `npm-tag=${npmTag}\nlisted-as=${listedAs}\nmoving-tag=${movingTag}\n`;
  writeFileSync(notesFile, `${facts.notes}\n`);
  if (outputs !== undefined) appendFileSync(outputs, told);
  process.stdout.write(told);
}
