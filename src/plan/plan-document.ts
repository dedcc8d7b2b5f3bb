import type { SourcePosition } from '../model/problem.ts';
import type { AnyDocument, CreateDecision, Decision, DeleteDecision, UpdateDecision } from './generated/plan-schema.ts';

/** The documents of plan and drift: schemas/plan.schema.json says what each part is, and its types are made of it. */
export type {
  Change,
  CreateDecision,
  Decision,
  DeleteDecision,
  Foreign,
  KeepDecision,
  Moved,
  Obstacle,
  Problem as ProblemDocument,
  RecordCount as CountDocument,
  RefuseDecision,
  Row as RowDocument,
  UpdateDecision,
} from './generated/plan-schema.ts';

/** The part of a document that only a plan has, and not the reason why there is none. */
export type PlanFields = Required<
  Pick<
    AnyDocument,
    | 'policies'
    | 'release'
    | 'release_is'
    | 'digest'
    | 'restart'
    | 'summary'
    | 'destroys'
    | 'obstacles'
    | 'decisions'
    | 'foreign'
  >
> & { readonly target: Required<NonNullable<AnyDocument['target']>> } & Pick<AnyDocument, 'counts'>;

/**
 * A plan: what `deskform plan --out plan.json` writes and `deskform apply --plan` takes. It holds no credential. Every output
 * is told from it, its digest is made of it, and an apply sends what it says.
 */
export type PlanDocument = PlanFields &
  Required<Pick<AnyDocument, 'format_version' | 'problems' | 'checksum'>> & {
    readonly command: 'plan';
    /** `ok`: nothing to do. `refused`: the plan must not be applied as it is; `obstacles` says why. */
    readonly status: 'ok' | 'changes' | 'refused';
  };

/** What drift tells beside the fields of a plan. */
export type DriftFields = PlanFields &
  Pick<AnyDocument, 'since'> &
  Required<Pick<AnyDocument, 'differences' | 'changed_by'>>;

/** A decision that an apply carries out. */
export type Step = CreateDecision | UpdateDecision | DeleteDecision;

export function isStep(decision: Decision): decision is Step {
  return decision.action === 'create' || decision.action === 'update' || decision.action === 'delete';
}

/** `staged`: exactly this change is already pending, and only the migration is missing. */
export function stateOf({ because }: Pick<Decision, 'because'>): 'to-write' | 'staged' {
  return because === 'staged-as-declared' ? 'staged' : 'to-write';
}

/** Whether the row matches its definition, but is pending: the missing migration would change nothing. */
export function isPendingUnchanged({ because }: Pick<Decision, 'because'>): boolean {
  return because === 'waits-as-declared';
}

/** Whether the pending change matches the files, with or without a step in the plan. */
export function isPendingAsDeclared(decision: Pick<Decision, 'because'>): boolean {
  return isPendingUnchanged(decision) || stateOf(decision) === 'staged';
}

/** A step without its digest. */
export type UnsignedStep =
  | Omit<CreateDecision, 'digest'>
  | Omit<UpdateDecision, 'digest'>
  | Omit<DeleteDecision, 'digest'>;

/** The foreign changes that the migration takes along: they are approved like steps. */
export function includedIn({ foreign, policies }: Pick<PlanFields, 'foreign' | 'policies'>): PlanFields['foreign'] {
  return policies.foreign_changes === 'include' ? foreign : [];
}

/** Where a decision stands in the files; undefined for a row that no file names. */
export function placeOf({ file, line, column }: Partial<SourcePosition>): SourcePosition | undefined {
  return file === undefined || line === undefined || column === undefined ? undefined : { file, line, column };
}

/** "data_option/maxlength"; a slash inside a name is written ~1, as in JSON Pointer. */
export function formatPath(path: readonly string[]): string {
  return path.map((part) => part.replaceAll('~', '~0').replaceAll('/', '~1')).join('/');
}

/** Parses a path that `formatPath` wrote. */
export function parsePath(text: string): readonly string[] {
  return text.split('/').map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));
}
