import { INPUTS, type InputSpec, OUTPUTS } from '../src/github/input-table.ts';

/** The Action's metadata, from the one table that its code reads. */
export const ACTION_YML = 'action.yml';

const specs: readonly InputSpec[] = INPUTS;

export function makeActionYml(): string {
  return `${[
    '# Made by scripts/action-yml.ts from src/github/input-table.ts: do not edit it here.',
    'name: deskform',
    'description: Plans and applies the custom fields of a help desk that are kept in git.',
    'branding:',
    '  icon: sliders',
    '  color: blue',
    'inputs:',
    ...specs.flatMap(inputLines),
    'outputs:',
    ...OUTPUTS.flatMap(({ name, about }) => [`  ${name}:`, `    description: ${quoted(about)}`]),
    'runs:',
    '  using: node24',
    '  main: dist/action.mjs',
  ].join('\n')}\n`;
}

/** The runner does not enforce what is required; the Action does. */
function inputLines(spec: InputSpec): readonly string[] {
  return [
    `  ${spec.name}:`,
    `    description: ${quoted(spec.about)}`,
    `    required: ${spec.name === 'command'}`,
    ...(spec.usual === '' ? [] : [`    default: ${quoted(spec.usual)}`]),
  ];
}

/** Every text of JSON is one of YAML; quotes inside are kept as the formatter wants them. */
function quoted(text: string): string {
  return text.includes('"') && !text.includes("'") ? `'${text}'` : JSON.stringify(text);
}
