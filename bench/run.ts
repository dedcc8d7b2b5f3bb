import { withAnsibleCases } from './cases/ansible.ts';
import { withApplyCase } from './cases/apply.ts';
import { withCsvCases } from './cases/csv.ts';
import { growthOfAttributes, growthOfList, growthOfTree, memoryOfPlan } from './cases/growth.ts';
import { growthCase, optionsCase } from './cases/options.ts';
import { withPageCase } from './cases/page.ts';
import { withPlanCase } from './cases/plan.ts';
import { planTextCases } from './cases/plan-text.ts';
import { requestsOfApply } from './cases/requests.ts';
import { sizesOfPackage } from './cases/sizes.ts';
import { withStartCases } from './cases/start.ts';
import { withUsageCase } from './cases/usage.ts';
import { type BenchCase, type Measured, measure } from './measure.ts';
import { tableOfGrowth, tableOfLines, tableOfMeasured } from './tables.ts';
import { writeTables } from './write-tables.ts';

/**
 * Measures, prints tables, and writes them into docs/performance.md. With words ("npm run bench -- start plan") it
 * measures only these, and writes nothing.
 */
const measureAll = async (cases: readonly BenchCase[]): Promise<readonly Measured[]> => {
  const measured: Measured[] = [];
  for (const one of cases) measured.push(await measure(one));
  return measured;
};

const PARTS: Readonly<Record<string, () => Promise<string>>> = {
  start: async () => tableOfMeasured(await withStartCases(measureAll)),
  plan: async () => tableOfMeasured([await withPlanCase(200, measure)]),
  usage: async () => tableOfMeasured([await withUsageCase(200, measure)]),
  apply: async () => tableOfMeasured([await withApplyCase(50, measure)]),
  requests: async () => tableOfLines('requests of an apply', await requestsOfApply(50)),
  ansible: async () => {
    const measured = await withAnsibleCases(50, measureAll);
    return measured === undefined ? 'Not measured: ansible-playbook is not installed.\n' : tableOfMeasured(measured);
  },
  growth: async () => tableOfGrowth([await growthOfAttributes(), await growthOfList(), await growthOfTree()]),
  memory: async () => tableOfLines('memory', await memoryOfPlan(10_000)),
  sizes: async () => tableOfLines('sizes', await sizesOfPackage()),
  telling: async () =>
    tableOfMeasured([
      ...(await measureAll([...planTextCases(10_000), optionsCase(10_000), growthCase(10_000)])),
      ...(await withCsvCases(50_000, measureAll)),
      await withPageCase(measure),
    ]),
};

const wanted = process.argv.slice(2);
const tables: string[] = [];
for (const [name, part] of Object.entries(PARTS)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const table = await part();
  process.stdout.write(`${table}\n`);
  tables.push(table);
}
if (wanted.length === 0) await writeTables(tables);
