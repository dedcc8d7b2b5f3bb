import type { StagedRepository } from './repository.ts';
import type { StoryPull } from './story.ts';
import type { WorkflowRun } from './workflow-run.ts';

/** What sets workflows off. */
export type WorkflowEvent =
  | { readonly name: 'push'; readonly branch: string }
  | { readonly name: 'pull_request'; readonly pull: StoryPull; readonly by?: 'maria' | 'dependabot[bot]' }
  | { readonly name: 'merge_group'; readonly pull: StoryPull }
  | { readonly name: 'workflow_run'; readonly run: WorkflowRun }
  | { readonly name: 'schedule'; readonly cron: string }
  | {
      readonly name: 'workflow_dispatch';
      /** Its name. */
      readonly workflow: string;
      readonly branch?: string;
      readonly inputs?: Readonly<Record<string, string>>;
    };

/** What GitHub makes of an event: the commit that a run is of, and how far it is trusted. */
export interface SetOff {
  readonly event: WorkflowEvent;
  readonly ref: string;
  readonly commit: string;
  readonly payload: object;
  readonly actor: string;
  /** A run for a fork's pull request, or one of Dependabot, gets no secret, and its token can only read. */
  readonly trust: 'own' | 'stranger';
}

export const REPOSITORY = { id: 1, full_name: 'acme/helpdesk', default_branch: 'main', fork: false };
const FORK = { id: 2, full_name: 'stranger/helpdesk', fork: true };

/** Undefined where GitHub starts nothing: there is no merge of a pull request in conflict. */
export function setOffBy(event: WorkflowEvent, repository: StagedRepository): SetOff | undefined {
  const main = { event, ref: 'refs/heads/main', commit: repository.commitNamed('main'), trust: 'own' } as const;
  switch (event.name) {
    case 'push': {
      const commit = repository.commitNamed(event.branch);
      const ref = `refs/heads/${event.branch}`;
      return { ...main, ref, commit, actor: 'maria', payload: { ref, after: commit, repository: REPOSITORY } };
    }
    case 'schedule':
      return { ...main, actor: 'maria', payload: { schedule: event.cron, repository: REPOSITORY } };
    case 'workflow_dispatch': {
      const branch = event.branch ?? 'main';
      const [ref, commit] = [`refs/heads/${branch}`, repository.commitNamed(branch)];
      return { ...main, ref, commit, actor: 'maria', payload: { ref, inputs: event.inputs, repository: REPOSITORY } };
    }
    case 'workflow_run':
      return { ...main, actor: event.run.setOff.actor, payload: afterRun(event.run) };
    case 'merge_group': {
      const commit = repository.mergeFor(event.pull);
      if (commit === undefined) return undefined;
      const ref = `refs/heads/gh-readonly-queue/main/pr-${event.pull.number}-${main.commit}`;
      repository.setRef(ref, commit);
      const group = { head_sha: commit, head_ref: ref, base_sha: main.commit, base_ref: 'refs/heads/main' };
      const payload = { action: 'checks_requested', merge_group: group, repository: REPOSITORY };
      return { ...main, ref, commit, actor: 'maria', payload };
    }
    case 'pull_request':
      return ofPull(event, repository);
  }
}

function ofPull(
  event: Extract<WorkflowEvent, { name: 'pull_request' }>,
  repository: StagedRepository,
): SetOff | undefined {
  const { pull, by } = event;
  const commit = repository.mergeFor(pull);
  if (commit === undefined) return undefined;
  const { number, title, branch, from } = pull;
  const actor = by ?? (from === 'a-fork' ? 'stranger' : 'maria');
  const head = { sha: pull.head(), ref: branch, repo: from === 'a-fork' ? FORK : REPOSITORY };
  const base = { sha: repository.commitNamed('main'), ref: 'main', repo: REPOSITORY };
  return {
    event,
    ref: `refs/pull/${number}/merge`,
    commit,
    actor,
    trust: from === 'a-fork' || actor === 'dependabot[bot]' ? 'stranger' : 'own',
    payload: {
      action: 'synchronize',
      number,
      pull_request: { number, title, state: 'open', user: { login: actor }, head, base },
      sender: { login: actor },
      repository: REPOSITORY,
    },
  };
}

/** A fork's run does not name its pull request. */
function afterRun({ id, workflow, setOff, conclusion }: WorkflowRun): object {
  const { event, commit, actor } = setOff;
  const pull = event.name === 'pull_request' ? event.pull : undefined;
  return {
    action: 'completed',
    workflow: { name: workflow },
    workflow_run: {
      id,
      name: workflow,
      event: event.name,
      status: 'completed',
      conclusion,
      head_sha: pull?.head() ?? commit,
      head_branch: pull?.branch ?? 'main',
      head_repository: pull?.from === 'a-fork' ? FORK : REPOSITORY,
      repository: REPOSITORY,
      actor: { login: actor },
      pull_requests: pull === undefined || pull.from === 'a-fork' ? [] : [{ number: pull.number }],
    },
    repository: REPOSITORY,
  };
}
