import { join } from 'node:path';
import { type Repository, repositoryWith, ticketFields } from '../../cli/repository.ts';
import { folderWith } from '../../files/temporary-project.ts';
import { startDesk } from '../../program.ts';
import { openGitHub, type StagedGitHub } from './github.ts';
import { jobOf, type OwnJob } from './job-of.ts';

export const DESK_TOKEN = 'token-of-the-desk-1234567890';

/** A repository on GitHub, checked out, and the help desk that its files describe. */
export interface DriftingDesk {
  readonly github: StagedGitHub;
  readonly repository: Repository;
  /** Of the help desk. */
  readonly url: string;
  /** As somebody does it on the help desk's own page. */
  readonly add: (name: string, label: string) => Promise<void>;
  readonly rename: (name: string, label: string) => Promise<void>;
  readonly remove: (name: string) => Promise<void>;
  readonly job: (inputs?: Readonly<Record<string, string>>, env?: Readonly<Record<string, string>>) => OwnJob;
  /** Commits files and pushes them to main. */
  readonly push: (files: Readonly<Record<string, string | undefined>>) => Promise<void>;
  readonly close: () => Promise<void>;
}

type Labels = Readonly<Record<string, string>>;

/** Both sides agree on these fields at first. */
export async function openDriftingDesk(labels: Labels): Promise<DriftingDesk> {
  const github = await openGitHub();
  const desk = await startDesk(['--token', DESK_TOKEN], { cwd: await folderWith({}) });
  const repository = await repositoryWith({
    'deskform.yaml': `version: 1\ntargets:\n  desk: { url: '${desk.url}', auth: { token: '\${env:DESK_TOKEN}' }, undeclared: report }\n`,
    'attributes/ticket.yaml': ticketFields(labels),
  });
  // Where snapshots are fetched from; none is there at first.
  repository.git('init', '--quiet', '--bare', '.git/origin.git');
  repository.git('remote', 'add', 'origin', join(repository.folder, '.git', 'origin.git'));
  const ask = async (method: string, path: string, body?: object): Promise<readonly Row[]> => {
    const answer = await fetch(`${desk.url}/api/v1/object_manager_attributes${path}`, {
      method,
      headers: { authorization: `Token token=${DESK_TOKEN}`, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    const told: unknown = await answer.json();
    return Array.isArray(told) ? told : [];
  };
  const migrate = (): Promise<unknown> => ask('POST', '_execute_migrations');
  const rowOf = async (name: string): Promise<Row> => {
    const row = (await ask('GET', '')).find((one) => one.object === 'Ticket' && one.name === name);
    if (row === undefined) throw new Error(`no ${name} on the desk`);
    return row;
  };
  const add = async (name: string, display: string): Promise<void> => {
    const data = { data_type: 'input', data_option: { type: 'text', maxlength: 120 }, active: true, screens: {} };
    await ask('POST', '', { object: 'Ticket', name, display, ...data });
    await migrate();
  };
  for (const [name, label] of Object.entries(labels)) await add(name, label);
  return {
    github,
    repository,
    url: desk.url,
    add,
    rename: async (name, display) => {
      const { id, ...row } = await rowOf(name);
      await ask('PUT', `/${id}`, { ...row, display });
      await migrate();
    },
    remove: async (name) => {
      await ask('DELETE', `/${(await rowOf(name)).id}`);
      await migrate();
    },
    job: (inputs = {}, env = {}) =>
      jobOf({
        github,
        folder: repository.folder,
        inputs: { command: 'drift', ...inputs },
        env: { DESK_TOKEN, ...env },
      }),
    push: async (files) => {
      await repository.commit(files);
    },
    close: async () => {
      await desk.stop();
      await github.close();
    },
  };
}

interface Row {
  readonly id: number;
  readonly object: string;
  readonly name: string;
}
