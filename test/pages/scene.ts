import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { NEWEST_RELEASE, RELEASES, type Release } from '../../src/model/release.ts';
import type { Reference } from '../../src/sandbox/model/desk.ts';
import { GIT_ALONE } from '../cli/repository.ts';
import { type Desk, openDesk, TOKEN } from './desk.ts';
import type { Act } from './page-scenes.ts';
import { namesOfPort } from './port.ts';
import { addressesIn, copyFolder, ROOT, variablesIn, writeProgram } from './scene-files.ts';
import { openShell, type Said, type Shell } from './shell.ts';

/** Where a page names no project, this is the help desk of its command lines. */
const ADDRESS = 'https://helpdesk.example.com';

/** A folder, a shell in which `deskform` is the built program, and help desks that answer under the addresses of the page. */
export interface Scene {
  readonly run: (line: string) => Promise<Said>;
  readonly play: (act: Exclude<Act, { readonly does: 'run' }>) => Promise<void>;
  readonly close: () => Promise<void>;
}

/** What a page may say of a scene. A word is followed by what the name asks for. */
interface Words {
  /** "examples/FOLDER": a copy of it. */
  readonly project: string | undefined;
  readonly desks: 'none' | 'one' | 'each';
  /** "release 5.2" */
  readonly release: Release;
  /** "references FILE": what uses attributes in its conditions. */
  readonly references: string | undefined;
  /** "holds examples/FOLDER": the desk has what these files say, and the project knows nothing of it. */
  readonly held: string | undefined;
  /** "port 8080": what listens there on the page listens on a free port here. */
  readonly port: string | undefined;
  readonly rest: ReadonlySet<string>;
}

const REST = ['this repository', 'applied', 'in git'];

function readWords(words: readonly string[]): Words {
  const rest = new Set(words);
  const take = (wanted: RegExp): string | undefined => {
    const word = words.find((one) => wanted.test(one));
    if (word !== undefined) rest.delete(word);
    return word?.replace(wanted, '$1');
  };
  const project = take(/^(examples\/.*)$/u);
  const named = take(/^release (.*)$/u);
  const release = RELEASES.find((one) => one === named) ?? NEWEST_RELEASE;
  const references = take(/^references (.*)$/u);
  const held = take(/^holds (.*)$/u);
  const port = take(/^port (\d+)$/u);
  const one = take(/^one desk$/u);
  const each = take(/^a desk for each target$/u);
  const strange = [...rest].filter((word) => !REST.includes(word));
  if (strange.length > 0) throw new Error(`no scene knows the words ${strange.join(', ')}`);
  return {
    project,
    desks: one !== undefined ? 'one' : each !== undefined ? 'each' : 'none',
    release,
    references,
    held,
    port,
    rest,
  };
}

export async function openScene(told: readonly string[]): Promise<Scene> {
  const words = readWords(told);
  const place = await mkdtemp(join(tmpdir(), 'deskform-page-'));
  const open: { readonly desks: Map<string, Desk>; readonly shells: Shell[] } = { desks: new Map(), shells: [] };
  const close = async (): Promise<void> => {
    for (const shell of open.shells) shell.close();
    for (const desk of new Set(open.desks.values())) await desk.stop();
    await rm(place, { recursive: true, force: true });
  };
  try {
    return { ...(await setScene(words, place, open)), close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function setScene(
  words: Words,
  place: string,
  { desks, shells }: { readonly desks: Map<string, Desk>; readonly shells: Shell[] },
): Promise<Omit<Scene, 'close'>> {
  const folder = join(place, 'project');
  const environment: Record<string, string> = {};
  await openDesks(words, place, desks);

  // Several addresses of one desk: the first is the one that is shown.
  const places = [
    ...[...desks].map(([address, { url }]) => [address, url] as const),
    ...(await namesOfPort(words.port)),
  ];
  const inScene = (text: string): string => places.reduce((all, [page, here]) => all.replaceAll(page, here), text);
  const onPage = (text: string): string => places.reduce((all, [page, here]) => all.replaceAll(here, page), text);
  const write = (from: string, to: string): Promise<void> =>
    copyFolder(from, to, (text) => {
      for (const name of variablesIn(text)) environment[name] = TOKEN;
      return inScene(impatient(text));
    });
  const bin = await writeProgram(join(place, 'bin'));
  const shellIn = (cwd: string): Shell => {
    const { PATH = '' } = process.env;
    const shell = openShell(cwd, { PATH: `${bin}:${PATH}`, HOME: place, ...GIT_ALONE, ...environment });
    shells.push(shell);
    return shell;
  };
  const [first] = desks.values();
  const desk = (): Desk => {
    if (first === undefined) throw new Error('this scene has no desk');
    return first;
  };

  await mkdir(folder);
  if (words.project !== undefined) await write(words.project, folder);
  if (words.rest.has('this repository')) {
    await writeProgram(join(folder, 'dist'));
    await symlink(join(ROOT, 'examples'), join(folder, 'examples'));
  }
  if (words.held !== undefined) {
    const other = join(place, 'held');
    await write(words.held, other);
    await writeFile(
      join(other, 'deskform.yaml'),
      `version: 1\nattributes: attributes/*.yaml\ntargets: { desk: { url: "${desk().url}", auth: { token: "\${env:DESKFORM_TOKEN}" } } }\n`,
    );
    await mustEndWell(shellIn(other), `DESKFORM_TOKEN=${TOKEN} deskform apply`);
  }
  const shell = shellIn(folder);
  if (words.rest.has('applied')) await mustEndWell(shell, 'deskform apply --target all && rm -r .deskform');
  if (words.rest.has('in git')) await mustEndWell(shell, PUSHED);

  return {
    run: async (line) => {
      const { text, exitStatus } = await shell.run(inScene(line).replaceAll('…', TOKEN));
      return { text: onPage(text), exitStatus };
    },
    play: async (act) => {
      if (act.does === 'prepare') await mustEndWell(shell, inScene(act.shell));
      else if (act.does === 'write') await write(act.folder, join(folder, act.into));
      else if (act.does === 'save') await desk().save(act.key, act.settings);
      else if (act.does === 'go-away') await desk().goAway(act.afterRequests);
      else if (act.does === 'let-go') await desk().letGo();
      else await desk().comeBack();
    },
  };
}

/** A help desk of a scene that goes away is not waited for as long as a real one. */
function impatient(config: string): string {
  if (/timeout:|restart:/u.test(config)) return config;
  return config.replace(/^( +)url: .*$/mu, '$&\n$1timeout: 3s\n$1restart: { wait: 3s }');
}

/** By the addresses that the page has for them. */
async function openDesks(words: Words, place: string, desks: Map<string, Desk>): Promise<void> {
  const { project, release } = words;
  if (words.desks === 'none') return;
  const references: readonly Reference[] =
    words.references === undefined ? [] : JSON.parse(await readFile(join(ROOT, words.references), 'utf8'));
  for (const address of project === undefined ? [ADDRESS] : await addressesIn(project)) {
    const [shared] = words.desks === 'one' ? desks.values() : [];
    const open = async (): Promise<Desk> =>
      openDesk({ folder: await mkdtemp(join(place, 'desk-')), release, references });
    desks.set(address, shared ?? (await open()));
  }
}

const PUSHED = `git init --quiet --initial-branch main && git add --all && git commit --quiet --message "as it is" &&
git update-ref refs/remotes/origin/main HEAD`;

async function mustEndWell(shell: Shell, line: string): Promise<void> {
  const { text, exitStatus } = await shell.run(line);
  if (exitStatus !== 0) throw new Error(`${line}: exit status ${exitStatus}\n${text}`);
}
