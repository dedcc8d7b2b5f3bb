export type Severity = 'error' | 'warning';

/**
 * The origin of a rule: `service` if the help desk would refuse or could not migrate it,
 * `house` if deskform prevents something that the help desk would accept or never sees.
 */
export type Rule = 'service' | 'house';

interface CodeMeaning {
  readonly severity: Severity;
  readonly rule: Rule;
}

const error = (rule: Rule): CodeMeaning => ({ severity: 'error', rule });
const warning = (rule: Rule): CodeMeaning => ({ severity: 'warning', rule });

/** Every code that a problem or a refusal can carry. `docs/failures.md` has a paragraph for each; a test compares them. */
export const PROBLEMS = {
  // Files.
  'yaml-syntax': error('house'),
  'yaml-trap': error('house'),
  'file-unreadable': error('house'),
  'no-files': error('house'),
  'no-project': error('house'),
  'unknown-key': error('house'),
  'wrong-shape': error('house'),
  'duplicate-attribute': error('house'),
  'env-missing': error('house'),
  'value-hidden': error('house'),
  'env-misplaced': error('house'),
  'protect-absent': error('house'),
  'overlay-of-nothing': error('house'),
  'id-outside-overlay': error('house'),
  'csv-syntax': error('house'),
  'csv-columns': error('house'),
  'option-invalid': error('house'),
  'option-duplicate': error('house'),
  'options-twice': error('house'),

  // What the help desk would not take, on every release.
  'name-invalid': error('service'),
  'object-unknown': error('service'),
  'data-type-unknown': error('service'),
  'data-type-without-column': error('service'),
  'data-option-invalid': error('service'),
  'setting-invalid': error('service'),

  // House rules: docs/failures.md explains the harm that each prevents.
  'name-fatal': error('house'),
  'name-too-long': error('house'),
  'object-spelling': error('house'),
  'value-harmful': error('house'),
  'value-invalid': error('house'),
  'options-empty': error('house'),
  'data-option-typo': error('house'),
  'screen-typo': error('house'),

  // Refusals of the plan.
  'name-taken': error('service'),
  'name-reserved': error('service'),
  'not-deletable': error('service'),
  'not-editable': error('service'),
  'data-type-fixed': error('service'),
  'data-type-column': error('house'),
  'maxlength-of-list': error('service'),
  'in-use': error('service'),
  'release-lacks-type': error('service'),
  'label-blank': error('service'),
  'screens-too-large': error('service'),
  'cost-not-accepted': error('house'),
  'values-too-long': error('service'),
  'values-not-counted': error('service'),
  'marked-for-deletion': error('service'),
  'foreign-change': error('house'),
  'cannot-migrate': error('service'),
  'newer-than-tombstone': error('house'),
  'meets-unknown': error('house'),

  // Worth saying, not worth stopping for.
  'data-option-unknown': warning('house'),
  'screen-unknown': warning('house'),
  'harmful-on-release': warning('house'),
  'value-altered': warning('house'),
  'option-unclear': warning('house'),
  'text-cut': warning('house'),
  'literal-secret': warning('house'),
  'plain-http': warning('house'),
  'no-overlays': warning('house'),
  'tombstone-fulfilled': warning('house'),
  'name-upper-case': warning('house'),
  undeclared: warning('house'),
  'release-differs': warning('house'),
  'may-be-refused': warning('service'),
  'list-is-not-whole': warning('house'),
  'desk-unknown': warning('house'),
  'accept-unused': warning('house'),
  'ships-with-zammad': warning('house'),
  'left-the-files': warning('house'),
  'looks-like-a-rename': warning('house'),
  'base-unreadable': warning('house'),

  // Lint: what the help desk takes and people regret.
  'credentials-in-address': warning('house'),
  'default-not-an-option': warning('house'),
  'required-unfillable': warning('house'),
  'no-options': warning('house'),
  'option-label-twice': warning('house'),
  'option-value-twice': warning('house'),
  'option-blanks': warning('house'),
  'option-characters': warning('house'),
  'tree-value-off-path': warning('house'),
  'label-twice': warning('house'),
  'many-attributes': warning('house'),
  'name-not-free': warning('service'),
  'name-reserved-later': warning('house'),
  'label-blank-later': warning('house'),
  'diff-unit-later': warning('house'),
} as const satisfies Record<string, CodeMeaning>;

export type ProblemCode = keyof typeof PROBLEMS;

export function isProblemCode(text: string): text is ProblemCode {
  return Object.hasOwn(PROBLEMS, text);
}
