import { OBJECT_NAMES, parseObjectName } from '../../model/attribute-key.ts';
import { CHANGEABLE_TYPES, DATA_TYPES, TYPES_WITHOUT_COLUMN } from '../../model/data-types.ts';
import type { JsonObject, JsonValue } from '../../model/json.ts';
import { brokenSpellingRules, isMethod, isReserved, lacksLabel } from '../../model/name-rules.ts';
import { holdsOn, type Release } from '../../model/release.ts';
import { usersOf } from './attribute-records.ts';
import { type AttributeRow, type Desk, OTHER_CLASSES } from './desk.ts';
import { has, requestError, TEXTS, unprocessable } from './release-rules.ts';
import { columnsOf, fatalColumnIn, hasColumn } from './table.ts';

/** One thing that keeps a record from being saved; on the record as a whole, or on one of its attributes. */
interface Invalidity {
  readonly on: 'record' | 'attribute';
  readonly text: string;
}

/** 5.2 tells everything at once, 6.5 one thing: the last about the whole record, else the first about an attribute. */
export function throwInvalid(release: Release, found: readonly Invalidity[]): void {
  const [first] = found;
  if (first === undefined) return;
  if (has(release, 'one message')) throw requestError(422, (found.findLast(({ on }) => on === 'record') ?? first).text);
  const all = found.map(({ text }) => text).join(', ');
  throw requestError(422, /already exists/i.test(all) ? TEXTS['5.2'].exists : `Validation failed: ${all}`);
}

const NEWER_TYPES: readonly string[] = ['group_permissions'];

function isKnownType(data_type: string, release: Release): boolean {
  const described = Object.entries(DATA_TYPES).find(([name]) => name === data_type)?.[1];
  if (described !== undefined) return holdsOn(release, described.span);
  if (NEWER_TYPES.includes(data_type) && !has(release, 'group permissions')) return false;
  return TYPES_WITHOUT_COLUMN.some((known) => known === data_type);
}

/** Why a row cannot be saved; `before` is what the database holds of it. */
export function invaliditiesOf(desk: Desk, row: AttributeRow, before: AttributeRow | undefined): readonly Invalidity[] {
  const texts = TEXTS[desk.release];
  const found: Invalidity[] = [];
  if (lacksLabel(row.display, desk.release)) found.push({ on: 'attribute', text: "Display can't be blank" });
  if (!isKnownType(row.data_type, desk.release)) found.push({ on: 'attribute', text: texts.typeUnknown });
  // The pending data_option is looked at where there is one, else the active one.
  const [option, which] = row.to_config ? [row.data_option_new, 'new '] : [row.data_option, ''];
  for (const text of dataFaults(row.data_type, option, desk.release))
    found.push(
      has(desk.release, 'one message')
        ? { on: 'record', text }
        : { on: 'attribute', text: `Data option ${which}${text}` },
    );
  const users = row.active ? undefined : usersOf(desk, row);
  if (users !== undefined) {
    const text = `${row.object}.${row.name} is referenced by ${users} and thus cannot be set to inactive!`;
    found.push({ on: 'record', text });
  }
  const types: readonly string[] = CHANGEABLE_TYPES;
  const { data_type = row.data_type } = before ?? {};
  if (data_type !== row.data_type && !(types.includes(data_type) && types.includes(row.data_type)))
    found.push({ on: 'attribute', text: texts.typeChanged });
  return found;
}

/** What the releases say of a data_option: 5.2/03 and 6.5/13, "input …", "integer …", "datetime …". */
const BOUND_OF_6_5 = { min: 'Minimal value', max: 'Maximal value' };

const DATA_TEXTS_5_2 = {
  inputType: 'must have one of text/password/tel/fax/email/url for :type',
  maxlength: 'must have integer for :maxlength',
  future: 'must have boolean value for :future',
  past: 'must have boolean value for :past',
  tooLow: (bound: keyof typeof BOUND_OF_6_5) => `${bound} must be higher than -2147483648`,
  tooHigh: (bound: keyof typeof BOUND_OF_6_5) => `${bound} must be lower than 2147483648`,
  order: 'min must be lower than max',
};

const DATA_TEXTS_6_5: typeof DATA_TEXTS_5_2 = {
  inputType: 'Input field must be text, password, tel, fax, email or url type.',
  maxlength: 'Max length must be an integer.',
  future: 'Allow future dates toggle value is required.',
  past: 'Allow past dates toggle value is required.',
  tooLow: (bound) => `${BOUND_OF_6_5[bound]} must be higher than -2147483648`,
  tooHigh: (bound) => `${BOUND_OF_6_5[bound]} must be lower than 2147483648`,
  order: 'Maximal value must be higher than or equal to minimal value',
};

function dataTexts(release: Release): typeof DATA_TEXTS_5_2 {
  return has(release, 'one message') ? DATA_TEXTS_6_5 : DATA_TEXTS_5_2;
}

const INPUT_TYPES: readonly (JsonValue | undefined)[] = ['text', 'password', 'tel', 'fax', 'email', 'url'];

/** In the order in which the service finds them: 5.2 says all, 6.5 the last. */
function dataFaults(data_type: string, option: JsonObject, release: Release): readonly string[] {
  const texts = dataTexts(release);
  const ofLength = textIf(!isWrittenAs(/^\d+$/m, option.maxlength), texts.maxlength);
  switch (data_type) {
    case 'input':
      return [...textIf(!INPUT_TYPES.includes(option.type), texts.inputType), ...ofLength];
    case 'textarea':
    case 'richtext':
      return ofLength;
    case 'integer':
      return integerFaults(option, release);
    case 'datetime':
      return [
        ...textIf((option.future ?? null) === null, texts.future),
        ...textIf((option.past ?? null) === null, texts.past),
      ];
    default:
      return [];
  }
}

const textIf = (found: boolean, text: string): readonly string[] => (found ? [text] : []);

function isWrittenAs(form: RegExp, value: JsonValue | undefined): boolean {
  return form.test(typeof value === 'string' ? value : JSON.stringify(value ?? ''));
}

const LIMIT = 2_147_483_648;

/** 5.2 finds a bound that is no number out of every range, and out of order. */
function integerFaults({ min, max }: JsonObject, release: Release): readonly string[] {
  const texts = dataTexts(release);
  const tellsAll = !has(release, 'one message');
  const bounds = [['min', min] as const, ['max', max] as const];
  const unwritten = bounds.filter(([, value]) => !isWrittenAs(/^-?\d+$/m, value));
  const ofRange = bounds.flatMap(([bound, value]) => {
    if (isInteger(value))
      return [...textIf(value <= -LIMIT, texts.tooLow(bound)), ...textIf(value >= LIMIT, texts.tooHigh(bound))];
    return tellsAll ? [texts.tooLow(bound), texts.tooHigh(bound)] : [`${BOUND_OF_6_5[bound]} must be an integer`];
  });
  const isOutOfOrder = isInteger(min) && isInteger(max) ? min > max : tellsAll;
  return [
    ...(tellsAll ? unwritten.map(([bound]) => `must have integer for :${bound}`) : []),
    ...ofRange,
    ...textIf(isOutOfOrder, texts.order),
  ];
}

function isInteger(value: JsonValue | undefined): value is number {
  return typeof value === 'number' && Number.isInteger(value);
}

/** Refuses what is no class of the service, and a name that it would not take. Rows that exist already have their name. */
export function checkName(desk: Desk, object: string | undefined, name: string, row: 'new' | 'existing'): void {
  if (object === undefined || (parseObjectName(object) !== object && !OTHER_CLASSES.includes(object)))
    throw unprocessable(`uninitialized constant ${object}`);
  // A migrated column with a fatal name breaks every further write to its object (6.5/19).
  const fatal = fatalColumnIn(desk, object);
  if (fatal !== undefined) {
    const advice = "Check to make sure that you don't have an attribute or method with the same name.";
    throw unprocessable(`${fatal.name}? is defined by Active Record. ${advice}`);
  }
  const texts = TEXTS[desk.release].names(name);
  const found = brokenSpellingRules(name).map((rule) => texts[rule]);
  if (isReserved(object, name, desk.release)) found.push(texts.reserved);
  if (row === 'new' && isTaken(desk, object, name)) found.push(texts.taken);
  const invalid = found.map((text): Invalidity => ({ on: 'attribute', text }));
  throwInvalid(desk.release, invalid);
}

/** Names that could not stand among the recorded ones, because their spelling is refused as well (5.2/03 "object_id", "__"). */
const ALSO_ANSWERED_TO: readonly string[] = ['object_id', '__'];

function isTaken(desk: Desk, object: string, name: string): boolean {
  if (ALSO_ANSWERED_TO.includes(name) || hasColumn(desk, object, name)) return true;
  // Every column brings methods of its own, such as foo_was, whose names are taken from then on.
  if (columnsOf(desk, object).some((column) => methodsOf(column.name).includes(name))) return true;
  const known = parseObjectName(object);
  // Of a class that nothing was recorded of, only what the framework gives to all of them is known.
  if (known === undefined) return OBJECT_NAMES.every((each) => isMethod(each, name, desk.release));
  return isMethod(known, name, desk.release);
}

const SUFFIXES =
  'before_last_save before_type_cast change change_to_be_saved for_database in_database previous_change previously_was was';

function methodsOf(column: string): readonly string[] {
  const suffixed = SUFFIXES.split(' ').map((suffix) => `${column}_${suffix}`);
  return [...suffixed, `clear_${column}_change`, `saved_change_to_${column}`];
}
