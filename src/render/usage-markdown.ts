import { codeCell, codeSpan } from './markdown.ts';
import { percent, shareOf, type Usage } from './usage.ts';
import { notesOf, summaryOf } from './usage-text.ts';
import { minuteInWords } from './words.ts';

/** Renders field usage for an issue or a wiki. */
export function usageMarkdown(usage: Usage): string {
  const { target, release, takenAt, fields } = usage;
  const head = `# Field usage on ${codeSpan(target.name)}`;
  const when = `${codeSpan(target.url)}, counted at ${minuteInWords(takenAt)}.`;
  const rows = fields.map((field) => {
    const { filled, row } = field;
    const [records, share] = filled.counted
      ? [filled.records.toLocaleString('en-US'), percent(shareOf(field))]
      : ['?', '?'];
    return `| ${records} | ${share} | ${codeCell(row.key)} | ${codeCell(row.display)} | ${notesOf(field, release, codeCell).join('; ')} |`;
  });
  const table = ['| records | share | field | label | notes |', '| ---: | ---: | --- | --- | --- |', ...rows];
  const summary = summaryOf(usage, codeSpan).map((line) => `- ${line}`);
  return `${[head, '', when, '', ...summary, ...(rows.length === 0 ? [] : ['', ...table])].join('\n')}\n`;
}
