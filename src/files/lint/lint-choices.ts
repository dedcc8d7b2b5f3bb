import { type Choice, pathText } from '../../model/choices.ts';
import { type Path, type ProblemAtPath, problemAtKey } from '../../model/problem.ts';
import { problemOfFirst } from '../check/document.ts';
import { quote } from '../check/secret-words.ts';
import { faultOfText } from './lint-text.ts';

/** Finds choices that the help desk accepts but that cause trouble. Reports each kind once. */
export function lintChoices(
  choices: readonly Choice[],
  form: 'tree' | 'list',
  holds: 'one' | 'several',
): readonly ProblemAtPath[] {
  return [
    ...lintLabels(choices),
    ...lintValues(choices),
    ...lintBlanks(choices),
    ...lintTexts(choices),
    ...lintCharacters(choices),
    ...(holds === 'several' ? lintQuestionMarks(choices) : []),
    ...(form === 'tree' ? lintTree(choices) : []),
  ];
}

function lintLabels(choices: readonly Choice[]): readonly ProblemAtPath[] {
  const seen = new Map<Choice | undefined, Map<string, Choice>>();
  const twins: (readonly [Choice, Choice])[] = [];
  for (const choice of choices) {
    const siblings = seen.get(choice.parent) ?? new Map<string, Choice>();
    seen.set(choice.parent, siblings);
    const twin = siblings.get(choice.label);
    if (twin === undefined) siblings.set(choice.label, choice);
    // A duplicate choice is reported as a duplicate value.
    else if (twin.value !== choice.value) twins.push([twin, choice]);
  }
  return problemOfFirst(twins, ([twin, choice]) => {
    const message = `the label ${quote(choice.label)} is used for ${quote(twin.value)} and ${quote(choice.value)}`;
    const hint = 'Give each option its own label: people see only the label.';
    return problemAtKey('option-label-twice', placeOf(choice), message, hint);
  });
}

function lintValues(choices: readonly Choice[]): readonly ProblemAtPath[] {
  const seen = new Map<string, Choice>();
  const twins: (readonly [Choice, Choice])[] = [];
  for (const choice of choices) {
    const twin = seen.get(choice.value);
    if (twin === undefined) seen.set(choice.value, choice);
    else twins.push([twin, choice]);
  }
  return problemOfFirst(twins, ([twin, choice]) => {
    const message =
      pathText(twin) === pathText(choice)
        ? `the option ${quote(choice.value)} appears twice`
        : `${quote(pathText(twin))} and ${quote(pathText(choice))} have the same value ${quote(choice.value)}`;
    const hint = 'Give each option its own value: the help desk stores only the value and shows the first match.';
    return problemAtKey('option-value-twice', placeOf(choice), message, hint);
  });
}

function lintBlanks(choices: readonly Choice[]): readonly ProblemAtPath[] {
  const blank = choices.filter(({ value, label }) => hasEdgeBlanks(value) || hasEdgeBlanks(label));
  return problemOfFirst(blank, (choice) => {
    const isValue = hasEdgeBlanks(choice.value);
    const text = isValue ? `the value ${quote(choice.value)}` : `the label ${quote(choice.label)}`;
    const hint = isValue ? 'Remove the whitespace. Existing records keep the old value.' : 'Remove the whitespace.';
    return problemAtKey('option-blanks', placeOf(choice), `${text} begins or ends with whitespace`, hint);
  });
}

function lintTexts(choices: readonly Choice[]): readonly ProblemAtPath[] {
  const faults = choices.flatMap((choice) => {
    const { value, label } = choice;
    const fault =
      faultOfText(value.trim(), 'value') ?? (label === value ? undefined : faultOfText(label.trim(), 'label'));
    return fault === undefined ? [] : [{ ...fault, choice }];
  });
  return [...new Set(faults.map(({ code }) => code))].flatMap((code) =>
    problemOfFirst(
      faults.filter((fault) => fault.code === code),
      ({ choice, message, hint }) => problemAtKey(code, placeOf(choice), message, hint),
    ),
  );
}

function hasEdgeBlanks(text: string): boolean {
  return text !== text.trim();
}

/** In a tree, "::" separates the levels of a path. */
function lintCharacters(choices: readonly Choice[]): readonly ProblemAtPath[] {
  const tree = choices.some(({ parent }) => parent !== undefined);
  const awkward = choices.filter(
    ({ value, label }) => value.includes('\\') || value.includes('"') || (tree && label.includes('::')),
  );
  return problemOfFirst(awkward, (choice) => {
    const message =
      tree && choice.label.includes('::')
        ? `the name ${quote(choice.label)} contains "::", which separates the levels of a tree`
        : `the value ${quote(choice.value)} contains a ${choice.value.includes('\\') ? 'backslash' : 'double quote'}`;
    const hint = 'Remove the character from the stored value. The label of a list may contain it.';
    return problemAtKey('option-characters', placeOf(choice), message, hint);
  });
}

/** Conditions on such an option of a field with several values are refused (6.5 and 7.1). */
function lintQuestionMarks(choices: readonly Choice[]): readonly ProblemAtPath[] {
  return problemOfFirst(
    choices.filter(({ value }) => value.includes('?')),
    (choice) => {
      const message = `the value ${quote(choice.value)} contains a question mark: conditions on it are refused`;
      const hint = 'Remove the character from the stored value. The label may contain it.';
      return problemAtKey('option-characters', placeOf(choice), message, hint);
    },
  );
}

function lintTree(choices: readonly Choice[]): readonly ProblemAtPath[] {
  const offPath = choices.filter((choice) => choice.value !== pathText(choice));
  return problemOfFirst(offPath, (choice) => {
    const path = quote(pathText(choice));
    const stored = `is stored as ${quote(choice.value)}`;
    const levels = choice.value.split('::');
    const isPath = choice.parent === undefined && levels.length > 1;
    const hint = isPath
      ? `Write its levels: { name: ${levels[0]}, value: ${levels[0]}, children: [{ name: …, value: ${quote(choice.value)} }] }, or use options_from.`
      : `Write value: ${path}. The help desk's admin page always stores this value.`;
    return problemAtKey('tree-value-off-path', placeOf(choice), `${path} ${stored}`, hint);
  });
}

/** Returns the path of a choice. Computed only for reported problems. */
function placeOf({ parent, step }: Choice): Path {
  return parent === undefined ? ['data_option', 'options', step] : [...placeOf(parent), 'children', step];
}
