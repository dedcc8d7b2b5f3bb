import { countDecisions, type Plan } from '../plan/plan.ts';
import { printableJson } from './printable.ts';

/**
 * The counts of a plan as GitLab's Terraform report, the one form in which a merge request of GitLab shows what a plan
 * would do. What is refused is in none of them: the job fails by it.
 */
export function renderPlanGitlab(plan: Plan): string {
  const { create, update, delete: gone } = countDecisions(plan.decisions);
  return `${printableJson({ create, update, delete: gone })}\n`;
}
