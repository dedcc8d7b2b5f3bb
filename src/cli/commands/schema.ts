import { hang, paddedTo } from '../../render/wrap.ts';
import { SCHEMA_NAMES, SCHEMAS, type SchemaName, schemaText } from '../../run/init-files.ts';
import type { CommandResult, Typed } from '../command.ts';
import { textOption } from '../options.ts';
import type { World } from '../world.ts';

/** A schema for an editor; without a name, which there are. */
export async function runSchema(typed: Typed, world: World): Promise<CommandResult> {
  const word = textOption(typed, 'schema');
  const name = SCHEMA_NAMES.find((known) => known === word);
  if (name !== undefined) {
    return { exitStatus: 0, status: 'ok', document: { name, schema: SCHEMAS[name] }, text: schemaText(name) };
  }
  const rows = SCHEMA_NAMES.map((each) => ({ name: each, about: SCHEMAS[each].description, files: FILES[each] }));
  const text = rows
    .map(({ name: each, about }) => `${hang(paddedTo(each, 12), about, world.out).join('\n')}\n`)
    .join('');
  return { exitStatus: 0, status: 'ok', document: { schemas: rows }, text };
}

const FILES: Readonly<Record<SchemaName, string>> = {
  attributes: 'attributes/**/*.yaml',
  project: 'deskform.yaml',
  plan: 'plan.json',
};
