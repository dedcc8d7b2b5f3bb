import type { Plan } from '../plan/plan.ts';
import { isError, makeProblem, type Problem } from '../problem/problem.ts';
import type { ProblemCode } from '../problem/problem-codes.ts';

/** About names: a row that is there bears its name, whatever a new one may be called. */
const OF_NAMES: readonly ProblemCode[] = ['name-invalid', 'name-fatal', 'name-too-long'];
/** About settings: they judge changes, and a row that is so already is left as it is. */
const OF_SETTINGS: readonly ProblemCode[] = [
  'data-option-invalid',
  'data-type-without-column',
  'relation-unsafe',
  'options-as-list',
  'setting-invalid',
  'data-option-typo',
  'screen-typo',
];

/** May a look at the help desk still excuse it? Mistakes of form never; what judges an attribute may. */
export function isJudged(problem: Problem): boolean {
  return problem.key !== undefined && (OF_NAMES.includes(problem.code) || OF_SETTINGS.includes(problem.code));
}

/** The problems as they are once the plan is known: what lives on the desk unchanged is a warning. */
export function judge(problems: readonly Problem[], plan: Plan): readonly Problem[] {
  const decisions = new Map<string, Plan['decisions'][number]>(
    plan.decisions.map((decision) => [decision.key, decision]),
  );
  return problems.map((problem) => {
    if (!isError(problem) || !isJudged(problem) || problem.key === undefined) return problem;
    const decision = decisions.get(problem.key);
    const lives =
      decision !== undefined && decision.action !== 'create' && !('live' in decision && decision.live === undefined);
    const excused = OF_NAMES.includes(problem.code) ? lives : decision?.action === 'keep';
    return excused ? asWarning(problem) : problem;
  });
}

/** The same, of what the help desk has like that already. */
export function asWarning({ message, where, sourceLine, key }: Problem): Problem {
  return makeProblem('kept-as-it-is', `${message}; ${key ?? 'it'} is on the help desk like that, and stays`, {
    hint: 'Nothing needs to be done as long as it does not change.',
    where,
    sourceLine,
    key,
  });
}
