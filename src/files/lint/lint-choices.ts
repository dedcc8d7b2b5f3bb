import { type Choice, pathText } from '../../model/choices.ts';
import { type Path, type ProblemAtPath, problemAtKey } from '../../model/problem.ts';
import { firstFault, twinsIn } from '../check/document.ts';
import { quote } from '../check/secret-words.ts';
import { faultOfText } from './lint-text.ts';

/** Finds choices that the help desk accepts but that cause trouble. Reports each kind once. */
export function lintChoices(
  choices: readonly Choice[],
  form: 'tree' | 'list',
  holds: 'one' | 'several',
): readonly ProblemAtPath[] {
  const isTree = choices.some(({ parent }) => parent !== undefined);
  return [
    ...lintLabels(choices),
    ...firstFault(
      twinsIn(choices, ({ value }) => value),
      problemOfValueTwice,
    ),
    ...firstFault(choices, problemOfBlanks),
    ...lintTexts(choices),
    ...firstFault(choices, (choice) => problemOfCharacters(choice, isTree)),
    ...(holds === 'several' ? firstFault(choices, problemOfQuestionMark) : []),
    ...(form === 'tree' ? firstFault(choices, problemOffPath) : []),
  ];
}

function lintLabels(choices: readonly Choice[]): readonly ProblemAtPath[] {
  const seen = new Map<Choice | undefined, Map<string, Choice>>();
  return firstFault(choices, (choice) => {
    const siblings = seen.get(choice.parent) ?? new Map<string, Choice>();
    seen.set(choice.parent, siblings);
    const twin = siblings.get(choice.label) ?? choice;
    siblings.set(choice.label, twin);
    // A duplicate choice is reported as a duplicate value.
    if (twin.value === choice.value) return undefined;
    const message = `the label ${quote(choice.label)} is used for ${quote(twin.value)} and ${quote(choice.value)}`;
    const hint = 'Give each option its own label: people see only the label.';
    return problemAtKey('option-label-twice', placeOf(choice), message, hint);
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

function problemOfBlanks(choice: Choice): ProblemAtPath | undefined {
  const what = (['value', 'label'] as const).find((part) => choice[part] !== choice[part].trim());
  if (what === undefined) return undefined;
  const hint = `Remove the whitespace.${what === 'value' ? ' Existing records keep the old value.' : ''}`;
  const message = `the ${what} ${quote(choice[what])} begins or ends with whitespace`;
  return problemAtKey('option-blanks', placeOf(choice), message, hint);
}

function lintTexts(choices: readonly Choice[]): readonly ProblemAtPath[] {
  const faults = choices.flatMap((choice) => {
    const { value, label } = choice;
    const fault =
      faultOfText(value.trim(), 'value') ?? (label === value ? undefined : faultOfText(label.trim(), 'label'));
    return fault === undefined ? [] : [problemAtKey(fault.code, placeOf(choice), fault.message, fault.hint)];
  });
  return [...new Set(faults.map(({ code }) => code))].flatMap((code) =>
    firstFault(faults, (fault) => (fault.code === code ? fault : undefined)),
  );
}

/** In a tree, "::" separates the levels of a path. */
function problemOfCharacters(choice: Choice, isTree: boolean): ProblemAtPath | undefined {
  const { value, label } = choice;
  const isJoint = isTree && label.includes('::');
  if (!isJoint && !/[\\"]/u.test(value)) return undefined;
  const message = isJoint
    ? `the name ${quote(label)} contains "::", which separates the levels of a tree`
    : `the value ${quote(value)} contains a ${value.includes('\\') ? 'backslash' : 'double quote'}`;
  const hint = 'Remove the character from the stored value. The label of a list may contain it.';
  return problemAtKey('option-characters', placeOf(choice), message, hint);
}

/** Conditions on such an option of a field with several values are refused (6.5 and 7.1). */
function problemOfQuestionMark(choice: Choice): ProblemAtPath | undefined {
  if (!choice.value.includes('?')) return undefined;
  const message = `the value ${quote(choice.value)} contains a question mark: conditions on it are refused`;
  const hint = 'Remove the character from the stored value. The label may contain it.';
  return problemAtKey('option-characters', placeOf(choice), message, hint);
}

function problemOffPath(choice: Choice): ProblemAtPath | undefined {
  const { value, parent } = choice;
  if (value === pathText(choice)) return undefined;
  const path = quote(pathText(choice));
  const [first, ...rest] = value.split('::');
  const hint =
    parent === undefined && rest.length > 0
      ? `Write its levels: { name: ${first}, value: ${first}, children: [{ name: …, value: ${quote(value)} }] }, or use options_from.`
      : `Write value: ${path}. The help desk's admin page always stores this value.`;
  return problemAtKey('tree-value-off-path', placeOf(choice), `${path} is stored as ${quote(value)}`, hint);
}

function placeOf({ parent, step }: Choice): Path {
  return parent === undefined ? ['data_option', 'options', step] : [...placeOf(parent), 'children', step];
}
