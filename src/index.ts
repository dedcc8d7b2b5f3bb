/**
 * The library: plan, drift, validate and snapshot as functions. It only reads. Writing to a help desk needs prompts, a
 * journal and signals, so only the program does it.
 */
export type { JsonObject, JsonValue } from './attribute/json.ts';
export { type DriftResult, drift, type PlanResult, plan, type Rehearsal } from './library/plan.ts';
export type { PlanForm, PlanRequest, ProjectRequest, TargetRequest } from './library/request.ts';
export { type Snapshot, snapshot } from './library/snapshot.ts';
export { type ValidateRequest, type ValidateResult, validate } from './library/validate.ts';
export type {
  ChangeDocument,
  CountDocument,
  CreateDocument,
  DecisionDocument,
  DeleteDocument,
  DriftDocument,
  DriftFields,
  ForeignDocument,
  KeepDocument,
  Moved,
  ObstacleDocument,
  PlaceDocument,
  PlanDocument,
  PlanFields,
  PoliciesDocument,
  ProblemDocument,
  RefuseDocument,
  RowDocument,
  StepDocument,
  UnsignedStep,
  UpdateDocument,
} from './plan/plan-document.ts';
export { type ExitStatus, Failure, type FailureCode, type FailureDetail, InvalidConfig } from './problem/failure.ts';
export type { Problem } from './problem/problem.ts';
export type { ProblemCode, Rule, Severity } from './problem/problem-codes.ts';
export type { SourcePosition } from './problem/source-position.ts';
