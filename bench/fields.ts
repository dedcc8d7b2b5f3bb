import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import fresh from '../src/sandbox/generated/fresh-6.5.json' with { type: 'json' };

/** A field as a company has hundreds of: one in three is a list of six choices, the others are texts and dates. */
export interface Field {
  readonly name: string;
  readonly display: string;
  readonly type: 'select' | 'input' | 'date';
  readonly position: number;
}

const TYPES = ['select', 'input', 'date'] as const;
const CHOICES = ['alpha', 'beta', 'gamma', 'delta', 'epsilon', 'zeta'];

export function fieldsOf(count: number): readonly Field[] {
  return Array.from({ length: count }, (_, number) => ({
    name: `bench_field_${number}`,
    display: `Bench field ${number}`,
    type: TYPES[number % TYPES.length] ?? 'input',
    position: 2000 + number,
  }));
}

/** As somebody would write it by hand: fourteen to twenty lines. */
export function yamlOf(fields: readonly Field[]): string {
  return `object: Ticket\nattributes:\n${fields.map(yamlOfField).join('')}`;
}

function yamlOfField({ name, display, type, position }: Field): string {
  return `  - name: ${name}
    display: ${display}
    data_type: ${type}
    position: ${position}
    data_option:
${YAML_OF_OPTION[type]}
    screens:
      create_middle:
        ticket.agent: { shown: true, required: false }
      edit:
        ticket.agent: { shown: true }
        ticket.customer: { shown: false }
`;
}

const YAML_OF_OPTION = {
  select: `      options:\n${CHOICES.map((choice) => `        ${choice}: Choice ${choice}`).join('\n')}\n      default: ""\n      "null": true`,
  input: '      type: text\n      maxlength: 120\n      "null": true',
  date: '      diff: 24\n      "null": true',
};

const OPTION = {
  select: {
    options: Object.fromEntries(CHOICES.map((choice) => [choice, `Choice ${choice}`])),
    default: '',
    null: true,
    relation: '',
    maxlength: 255,
    nulloption: true,
  },
  input: { type: 'text', maxlength: 120, null: true, default: '', options: {}, relation: '' },
  date: { diff: 24, null: true, default: null, options: {}, relation: '' },
};

const SCREENS = {
  create_middle: { 'ticket.agent': { shown: true, required: false } },
  edit: { 'ticket.agent': { shown: true }, 'ticket.customer': { shown: false } },
};

/** What creates such a field. */
export function bodyOf({ name, display, type, position }: Field): object {
  const option = OPTION[type];
  return {
    object: 'Ticket',
    name,
    display,
    data_type: type,
    data_option: option,
    active: true,
    position,
    screens: SCREENS,
  };
}

/** The row of such a field in the list of a help desk that has it. */
function rowOf({ name, display, type, position }: Field, id: number): object {
  return {
    id,
    name,
    display,
    data_type: type,
    data_option: OPTION[type],
    data_option_new: {},
    editable: true,
    active: true,
    screens: SCREENS,
    to_create: false,
    to_migrate: false,
    to_delete: false,
    to_config: false,
    position,
    created_by_id: 3,
    updated_by_id: 3,
    created_at: '2026-11-01T08:00:00.000Z',
    updated_at: '2026-11-01T08:00:00.000Z',
    object: 'Ticket',
    deletable: true,
  };
}

/** The list of a help desk with all that comes with an installation, and these. */
export function listOf(fields: readonly Field[]): string {
  return JSON.stringify([
    ...fresh.rows.map((row) => ({ ...row, deletable: true })),
    ...fields.map((field, index) => rowOf(field, FIRST_ID + index)),
  ]);
}

const OBJECTS = ['Ticket', 'User', 'Organization', 'Group'];

/** The list of a help desk with so many dates without screens, in turn of each object. */
export function datesOf(count: number): string {
  const rows = fieldsOf(count).map((field, index) => ({
    ...rowOf({ ...field, type: 'date' }, FIRST_ID + index),
    object: OBJECTS[index % OBJECTS.length],
    screens: {},
  }));
  return JSON.stringify([...fresh.rows.map((row) => ({ ...row, deletable: true })), ...rows]);
}

const FIRST_ID = 1000;

/** A project of such fields, at most so many in a file. */
export async function writeProject(
  folder: string,
  fields: readonly Field[],
  perFile: number,
): Promise<readonly string[]> {
  const files: string[] = [];
  for (let first = 0; first < fields.length; first += perFile) {
    const file = join(folder, 'attributes', `fields-${String(files.length).padStart(4, '0')}.yaml`);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, yamlOf(fields.slice(first, first + perFile)));
    files.push(file);
  }
  return files;
}
