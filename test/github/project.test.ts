import { expect, test } from 'vitest';
import { projectName } from '../../src/github/inputs.ts';
import { projectIn } from '../../src/github/project.ts';
import { openGitHub } from './stage/github.ts';
import { jobOf } from './stage/job-of.ts';

const github = await openGitHub();
const jobWith = (inputs: Readonly<Record<string, string>>, env = {}): ReturnType<typeof jobOf> =>
  jobOf({ github, folder: '/nowhere', inputs: { command: 'plan', ...inputs }, env });

test('files name no variable of the runner, and none that holds GitHub’s token', async () => {
  const env = {
    DESK_TOKEN: 'of-the-desk',
    GITHUB_TOKEN: 'of-github',
    ACTIONS_ID_TOKEN_REQUEST_TOKEN: 'of-actions',
    RUNNER_TRACKING_ID: 'of-the-runner',
    github_token: 'as Windows has it',
    GH_TOKEN: 'ghs_of-this-run',
    GIT_HEADER: 'bearer ghs_of-this-run',
  };
  const seen = projectIn('/nowhere', jobWith({ token: 'ghs_of-this-run' }, env)).env;
  expect(Object.keys(seen)).toEqual(['DESK_TOKEN']);
});

test.each([
  ['deskform.yaml', ''],
  ['./deskform.yaml', ''],
  ['emea/deskform.yaml', 'emea'],
  ['./emea//desk/deskform.yaml', 'emea/desk'],
  ['emea/other.yaml', 'emea/other.yaml'],
  ['other.yaml', 'other.yaml'],
])('the project of %s is called %j', (config, name) => {
  expect(projectName(jobWith({ config }).inputs)).toBe(name);
});

test('plans and journals stand outside of the checkout', () => {
  const job = jobWith({});
  expect(job.runner.filesFolder).toBe(`${job.runner.temp}/deskform`);
  expect(job.runner.journalFolder).toBe(`${job.runner.temp}/deskform/journal`);
});
