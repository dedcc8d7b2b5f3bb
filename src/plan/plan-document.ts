import type { AnyDocument, CreateDecision, DeleteDecision, UpdateDecision } from './generated/plan-schema.ts';

/** The documents of plan and drift: schemas/plan.schema.json says what each part is, and its types are made of it. */
export type {
  Change as ChangeDocument,
  CreateDecision as CreateDocument,
  Decision as DecisionDocument,
  DeleteDecision as DeleteDocument,
  Foreign as ForeignDocument,
  KeepDecision as KeepDocument,
  Moved,
  Obstacle,
  Problem as ProblemDocument,
  RecordCount as CountDocument,
  RefuseDecision as RefuseDocument,
  Row as RowDocument,
  UpdateDecision as UpdateDocument,
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
export type DriftFields = PlanFields & Pick<AnyDocument, 'since'> & Required<Pick<AnyDocument, 'differences'>>;

export type PoliciesDocument = PlanFields['policies'];

/** A decision that an apply carries out. */
export type StepDocument = CreateDecision | UpdateDecision | DeleteDecision;

/** A step without its digest. */
export type UnsignedStep =
  | Omit<CreateDecision, 'digest'>
  | Omit<UpdateDecision, 'digest'>
  | Omit<DeleteDecision, 'digest'>;

/** The file relative to the project, with forward slashes; line and column count from 1. */
export type PlaceDocument = Pick<CreateDecision, 'file' | 'line' | 'column'>;
