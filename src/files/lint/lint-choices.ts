import { type Choice, pathText } from '../../model/choices.ts';
import { type Path, type ProblemAtPath, problemAtKey } from '../../model/problem.ts';
import { firstOfEach, quote, twinsIn } from '../check/words.ts';
import { faultOfText } from '../odd-text.ts';

/** What is wrong with a choice, as it is told of texts. */
type Fault = ReturnType<typeof faultOfText>;

/** Finds choices that the help desk accepts but that cause trouble. Reports each kind once. */
export function lintChoices(
  choices: readonly Choice[],
  form: 'tree' | 'list',
  holds: 'one' | 'several',
): readonly ProblemAtPath[] {
  const isTree = choices.some(({ parent }) => parent !== undefined);
  const faults: readonly (readonly [Choice, Fault])[] = [
    ...twinsIn(choices, ({ path }) => JSON.stringify(path)).map(labelTwice),
    ...twinsIn(choices, ({ value }) => value).map(valueTwice),
    ...choices.flatMap((choice) => {
      const ofPath = form === 'tree' ? offPath(choice) : undefined;
      const found = [blankIn(choice), oddTextIn(choice), characterIn(choice, isTree, holds), ofPath];
      return found.map((fault) => [choice, fault] as const);
    }),
  ];
  return firstOfEach(
    faults.flatMap(([choice, fault]) =>
      fault === undefined ? [] : [problemAtKey(fault.code, placeOf(choice), fault.message, fault.hint)],
    ),
    ({ code }) => code,
  );
}

function labelTwice([twin, choice]: readonly [Choice, Choice]): readonly [Choice, Fault] {
  const message = `the label ${quote(choice.label)} is used for ${quote(twin.value)} and ${quote(choice.value)}`;
  const hint = 'Give each option its own label: people see only the label.';
  // A duplicate choice is reported as a duplicate value.
  return [choice, twin.value === choice.value ? undefined : { code: 'option-label-twice', message, hint }];
}

function valueTwice([twin, choice]: readonly [Choice, Choice]): readonly [Choice, Fault] {
  const [path, other] = [pathText(twin), pathText(choice)];
  const message =
    path === other
      ? `the option ${quote(choice.value)} appears twice`
      : `${quote(path)} and ${quote(other)} have the same value ${quote(choice.value)}`;
  const hint = 'Give each option its own value: the help desk stores only the value and shows the first match.';
  return [choice, { code: 'option-value-twice', message, hint }];
}

function blankIn(choice: Choice): Fault {
  const what = (['value', 'label'] as const).find((part) => choice[part] !== choice[part].trim());
  if (what === undefined) return undefined;
  const hint = `Remove the whitespace.${what === 'value' ? ' Existing records keep the old value.' : ''}`;
  return { code: 'option-blanks', message: `the ${what} ${quote(choice[what])} begins or ends with whitespace`, hint };
}

function oddTextIn({ value, label }: Choice): Fault {
  return faultOfText(value.trim(), 'value') ?? (label === value ? undefined : faultOfText(label.trim(), 'label'));
}

/** What a value of a field should not contain. Conditions on a question mark are refused (6.5 and 7.1). */
const IN_VALUES: Readonly<Record<string, string>> = {
  '\\': 'backslash',
  '"': 'double quote',
  '?': 'question mark: conditions on it are refused',
};

function characterIn({ value, label }: Choice, isTree: boolean, holds: 'one' | 'several'): Fault {
  const isJoint = isTree && label.includes('::');
  const sign = Object.keys(IN_VALUES).find((one) => value.includes(one) && (one !== '?' || holds === 'several'));
  if (!isJoint && sign === undefined) return undefined;
  const message = isJoint
    ? `the name ${quote(label)} contains "::", which separates the levels of a tree`
    : `the value ${quote(value)} contains a ${IN_VALUES[sign ?? '']}`;
  const hint = 'Remove the character from the stored value. The label of a list may contain it.';
  return { code: 'option-characters', message, hint };
}

function offPath(choice: Choice): Fault {
  const { value, parent } = choice;
  const path = pathText(choice);
  if (value === path) return undefined;
  const [first, ...rest] = value.split('::');
  const hint =
    parent === undefined && rest.length > 0
      ? `Write its levels: { name: ${first}, value: ${first}, children: [{ name: …, value: ${quote(value)} }] }, or use options_from.`
      : `Write value: ${quote(path)}. The help desk's admin page always stores this value.`;
  return { code: 'tree-value-off-path', message: `${quote(path)} is stored as ${quote(value)}`, hint };
}

function placeOf({ parent, step }: Choice): Path {
  return parent === undefined ? ['data_option', 'options', step] : [...placeOf(parent), 'children', step];
}
