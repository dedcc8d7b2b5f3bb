import attributes from '../../schemas/attributes.schema.json' with { type: 'json' };
import plan from '../../schemas/plan.schema.json' with { type: 'json' };
import project from '../../schemas/project.schema.json' with { type: 'json' };

/** The forms of the files that people and scripts write and read, as editors take them. */
export const SCHEMAS = { attributes, project, plan } as const;

export type SchemaName = keyof typeof SCHEMAS;

export const SCHEMA_NAMES: readonly SchemaName[] = ['attributes', 'project', 'plan'];

/** The text of a schema, as a file holds it. */
export function schemaText(name: SchemaName): string {
  return `${JSON.stringify(SCHEMAS[name], undefined, 2)}\n`;
}
