import { unreachable } from '../../problem/unreachable.ts';
import { paddedTo, wrap } from '../../render/wrap.ts';
import { type Explanation, explain } from '../../run/explain.ts';
import { SCHEMA_NAMES, SCHEMAS, type SchemaName, schemaText } from '../../run/init-files.ts';
import type { CommandResult, Typed, World } from '../command.ts';
import { textOption } from '../options.ts';

export async function runExplain(typed: Typed, world: World): Promise<CommandResult> {
  const explanation = explain(textOption(typed, 'code') ?? '');
  const paragraphs = explanation.text.split('\n\n').map((paragraph) => wrap('', paragraph, world.out).join('\n'));
  const head = `${world.out.style.bold(explanation.code)}  ${world.out.style.dim(inWords(explanation))}`;
  return {
    exitStatus: 0,
    status: 'ok',
    document: documentOf(explanation),
    text: `${[head, ...paragraphs].join('\n\n')}\n`,
  };
}

function inWords(explanation: Explanation): string {
  switch (explanation.kind) {
    case 'problem':
      return explanation.rule === 'service'
        ? `${explanation.severity}: the help desk would refuse it, or could not migrate`
        : `${explanation.severity}: a rule of deskform`;
    case 'failure':
      return `ends a run with exit status ${explanation.exitStatus}`;
    default:
      return unreachable(explanation);
  }
}

function documentOf(explanation: Explanation): CommandResult['document'] {
  const { kind, code, text } = explanation;
  switch (explanation.kind) {
    case 'problem':
      return { kind, code, severity: explanation.severity, rule: explanation.rule, text };
    case 'failure':
      return { kind, code, exit_status: explanation.exitStatus, text };
    default:
      return unreachable(explanation);
  }
}

/** A schema for an editor; without a name, which there are. */
export async function runSchema(typed: Typed, world: World): Promise<CommandResult> {
  const word = textOption(typed, 'schema');
  const name = SCHEMA_NAMES.find((known) => known === word);
  if (name !== undefined) {
    return { exitStatus: 0, status: 'ok', document: { name, schema: SCHEMAS[name] }, text: schemaText(name) };
  }
  const rows = SCHEMA_NAMES.map((each) => ({ name: each, about: SCHEMAS[each].description, files: FILES[each] }));
  const text = rows
    .map(({ name: each, about }) => `${wrap(paddedTo(each, 12), about, world.out).join('\n')}\n`)
    .join('');
  return { exitStatus: 0, status: 'ok', document: { schemas: rows }, text };
}

const FILES: Readonly<Record<SchemaName, string>> = {
  attributes: 'attributes/**/*.yaml',
  project: 'deskform.yaml',
  plan: 'plan.json',
};
