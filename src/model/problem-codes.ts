/**
 * The origin of a rule: `service` if the help desk would refuse or could not migrate it,
 * `deskform` if deskform prevents something that the help desk would accept or never sees.
 */
export type Rule = 'service' | 'deskform';

const error = (rule: Rule) => ({ severity: 'error', rule }) as const;
const warning = (rule: Rule) => ({ severity: 'warning', rule }) as const;

/** Every code that a problem or a refusal can carry. `docs/failures.md` has a paragraph for each; a test compares them. */
export const PROBLEMS = {
  // Files.
  'yaml-syntax': error('deskform'),
  'yaml-trap': error('deskform'),
  'file-unreadable': error('deskform'),
  'no-files': error('deskform'),
  'no-project': error('deskform'),
  'unknown-key': error('deskform'),
  'wrong-shape': error('deskform'),
  'duplicate-attribute': error('deskform'),
  'env-missing': error('deskform'),
  'value-hidden': error('deskform'),
  'env-misplaced': error('deskform'),
  'protect-absent': error('deskform'),
  'overlay-of-nothing': error('deskform'),
  'id-outside-overlay': error('deskform'),
  'csv-syntax': error('deskform'),
  'csv-columns': error('deskform'),
  'option-invalid': error('deskform'),
  'option-duplicate': error('deskform'),
  'options-twice': error('deskform'),

  // What the help desk would not take, on every release.
  'name-invalid': error('service'),
  'object-unknown': error('service'),
  'data-type-unknown': error('service'),
  'data-type-without-column': error('service'),
  'data-option-invalid': error('service'),
  'setting-invalid': error('service'),

  // Own rules: docs/failures.md explains the harm that each prevents.
  'name-fatal': error('deskform'),
  'name-too-long': error('deskform'),
  'name-harmful': error('deskform'),
  'object-spelling': error('deskform'),
  'value-harmful': error('deskform'),
  'value-invalid': error('deskform'),
  'options-empty': error('deskform'),
  'data-option-typo': error('deskform'),
  'screen-typo': error('deskform'),

  // Refusals of the plan.
  'name-taken': error('service'),
  'name-reserved': error('service'),
  'not-deletable': error('service'),
  'not-editable': error('service'),
  'data-type-fixed': error('service'),
  'data-type-column': error('deskform'),
  'maxlength-of-list': error('service'),
  'column-too-wide': error('service'),
  'in-use': error('service'),
  'release-lacks-type': error('service'),
  'label-blank': error('service'),
  'screens-too-large': error('service'),
  'impact-not-accepted': error('deskform'),
  'values-too-long': error('service'),
  'values-not-counted': error('service'),
  'marked-for-deletion': error('service'),
  'foreign-change': error('deskform'),
  'cannot-migrate': error('service'),
  'newer-than-created-before': error('deskform'),
  'meets-unknown': error('deskform'),

  // Worth saying, not worth stopping for.
  'data-option-unknown': warning('deskform'),
  'screen-unknown': warning('deskform'),
  'harmful-on-release': warning('deskform'),
  'value-altered': warning('deskform'),
  'option-unclear': warning('deskform'),
  'text-cut': warning('deskform'),
  'odd-character': warning('deskform'),
  'looks-pasted': warning('deskform'),
  'spreadsheet-text': warning('deskform'),
  'literal-secret': warning('deskform'),
  'plain-http': warning('deskform'),
  'no-overlays': warning('deskform'),
  'file-not-read': warning('deskform'),
  'already-absent': warning('deskform'),
  'name-upper-case': warning('deskform'),
  undeclared: warning('deskform'),
  'release-differs': warning('deskform'),
  'may-be-refused': warning('service'),
  'list-is-not-whole': warning('deskform'),
  'desk-unknown': warning('deskform'),
  'accept-unused': warning('deskform'),
  'ships-with-zammad': warning('deskform'),
  'left-the-files': warning('deskform'),
  'on-no-screen': warning('deskform'),
  'kept-on-help-desk': warning('deskform'),
  'looks-like-a-rename': warning('deskform'),
  'base-unreadable': warning('deskform'),

  // Lint: what the help desk takes and people regret.
  'credentials-in-address': warning('deskform'),
  'default-not-an-option': warning('deskform'),
  'required-unfillable': warning('deskform'),
  'several-not-stored': warning('deskform'),
  'filter-offers-nothing': warning('deskform'),
  'link-unclear': warning('deskform'),
  'no-options': warning('deskform'),
  'boolean-incomplete': warning('deskform'),
  'option-label-twice': warning('deskform'),
  'option-value-twice': warning('deskform'),
  'option-blanks': warning('deskform'),
  'option-characters': warning('deskform'),
  'tree-value-off-path': warning('deskform'),
  'label-twice': warning('deskform'),
  'many-attributes': warning('deskform'),
  'name-not-free': warning('service'),
  'name-reserved-later': warning('deskform'),
  'label-blank-later': warning('deskform'),
  'diff-unit-later': warning('deskform'),
} as const satisfies Record<string, { readonly severity: 'error' | 'warning'; readonly rule: Rule }>;

export type ProblemCode = keyof typeof PROBLEMS;

export function isProblemCode(text: string): text is ProblemCode {
  return Object.hasOwn(PROBLEMS, text);
}
