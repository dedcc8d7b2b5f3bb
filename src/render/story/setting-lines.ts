import { type ObjectName, splitAttributeKey } from '../../model/attribute-key.ts';
import { columnDefault, isFilledByDatabase, isForOldRecordsOnly } from '../../model/column-default.ts';
import type { AcceptableImpact } from '../../model/definition.ts';
import { isJsonObject, type JsonValue } from '../../model/json.ts';
import type { DeskRelease } from '../../model/release.ts';
import { requiredCells } from '../../model/screens.ts';
import { needsOf } from '../../plan/compare.ts';
import { hitsOf } from '../../plan/count-questions.ts';
import {
  type Change,
  type CreateDecision,
  parsePath,
  placeOf,
  type RowDocument,
  type UpdateDecision,
} from '../../plan/plan-document.ts';
import { impactInWords } from '../../plan/refusals.ts';
import { isOnForm } from '../../plan/warnings.ts';
import { type Hits, pathsThatDemand } from './hits.ts';
import { caution, type Line, type Note, said } from './line.ts';
import { audienceInWords, type ScreenAndRole, screenLines, sideOf } from './screen-lines.ts';
import { settingInWords, tellSetting, valueInWords } from './setting-words.ts';

type Sides = Pick<UpdateDecision, 'key' | 'before' | 'after' | 'changes'>;

/** The changes of a live attribute, risks first: one line per setting, with all cells of its screens in one. */
export function linesOfUpdate(sides: Sides, release: DeskRelease, hits: Hits): readonly Line[] {
  const isOfScreens = ({ path }: Change): boolean => parsePath(path)[0] === 'screens';
  const ofScreens = sides.changes.filter(isOfScreens);
  const lines = sides.changes
    .filter((change) => !isOfScreens(change))
    .map((change): Line => {
      const { before, after, effect } = change;
      const path = parsePath(change.path);
      const told = tellSetting({ path, row: sides.after, release: release.rules }, before, after);
      const impact = impactOf(change, sides, hits);
      return { sign: '~', setting: settingInWords(path), ...told, effect, impact, where: placeOf(change) };
    });
  const rank = ({ impact }: Line): number => WORST_FIRST.indexOf(impact?.tone ?? 'plain');
  return [...lines, ...screensOfUpdate(sides, ofScreens, release, hits)].sort((a, b) => rank(a) - rank(b));
}

const WORST_FIRST: readonly Note['tone'][] = ['danger', 'caution', 'plain'];

/** The counted impact of a change, or that in general. */
function impactOf(change: Change, { key, after, changes }: Sides, hits: Hits): Note | undefined {
  const { path, impact } = change;
  const [object] = splitAttributeKey(key);
  if (path === 'active' && change.after === false) return caution('no form shows it any more');
  const asked = hitsOf(change, after.data_option);
  const counted = hits.filter(({ hit }) => asked.some((one) => one.hit === hit));
  if (counted.length > 0) return inOne(counted);
  if (impact === 'new-records-only') return { tone: 'plain', text: 'existing records do not change' };
  const [accepted] = needsOf(impact, parsePath(path));
  return accepted && impactNote(accepted, object, pathsThatDemand(changes));
}

function impactNote(impact: AcceptableImpact, object: ObjectName, paths: readonly (readonly string[])[]): Note {
  return caution(`${impact === 'required' ? 'required: ' : ''}${impactInWords(impact, object, paths)}`);
}

/** Several notes as one, each text once. */
function inOne(notes: readonly Note[]): Note | undefined {
  const tone = WORST_FIRST.find((one) => notes.some((note) => note.tone === one));
  return tone && { tone, text: [...new Set(notes.map(({ text }) => text))].join('; ') };
}

function screensOfUpdate(sides: Sides, changes: readonly Change[], release: DeskRelease, hits: Hits): readonly Line[] {
  const { key, before, after } = sides;
  const [first] = changes;
  if (first === undefined) return [];
  const [object] = splitAttributeKey(key);
  const cells = changes.map(({ path }): ScreenAndRole => {
    const [, screen = '', role = ''] = parsePath(path);
    return [screen, role];
  });
  const [was, is] = [sideOf(before, release), sideOf(after, release)];
  const { hidden, ...below } = screenLines(object, was, is, cells);
  const impact = inOne([...changes.flatMap((change) => impactOf(change, sides, hits) ?? []), ...hidden.map(caution)]);
  const where = placeOf(first);
  return [{ ...below, sign: '~', setting: 'screens', words: [], effect: 'at-once', impact, where }];
}

export function linesOfCreation(decision: CreateDecision, release: DeskRelease): readonly Line[] {
  const { key, because, after: row, stands_at, ...place } = decision;
  const where = placeOf(place);
  const line = (setting: string, words: string, impact?: Note): Line => {
    return { sign: '+', setting, words: said(words), effect: undefined, impact, where, below: [], left: 0 };
  };
  const [object] = splitAttributeKey(key);
  const side = sideOf(row, release);
  // A ticket without a value is refused from then on (5.2/09 "ticket without a required attribute").
  const demanded = isFilledByDatabase(row) ? [] : requiredCells(object, side.screens, side.silent);
  const refused = demanded.length > 0 ? impactNote('required', object, demanded) : undefined;
  const bySetting: Readonly<Record<string, Note | undefined>> = {
    null: side.silent === 'required' ? refused : undefined,
    default: impactOfDefault(row, object),
  };
  const audience = audienceInWords(object, side);
  const isLast = because === 'not-on-desk';
  return [
    ...(row.active ? [] : [line('active', 'no')]),
    ...Object.entries(row.data_option)
      .filter(([setting, value]) => !hasNoEffect(setting, value))
      .map(([setting, value]) => {
        const path = ['data_option', setting];
        const words = valueInWords({ path, row, release: release.rules }, value);
        return line(settingInWords(path), words, bySetting[setting]);
      }),
    ...(audience === '' ? [] : [line('screens', audience, side.silent === 'required' ? undefined : refused)]),
    ...(stands_at === undefined ? [] : [line('position', isLast ? `last (${stands_at})` : `${stands_at}`)]),
  ];
}

/** What a new attribute without a visible cell lacks: a warning of the plan has the lines to add. */
export function notesOnUnseen({ key, after: row }: CreateDecision, release: DeskRelease): readonly Note[] {
  const [object] = splitAttributeKey(key);
  if (!row.active || isOnForm(object, row, release)) return [];
  return [caution('on no form: nobody will see it')];
}

/** Which records the default of a new field reaches beside those that people create. */
function impactOfDefault(row: RowDocument, object: ObjectName): Note | undefined {
  if (columnDefault(row) === undefined) return undefined;
  const old = `existing ${object.toLowerCase()}s get it at once`;
  return { tone: 'plain', text: isForOldRecordsOnly(row) ? `${old}; new ones do not: they follow \`diff\`` : old };
}

/** Whether the setting has the same effect as leaving it out. */
function hasNoEffect(setting: string, value: JsonValue): boolean {
  if (value === null || value === '' || (setting === 'type' && value === 'text')) return true;
  if (setting === 'null' || setting === 'nulloption') return value === true;
  return setting === 'options' && isJsonObject(value) && Object.keys(value).length === 0;
}
