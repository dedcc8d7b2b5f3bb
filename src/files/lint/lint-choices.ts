import { type Choice, pathText } from '../../model/choices.ts';
import { type Path, type ProblemAtPath, problemAtKey } from '../../model/problem.ts';
import { firstOfEach, quote, twinsIn } from '../check/words.ts';
import { faultOfText } from '../odd-text.ts';

/** Finds choices that the help desk accepts but that cause trouble. Reports each kind once. */
export function lintChoices(
  choices: readonly Choice[],
  form: 'tree' | 'list',
  holds: 'one' | 'several',
): readonly ProblemAtPath[] {
  const isTree = choices.some(({ parent }) => parent !== undefined);
  const faults = [
    ...twinsIn(choices, ({ value }) => value).map(problemOfValueTwice),
    ...choices.flatMap((choice) => [
      ...problemOfBlanks(choice),
      ...problemOfText(choice),
      ...problemOfCharacters(choice, isTree, holds),
      ...(form === 'tree' ? problemOffPath(choice) : []),
    ]),
  ];
  return firstOfEach([...lintLabels(choices), ...faults], ({ code }) => code);
}

function lintLabels(choices: readonly Choice[]): readonly ProblemAtPath[] {
  const seen = new Map<Choice | undefined, Map<string, Choice>>();
  return choices.flatMap((choice) => {
    const siblings = seen.get(choice.parent) ?? new Map<string, Choice>();
    seen.set(choice.parent, siblings);
    const twin = siblings.get(choice.label) ?? choice;
    siblings.set(choice.label, twin);
    // A duplicate choice is reported as a duplicate value.
    if (twin.value === choice.value) return [];
    const message = `the label ${quote(choice.label)} is used for ${quote(twin.value)} and ${quote(choice.value)}`;
    const hint = 'Give each option its own label: people see only the label.';
    return [problemAtKey('option-label-twice', placeOf(choice), message, hint)];
  });
}

function problemOfValueTwice([twin, choice]: readonly [Choice, Choice]): ProblemAtPath {
  const message =
    pathText(twin) === pathText(choice)
      ? `the option ${quote(choice.value)} appears twice`
      : `${quote(pathText(twin))} and ${quote(pathText(choice))} have the same value ${quote(choice.value)}`;
  const hint = 'Give each option its own value: the help desk stores only the value and shows the first match.';
  return problemAtKey('option-value-twice', placeOf(choice), message, hint);
}

function problemOfBlanks(choice: Choice): readonly ProblemAtPath[] {
  const what = (['value', 'label'] as const).find((part) => choice[part] !== choice[part].trim());
  if (what === undefined) return [];
  const hint = `Remove the whitespace.${what === 'value' ? ' Existing records keep the old value.' : ''}`;
  const message = `the ${what} ${quote(choice[what])} begins or ends with whitespace`;
  return [problemAtKey('option-blanks', placeOf(choice), message, hint)];
}

function problemOfText(choice: Choice): readonly ProblemAtPath[] {
  const { value, label } = choice;
  const fault =
    faultOfText(value.trim(), 'value') ?? (label === value ? undefined : faultOfText(label.trim(), 'label'));
  return fault === undefined ? [] : [problemAtKey(fault.code, placeOf(choice), fault.message, fault.hint)];
}

/** What a value of a field should not contain. Conditions on a question mark are refused (6.5 and 7.1). */
const IN_VALUES = [
  ['\\', 'backslash', 'The label of a list may contain it.'],
  ['"', 'double quote', 'The label of a list may contain it.'],
  ['?', 'question mark: conditions on it are refused', 'The label may contain it.'],
] as const;

function problemOfCharacters(choice: Choice, isTree: boolean, holds: 'one' | 'several'): readonly ProblemAtPath[] {
  const { value, label } = choice;
  const [, what, hint = IN_VALUES[0][2]] =
    IN_VALUES.find(([sign]) => value.includes(sign) && (sign !== '?' || holds === 'several')) ?? [];
  const isJoint = isTree && label.includes('::');
  if (!isJoint && what === undefined) return [];
  const message = isJoint
    ? `the name ${quote(label)} contains "::", which separates the levels of a tree`
    : `the value ${quote(value)} contains a ${what}`;
  return [
    problemAtKey('option-characters', placeOf(choice), message, `Remove the character from the stored value. ${hint}`),
  ];
}

function problemOffPath(choice: Choice): readonly ProblemAtPath[] {
  const { value, parent } = choice;
  if (value === pathText(choice)) return [];
  const path = quote(pathText(choice));
  const [first, ...rest] = value.split('::');
  const hint =
    parent === undefined && rest.length > 0
      ? `Write its levels: { name: ${first}, value: ${first}, children: [{ name: …, value: ${quote(value)} }] }, or use options_from.`
      : `Write value: ${path}. The help desk's admin page always stores this value.`;
  return [problemAtKey('tree-value-off-path', placeOf(choice), `${path} is stored as ${quote(value)}`, hint)];
}

function placeOf({ parent, step }: Choice): Path {
  return parent === undefined ? ['data_option', 'options', step] : [...placeOf(parent), 'children', step];
}
