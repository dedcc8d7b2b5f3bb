/** The library: the same plan as the program's, as a value. */
export type { AttributeDefinition } from './attribute/definition.ts';
export type { Change } from './plan/change.ts';
export type { Decision } from './plan/decision.ts';
export type { Plan } from './plan/plan.ts';
export { Failure, InvalidConfig } from './problem/failure.ts';
export type { Problem } from './problem/problem.ts';
export { type PlanRequest, type PlanResult, plan } from './run/plan.ts';
export { type ValidateResult, validate } from './run/validate.ts';
