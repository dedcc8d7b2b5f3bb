import { execFileSync } from 'node:child_process';
import type { OtherNode } from '../../../scripts/other-nodes.ts';
import { type Answer, BOT, type Login, openGitHub, type StagedComment, type StagedGitHub } from './github.ts';
import { type Edits, type MergeButton, openRepository, type StagedRepository } from './repository.ts';
import { type Runs, runStep, type StepResult } from './runner.ts';
import type { Permissions } from './tokens.ts';

/** A pull request of a story. */
export interface StoryPull {
  readonly number: number;
  readonly branch: string;
  readonly title: string;
  readonly from: 'this-repository' | 'a-fork';
  /** What was pushed last. */
  readonly head: () => string;
}

export interface PullWish {
  readonly branch: string;
  readonly edits: Edits;
  readonly title?: string;
  readonly from?: StoryPull['from'];
}

/** What a run of a workflow is given beside its inputs. */
export interface RunWish {
  readonly env?: Readonly<Record<string, string>>;
  readonly workflow?: string;
  /** On the main branch: what sets the run off; a push where left out. */
  readonly event?: 'push' | 'schedule' | 'workflow_dispatch';
  readonly node?: OtherNode;
  readonly cancelAt?: string;
  /** Where GitHub's API is, for a server of one's own. */
  readonly apiUrl?: string;
  /** As whom GitHub's token acts. */
  readonly as?: Login;
  /** What the job's `permissions:` let GitHub's own token do; everything where left out. */
  readonly permissions?: Permissions;
  /** The number of the run, where a story needs one that is not the next. */
  readonly run?: number;
  /** How much of the history is checked out: of a pull request its two sides, of main all where nothing else is said. */
  readonly depth?: number;
  /** An old run that somebody runs again: of the commit so many before the newest. */
  readonly back?: number;
}

type Inputs = Readonly<Record<string, string>>;

/** GitHub with a repository, and the Action as a step of its workflows. */
export interface Story {
  readonly github: StagedGitHub;
  readonly repository: StagedRepository;
  readonly openPull: (wish: PullWish) => Promise<StoryPull>;
  readonly push: (pull: StoryPull, edits: Edits) => Promise<string>;
  /** Somebody presses the button. Gives the commit that main is at now. */
  readonly merge: (pull: StoryPull, how?: MergeButton) => Promise<string>;
  readonly commitOnMain: (edits: Edits) => Promise<string>;
  /** `on: pull_request`: the merge of both sides is checked out. */
  readonly onPull: (pull: StoryPull, inputs: Inputs, wish?: RunWish) => Promise<StepResult>;
  /** `on: pull_request_review`: somebody with push access approves the newest commit. */
  readonly onApproval: (pull: StoryPull, inputs: Inputs, by?: string) => Promise<StepResult>;
  /** `on: workflow_run`, after a run of the pull request: main is checked out, with its history. */
  readonly afterPull: (pull: StoryPull, inputs: Inputs, wish?: RunWish) => Promise<StepResult>;
  /** `on: merge_group`: the entry of the queue is checked out. */
  readonly inQueue: (pull: StoryPull, inputs: Inputs) => Promise<StepResult>;
  /** `on: push`, `schedule` and the button: main is checked out, with its history. */
  readonly onMain: (inputs: Inputs, wish?: RunWish) => Promise<StepResult>;
  /** Of every kind: the plan first, and then what was told. */
  readonly commentsOn: (pull: StoryPull) => Promise<readonly StagedComment[]>;
  /** Somebody with push access approves the newest commit. */
  readonly approve: (pull: StoryPull, by?: string) => void;
  /** The check of the newest commit: "success: production: 1 added". */
  readonly checkOn: (pull: StoryPull, context?: string) => string | undefined;
  /** The first apply of a project: somebody approves the plan by hand. Gives the run that applied. */
  readonly applyByHand: () => Promise<StepResult>;
  readonly close: () => Promise<void>;
}

/** What the page of a run shows a digest for. */
const REFUSED: readonly unknown[] = ['NOTHING_APPROVED', 'NOT_AS_REVIEWED', 'APPROVED_ANOTHER_PLAN'];

/** Opens in a quarter of a second. `env` holds the secrets of the repository, which runs of forks do not get. */
export async function openStory(
  files: Edits,
  secrets: Readonly<Record<string, string>>,
  runs: Runs = 'here',
): Promise<Story> {
  const [github, repository] = await Promise.all([openGitHub(), openRepository(files)]);
  github.serveGit(repository.server);
  let open: readonly StoryPull[] = [];
  let lastRun = 1000;

  function followMain(): void {
    for (const pull of open) {
      repository.mergeFor(pull);
      github.movePull(pull.number, { head: pull.head() });
    }
  }

  async function step(inputs: Inputs, event: Answer, ref: string, wish: RunWish): Promise<StepResult> {
    const depth = wish.depth ?? (ref.startsWith('refs/pull/') ? 2 : 0);
    const token = wish.permissions === undefined ? github.tokenOf(wish.as ?? BOT) : github.tokenWith(wish.permissions);
    const from = { url: github.gitUrl, token };
    const workspace = await repository.checkout({ ref, depth, back: wish.back ?? 0, from });
    lastRun += 1;
    return runStep({
      runs,
      inputs: { token, ...inputs },
      workspace,
      event,
      commit: execFileSync('git', ['rev-parse', 'HEAD'], { cwd: workspace, encoding: 'utf8' }).trim(),
      apiUrl: wish.apiUrl ?? github.url,
      workflow: wish.workflow ?? 'deskform',
      run: String(wish.run ?? lastRun),
      tempIn: repository.root,
      env: { GITHUB_REPOSITORY: github.repository, GITHUB_REF: ref, ...wish.env },
      ...(wish.node === undefined ? {} : { node: wish.node }),
      ...(wish.cancelAt === undefined ? {} : { cancelAt: wish.cancelAt }),
    });
  }

  const payloadOf = (pull: StoryPull): object => ({
    action: 'synchronize',
    number: pull.number,
    pull_request: {
      number: pull.number,
      title: pull.title,
      head: { sha: pull.head(), ref: pull.branch, repo: { id: pull.from === 'a-fork' ? 2 : 1 } },
      base: { sha: repository.commitNamed('main'), ref: 'main', repo: { id: 1 } },
    },
  });

  const onMain = (inputs: Inputs, wish: RunWish = {}): Promise<StepResult> =>
    step(inputs, { name: wish.event ?? 'push', payload: {} }, 'refs/heads/main', {
      ...wish,
      env: { ...secrets, ...wish.env },
    });

  return {
    github,
    repository,
    openPull: async ({ branch, edits, title = `Work on ${branch}`, from = 'this-repository' }) => {
      await repository.commitOn(branch, edits);
      const number = await github.openPull({ branch, title, facts: { from } });
      const pull: StoryPull = { number, branch, title, from, head: () => repository.commitNamed(branch) };
      open = [...open, pull];
      followMain();
      if (from === 'a-fork') repository.moveToFork(branch);
      return pull;
    },
    push: async (pull, edits) => {
      const head = await repository.commitOn(pull.branch, edits);
      followMain();
      if (pull.from === 'a-fork') repository.moveToFork(pull.branch);
      return head;
    },
    merge: async (pull, how = 'merge') => {
      const commit = repository.merge(pull, how);
      open = open.filter((one) => one !== pull);
      await github.mergePull(pull.number, commit);
      followMain();
      return commit;
    },
    commitOnMain: async (edits) => {
      const commit = await repository.commitOnMain(edits);
      followMain();
      return commit;
    },
    onPull: (pull, inputs, wish = {}) =>
      step(inputs, { name: 'pull_request', payload: payloadOf(pull) }, `refs/pull/${pull.number}/merge`, {
        ...wish,
        env: { ...(pull.from === 'a-fork' ? {} : secrets), ...wish.env },
      }),
    onApproval: (pull, inputs, by = 'maria') => {
      github.approve(pull.number, { by, commit: pull.head(), canPush: true });
      const review = { state: 'approved', commit_id: pull.head(), user: { login: by } };
      const payload = { ...payloadOf(pull), action: 'submitted', review };
      return step(inputs, { name: 'pull_request_review', payload }, `refs/pull/${pull.number}/merge`, {
        env: pull.from === 'a-fork' ? {} : secrets,
      });
    },
    afterPull: (pull, inputs, wish = {}) =>
      step(inputs, { name: 'workflow_run', payload: { workflow_run: { head_sha: pull.head() } } }, 'refs/heads/main', {
        ...wish,
        env: { ...secrets, ...wish.env },
      }),
    inQueue: (pull, inputs) => {
      const ref = `refs/heads/gh-readonly-queue/main/pr-${pull.number}-${pull.head()}`;
      const head_sha = repository.commitNamedOnServer(`refs/pull/${pull.number}/merge`);
      const merge_group = {
        head_sha,
        head_ref: ref,
        base_sha: repository.commitNamed('main'),
        base_ref: 'refs/heads/main',
      };
      return step(
        inputs,
        { name: 'merge_group', payload: { action: 'checks_requested', merge_group } },
        `refs/pull/${pull.number}/merge`,
        { env: { ...secrets, GITHUB_REF: ref } },
      );
    },
    onMain,
    commentsOn: ({ number }) => github.commentsOn(number),
    approve: ({ number, head }, by = 'maria') => github.approve(number, { by, commit: head(), canPush: true }),
    checkOn: ({ head }, context = 'deskform') => {
      const found = github.statusesOf(head()).find((one) => one.context === context);
      return found && `${found.state}: ${found.description}`;
    },
    applyByHand: async () => {
      // The first target that waits for an approval keeps the next from being tried.
      const expect = new Set<string>();
      for (;;) {
        const result = await onMain(
          { command: 'merge', expect: [...expect].join('\n') },
          { event: 'workflow_dispatch' },
        );
        const digests: readonly string[] = JSON.parse(result.outputs.get('results') ?? '[]').flatMap(
          ({ digest, failure_reason }: Answer) => (REFUSED.includes(failure_reason) ? [digest] : []),
        );
        if (digests.every((digest) => expect.has(digest))) return result;
        for (const digest of digests) expect.add(digest);
      }
    },
    close: async () => {
      await github.close();
      await repository.remove();
    },
  };
}
