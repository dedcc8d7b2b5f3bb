import type { Drift } from '../../plan/drift.ts';
import { renderDriftMarkdown, renderDriftText } from '../../render/drift.ts';
import type { Layout } from '../plan-files.ts';

/** How the story of a drift becomes text. */
export function driftLayout(told: Drift): Layout {
  return {
    text: (story, paper) => renderDriftText(story, told, paper),
    markdown: (story, budgetInBytes) => renderDriftMarkdown(story, told, budgetInBytes),
  };
}
