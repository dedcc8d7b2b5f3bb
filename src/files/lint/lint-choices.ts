import { type Choice, pathText } from '../../model/choices.ts';
import { type DataType, factsOf, isTree } from '../../model/data-types.ts';
import { type Path, type ProblemAtPath, problemAtKey } from '../../model/problem.ts';
import { firstOfEach, quote, twinsIn } from '../check/words.ts';
import { faultOfText } from '../odd-text.ts';

/** Finds choices that the help desk accepts but that cause trouble. Reports each kind once. */
export function lintChoices(choices: readonly Choice[], data_type: DataType): readonly ProblemAtPath[] {
  const levels = choices.some(({ parent }) => parent !== undefined) ? 'several' : 'one';
  const faults = [
    ...twinsIn(choices, ({ path }) => path.join('\0')).flatMap(labelTwice),
    ...twinsIn(choices, ({ value }) => value).map(valueTwice),
    ...choices.flatMap((choice) => [
      ...faultsOfText(choice),
      ...signIn(choice, data_type, levels),
      ...(isTree(data_type) ? offPath(choice) : []),
    ]),
  ];
  return firstOfEach(faults, ({ code }) => code);
}

function labelTwice([twin, choice]: readonly [Choice, Choice]): readonly ProblemAtPath[] {
  // A duplicate choice is reported as a duplicate value.
  if (twin.value === choice.value) return [];
  const message = `the label ${quote(choice.label)} is used for ${quote(twin.value)} and ${quote(choice.value)}`;
  const hint = 'Give each option its own label: people see only the label.';
  return [problemAtKey('option-label-twice', placeOf(choice), message, hint)];
}

function valueTwice([twin, choice]: readonly [Choice, Choice]): ProblemAtPath {
  const [path, other, value] = [quote(pathText(twin)), quote(pathText(choice)), quote(choice.value)];
  const message =
    path === other ? `the option ${value} appears twice` : `${path} and ${other} have the same value ${value}`;
  const hint = 'Give each option its own value: the help desk stores only the value and shows the first match.';
  return problemAtKey('option-value-twice', placeOf(choice), message, hint);
}

function* faultsOfText(choice: Choice): Generator<ProblemAtPath> {
  const { value, label } = choice;
  const what = (['value', 'label'] as const).find((part) => choice[part] !== choice[part].trim());
  if (what !== undefined) {
    const hint = `Remove the whitespace.${what === 'value' ? ' Existing records keep the old value.' : ''}`;
    const message = `the ${what} ${quote(choice[what])} begins or ends with whitespace`;
    yield problemAtKey('option-blanks', placeOf(choice), message, hint);
  }
  const odd = faultOfText(value.trim(), 'value') ?? (label === value ? undefined : faultOfText(label.trim(), 'label'));
  if (odd !== undefined) yield problemAtKey(odd.code, placeOf(choice), odd.message, odd.hint);
}

/** What a stored value should not contain, or a name of a tree. Conditions on a question mark are refused (6.5 and 7.1). */
function signIn(choice: Choice, data_type: DataType, levels: 'one' | 'several'): readonly ProblemAtPath[] {
  const { value, label } = choice;
  const say = (what: string, where = 'The label of a list') => {
    const hint = `Remove the character from the stored value. ${where} may contain it.`;
    return [problemAtKey('option-characters', placeOf(choice), `the ${what}`, hint)];
  };
  if (levels === 'several' && label.includes('::'))
    return say(`name ${quote(label)} contains "::", which separates the levels of a tree`);
  if (value.includes('\\')) return say(`value ${quote(value)} contains a backslash`);
  if (value.includes('"')) return say(`value ${quote(value)} contains a double quote`);
  if (!value.includes('?') || factsOf(data_type).column !== 'list') return [];
  return say(`value ${quote(value)} contains a question mark: conditions on it are refused`, 'The label');
}

function offPath(choice: Choice): readonly ProblemAtPath[] {
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
