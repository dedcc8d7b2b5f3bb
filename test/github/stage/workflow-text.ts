import { parse } from 'yaml';
import { loadParser, textOf, type Workflow } from '../workflow-files.ts';
import type { Permissions, Scope } from './tokens.ts';
import type { SetOff, WorkflowEvent } from './workflow-event.ts';

/** A workflow file, read by GitHub's parser: every `if:` is there, with the success() that an author left out. */
export interface ReadWorkflow {
  readonly raw: Workflow;
  readonly events: Readonly<Record<string, unknown>>;
  readonly conditions: ReadonlyMap<string, { readonly job: string; readonly steps: readonly string[] }>;
}

export async function readWorkflowText(content: string): Promise<ReadWorkflow> {
  const { parseWorkflow, convertWorkflowTemplate, NoOperationTraceWriter } = await loadParser();
  const { context, value } = parseWorkflow({ name: 'workflow.yml', content }, new NoOperationTraceWriter());
  const errors = context.errors.getErrors().map(({ message }) => message);
  if (value === undefined || errors.length > 0) throw new Error(`invalid workflow: ${errors.join('; ')}`);
  const { events, jobs } = await convertWorkflowTemplate(context, value);
  const conditions = new Map(
    jobs.map((job) => [
      job.id.value,
      {
        job: job.if.expression,
        steps: job.type === 'job' ? job.steps.map((step) => step.if?.expression ?? 'success()') : [],
      },
    ]),
  );
  return { raw: parse(content), events: { ...events }, conditions };
}

/** Whether a workflow's `on:` takes the event. */
export function startsOn({ raw, events }: ReadWorkflow, event: WorkflowEvent): boolean {
  const filter = events[event.name];
  if (filter === undefined) return false;
  if (event.name === 'schedule') return JSON.stringify(filter).includes(JSON.stringify(event.cron));
  const wanted: Filter = { ...(typeof filter === 'object' ? filter : {}) };
  if (event.name === 'workflow_dispatch') return raw.name === event.workflow;
  if (event.name === 'push') return wanted.branches?.includes(event.branch) ?? true;
  if (event.name === 'workflow_run') return wanted.workflows?.includes(event.run.workflow) ?? true;
  return true;
}

interface Filter {
  readonly branches?: readonly string[];
  readonly workflows?: readonly string[];
}

/** What is given at "Run workflow", with the defaults of what is left out. */
export function dispatchInputs(
  { raw }: ReadWorkflow,
  given: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  const { inputs = {} } = (raw.on.workflow_dispatch ?? {}) as {
    readonly inputs?: Readonly<Record<string, { readonly default?: string }>>;
  };
  const unknown = Object.keys(given).filter((name) => !(name in inputs));
  if (unknown.length > 0) throw new Error(`Unexpected inputs provided: ${unknown.join(', ')}`);
  return Object.fromEntries(Object.entries(inputs).map(([name, spec]) => [name, given[name] ?? spec.default ?? '']));
}

const SCOPES: readonly Scope[] = ['contents', 'pull-requests', 'issues'];

/** What the token of a job may do: what it asks for, and of that only to read where a stranger set it off. */
export function permissionsOf({ raw }: ReadWorkflow, job: string, { trust }: SetOff): Permissions {
  const asked = raw.jobs[job]?.permissions ?? raw.permissions ?? { contents: 'read' };
  return Object.fromEntries(
    SCOPES.flatMap((scope) => {
      const level = asked[scope];
      if (level !== 'read' && level !== 'write') return [];
      return [[scope, trust === 'own' ? level : 'read'] as const];
    }),
  );
}

/** What action.yml gives an input that a workflow leaves out. */
export function defaultInputs(): Readonly<Record<string, string>> {
  const { inputs }: { readonly inputs: Readonly<Record<string, { readonly default?: string }>> } = parse(
    textOf('action.yml'),
  );
  return Object.fromEntries(Object.entries(inputs).map(([name, spec]) => [name, spec.default ?? '']));
}
