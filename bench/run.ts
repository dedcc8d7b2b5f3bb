import { withApplyCase } from './cases/apply.ts';
import { growthOfAttributes, growthOfImport, growthOfList, growthOfTree, memoryOfPlan } from './cases/growth.ts';
import { withPlanCase } from './cases/plan.ts';
import { sizesOfPackage } from './cases/sizes.ts';
import { withStartCases } from './cases/start.ts';
import { withUsageCase } from './cases/usage.ts';
import { listOfGrowth, listOfLines, listOfMeasured } from './figures.ts';
import { type BenchCase, type Measured, measure } from './measure.ts';
import { writeFigures } from './write-figures.ts';

/**
 * Measures, prints the figures, and writes them into figures.md. With words ("npm run bench -- start plan") it
 * measures only these, and writes nothing.
 */
const measureAll = async (cases: readonly BenchCase[]): Promise<readonly Measured[]> => {
  const measured: Measured[] = [];
  for (const one of cases) measured.push(await measure(one));
  return measured;
};

const PARTS: Readonly<Record<string, () => Promise<string>>> = {
  start: async () => listOfMeasured(await withStartCases(measureAll)),
  plan: async () => listOfMeasured([await withPlanCase(200, measure)]),
  usage: async () => listOfMeasured([await withUsageCase(200, measure)]),
  apply: async () => listOfMeasured([await withApplyCase(50, measure)]),
  growth: async () => listOfGrowth([await growthOfAttributes(), await growthOfList(), await growthOfTree()]),
  import: async () => listOfGrowth([await growthOfImport()]),
  memory: async () => listOfLines(await memoryOfPlan(10_000)),
  sizes: async () => listOfLines(await sizesOfPackage()),
};

const wanted = process.argv.slice(2);
const figures: string[] = [];
for (const [name, part] of Object.entries(PARTS)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const list = await part();
  process.stdout.write(`${list}\n`);
  figures.push(list);
}
if (wanted.length === 0) await writeFigures(figures);
