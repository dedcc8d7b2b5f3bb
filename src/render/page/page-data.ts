/** The data for the page's script. Its texts are escaped, and the script draws them only as text. */
export interface PageData {
  /** `live`: the page polls its server for changes. */
  readonly mode: 'saved' | 'live';
  readonly faces: readonly Face[];
  /** Deduplicated lists of choices. */
  readonly choices: readonly (readonly ChoiceNode[])[];
  readonly forms: readonly DrawnForm[];
}

/**
 * A choice: its label, the choices below it in a tree, and its stored value if that differs from the label and the path of
 * labels. The value identifies a choice whose label changes.
 */
export type ChoiceNode =
  | string
  | readonly [label: string, below: readonly ChoiceNode[]]
  | readonly [label: string, below: readonly ChoiceNode[], value: string];

interface DrawnForm {
  /** The id of the element to draw it in. */
  readonly id: string;
  readonly rows: readonly DrawnRow[];
}

export interface DrawnRow {
  readonly key: string;
  /** An index into `faces`; undefined if this side does not show the field here. */
  readonly before: number | undefined;
  readonly after: number | undefined;
  readonly marks: readonly Mark[];
  /** The differences, in words: "label", "now required". */
  readonly says: readonly string[];
}

export type Mark = 'new' | 'changed' | 'moved' | 'gone';

/** The word shown for each mark. */
export const MARK_WORDS = {
  new: 'new',
  changed: 'changed',
  moved: 'moved',
  gone: 'removed',
} as const satisfies Record<Mark, string>;

/** How a field is drawn. */
export type Picture =
  | 'line'
  | 'lines'
  | 'rich'
  | 'number'
  | 'yes-no'
  | 'date'
  | 'time'
  | 'choice'
  | 'several'
  | 'tree'
  | 'boxes'
  | 'search'
  | 'other';

/** A field as a form shows it. */
export interface Face {
  readonly label: string;
  /** "single choice"; Zammad's own name for an unknown type. */
  readonly type: string;
  readonly picture: Picture;
  readonly must: 'be-filled' | 'nothing';
  /** The initial value. */
  readonly filled: string | undefined;
  readonly note: string | undefined;
  readonly placeholder: string | undefined;
  /** "at most 120 characters" */
  readonly limits: string | undefined;
  /** "only agents", if the field requires a permission and the form is for everyone. */
  readonly onlyFor: string | undefined;
  /** An index into `choices`. */
  readonly choices: number | undefined;
}
