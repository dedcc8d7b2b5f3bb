import type { JsonObject, JsonValue } from '../attribute/json.ts';

/**
 * The documents of plan and drift, as schemas/plan.schema.json has them. Their words are written out here, and not taken
 * from where they may grow: another word is another promise to scripts.
 */

/**
 * A plan: what `deskform plan --out plan.json` writes and `deskform apply --plan` takes. It holds no credential. Every output
 * is told from it, its digest is made of it, and an apply sends what it says.
 */
export type PlanDocument = {
  /** Of this form. Another form gets another number. */
  readonly format_version: 1;
  readonly command: 'plan';
  /** `ok`: nothing to do. `refused`: the plan must not be applied as it is; `obstacles` says why. */
  readonly status: 'ok' | 'changes' | 'refused';
  /** Warnings. Refusals stand on their decisions. */
  readonly problems: readonly ProblemDocument[];
  /** SHA-256, in hex, over everything else in the file: it shows that the file is as it was written. */
  readonly checksum: string;
} & PlanFields;

/** What drift tells beside the fields of a plan. */
export type DriftFields = PlanFields & {
  /** The earlier state of the files by which it is told who moved; only where one was named. */
  readonly since?: { readonly ref: string; readonly commit: string };
  /** Keys of the attributes on which files and help desk differ, sorted. */
  readonly differences: readonly string[];
};

export type PlanFields = {
  /**
   * Name and address of the help desk, as the files have them. `connection` is the SHA-256, in hex, of all that says where
   * its credentials go: url, auth, on_behalf_of, tls, proxy, headers, with the names of variables.
   */
  readonly target: { readonly name: string; readonly url: string; readonly connection: string };
  /** The settings of the target that decide what a plan may do. */
  readonly policies: PoliciesDocument;
  /** The release whose names and data types the plan judges by. */
  readonly release: '5.2' | '6.5' | '7.1';
  readonly release_is: 'configured' | 'read-off-the-rows' | 'assumed';
  /** Names the whole plan: what `deskform apply --expect` takes. */
  readonly digest: string;
  /** `needed`: columns change, and the service must restart. `reload`: browsers are told to reload. */
  readonly restart: 'needed' | 'reload' | 'none';
  /** The decisions, counted; the columns that are dropped; the rows on which others have staged work. */
  readonly summary: {
    readonly create: number;
    readonly update: number;
    readonly delete: number;
    readonly keep: number;
    readonly refuse: number;
    readonly destroys: number;
    readonly foreign: number;
  };
  /** Keys of the attributes whose column is dropped with every value in it. */
  readonly destroys: readonly string[];
  /** How many records the changes hit; absent where nothing was counted. */
  readonly counts?: readonly CountDocument[];
  /** All that stands between this plan and an apply, worst first; empty where it may be applied. */
  readonly obstacles: readonly ObstacleDocument[];
  /** One for each attribute on either side, sorted by key. */
  readonly decisions: readonly DecisionDocument[];
  readonly foreign: readonly ForeignDocument[];
};

export type PoliciesDocument = {
  readonly undeclared: 'keep' | 'report' | 'delete';
  readonly foreign_changes: 'refuse' | 'include';
  /** How many columns, and how many stored values, one apply may delete; null without such a limit. */
  readonly limits: { readonly destroy: number; readonly records: number | null };
};

/** What becomes of one attribute, and why. */
export type DecisionDocument = CreateDocument | UpdateDocument | DeleteDocument | KeepDocument | RefuseDocument;

type AttributeDocument = {
  /** Object and name: "Ticket.cost_center". It always spells Organization. */
  readonly key: string;
  /** Only in drift, where an earlier state of the files was named. */
  readonly moved?: Moved;
};

/** A decision that an apply carries out. */
export type StepDocument = CreateDocument | UpdateDocument | DeleteDocument;

/** A step without its digest. */
export type UnsignedStep =
  | Omit<CreateDocument, 'digest'>
  | Omit<UpdateDocument, 'digest'>
  | Omit<DeleteDocument, 'digest'>;

type StepHead = AttributeDocument & {
  /** Names this step alone, on this target, under its policies. */
  readonly digest: string;
};

export type CreateDocument = StepHead &
  PlaceDocument & {
    readonly action: 'create';
    readonly because: 'not-on-desk' | 'staged-as-declared';
    readonly after: RowDocument;
    /** The changes with an impact that the file accepts; absent where it accepts none. */
    readonly accepts?: readonly string[];
    /** Hash of what then waits on the help desk, by which it is told from the work of others. */
    readonly staged: string;
  };

export type UpdateDocument = StepHead &
  PlaceDocument &
  PendingDocument & {
    readonly action: 'update';
    readonly because: 'differs' | 'staged-as-declared' | 'restaged';
    readonly before: RowDocument;
    readonly after: RowDocument;
    /** As with `create`. */
    readonly accepts?: readonly string[];
    readonly staged: string;
    /** The same hash of what waits once an undo has put the row back. */
    readonly put_back: string;
    /** Empty only where the row reads as declared already, and waits for a column change. */
    readonly changes: readonly ChangeDocument[];
    /** Keys of data_option that deskform does not know and sends back as they are. */
    readonly carried_over: readonly string[];
  };

/** Without a place where no file says so: the target deletes what is not declared. */
export type DeleteDocument = StepHead &
  Partial<PlaceDocument> &
  PendingDocument & {
    readonly action: 'delete';
    readonly because: 'tombstone' | 'not-declared' | 'staged-as-declared';
    readonly before: RowDocument;
    /** `column-dropped`: with every value in it. `none`: the row was never migrated. */
    readonly cost: 'column-dropped' | 'none';
  };

export type KeepDocument = AttributeDocument & {
  readonly action: 'keep';
  readonly because:
    | 'same'
    | 'waits-as-declared'
    | 'not-declared'
    | 'unmanaged'
    | 'came-with-the-installation'
    | 'list-is-not-whole'
    | 'type-unknown'
    | 'fulfilled';
  readonly carried_over: readonly string[];
  /** The live label, where the attribute is on the help desk. */
  readonly label?: string;
};

export type RefuseDocument = AttributeDocument &
  Partial<PlaceDocument> & {
    readonly action: 'refuse';
    /** The code again. */
    readonly because: string;
    /** docs/failures.md has a paragraph for each. */
    readonly code: string;
    readonly message: string;
    /** The legal ways out. */
    readonly hint: string | null;
    /** `service`: the help desk would refuse it. `house`: deskform protects people from what it would take. */
    readonly rule: 'service' | 'house';
    /** The live label, where the attribute is on the help desk. */
    readonly label?: string;
    /** What is refused, where there is a change to show: the rows of both sides, and how they differ. */
    readonly before?: RowDocument;
    readonly after?: RowDocument;
    readonly changes?: readonly ChangeDocument[];
  };

/** What waits on a live row. */
type PendingDocument = {
  readonly waiting_for: readonly WaitingDocument[];
  /** The data_option that replaces that of the row at the next migration; absent where none waits. */
  readonly pending?: JsonObject;
};

type WaitingDocument = 'creation' | 'column-change' | 'deletion' | 'settings';

/**
 * One setting that differs. A credential of the closed list reads "(secret)" on both sides, or the name of its variable; any
 * other text that looks like one "(secret:…)", with a fingerprint that differs where it differs.
 */
export type ChangeDocument = PlaceDocument & {
  /** "data_option/maxlength"; a slash inside a name is written ~1, a tilde ~0. */
  readonly path: string;
  /** The live value; absent where the setting is not there. */
  readonly before?: JsonValue;
  /** The declared value; absent where the setting goes away. */
  readonly after?: JsonValue;
  /** `at-once`: in force with the request, and no discard brings the old value back. */
  readonly effect: 'at-once' | 'at-migration';
  /**
   * `values-may-not-fit`: longer stored values stop the migration. `values-not-selectable`: stored values stay, but cannot
   * be chosen again. `writes-refused`: API requests fail (422) for records without a value.
   * `new-records-only`: existing records are not touched.
   */
  readonly cost: 'none' | 'values-may-not-fit' | 'values-not-selectable' | 'writes-refused' | 'new-records-only';
  readonly moved?: Moved;
};

/** The settings of one row in the help desk's own words, whole, with credentials hidden as in a change. */
export type RowDocument = {
  readonly display: string;
  readonly data_type: string;
  readonly data_option: JsonObject;
  readonly active: boolean;
  /** Absent where the help desk is to choose it. */
  readonly position?: number;
  readonly screens: JsonObject;
};

/** A row on which somebody has staged what the files do not declare. A migration would execute it. */
export type ForeignDocument = PendingDocument & {
  readonly key: string;
  readonly row: RowDocument;
  /** The login; null where nobody was asked, as with a saved list. */
  readonly updated_by: string | null;
  readonly updated_by_id: number;
  /** ISO 8601, UTC. */
  readonly updated_at: string;
  /** An earlier apply from here has staged it; absent where others have. */
  readonly sent_by?: 'deskform';
  readonly moved?: Moved;
};

/** How many records a change hits. */
export type CountDocument = {
  readonly key: string;
  /**
   * `value-deleted`: they lose it. `option-removed`: they keep one that can no longer be chosen. `value-too-long`: it is
   * longer than `characters`, and the migration would fail. `value-missing`: they lack one that becomes required.
   */
  readonly hit: 'value-deleted' | 'option-removed' | 'value-too-long' | 'value-missing';
  readonly characters?: number;
  /** Null where it is not known: never 0. */
  readonly records: number | null;
  /** All records of the object. */
  readonly of?: number;
  /** Why it is not known. */
  readonly not_counted?:
    | 'release'
    | 'object'
    | 'data-type'
    | 'permission'
    | 'too-slow'
    | 'no-answer'
    | 'contradiction'
    | 'not-saved';
  /** How long nobody answered; only with `too-slow`. */
  readonly seconds?: number;
  /** ISO 8601; only where the number was saved with the list. */
  readonly counted_at?: string;
};

/** One reason why a plan must not be applied as it is. */
export type ObstacleDocument =
  | { readonly kind: 'refusals'; readonly count: number }
  | { readonly kind: 'destroy-limit'; readonly keys: readonly string[]; readonly limit: number }
  /** `records`: the values that would be deleted; null where they were not counted. */
  | {
      readonly kind: 'record-limit';
      readonly keys: readonly string[];
      readonly limit: number;
      readonly records: number | null;
    }
  /** `rows`: why each of them stops a migration, and what repairs it. */
  | {
      readonly kind: 'poison';
      readonly keys: readonly string[];
      readonly rows: readonly { readonly key: string; readonly why: string; readonly repair: string }[];
    }
  | { readonly kind: 'foreign'; readonly keys: readonly string[] };

/** A problem with its parts at the top; null where there is nothing to say. */
export type ProblemDocument = {
  readonly code: string;
  readonly severity: 'error' | 'warning';
  readonly rule: 'service' | 'house';
  readonly message: string;
  readonly hint: string | null;
  readonly file: string | null;
  readonly line: number | null;
  readonly column: number | null;
  readonly key?: string;
};

/** Seen from the earlier state of the files. `both`: neither side is as it was then. */
export type Moved = 'git' | 'help-desk' | 'both';

/** The file relative to the project, with forward slashes; line and column count from 1. */
export type PlaceDocument = { readonly file: string; readonly line: number; readonly column: number };
