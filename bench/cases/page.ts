import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { JsonObject } from '../../src/attribute/json.ts';
import type { Plan } from '../../src/plan/plan.ts';
import { renderPlanPage } from '../../src/render/page/plan-page.ts';
import { tellPlan } from '../../src/render/story/tell-plan.ts';
import { startBrowser } from '../../test/browser/browser.ts';
import { inYaml, onDesk, planFor, seededRows } from '../../test/plan/builders.ts';
import type { BenchCase, Work } from '../measure.ts';
import { treeOf } from '../trees.ts';

const ATTRIBUTES = 500;
const NODES = 10_000;
const EMPTY = '<!doctype html><html lang="en"><title>Nothing</title>';

/** A page that somebody opens from a file in a browser, until it stands there; the browser is gone afterwards. */
export async function withPageCase<T>(use: (one: BenchCase) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'deskform-bench-'));
  const browser = await startBrowser();
  try {
    const page = await browser.newPage();
    const opening = async (name: string, content: string): Promise<Work> => {
      const file = join(folder, `${name}.html`);
      await writeFile(file, content);
      return async () => {
        await page.goto(pathToFileURL(file).href);
        return page.evaluate<number>(
          'new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))',
        );
      };
    };
    const plan = largePlan();
    return await use({
      name: `opening the page of a plan with ${ATTRIBUTES} changes and a tree of ${NODES}`,
      against: 'opening an empty page',
      floor: await opening('empty', EMPTY),
      subject: await opening('plan', renderPlanPage(plan, tellPlan(plan, undefined))),
    });
  } finally {
    await browser.close();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Every attribute gets another label, and so does a choice of the tree. */
function largePlan(): Plan {
  const cells: JsonObject = { 'ticket.agent': { shown: true }, 'ticket.customer': { shown: true } };
  const screens: JsonObject = { create_middle: cells, edit: cells };
  const numbers = Array.from({ length: ATTRIBUTES }, (_, index) => index);
  const field = (number: number, display: string) => ({
    name: `field_${number}`,
    display: `${display} ${number}`,
    position: 1000 + number,
    screens,
  });
  const tree = (label: string) => ({
    name: 'tree',
    type: 'tree_select' as const,
    option: { options: treeOf(NODES, (number) => (number === NODES ? label : `Choice ${number}`)) },
    position: 999,
    screens,
  });
  return planFor(
    [...numbers.map((number) => inYaml(field(number, 'New field'))), inYaml(tree('Option'))],
    [
      ...seededRows(),
      ...numbers.map((number) => onDesk({ ...field(number, 'Field'), id: 100 + number })),
      onDesk({ ...tree('Choice'), id: 99 }),
    ],
  );
}
