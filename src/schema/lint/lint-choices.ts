import { type Choice, pathText } from '../../attribute/choices.ts';
import { quote, type Remark } from '../remark.ts';
import { tellFirst } from './tell-first.ts';

/** What goes wrong with choices on the help desk, although it takes them. One remark a kind, however many there are. */
export function lintChoices(choices: readonly Choice[]): readonly Remark[] {
  return [...lintLabels(choices), ...lintValues(choices), ...lintBlanks(choices), ...lintCharacters(choices)];
}

function lintLabels(choices: readonly Choice[]): readonly Remark[] {
  const seen = new Map<Choice | undefined, Map<string, Choice>>();
  const twins: (readonly [Choice, Choice])[] = [];
  for (const choice of choices) {
    const siblings = seen.get(choice.parent) ?? new Map<string, Choice>();
    seen.set(choice.parent, siblings);
    const twin = siblings.get(choice.label);
    if (twin === undefined) siblings.set(choice.label, choice);
    // The same choice twice is told as a value that stands twice.
    else if (twin.value !== choice.value) twins.push([twin, choice]);
  }
  return tellFirst('option-label-twice', twins, ([twin, choice]) => ({
    choice,
    message: `${quote(choice.label)} is the label of ${quote(twin.value)} and of ${quote(choice.value)}`,
    hint: 'Give each choice a label of its own: people see nothing else.',
  }));
}

function lintValues(choices: readonly Choice[]): readonly Remark[] {
  const seen = new Map<string, Choice>();
  const twins: (readonly [Choice, Choice])[] = [];
  for (const choice of choices) {
    const twin = seen.get(choice.value);
    if (twin === undefined) seen.set(choice.value, choice);
    else twins.push([twin, choice]);
  }
  return tellFirst('option-value-twice', twins, ([twin, choice]) => ({
    choice,
    message:
      pathText(twin) === pathText(choice)
        ? `the choice ${quote(choice.value)} stands twice`
        : `${quote(pathText(twin))} and ${quote(pathText(choice))} have the same value ${quote(choice.value)}`,
    hint: 'Give each choice a value of its own: the help desk keeps the value alone, and shows the first that has it.',
  }));
}

function lintBlanks(choices: readonly Choice[]): readonly Remark[] {
  const blank = choices.filter(({ value, label }) => hasEdgeBlanks(value) || hasEdgeBlanks(label));
  return tellFirst('option-blanks', blank, (choice) => ({
    choice,
    message: `${hasEdgeBlanks(choice.value) ? `the value ${quote(choice.value)}` : `the label ${quote(choice.label)}`} begins or ends with a blank`,
    hint: 'Take the blank out. Where records hold the value already, they keep it with the blank.',
  }));
}

function hasEdgeBlanks(text: string): boolean {
  return text !== text.trim();
}

/** In a tree, "::" separates the levels of a path. */
function lintCharacters(choices: readonly Choice[]): readonly Remark[] {
  const tree = choices.some(({ parent }) => parent !== undefined);
  const awkward = choices.filter(
    ({ value, label }) => value.includes('\\') || value.includes('"') || (tree && label.includes('::')),
  );
  return tellFirst('option-characters', awkward, (choice) => ({
    choice,
    message:
      tree && choice.label.includes('::')
        ? `the name ${quote(choice.label)} holds "::", which separates the levels of a tree`
        : `the value ${quote(choice.value)} holds a ${choice.value.includes('\\') ? 'backslash' : 'double quote'}`,
    hint: 'Leave the character out of what is stored; in the label of a list it does no harm.',
  }));
}
