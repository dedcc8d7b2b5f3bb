import { withCsvCases } from './cases/csv.ts';
import { growthCase, optionsCase } from './cases/options.ts';
import { withPageCase } from './cases/page.ts';
import { planTextCases } from './cases/plan-text.ts';
import { type Measured, measure } from './measure.ts';

/** Prints how often longer each thing takes than the floor beside it, measured in the same run. */
const CASES = [...planTextCases(10_000), optionsCase(10_000), growthCase(10_000)];

const measured: Measured[] = [];
for (const one of CASES) measured.push(await measure(one));
measured.push(
  ...(await withCsvCases(50_000, async (cases) => {
    const ofLists: Measured[] = [];
    for (const one of cases) ofLists.push(await measure(one));
    return ofLists;
  })),
);
measured.push(await withPageCase(measure));
process.stdout.write(tableOf(measured));

function tableOf(all: readonly Measured[]): string {
  const rows = all.map(({ name, against, floorMs, subjectMs }) => [
    name,
    against,
    `${subjectMs.toFixed(2)} ms`,
    `${floorMs.toFixed(2)} ms`,
    (subjectMs / floorMs).toFixed(2),
  ]);
  const table = [['what', 'floor', 'takes', 'floor takes', 'ratio'], ...rows];
  const widths = [0, 1, 2, 3, 4].map((column) => Math.max(...table.map((row) => row[column]?.length ?? 0)));
  const lines = table.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
  return `${lines.join('\n')}\n`;
}
