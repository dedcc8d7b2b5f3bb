import type { AttributeDefinition } from '../attribute/definition.ts';
import { afterMigration, type LiveAttribute } from '../attribute/live-attribute.ts';
import type { Decision } from '../plan/decision.ts';
import type { Plan } from '../plan/plan.ts';
import { isError, makeProblem, type Problem } from '../problem/problem.ts';
import type { ProblemCode } from '../problem/problem-codes.ts';
import { checkAttributesDocument } from '../schema/check-attributes.ts';

/** About names: a row that is there bears its name, whatever a new one may be called. */
const OF_NAMES: readonly ProblemCode[] = ['name-invalid', 'name-fatal', 'name-too-long'];
/** About settings: they judge changes, and a row that is so already is left as it is. */
const OF_SETTINGS: readonly ProblemCode[] = [
  'data-option-invalid',
  'value-harmful',
  'value-invalid',
  'option-invalid',
  'setting-invalid',
  'data-option-typo',
  'screen-typo',
];

/** Is it a rule about an attribute, which only judges changes? Mistakes of form are none. */
export function isAboutChanges(problem: Problem): boolean {
  return problem.key !== undefined && (OF_NAMES.includes(problem.code) || OF_SETTINGS.includes(problem.code));
}

interface Declared {
  readonly definitions: readonly AttributeDefinition[];
}

/** May the live row excuse it? Only a definition that could be read completely can be compared with its row. */
export function mayBeExcused(problem: Problem, { definitions }: Declared): boolean {
  return isAboutChanges(problem) && definitions.some(({ key }) => key === problem.key);
}

/** Turns errors into warnings where live state is already like that. */
export function excuseLiveProblems(problems: readonly Problem[], plan: Plan): readonly Problem[] {
  const decisions = new Map<string | undefined, Decision>(plan.decisions.map((decision) => [decision.key, decision]));
  return problems.map((problem) => {
    if (!isError(problem) || !isAboutChanges(problem)) return problem;
    const decision = decisions.get(problem.key);
    if (decision?.action === 'create' || decision?.live === undefined) return problem;
    // What the help desk itself refuses, it refuses with every PUT of the whole row.
    const stays = OF_NAMES.includes(problem.code) || problem.rule === 'house' || decision.action === 'keep';
    return stays && livesLikeThat(decision.live, problem) ? asWarning(problem) : problem;
  });
}

/** Does the live row have the same problem? */
function livesLikeThat(live: LiveAttribute, { code, message }: Problem): boolean {
  const { object, name, display, dataType, dataOption, screens, position, active } = afterMigration(live);
  const attribute = { name, display, data_type: dataType, data_option: dataOption, screens, position, active };
  return checkAttributesDocument({ object, attributes: [attribute] }).some(
    (remark) => remark.code === code && remark.message === message,
  );
}

/** Makes the warning for a problem that live state already has. */
export function asWarning({ code, message, hint, where, sourceLine, key }: Problem): Problem {
  return makeProblem(
    'kept-as-it-is',
    `${message}. ${key ?? 'The live attribute'} already has this setting, so nothing changes`,
    {
      hint:
        code === 'value-harmful'
          ? `Fix it before the next restart: ${hint ?? 'write another value.'}`
          : 'No action is needed unless you change it.',
      where,
      sourceLine,
      key,
    },
  );
}
