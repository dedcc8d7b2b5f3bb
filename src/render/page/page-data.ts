/** What the page's script is given: plain data whose texts are already harmless, and which it draws as text only. */
export interface PageData {
  /** `live`: the page asks its server again and again whether something has changed. */
  readonly mode: 'saved' | 'live';
  readonly faces: readonly Face[];
  /** Each list of choices once, however many fields and sides show it. */
  readonly choices: readonly (readonly ChoiceNode[])[];
  readonly forms: readonly DrawnForm[];
}

/**
 * A choice's label, with those below it where it is a branch of a tree, and with its stored value where that is neither
 * the label nor the path of labels: by it a choice with another label is known again.
 */
export type ChoiceNode =
  | string
  | readonly [label: string, below: readonly ChoiceNode[]]
  | readonly [label: string, below: readonly ChoiceNode[], value: string];

interface DrawnForm {
  /** Of the element on the page in which it is drawn. */
  readonly id: string;
  readonly rows: readonly DrawnRow[];
}

export interface DrawnRow {
  readonly key: string;
  /** An index into the faces; undefined where this side does not show the field here. */
  readonly before: number | undefined;
  readonly after: number | undefined;
  readonly marks: readonly Mark[];
  /** What differs, in words: "label", "now required". */
  readonly says: readonly string[];
}

export type Mark = 'new' | 'changed' | 'moved' | 'gone';

/** How a field is pictured. */
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
  /** "one choice"; the help desk's own name where deskform has no word for the type. */
  readonly type: string;
  readonly picture: Picture;
  readonly must: 'be-filled' | 'nothing';
  /** Its value when the form is opened. */
  readonly filled: string | undefined;
  readonly note: string | undefined;
  readonly placeholder: string | undefined;
  /** "at most 120 characters" */
  readonly limits: string | undefined;
  /** "only agents", where the field asks for a permission and the form is everyone's. */
  readonly onlyFor: string | undefined;
  /** An index into the lists of choices. */
  readonly choices: number | undefined;
}
