import { cpSync, existsSync, mkdtempSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Step } from '../workflow-files.ts';
import { checkOut } from './checkout.ts';
import type { Contexts, Expressions, Status } from './expressions.ts';
import type { StagedGitHub } from './github.ts';
import { runStep, type StepResult } from './runner.ts';
import type { RunWishes, StepRun, WorkflowRun } from './workflow-run.ts';
import { defaultInputs } from './workflow-text.ts';

/** A job while it runs, as its steps see it. */
export interface OpenJob extends Pick<WorkflowRun, 'id' | 'attempt' | 'setOff' | 'workflow'> {
  readonly github: StagedGitHub;
  readonly expressions: Expressions;
  /** What workflows write behind `uses:` for the Action under test. */
  readonly action: string;
  readonly program: string;
  readonly wishes: RunWishes;
  readonly artifacts: Map<string, string>;
  /** RUNNER_TEMP. */
  readonly temp: string;
  readonly workspace: string;
  readonly token: string;
}

type Texts = Readonly<Record<string, string>>;

/** "actions/checkout", without its version. */
export function nameOf({ uses = 'run' }: Step): string {
  return uses.replace(/@.*$/u, '');
}

/** Runs one step that is due. */
export async function runDue(step: Step, contexts: Contexts, status: Status, job: OpenJob): Promise<StepRun> {
  const uses = nameOf(step);
  const filled = (given: object = {}): Texts =>
    Object.fromEntries(
      Object.entries(given).map(([name, value]) => [name, job.expressions.fill(String(value), contexts, status)]),
    );
  const given = filled(step.with);
  if (step.uses === job.action) {
    const result = await runAction({ ...filled(defaultInputs()), ...given }, filled(step.env), job);
    return { uses, outcome: outcomeOf(result, job), result, error: undefined };
  }
  try {
    if (uses === 'actions/checkout') await checkOutFor(given, job);
    else if (uses === 'actions/upload-artifact') upload(given, job);
    else throw new Error(`the staged runner does not know ${uses}`);
    return { uses, outcome: 'success', result: undefined, error: undefined };
  } catch (error) {
    return { uses, outcome: 'failure', result: undefined, error: String(error) };
  }
}

function outcomeOf({ exitStatus, log }: StepResult, { wishes: { cancelAt } }: OpenJob): Status {
  if (cancelAt !== undefined && log.includes(cancelAt)) return 'cancelled';
  return exitStatus === 0 ? 'success' : 'failure';
}

function runAction(inputs: Texts, env: Texts, job: OpenJob): Promise<StepResult> {
  const { setOff, workspace, temp, github, program } = job;
  const { cancelAt, node } = job.wishes;
  return runStep({
    program,
    inputs,
    workspace,
    temp,
    event: { name: setOff.event.name, payload: setOff.payload },
    commit: setOff.commit,
    apiUrl: github.url,
    workflow: job.workflow,
    run: String(job.id),
    env: {
      GITHUB_REPOSITORY: github.repository,
      GITHUB_REF: setOff.ref,
      GITHUB_REF_NAME: shortRef(setOff.ref),
      GITHUB_ACTOR: setOff.actor,
      GITHUB_RUN_ATTEMPT: String(job.attempt),
      GITHUB_GRAPHQL_URL: `${github.url}/graphql`,
      ...env,
    },
    ...(cancelAt === undefined ? {} : { cancelAt }),
    ...(node === undefined ? {} : { node }),
  });
}

/** "main", "7/merge". */
export function shortRef(ref: string): string {
  return ref.replace(/^refs\/(?:heads|pull)\//u, '');
}

async function checkOutFor(given: Texts, { workspace, github, token, setOff, temp }: OpenJob): Promise<void> {
  const { 'fetch-depth': depth = '1', 'persist-credentials': kept = 'true', ...others } = given;
  if (Object.keys(others).length > 0) throw new Error(`the staged checkout does not know ${Object.keys(others)}`);
  await checkOut({
    folder: workspace,
    url: github.gitUrl,
    token,
    ref: setOff.ref,
    commit: setOff.commit,
    depth: Number(depth),
    credentials: kept === 'true' ? 'kept' : 'removed',
    temp,
  });
}

function upload(given: Texts, { artifacts, temp }: OpenJob): void {
  const { name = 'artifact', path = '', 'if-no-files-found': missing = 'warn' } = given;
  if (artifacts.has(name)) throw new Error(`an artifact with the name ${name} already exists on the workflow run`);
  if (!existsSync(path) || readdirSync(path).length === 0) {
    if (missing === 'error') throw new Error(`No files were found with the provided path: ${path}`);
    return;
  }
  const folder = mkdtempSync(join(temp, 'artifact-'));
  cpSync(path, folder, { recursive: true });
  artifacts.set(name, folder);
}
