import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { nodeProgram, type OtherNode } from '../../../scripts/other-nodes.ts';
import { runAction } from '../../../src/github/action.ts';
import { withoutPauses } from './without-pauses.ts';

await withoutPauses();

/** The Action as GitHub runs it: the bundle that is in git. */
export const ACTION = fileURLToPath(new URL('../../../dist/action.mjs', import.meta.url));

export type Runs = 'as-bundle' | 'here';

/** One step of a workflow: what stands under `with:`, and what set the workflow off. */
export interface Step {
  /** The built bundle in a process of its own, or its source in this one. */
  readonly runs?: Runs;
  /** What is run in place of the bundle. */
  readonly program?: string;
  readonly inputs: Readonly<Record<string, string>>;
  readonly workspace: string;
  readonly event: { readonly name: string; readonly payload: unknown };
  /** The commit that is checked out. */
  readonly commit: string;
  /** Of GitHub's API; where left out, nothing answers there. */
  readonly apiUrl?: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly workflow?: string;
  readonly run?: string;
  readonly node?: OtherNode;
  /** Where RUNNER_TEMP is made; among the machine's temporary folders where left out. */
  readonly tempIn?: string;
  /** RUNNER_TEMP itself, which all steps of a job share; one of this step alone where left out. */
  readonly temp?: string;
  /** Somebody cancels the run as soon as this stands in its log. */
  readonly cancelAt?: string;
}

/** What is left of a step: what its log holds, what later steps can read, and what the page of the run shows. */
export interface StepResult {
  readonly exitStatus: number | null;
  readonly log: string;
  readonly outputs: ReadonlyMap<string, string>;
  readonly temp: string;
}

/**
 * Runs a step in the environment that a runner gives, and no other. Where a process is the point, and while another step
 * runs here, it is one of its own.
 */
export async function runStep(step: Step): Promise<StepResult> {
  const temp = step.temp ?? mkdtempSync(join(step.tempIn ?? tmpdir(), 'deskform-runner-'));
  const env = environmentOf(step, temp);
  writeFileSync(env.GITHUB_OUTPUT, '');
  writeFileSync(env.GITHUB_EVENT_PATH, JSON.stringify(step.event.payload));
  const { runs = 'here', program, node, cancelAt } = step;
  const needsProcess = program !== undefined || node !== undefined || cancelAt !== undefined;
  const ran = runs === 'as-bundle' || needsProcess || isRunningHere ? await runProcess(step, env) : await runHere(env);
  return { ...ran, outputs: parseOutputs(readFileSync(env.GITHUB_OUTPUT, 'utf8')), temp };
}

type Environment = Readonly<Record<string, string>> & {
  readonly GITHUB_OUTPUT: string;
  readonly GITHUB_EVENT_PATH: string;
};

function environmentOf(step: Step, temp: string): Environment {
  const { PATH = '', HOME = '', TMPDIR = '' } = process.env;
  const given = Object.entries(step.inputs).map(([name, value]) => [`INPUT_${name.toUpperCase()}`, value]);
  return {
    PATH,
    // Locks of two runs meet in one folder, as on one machine.
    TMPDIR,
    HOME,
    CI: 'true',
    GITHUB_ACTIONS: 'true',
    GITHUB_REPOSITORY: 'example/desk',
    GITHUB_EVENT_NAME: step.event.name,
    GITHUB_EVENT_PATH: join(temp, 'event.json'),
    GITHUB_SHA: step.commit,
    GITHUB_WORKFLOW: step.workflow ?? 'deskform',
    GITHUB_WORKFLOW_REF: `acme/helpdesk/.github/workflows/deskform-merge.yml@refs/heads/main`,
    GITHUB_RUN_ID: step.run ?? '1001',
    GITHUB_RUN_ATTEMPT: '1',
    GITHUB_SERVER_URL: 'https://github.example.com',
    GITHUB_API_URL: step.apiUrl ?? 'http://127.0.0.1:9',
    GITHUB_WORKSPACE: step.workspace,
    GITHUB_OUTPUT: join(temp, 'output'),
    RUNNER_TEMP: temp,
    ...step.env,
    ...Object.fromEntries(given),
  };
}

type Run = Pick<StepResult, 'exitStatus' | 'log'>;

async function runProcess(step: Step, env: Environment): Promise<Run> {
  const child = spawn(step.node === undefined ? process.execPath : nodeProgram(step.node), [step.program ?? ACTION], {
    cwd: step.workspace,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said: Buffer[] = [];
  let cancelAt = step.cancelAt;
  const onData = (chunk: Buffer): void => {
    said.push(chunk);
    if (cancelAt === undefined || !Buffer.concat(said).includes(cancelAt)) return;
    cancelAt = undefined;
    // As a runner does first.
    child.kill('SIGINT');
  };
  for (const stream of [child.stdout, child.stderr]) stream.on('data', onData);
  const [exitStatus] = await once(child, 'close');
  return { exitStatus, log: Buffer.concat(said).toString('utf8') };
}

let isRunningHere = false;
const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

/** The library of GitHub's that the Action uses reads the environment and writes to the log by itself. */
async function runHere(env: Environment): Promise<Run> {
  const [own, write] = [process.env, process.stdout.write];
  const listening = SIGNALS.flatMap((name) => process.listeners(name));
  const said: string[] = [];
  isRunningHere = true;
  process.env = { ...env };
  process.stdout.write = (text: string | Uint8Array) => said.push(String(text)) > 0;
  try {
    const exitStatus = await runAction(process.env, process.stdout);
    return { exitStatus, log: said.join('') };
  } finally {
    process.stdout.write = write;
    process.env = own;
    // The process of an Action ends with it, and so does what it listens to.
    for (const name of SIGNALS)
      for (const one of process.listeners(name)) if (!listening.includes(one)) process.removeListener(name, one);
    isRunningHere = false;
  }
}

/** "name<<word", lines, "word": as the runner reads them. */
function parseOutputs(text: string): ReadonlyMap<string, string> {
  const outputs = new Map<string, string>();
  for (const [, name = '', , value = ''] of text.matchAll(/^([^\n<]+)<<(.+)\n([\s\S]*?)\n\2$/gmu))
    outputs.set(name, value);
  return outputs;
}
