import { choicesOf } from '../choices.ts';
import { factsOf, isDataType, MINUTES, offersChoices, unitOfDiff } from '../data-types.ts';
import { asText, isJsonObject, type JsonObject, type JsonValue } from '../json.ts';
import { fill } from '../normal-form.ts';
import { holdsOn, RELEASES, type Release, type Span } from '../release.ts';
import { LARGEST_INTEGER, SAFE_RELATIONS } from './setting-table.ts';
import { booleanMeant, type ValueFault } from './value-fault.ts';

function harmful(
  path: readonly string[],
  value: JsonValue,
  on: Span | readonly Release[],
  tell: ValueFault['tell'],
  hint: string,
): ValueFault {
  const releases = 'length' in on ? on : RELEASES.filter((release) => holdsOn(release, on));
  return { path: ['data_option', ...path], value, verdict: 'harmful', releases, tell, hint };
}

/** New records get the default, and so do old ones without a value, which then cannot be saved (case "integer default 101"). */
function judgeIntegerDefault(data_type: string, option: JsonObject): readonly ValueFault[] {
  const { default: value, min, max } = option;
  if (data_type !== 'integer' || typeof value !== 'number') return [];
  const low = typeof min === 'number' ? min : -LARGEST_INTEGER;
  const high = typeof max === 'number' ? max : LARGEST_INTEGER;
  if (value >= low && value <= high) return [];
  const tell = (shown: string) =>
    `the default ${shown} is not between min ${low} and max ${high}: no new ticket could be created, and no old one saved`;
  return [harmful(['default'], value, {}, tell, `Write a default from ${low} to ${high}, or change min or max.`)];
}

/** 5.2 cuts a longer text; later releases refuse it. They do not look at a richtext (case "textarea default …"). */
function judgeTextDefault(data_type: string, option: JsonObject): readonly ValueFault[] {
  const { default: value, maxlength } = option;
  if ((data_type !== 'input' && data_type !== 'textarea') || typeof value !== 'string') return [];
  if (typeof maxlength !== 'number' || [...value].length <= maxlength) return [];
  const message = `the default has ${[...value].length} characters, more than maxlength ${maxlength}: no new ticket could be created`;
  return [
    harmful(['default'], value, { since: '6.5' }, () => message, 'Write a shorter default, or a larger maxlength.'),
  ];
}

/**
 * The default of a datetime is `diff` from now, without its seconds: less than a minute is in the past (cases "datetime future
 * false", "datetime past false diff 0"). A date is never compared.
 */
function judgeDirection(data_type: string, option: JsonObject): readonly ValueFault[] {
  const { diff, future, past } = option;
  if (data_type !== 'datetime' || typeof diff !== 'number') return [];
  const isSoon = RELEASES.some((release) => diff * MINUTES[unitOfDiff(data_type, release) ?? 'minute'] < 1);
  const refused = (diff > 0 && future === false && 'future') || (isSoon && past === false && 'past');
  if (refused === false) return [];
  const tell = (shown: string) =>
    `diff ${shown} is a time in the ${refused}, and \`${refused}: false\` refuses it: no new ticket could be created`;
  return [harmful(['diff'], diff, {}, tell, `Write \`${refused}: true\`, or leave diff out.`)];
}

/** The last years of the database, and the first one before Christ. */
const LAST_YEAR = { date: 5_874_897, datetime: 294_276 } as const;
const FIRST_YEAR = -4713;
/** Later than any day on which a plan is made; whoever comes near a limit means something else. */
const THIS_YEAR = 2100;
const MINUTES_OF_A_YEAR = 365.2425 * MINUTES.day;

/** A default beyond the last day that the database knows (case "datetime diff 99999999999"). */
function judgeDistance(data_type: string, option: JsonObject): readonly ValueFault[] {
  const { diff } = option;
  if ((data_type !== 'date' && data_type !== 'datetime') || typeof diff !== 'number') return [];
  const releases = RELEASES.filter((release) => {
    const years = (diff * MINUTES[unitOfDiff(data_type, release) ?? 'minute']) / MINUTES_OF_A_YEAR;
    return years > LAST_YEAR[data_type] - THIS_YEAR || years < FIRST_YEAR - THIS_YEAR;
  });
  if (releases.length === 0) return [];
  const tell = (shown: string) =>
    `diff ${shown} leads beyond the times that the database can store: no new ticket could be created`;
  return [harmful(['diff'], diff, releases, tell, 'Write a smaller number.')];
}

/** What a setting must be beside its neighbours, apart from options. Values of a wrong kind have been judged before. */
export const NEIGHBOURS = [judgeIntegerDefault, judgeTextDefault, judgeDirection, judgeDistance];

function hasOptions({ options }: JsonObject): boolean {
  return typeof options === 'object' && options !== null && Object.keys(options).length > 0;
}

/** The service looks a relation up for a field of choices without options (case "select relation …"). */
function judgeRelation(data_type: string, option: JsonObject): readonly ValueFault[] {
  const { relation } = option;
  if (typeof relation !== 'string' || SAFE_RELATIONS.some((safe) => safe === relation)) return [];
  if (!isDataType(data_type) || data_type === 'boolean' || !offersChoices(data_type) || hasOptions(option)) return [];
  const tell = (shown: string) => `relation cannot be ${shown}: every new ticket and every form would fail`;
  const hint = `Use one of ${SAFE_RELATIONS.filter((safe) => safe !== '').join(', ')}, or "" for none.`;
  return [harmful(['relation'], relation, {}, tell, hint)];
}

/** 5.2 compares every value of a ticket with the options, also the default of a new one (case "select default …"). */
function judgeChoiceDefault(data_type: string, option: JsonObject): readonly ValueFault[] {
  const { default: value } = option;
  if (!isDataType(data_type) || data_type === 'boolean' || !offersChoices(data_type)) return [];
  if (!hasOptions(option) || value === undefined || value === null || value === '') return [];
  const column = factsOf(data_type).column;
  // A field of several values ignores a default that is no list (case "multiselect default "a"").
  if (column === 'list' && !Array.isArray(value)) return [];
  const values = new Set(choicesOf(option.options).map((choice) => choice.value));
  const strange = (Array.isArray(value) ? value : [value]).find((one: JsonValue) => !values.has(asText(one)));
  if (strange === undefined || typeof strange === 'object') return [];
  const tell = (shown: string) => `the default ${shown} is not among the options: no new ticket could be created`;
  return [harmful(['default'], strange, { until: '6.5' }, tell, 'Write the value of an option, or default: "".')];
}

/** 5.2 cuts a value to the width of the column, and then does not find it among the options (case "select maxlength 1, …"). */
function judgeOptionLength(data_type: string, option: JsonObject): readonly ValueFault[] {
  if (!isDataType(data_type) || factsOf(data_type).column !== 'text' || !offersChoices(data_type)) return [];
  const { maxlength } = fill(data_type, option);
  if (typeof maxlength !== 'number') return [];
  const long = choicesOf(option.options).find(({ value }) => value.length > maxlength && [...value].length > maxlength);
  if (long === undefined) return [];
  const message = `the value of an option has ${[...long.value].length} characters, more than maxlength ${maxlength}: no ticket could be saved with it`;
  const hint = 'Write a larger maxlength, or a shorter value.';
  return [harmful(['maxlength'], maxlength, { until: '6.5' }, () => message, hint)];
}

/** 5.2 looks for the value true among the options; false counts as no value there (case "boolean options …"). */
function judgeBooleanOptions(data_type: string, option: JsonObject): readonly ValueFault[] {
  const { options } = option;
  if (data_type !== 'boolean' || !isJsonObject(options) || !hasOptions(option) || Object.hasOwn(options, 'true'))
    return [];
  const message =
    'a boolean has the values true and false, and its options have no "true": no ticket could be saved with it';
  const labelOf = (meant: string): string | undefined =>
    Object.keys(options).find((key) => booleanMeant(key)?.startsWith(`Write ${meant}`) === true);
  const [yes, no] = [labelOf('true'), labelOf('false')];
  const hint =
    yes === undefined || no === undefined
      ? 'Write options: { "true": yes, "false": no }, with your own labels.'
      : `Write options: { "true": ${JSON.stringify(options[yes])}, "false": ${JSON.stringify(options[no])} }.`;
  return [harmful(['options'], options, { until: '6.5' }, () => message, hint)];
}

/** 5.2 compares the values of every data type with its options (case "input options …"). */
function judgeNeedlessOptions(data_type: string, option: JsonObject): readonly ValueFault[] {
  const { options } = option;
  if (!isDataType(data_type) || offersChoices(data_type) || data_type === 'active' || !hasOptions(option)) return [];
  // A list of plain values has been refused for its form.
  if (Array.isArray(options) && !options.every(isJsonObject)) return [];
  const message = `a field of the type ${data_type} has no options: no ticket could be saved with a value outside of them`;
  return [harmful(['options'], options ?? null, { until: '6.5' }, () => message, 'Leave options out.')];
}

/** The service asks for the options of a field that has none (cases "… only_shown_if_selectable …", "… osis"). */
function judgeSelectable(data_type: string, option: JsonObject): readonly ValueFault[] {
  const { only_shown_if_selectable: only, relation } = option;
  // Ticket.group_id is a select with a relation on 5.2, and a tree since 6.5.
  const isOne = data_type === 'select' || data_type === 'tree_select';
  const isOfRelation = isOne && typeof relation === 'string' && relation !== '';
  if (only !== true || hasOptions(option) || isOfRelation || !isDataType(data_type)) return [];
  // Of these nothing was recorded.
  if (data_type === 'active' || factsOf(data_type).column === 'json') return [];
  const tell = () => 'only_shown_if_selectable: true needs options: every new ticket and every form would fail';
  return [harmful(['only_shown_if_selectable'], true, {}, tell, 'Leave it out, or add options.')];
}

const CHOICES = [
  judgeSelectable,
  judgeRelation,
  judgeChoiceDefault,
  judgeOptionLength,
  judgeBooleanOptions,
  judgeNeedlessOptions,
];

/** What options and the settings beside them must be. For an attribute whose options are all known. */
export function judgeChoices(data_type: string, option: JsonObject): readonly ValueFault[] {
  return CHOICES.flatMap((judge) => judge(data_type, option));
}
