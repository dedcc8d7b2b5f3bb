import { splitAttributeKey } from '../model/attribute-key.ts';
import { type Choice, choicesOf } from '../model/choices.ts';
import { factsOf, isDataType } from '../model/data-types.ts';
import { grouped } from '../model/grouped.ts';
import { asText, type JsonObject } from '../model/json.ts';
import type { LiveAttribute } from '../model/live-attribute.ts';
import { numberInWords } from '../model/number-in-words.ts';
import type { RecordCount } from '../model/record-count.ts';
import type { DeskRelease } from '../model/release.ts';
import { codeCell, codeSpan } from './markdown.ts';
import type { Paper } from './paper.ts';
import { printable, printableName } from './printable.ts';
import { whyNotCounted } from './story/hits.ts';
import { counted, firstNames, minuteInWords } from './words.ts';
import { widest, wrap } from './wrap.ts';

export interface FieldUsage {
  readonly row: LiveAttribute;
  readonly declared: 'declared' | 'undeclared';
  readonly filled: RecordCount;
  /** The number of records for each current choice, by value. */
  readonly choices: ReadonlyMap<string, RecordCount>;
}

/** The fields of one help desk, least used first. */
export interface Usage {
  readonly target: { readonly name: string; readonly url: string };
  readonly release: DeskRelease;
  readonly takenAt: string;
  readonly fields: readonly FieldUsage[];
}

/** Sorts by the share of records with a value, then by key. Uncounted fields come last. */
export function leastUsedFirst(fields: readonly FieldUsage[]): readonly FieldUsage[] {
  return [...fields].sort((a, b) => shareOf(a) - shareOf(b) || (a.row.key < b.row.key ? -1 : 1));
}

/** The share of records with a value, from 0 to 1; 0 without records, 2 if they were not counted. */
function shareOf({ filled }: FieldUsage): number {
  if (filled.records === null) return 2;
  return filled.of === 0 ? 0 : filled.records / filled.of;
}

/** Whether every value is the default: perhaps no person has ever chosen one. Records of a list may have other choices too. */
function holdsDefaultOnly({ filled, row, choices }: FieldUsage): boolean {
  const written = row.data_option.default;
  if (filled.records === null || filled.records === 0) return false;
  if (written === undefined || written === null || written === '') return false;
  if (!isDataType(row.data_type) || factsOf(row.data_type).column === 'list') return false;
  return (choices.get(asText(written))?.records ?? 0) >= filled.records;
}

/** Current choices that no record has. Empty for a field without any value. */
function unusedChoices({ filled, row, choices }: FieldUsage): readonly Choice[] {
  if (filled.records === 0) return [];
  return choicesOf(row.data_option.options).filter(({ value }) => choices.get(value)?.records === 0);
}

/** "1,204" and "0.4%", with 0% and 100% only if exact; "?" if not counted. */
function columnsOf(field: FieldUsage): readonly [records: string, share: string] {
  const { records } = field.filled;
  const share = shareOf(field);
  if (records === null) return ['?', '?'];
  const percent = share === 0 || share === 1 ? share * 100 : Math.min(99.9, Math.max(0.1, share * 100)).toFixed(1);
  return [numberInWords(records), `${percent}%`];
}

export function usageToJson({ target, release, takenAt, fields }: Usage): JsonObject {
  return {
    target,
    release: release.name,
    taken_at: takenAt,
    fields: fields.map((field) => {
      const { row, declared, filled, choices } = field;
      const options = choicesOf(row.data_option.options).flatMap(({ value, label }) => {
        const count = choices.get(value);
        if (count === undefined) return [];
        const { records, not_counted } = countToJson(count);
        return [{ value, label, records, not_counted }];
      });
      const { key, display, data_type, active } = row;
      const head = { key, display, data_type, active, declared: declared === 'declared' };
      return { ...head, ...countToJson(filled), default_only: holdsDefaultOnly(field), options };
    }),
  };
}

function countToJson(count: RecordCount) {
  if (count.records === null) return { records: null, all: null, share: null, not_counted: count.not_counted };
  const { records, of: all } = count;
  return { records, all, share: all === 0 ? null : records / all, not_counted: null };
}

/** A summary of unused fields and choices. `show` escapes keys for the output. */
function summaryOf({ fields, release }: Usage, show: (key: string) => string): readonly string[] {
  const unfilled = fields.filter(({ filled }) => filled.records === 0).length;
  const byDefault = fields.filter(holdsDefaultOnly).map(({ row }) => row.key);
  const unused = fields.map((field) => unusedChoices(field).length).filter((count) => count > 0);
  const choices = unused.reduce((sum, count) => sum + count, 0);
  // Each reason once: of a whole object, no field may be counted.
  const reasons = fields.flatMap(({ row, filled }) =>
    filled.records === null ? [whyNotCounted(filled, splitAttributeKey(row.key)[0], release)] : [],
  );
  const known = fields.length - reasons.length;
  return [
    ...(known === 0 ? [] : [unfilledInWords(unfilled, known)]),
    ...(byDefault.length === 0
      ? []
      : [`${byDefault.length} ${hold(byDefault.length)} only the default: ${firstNames(byDefault, show)}.`]),
    ...(choices === 0 ? [] : [`Unused: ${counted(choices, 'option')} of ${counted(unused.length, 'field')}.`]),
    ...[...grouped(reasons.map((reason) => [reason, reason] as const))].map(
      ([reason, { length }]) => `${counted(length, 'field')} not counted: ${reason}.`,
    ),
  ];
}

function unfilledInWords(unfilled: number, known: number): string {
  if (unfilled === 0) return 'Every counted field holds a value.';
  if (known === 1) return 'The counted field holds no value.';
  return `${unfilled} of the ${known} counted fields ${hold(unfilled)} no value.`;
}

function hold(count: number): string {
  return count === 1 ? 'holds' : 'hold';
}

export function usageText(usage: Usage, paper: Paper): string {
  const { style } = paper;
  const { target, fields } = usage;
  const head = `${style.bold(printable(target.name))} ${style.dim(printable(target.url))}`;
  if (fields.length === 0) return `${head}\nNo custom field on the help desk matches.\n`;
  const width = widest(['records', ...fields.map((field) => columnsOf(field)[0])]);
  const lines = fields.flatMap((field) => {
    const lead = `${columnsOf(field)[0].padStart(width)}  ${shareColumn(field)}  `;
    const { key, display } = field.row;
    return [
      ...wrap(lead, `${printable(key)}  ${printable(display)}`, paper),
      ...notesOf(field, printable).flatMap((note) => wrap(' '.repeat(lead.length), note, paper)),
    ];
  });
  const titles = `${'records'.padStart(width)}  ${'share'.padStart(SHARE)}${' '.repeat(BAR + 3)}field`;
  return `${[head, style.dim(titles), ...lines, '', ...summaryOf(usage, printable).flatMap((line) => wrap('', line, paper))].join('\n')}\n`;
}

const SHARE = 5;
const BAR = 10;

function shareColumn(field: FieldUsage): string {
  if (field.filled.records === null) return ' '.repeat(SHARE + 1 + BAR);
  const share = shareOf(field);
  const filled = share === 0 ? 0 : Math.max(1, Math.floor(share * BAR));
  return `${columnsOf(field)[1].padStart(SHARE)} ${'█'.repeat(filled)}${'░'.repeat(BAR - filled)}`;
}

/** Notes on a field, in addition to its number. `show` escapes labels for the output. */
function notesOf(field: FieldUsage, show: (text: string) => string): readonly string[] {
  if (field.filled.records === null) return [];
  const offered = field.filled.records === 0 ? 0 : choicesOf(field.row.data_option.options).length;
  const unused = unusedChoices(field).map(({ path }) => path.join(' › '));
  return [
    ...(holdsDefaultOnly(field) ? ['only the default'] : []),
    ...(offered > field.choices.size ? [`${counted(offered, 'option')}: name the field to count them`] : []),
    ...(unused.length === 0 ? [] : [`unused: ${firstNames(unused, (label) => show(printableName(label)))}`]),
  ];
}

export function usageMarkdown(usage: Usage): string {
  const { target, takenAt, fields } = usage;
  const head = `# Field usage on ${codeSpan(target.name)}`;
  const when = `${codeSpan(target.url)}, counted at ${minuteInWords(takenAt)}.`;
  const rows = fields.map((field) => {
    const { key, display } = field.row;
    return `| ${[...columnsOf(field), codeCell(key), codeCell(display), notesOf(field, codeCell).join('; ')].join(' | ')} |`;
  });
  const table = ['| records | share | field | label | notes |', '| ---: | ---: | --- | --- | --- |', ...rows];
  const summary = summaryOf(usage, codeSpan).map((line) => `- ${line}`);
  return `${[head, '', when, '', ...summary, ...(rows.length === 0 ? [] : ['', ...table])].join('\n')}\n`;
}
