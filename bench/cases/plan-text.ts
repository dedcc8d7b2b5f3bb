import { FILE_PAPER } from '../../src/render/paper.ts';
import { MARKDOWN_BUDGET, renderPlanMarkdown } from '../../src/render/plan-markdown.ts';
import { renderPlanText } from '../../src/render/plan-text.ts';
import { tellPlan } from '../../src/render/story/tell-plan.ts';
import { inYaml, onDesk, planFor } from '../../test/plan/builders.ts';
import type { BenchCase } from '../measure.ts';
import { treeOf } from '../trees.ts';

/** A plan whose one tree has so many choices, of which three get another label, in the two forms that are read as text. */
export function planTextCases(nodes: number): readonly BenchCase[] {
  const changed = [2, Math.floor(nodes / 2), nodes];
  const before = treeOf(nodes, (number) => `Choice ${number}`);
  const after = treeOf(nodes, (number) => (changed.includes(number) ? `Option ${number}` : `Choice ${number}`));
  const [beforeText, afterText] = [JSON.stringify(before), JSON.stringify(after)];
  const plan = planFor(
    [inYaml({ type: 'tree_select', option: { options: after } })],
    [onDesk({ type: 'tree_select', option: { options: before } })],
  );
  const forms = {
    'terminal text': () => renderPlanText(tellPlan(plan, undefined), FILE_PAPER),
    Markdown: () => renderPlanMarkdown(tellPlan(plan, undefined), MARKDOWN_BUDGET),
  };
  return Object.entries(forms).map(([form, subject]) => ({
    name: `${form} of a plan with ${changed.length} changes in a tree of ${nodes}`,
    against: 'JSON.parse of both trees',
    floor: () => [JSON.parse(beforeText), JSON.parse(afterText)],
    subject,
  }));
}
