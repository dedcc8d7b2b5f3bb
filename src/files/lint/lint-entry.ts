import { type AttributeKey, attributeKey, type ObjectName } from '../../model/attribute-key.ts';
import type { Choice } from '../../model/choices.ts';
import { factsOf, offersChoices } from '../../model/data-types.ts';
import { isIgnored, type PresentDefinition } from '../../model/definition.ts';
import { asText, type JsonObject, type JsonValue } from '../../model/json.ts';
import { columnNames } from '../../model/name-rules.ts';
import { type ProblemAtPath, problemAtKey, problemAtValue } from '../../model/problem.ts';
import { RELEASES } from '../../model/release.ts';
import { CREATES, cellsIn, isRequired, visibilityOfCell } from '../../model/screens.ts';
import { isSeed } from '../../model/seeds.ts';
import { filtersOf, leavesChoices } from '../../model/settings/judge-filters.ts';
import { judgeChoices } from '../../model/settings/judge-relations.ts';
import { problemOfValue } from '../check/check-settings.ts';
import { LINK_OF_OTHERS } from '../check/check-variables.ts';
import { nearest, quote } from '../check/words.ts';

const DEFAULT = ['data_option', 'default'];

/** Checks that the default of a field of choices is one of them. */
export function lintDefault(definition: PresentDefinition, choices: readonly Choice[]): readonly ProblemAtPath[] {
  const { data_type, data_option } = definition;
  const written = data_option.default;
  if (written === undefined || written === null || written === '') return [];
  if (data_type === 'date' || data_type === 'datetime') {
    // A new record gets a day that is counted from its own, and no other.
    const hint = 'For the day on which a record is made, write `diff: 0` instead.';
    if (/^\d{4}-\d{2}-\d{2}/u.test(asText(written))) return [];
    return [problemAtValue('default-not-an-option', DEFAULT, `the default ${quote(written)} is no date`, hint)];
  }
  if (data_type === 'boolean' || !offersChoices(data_type) || hasOtherChoices(definition)) return [];
  if (factsOf(data_type).column === 'list' && !Array.isArray(written)) {
    // Cases "multiselect default …" of test/recordings/values-*.jsonl.
    const message = `a ${data_type} ignores a default that is not a list`;
    return [problemAtValue('default-not-an-option', DEFAULT, message, `Write \`default: [${asText(written)}]\`.`)];
  }
  const values = new Set(choices.map(({ value }) => value));
  const strange = (Array.isArray(written) ? written : [written]).find(
    (value: JsonValue) => value !== '' && value !== null && !values.has(asText(value)),
  );
  if (strange === undefined) return [];
  const message = `the default ${quote(strange)} is not among the options: ${HARM_OF_DEFAULT}`;
  return [problemAtValue('default-not-an-option', DEFAULT, message, hintForDefault(asText(strange), choices))];
}

function hintForDefault(text: string, choices: readonly Choice[]): string {
  const labelled = choices.find(({ label }) => label === text);
  if (labelled !== undefined) return `${quote(text)} is the label of the option ${quote(labelled.value)}: write that.`;
  const near = nearest(
    text,
    choices.map(({ value }) => value),
  );
  return near === undefined ? 'Write the value of an option, or default: "" for none.' : `Did you mean ${quote(near)}?`;
}

/** Cases "select default …" of test/recordings/values-*.jsonl. */
const HARM_OF_DEFAULT = 'new records get it although nobody can choose it, or cannot be created';

/** Checks options from a list: the checks of a file see only its name. */
export function lintListedOptions({ data_type, data_option, origin }: PresentDefinition): readonly ProblemAtPath[] {
  if (origin.optionsFrom === undefined) return [];
  return judgeChoices(data_type, data_option).flatMap((fault) =>
    fault.path[1] === 'default' ? [] : [problemOfValue(fault)],
  );
}

/** Whether the choices are defined elsewhere: by a relation, by administrators, or by the type boolean. */
function hasOtherChoices(definition: PresentDefinition): boolean {
  const { relation } = definition.data_option;
  const isRelation = typeof relation === 'string' && relation !== '';
  if (isRelation || isIgnored(definition, ['data_option', 'options'])) return true;
  return definition.data_type === 'boolean' && definition.data_option.options === undefined;
}

/** Finds filters that leave nothing to choose. With a default, the table of settings refuses them. */
export function lintFilters({ key, data_type, data_option, screens }: PresentDefinition): readonly ProblemAtPath[] {
  // A filter of a cell also limits what a text or number may be (cases "cell filter of input", "cell filter of integer").
  const isText = ['input', 'textarea', 'richtext', 'integer'].includes(data_type);
  const message = `filter of ${key} offers none of its options`;
  const hint = 'List the values of options, or leave filter out.';
  return filtersOf(data_option, screens)
    .filter((one) => !leavesChoices(data_type, data_option, one) || (isText && one.path[0] === 'screens'))
    .map(({ path }) => problemAtKey('filter-offers-nothing', path, message, hint));
}

/** Finds required fields that cannot be filled in. */
export function lintRequired(definition: PresentDefinition, choices: readonly Choice[]): readonly ProblemAtPath[] {
  if (!definition.active) return [];
  const ofField = whyUnfillable(definition, choices);
  return cellsIn(definition.screens).flatMap(({ screen, role, cell }) => {
    if (!isRequired({ ...cell, shown: true }, 'optional')) return [];
    const [reason, hint] = whyHidden(screen, cell) ?? ofField ?? [];
    if (reason === undefined) return [];
    const message = `${definition.key} is required on ${screen} for ${role}, but ${reason}`;
    return [problemAtKey('required-unfillable', ['screens', screen, role, 'required'], message, hint)];
  });
}

type Reason = readonly [why: string, hint: string];

function whyHidden(screen: string, { shown }: JsonObject): Reason | undefined {
  // The only screen where nothing can be filled in.
  if (screen === 'view') return ['view is a read-only screen', 'Remove `required`, or set it on edit.'];
  return shown === false ? ['not shown there', 'Write `shown: true`, or remove `required`.'] : undefined;
}

/** Says why a field cannot be filled in on any screen, and how to fix it. */
function whyUnfillable(definition: PresentDefinition, choices: readonly Choice[]): Reason | undefined {
  const { data_type, data_option } = definition;
  if (offersChoices(data_type) && choices.length === 0 && !hasOtherChoices(definition))
    return ['has no options', 'Add options, or remove `required`.'];
  if (data_type === 'datetime' && data_option.future === false && data_option.past === false)
    return ['allows neither future nor past times', 'Write `future: true` or `past: true`.'];
  const isReadOnly = data_type === 'input' && data_option.readonly === true;
  return isReadOnly ? ['is read-only', 'Remove `readonly` or `required`.'] : undefined;
}

/** Finds dates that every new record gets although no form for new records shows them. */
export function lintDiff(definition: PresentDefinition): readonly ProblemAtPath[] {
  const { key, data_type, data_option, active, screens } = definition;
  const isPreset = (data_type === 'date' || data_type === 'datetime') && typeof data_option.diff === 'number';
  if (!isPreset || !active || screens === undefined) return [];
  const isShown = cellsIn(screens).some(
    ({ screen, cell }) => CREATES.includes(screen) && visibilityOfCell(cell, 'optional') !== 'hidden',
  );
  if (isShown) return [];
  const message = `every new record gets a date of ${key} by \`diff\`, but no form for new records shows it`;
  return [problemAtKey('date-unasked', ['data_option', 'diff'], message, 'Show it on one, or remove `diff`.')];
}

/**
 * Finds links that lead nowhere. The help desk puts the values of the record in place of `#{ticket.floor}`, and leaves every
 * other text as it stands.
 */
export function lintLink(definition: PresentDefinition, declared: ReadonlySet<AttributeKey>): readonly ProblemAtPath[] {
  const { linktemplate: link, type } = definition.data_option;
  if (typeof link !== 'string' || link === '') return [];
  const fault = faultOf(link, definition, declared);
  const isFollowed = definition.data_type === 'input' && type === 'url';
  if (fault === undefined && !isFollowed) return [];
  const [message, hint] = fault ?? [
    'the help desk follows linktemplate, and not the address in the field',
    'Remove linktemplate, or write `type: text`.',
  ];
  return [problemAtValue('link-unclear', ['data_option', 'linktemplate'], message, hint)];
}

function faultOf(
  link: string,
  { object, name }: PresentDefinition,
  declared: ReadonlySet<AttributeKey>,
): readonly [message: string, hint: string] | undefined {
  const root = object.toLowerCase();
  const example = `Write \`#{${root}.${name}}\`.`;
  const [ofOthers, , meant] = LINK_OF_OTHERS.exec(link) ?? [];
  if (ofOthers !== undefined)
    return [`${quote(ofOthers)} stays in the link as it is written`, `Write \`#{${root}.${meant}}\`.`];
  if (/#\{[^}]*$/u.test(link)) return ['a placeholder of linktemplate is not closed', example];
  for (const [whole, inside = ''] of link.matchAll(/#\{([^}]*)\}/gu)) {
    const [first = '', field] = inside.trim().split('.');
    if (field === undefined && first !== root)
      return [`${quote(whole)} names no field`, `Write \`#{${root}.${first}}\`.`];
    if (first !== root) return [`${quote(whole)} is empty on a ${root}`, `Placeholders begin with ${root}. ${example}`];
    if (field === undefined || isFieldOf(object, field, declared)) continue;
    const near = nearest(field, fieldsOf(object, declared));
    const hint =
      near === undefined ? 'Declare the field, or write another one.' : `Did you mean \`#{${root}.${near}}\`?`;
    return [`${object} has no field ${quote(field)}, and the files declare none`, hint];
  }
  if (/^(?:[a-z][a-z0-9+.-]*:|#|\/)/iu.test(link)) return undefined;
  return ['linktemplate is no address: it names no scheme', `Write \`https://${link.slice(0, 40)}\`.`];
}

/** A field of the files, a column, or a record that one leads to (`customer` of `customer_id`). */
function isFieldOf(object: ObjectName, field: string, declared: ReadonlySet<AttributeKey>): boolean {
  const key = attributeKey(object, field);
  const isColumn = (name: string): boolean => RELEASES.some((release) => columnNames(object, release).includes(name));
  return declared.has(key) || isSeed(key) || isColumn(field) || isColumn(`${field}_id`);
}

/** All that may be meant by another word. */
function fieldsOf(object: ObjectName, declared: ReadonlySet<AttributeKey>): readonly string[] {
  const own = [...declared].flatMap((key) => (key.startsWith(`${object}.`) ? [key.slice(object.length + 1)] : []));
  return [...RELEASES.flatMap((release) => columnNames(object, release)), ...own];
}
