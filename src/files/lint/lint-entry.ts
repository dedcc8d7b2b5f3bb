import { type AttributeKey, attributeKey } from '../../model/attribute-key.ts';
import { type Choice, choicesOf } from '../../model/choices.ts';
import { factsOf, offersChoices } from '../../model/data-types.ts';
import { editOfAccept, isIgnored, type PresentDefinition, whyNeverNeeded } from '../../model/definition.ts';
import { asText } from '../../model/json.ts';
import { columnNames } from '../../model/name-rules.ts';
import { type ProblemAtPath, problemAtKey, problemAtValue } from '../../model/problem.ts';
import { RELEASES } from '../../model/release.ts';
import { cellsIn, isRequired } from '../../model/screens.ts';
import { isSeed } from '../../model/seeds.ts';
import { filtersOf, leavesChoices } from '../../model/settings/judge-options.ts';
import { judgeChoices } from '../../model/settings/judge-relations.ts';
import { problemOfValue } from '../check/check-settings.ts';
import { LINK_OF_OTHERS } from '../check/check-variables.ts';
import { nearest, quote } from '../check/words.ts';
import { faultOfText } from '../odd-text.ts';
import { lintChoices } from './lint-choices.ts';

/** Finds settings of one attribute that the help desk accepts but that cause trouble. */
export function* lintEntry(definition: PresentDefinition, declared: ReadonlySet<AttributeKey>) {
  const { key, data_type, data_option, display, screens, accept, origin } = definition;
  const ofLabel = faultOfText(display, 'label');
  if (ofLabel !== undefined) yield problemAtValue(ofLabel.code, ['display'], ofLabel.message, ofLabel.hint);
  // Broken options are already reported.
  const choices = offersChoices(data_type)
    ? choicesOf(data_option.options).filter(({ valueIs }) => valueIs !== 'broken')
    : [];
  yield* lintChoices(choices, data_type);
  yield* lintDefault(definition, choices);
  // The checks of a file see only the name of a list.
  for (const fault of origin.optionsFrom === undefined ? [] : judgeChoices(data_type, data_option))
    if (fault.path[1] !== 'default') yield problemOfValue(fault);
  // They hold one value, whatever `multiple` says (cases "tree_select multiple two", "uac multiple").
  if (data_option.multiple === true && SINGLE.includes(data_type)) {
    const message = `${key} offers several values, but a ${data_type} stores one: the help desk refuses more`;
    const hint = data_type === 'tree_select' ? 'Use multi_tree_select.' : 'Remove `multiple`, or use multiselect.';
    yield problemAtKey('several-not-stored', ['data_option', 'multiple'], message, hint);
  }
  // With a default, the table of settings refuses it. A filter of a cell also limits what a text or number may be (cases
  // "cell filter of input", "cell filter of integer").
  const isText = ['input', 'textarea', 'richtext', 'integer'].includes(data_type);
  for (const filter of filtersOf(data_option, screens)) {
    if (leavesChoices(data_type, data_option, filter) && !(isText && filter.path[0] === 'screens')) continue;
    const hint = 'List the values of options, or leave filter out.';
    yield problemAtKey('filter-offers-nothing', filter.path, `filter of ${key} offers none of its options`, hint);
  }
  yield* lintRequired(definition);
  yield* lintLink(definition, declared);
  // Only the plan knows whether a consent has already been used.
  for (const [index, impact] of accept.entries()) {
    const why = whyNeverNeeded(definition, impact);
    if (why === undefined) continue;
    const hint = `${editOfAccept(definition, [impact])}, unless the overlay of another target needs it.`;
    const message = `accept: ${impact} of ${key} is never used: ${why}`;
    yield problemAtValue('accept-unused', ['accept', String(index)], message, hint);
  }
}

const FOR_TODAY = 'For the day on which a record is made, write `diff: 0` instead.';
const SINGLE = ['select', 'tree_select', 'checkbox', 'user_autocompletion'];

/** Checks that the default of a field of choices is one of them, and that of a date none. */
function* lintDefault(definition: PresentDefinition, choices: readonly Choice[]) {
  const { data_type, data_option } = definition;
  const { default: written, relation } = data_option;
  if (written === undefined || written === null || written === '') return;
  const say = (message: string, hint: string) =>
    problemAtValue('default-not-an-option', ['data_option', 'default'], message, hint);
  // A new record gets a day that is counted from its own, and no other.
  if ((data_type === 'date' || data_type === 'datetime') && !/^\d{4}-\d{2}-\d{2}/u.test(asText(written)))
    yield say(`the default ${quote(written)} is no date`, FOR_TODAY);
  const isOfRelation = typeof relation === 'string' && relation !== '';
  if (data_type === 'boolean' || !offersChoices(data_type) || isOfRelation) return;
  if (isIgnored(definition, ['data_option', 'options'])) return;
  // Cases "multiselect default …" and "select default …" of test/recordings/values-*.jsonl.
  if (factsOf(data_type).column === 'list' && !Array.isArray(written)) {
    yield say(`a ${data_type} ignores a default that is not a list`, `Write \`default: [${asText(written)}]\`.`);
    return;
  }
  const values = new Set(['', ...choices.map(({ value }) => value)]);
  const strange = [written].flat().find((value) => value !== null && !values.has(asText(value)));
  if (strange === undefined) return;
  const text = asText(strange);
  const labelled = choices.find(({ label }) => label === text);
  const near = nearest(text, [...values]);
  const meant =
    near === undefined ? 'Write the value of an option, or default: "" for none.' : `Did you mean ${quote(near)}?`;
  const hint = labelled && `${quote(labelled.label)} is the label of the option ${quote(labelled.value)}: write that.`;
  const harm = 'new records get it although nobody can choose it, or cannot be created';
  yield say(`the default ${quote(strange)} is not among the options: ${harm}`, hint ?? meant);
}

/** Finds required fields that cannot be filled in. What has no options is told as that. */
function* lintRequired({ key, data_type, data_option: option, active, screens }: PresentDefinition) {
  const isNever = data_type === 'datetime' && option.future === false && option.past === false;
  const ofType = isNever ? 'allows neither future nor past times' : undefined;
  const ofField = data_type === 'input' && option.readonly === true ? 'is read-only' : ofType;
  for (const { screen, role, cell } of active ? cellsIn(screens) : []) {
    const ofCell = cell.shown === false ? 'not shown there' : ofField;
    // The only screen where nothing can be filled in.
    const reason = screen === 'view' ? 'view is a read-only screen' : ofCell;
    if (reason === undefined || !isRequired({ ...cell, shown: true }, 'optional')) continue;
    const message = `${key} is required on ${screen} for ${role}, but ${reason}`;
    const hint = 'Remove `required`, or let people fill in the field there.';
    yield problemAtKey('required-unfillable', ['screens', screen, role, 'required'], message, hint);
  }
}

/**
 * Finds links that lead nowhere. The help desk puts the values of the record in place of `#{ticket.floor}`, and leaves every
 * other text as it stands.
 */
function lintLink(
  { object, name, data_option: { linktemplate: link } }: PresentDefinition,
  declared: ReadonlySet<AttributeKey>,
): readonly ProblemAtPath[] {
  if (typeof link !== 'string' || link === '') return [];
  const path = ['data_option', 'linktemplate'];
  const say = (message: string, hint: string) => [problemAtValue('link-unclear', path, message, hint)];
  const root = object.toLowerCase();
  const writing = (field: string | undefined) => `Write \`#{${root}.${field}}\`.`;
  const [ofOthers, , meant] = LINK_OF_OTHERS.exec(link) ?? [];
  if (ofOthers !== undefined) return say(`${quote(ofOthers)} stays in the link as it is written`, writing(meant));
  if (/#\{[^}]*$/u.test(link)) return say('a placeholder of linktemplate is not closed', writing(name));
  const columns = RELEASES.flatMap((release) => columnNames(object, release));
  const own = [...declared].flatMap((key) => (key.startsWith(`${object}.`) ? [key.slice(object.length + 1)] : []));
  for (const [whole, inside = ''] of link.matchAll(/#\{([^}]*)\}/gu)) {
    const [first = '', field] = inside.trim().split('.');
    if (first !== root && field === undefined) return say(`${quote(whole)} names no field`, writing(first));
    if (first !== root)
      return say(`${quote(whole)} is empty on a ${root}`, `Placeholders begin with ${root}. ${writing(name)}`);
    // `customer` leads to the record of `customer_id`.
    const isKnown = [...columns, ...own].some((known) => known === field || known === `${field}_id`);
    if (field === undefined || isKnown || isSeed(attributeKey(object, field))) continue;
    const near = nearest(field, [...columns, ...own]);
    const hint =
      near === undefined ? 'Declare the field, or write another one.' : `Did you mean \`#{${root}.${near}}\`?`;
    return say(`${object} has no field ${quote(field)}, and the files declare none`, hint);
  }
  if (/^(?:[a-z][a-z0-9+.-]*:|#|\/)/iu.test(link)) return [];
  return say('linktemplate is no address: it names no scheme', `Write \`https://${link.slice(0, 40)}\`.`);
}
