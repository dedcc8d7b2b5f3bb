import { paddedTo, wrap } from '../../render/wrap.ts';
import { allExplanations, explain } from '../../run/explain.ts';
import { SCHEMA_NAMES, SCHEMAS, schemaText } from '../../run/init-files.ts';
import { type CommandResult, type ParsedArgs, succeeded, type World } from '../command.ts';
import { textOption } from '../options.ts';

export async function runExplain(args: ParsedArgs, world: World): Promise<CommandResult> {
  const code = textOption(args, 'code');
  if (code === undefined) return listOfAll(world);
  const explanation = explain(code);
  const paragraphs = explanation.text.split('\n\n').map((paragraph) => wrap('', paragraph, world.out).join('\n'));
  const head = `${world.out.style.bold(explanation.code)}  ${world.out.style.dim(inWords(explanation))}`;
  return succeeded(explanation, `${[head, ...paragraphs].join('\n\n')}\n`);
}

function listOfAll({ out }: World): CommandResult {
  const all = allExplanations();
  const width = Math.max(...all.map(({ code }) => code.length)) + 2;
  const lines = all.flatMap(({ code, text }) => wrap(paddedTo(code, width), text, out));
  return succeeded({ codes: [...all] }, `${lines.join('\n')}\n`);
}

function inWords(explanation: ReturnType<typeof explain>): string {
  if (explanation.kind === 'failure') return `ends a run with exit code ${explanation.exit_status}`;
  const rule = {
    service: 'the help desk would refuse it, or could not migrate',
    deskform: 'a rule of deskform',
  } as const;
  return `${explanation.severity}: ${rule[explanation.rule]}`;
}

/** Prints a schema for an editor, or the list of schemas. */
export async function runSchema(args: ParsedArgs, world: World): Promise<CommandResult> {
  const word = textOption(args, 'schema');
  const name = SCHEMA_NAMES.find((known) => known === word);
  if (name !== undefined) return succeeded({ name, schema: SCHEMAS[name] }, schemaText(name));
  const rows = SCHEMA_NAMES.map((each) => ({ name: each, about: SCHEMAS[each].description, files: FILES[each] }));
  const text = rows
    .map(({ name: each, about }) => `${wrap(paddedTo(each, 12), about, world.out).join('\n')}\n`)
    .join('');
  return succeeded({ schemas: rows }, text);
}

const FILES = { attributes: 'attributes/**/*.yaml', project: 'deskform.yaml', plan: 'plan.json' } as const;
