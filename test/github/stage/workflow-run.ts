import { mkdirSync, mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import type { OtherNode } from '../../../scripts/other-nodes.ts';
import { type Contexts, openExpressions, type Status } from './expressions.ts';
import { ACTION, type StepResult } from './runner.ts';
import type { Story } from './story.ts';
import { type SetOff, setOffBy, type WorkflowEvent } from './workflow-event.ts';
import { nameOf, type OpenJob, runDue, shortRef } from './workflow-step.ts';
import { dispatchInputs, permissionsOf, type ReadWorkflow, readWorkflowText, startsOn } from './workflow-text.ts';

/** A run of a workflow, as its page on GitHub shows it. */
export interface WorkflowRun {
  readonly id: number;
  readonly attempt: number;
  /** The name of the workflow. */
  readonly workflow: string;
  readonly setOff: SetOff;
  readonly conclusion: Status | 'skipped';
  readonly jobs: readonly JobRun[];
  /** The folder of each artifact. */
  readonly artifacts: ReadonlyMap<string, string>;
}

export interface JobRun {
  readonly id: string;
  readonly conclusion: Status | 'skipped';
  readonly steps: readonly StepRun[];
}

export interface StepRun {
  /** "actions/checkout", without its version. */
  readonly uses: string;
  readonly outcome: Status | 'skipped';
  /** Of a step of the Action under test that ran. */
  readonly result: StepResult | undefined;
  /** Why a step of another Action failed. */
  readonly error: string | undefined;
}

/** What happens to a run besides its steps. */
export interface RunWishes {
  /** Somebody cancels the run as soon as this stands in the log of the Action. */
  readonly cancelAt?: string;
  readonly node?: OtherNode;
}

/** GitHub Actions of a story's repository. */
export interface StagedActions {
  /** Runs every workflow of the repository that the event sets off, one after the other, as the commit of the run has them. */
  readonly setOff: (event: WorkflowEvent, wishes?: RunWishes) => Promise<readonly WorkflowRun[]>;
  /** Somebody presses "Re-run jobs": the same commit and event, another attempt. */
  readonly again: (run: WorkflowRun, wishes?: RunWishes) => Promise<WorkflowRun>;
}

export interface ActionsOf {
  readonly story: Story;
  /** Of the repository. */
  readonly secrets: Readonly<Record<string, string>>;
  /** What workflows write behind `uses:` for the Action under test. */
  readonly action: string;
  /** What runs in its place; the bundle in dist/ where left out. */
  readonly program?: string;
}

type Begun = Pick<WorkflowRun, 'id' | 'attempt' | 'setOff'>;

/** Runs workflows as GitHub does: their YAML, their `if:`s and permissions, checkouts with their depth. */
export async function openActions({ story, secrets, action, program = ACTION }: ActionsOf): Promise<StagedActions> {
  const expressions = await openExpressions();
  const { github, repository } = story;
  let lastRun = 5000;

  async function runWorkflow(workflow: ReadWorkflow, begun: Begun, wishes: RunWishes): Promise<WorkflowRun> {
    const artifacts = new Map<string, string>();
    const jobs: JobRun[] = [];
    for (const [id, { needs }] of Object.entries(workflow.raw.jobs)) {
      if (needs !== undefined) throw new Error('the staged runner runs only jobs that need no other');
      const folder = (name: string): string => mkdtempSync(join(repository.root, `${name}-`));
      const job: OpenJob = {
        ...begun,
        workflow: workflow.raw.name,
        github,
        expressions,
        action,
        program,
        wishes,
        artifacts,
        temp: folder('temp'),
        workspace: join(folder('work'), 'helpdesk'),
        token: github.tokenWith(permissionsOf(workflow, id, begun.setOff)),
      };
      mkdirSync(job.workspace);
      jobs.push(await runJob(id, workflow, job));
    }
    const { id, attempt, setOff } = begun;
    return { id, attempt, setOff, workflow: workflow.raw.name, conclusion: worstOf(jobs), jobs, artifacts };
  }

  async function runJob(id: string, workflow: ReadWorkflow, open: OpenJob): Promise<JobRun> {
    const conditions = workflow.conditions.get(id);
    const around = contextsOf(id, workflow, open);
    if (conditions === undefined || !expressions.isTrue(conditions.job, around, 'success'))
      return { id, conclusion: 'skipped', steps: [] };
    let status: Status = 'success';
    let known: Readonly<Record<string, object>> = {};
    const steps: StepRun[] = [];
    for (const [index, step] of (workflow.raw.jobs[id]?.steps ?? []).entries()) {
      const contexts: Contexts = { ...around, steps: known };
      const isDue = expressions.isTrue(conditions.steps[index] ?? 'success()', contexts, status);
      const skipped: StepRun = { uses: nameOf(step), outcome: 'skipped', result: undefined, error: undefined };
      const done: StepRun = isDue ? await runDue(step, contexts, status, open) : skipped;
      steps.push(done);
      const outputs = Object.fromEntries(done.result?.outputs ?? []);
      if (step.id !== undefined) known = { ...known, [step.id]: { outcome: done.outcome, outputs } };
      if (status === 'success' && (done.outcome === 'failure' || done.outcome === 'cancelled')) status = done.outcome;
    }
    return { id, conclusion: status, steps };
  }

  function contextsOf(id: string, workflow: ReadWorkflow, job: OpenJob): Contexts {
    const { event, ref, commit, payload, actor, trust } = job.setOff;
    const inputs = event.name === 'workflow_dispatch' ? dispatchInputs(workflow, event.inputs ?? {}) : {};
    return {
      github: {
        event_name: event.name,
        event: payload,
        ref,
        ref_name: shortRef(ref),
        sha: commit,
        actor,
        repository: github.repository,
        workflow: job.workflow,
        run_id: String(job.id),
        run_attempt: String(job.attempt),
        job: id,
        token: job.token,
        workspace: job.workspace,
        api_url: github.url,
      },
      inputs,
      secrets: { ...(trust === 'own' ? secrets : {}), GITHUB_TOKEN: job.token },
      runner: { temp: job.temp, os: 'Linux' },
    };
  }

  const workflowsAt = (commit: string): Promise<readonly ReadWorkflow[]> =>
    Promise.all([...repository.filesIn(commit, '.github/workflows').values()].map(readWorkflowText));

  return {
    setOff: async (event, wishes = {}) => {
      const setOff = setOffBy(event, repository);
      if (setOff === undefined) return [];
      const runs: WorkflowRun[] = [];
      for (const workflow of await workflowsAt(setOff.commit)) {
        if (!startsOn(workflow, event)) continue;
        lastRun += 1;
        runs.push(await runWorkflow(workflow, { id: lastRun, attempt: 1, setOff }, wishes));
      }
      return runs;
    },
    again: async ({ id, attempt, setOff, workflow: name }, wishes = {}) => {
      const workflow = (await workflowsAt(setOff.commit)).find(({ raw }) => raw.name === name);
      if (workflow === undefined) throw new Error(`no workflow ${name} in ${setOff.commit}`);
      return runWorkflow(workflow, { id, attempt: attempt + 1, setOff }, wishes);
    },
  };
}

function worstOf(jobs: readonly JobRun[]): WorkflowRun['conclusion'] {
  const order = ['cancelled', 'failure', 'success'] as const;
  return order.find((conclusion) => jobs.some((job) => job.conclusion === conclusion)) ?? 'skipped';
}
