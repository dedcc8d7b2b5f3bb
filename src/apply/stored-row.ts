import type { AttributeRecord } from '../helpdesk/wire.ts';
import { type AttributeKey, attributeKey } from '../model/attribute-key.ts';
import { factsOf, isDataType } from '../model/data-types.ts';
import { Failure } from '../model/failure.ts';
import { isJsonObject, type JsonObject, type JsonValue, member, sameJson } from '../model/json.ts';
import { comingDataOption, type LiveRow, type NewRow } from '../model/live-attribute.ts';
import {
  cellsThatDiffer,
  KEPT_BY_SERVICE,
  normalScreens,
  normalSetting,
  partsThatDiffer,
  unwrittenValues,
} from '../model/normal-form.ts';
import { silentCells, writtenCell } from '../model/screens.ts';
import { shownSetting } from '../model/secret-settings.ts';
import { hashOfStaged } from '../plan/digest.ts';
import { row as isRow } from '../plan/generated/plan-validators.mjs';
import type { RowDocument, Step } from '../plan/plan-document.ts';
import { liveRowShown } from '../plan/shown-row.ts';
import type { ApplyRequest, StoredRow } from './events.ts';

/**
 * The answer to a POST or PUT is another row than was sent. MariaDB removes characters of four bytes from a label, and says
 * so in the answer alone (6.1 on MariaDB 10.11).
 */
export class StoredOtherwise extends Failure {
  readonly key: AttributeKey;
  readonly stored: StoredRow;

  constructor(key: AttributeKey, stored: StoredRow, { path, sent, is }: Difference) {
    const setting = path.join('/');
    const message = `${key}: the help desk stored ${setting} as ${inWords(path, is)}, not as ${inWords(path, sent)}`;
    super('STORED_OTHERWISE', message, { hint: hintFor(setting, sent, is) });
    this.key = key;
    this.stored = stored;
  }
}

interface Difference {
  readonly path: readonly string[];
  readonly sent: JsonValue | undefined;
  readonly is: JsonValue | undefined;
}

/**
 * Compares an answer in normal form with the row that was sent; undefined if the help desk stored that. `by`: a restore has
 * nothing of others to leave.
 */
export function storedOtherwise(
  sent: NewRow,
  record: AttributeRecord,
  by: ApplyRequest['kind'],
): StoredOtherwise | undefined {
  const key = attributeKey(sent.object, sent.name);
  const live: LiveRow = { ...record, key, object: sent.object };
  // The live data_option sent back leaves what others have staged meanwhile (5.2/14 and 6.5/22): that is not ours.
  const leavesPending = by !== 'restore' && settingsThatDiffer(sent, live.data_option).length === 0;
  const [first] = differencesOf(sent, live, leavesPending ? live.data_option : comingDataOption(live));
  if (first === undefined) return undefined;
  const after = liveRowShown({ ...live, data_option: comingDataOption(live) }, undefined);
  return new StoredOtherwise(key, { after, staged: hashOfStaged(live) }, first);
}

/** The settings in which a live row, with this data_option, is not the row that was sent. */
export function differencesOf(sent: NewRow, live: LiveRow, option: JsonObject): readonly Difference[] {
  const silent = silentCells(sent.data_option);
  const [wanted, lives] = [normalScreens(sent.screens, silent), normalScreens(live.screens, silent)];
  return [
    ...partsThatDiffer(sent, live).flatMap((part) =>
      part === 'screens' ? [] : [{ path: [part], sent: sent[part], is: live[part] }],
    ),
    ...settingsThatDiffer(sent, option).map((setting) => ({
      path: ['data_option', setting],
      sent: member(sent.data_option, setting),
      is: member(option, setting),
    })),
    ...cellsThatDiffer(wanted, lives).map(([screen, role]) => ({
      path: ['screens', screen, role],
      sent: writtenCell(wanted, screen, role),
      is: writtenCell(lives, screen, role),
    })),
  ];
}

function settingsThatDiffer(sent: NewRow, option: JsonObject): readonly string[] {
  const settings = new Set([...Object.keys(sent.data_option), ...Object.keys(option)]);
  return [...settings].filter((setting) => !isSettingAsSent(setting, sent, option));
}

/** What was sent is not filled in: a value that the service does not understand must not become the one that it stored. */
function isSettingAsSent(
  setting: string,
  { data_type, data_option: sent }: Pick<NewRow, 'data_type' | 'data_option'>,
  data_option: JsonObject,
): boolean {
  // The service keeps it itself, but a migration stops at one that is no map (case "select historical_options …").
  if (KEPT_BY_SERVICE.includes(setting)) return isJsonObject(member(data_option, setting) ?? {});
  if (setting === 'multiple' && isDataType(data_type) && factsOf(data_type).alwaysMultiple) return true;
  const promised = normalSetting(data_type, setting, member(sent, setting));
  const stored = normalSetting(data_type, setting, member(data_option, setting));
  // The service and its admin page write a value of their own for a setting that is not set.
  const isNotSet = (value: JsonValue | undefined): boolean =>
    value === undefined || unwrittenValues(data_type, setting).some((unwritten) => sameJson(unwritten, value));
  return sameJson(promised, stored) || (isNotSet(promised) && isNotSet(stored));
}

const LONGEST = 120;

/** A value, without credentials. */
function inWords([head, setting = '']: readonly string[], value: JsonValue | undefined): string {
  if (value === undefined) return 'nothing';
  const text = JSON.stringify(head === 'data_option' ? shownSetting(setting, value) : value);
  return text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text;
}

function hintFor(setting: string, sent: JsonValue | undefined, is: JsonValue | undefined): string {
  const short = typeof sent === 'string' ? sent.replaceAll(/[\u{10000}-\u{10ffff}]/gu, '') : undefined;
  if (short !== undefined && short !== sent && short === is)
    return 'Leave out emoji and other characters of four bytes: the database of this help desk does not store them.';
  const isShort = (typeof is === 'string' && is.length <= LONGEST) || typeof is === 'number' || typeof is === 'boolean';
  const isWord = setting === 'display' || setting === 'position' || setting === 'active';
  const write = isShort && isWord ? `Write \`${setting}: ${JSON.stringify(is)}\` in the file, or find` : 'Find';
  return `${write} out what changes it on the way: the help desk, its database, or a proxy.`;
}

/** The steps, with one of them as the help desk stored it. */
export function asStored(steps: readonly Step[], stored: ReadonlyMap<AttributeKey, StoredRow>): readonly Step[] {
  return stored.size === 0 ? steps : steps.map((step) => ({ ...step, ...stored.get(step.key) }));
}

/** Reads a stored row from a line of a journal. */
export function parseStoredRow(json: unknown): StoredRow | undefined {
  if (!isJsonObject(json) || typeof json.staged !== 'string' || !isRow(json.after)) return undefined;
  return { after: json.after as unknown as RowDocument, staged: json.staged };
}
