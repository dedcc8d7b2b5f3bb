import type { Problem, SourcePosition } from './problem.ts';

/** 0 done · 1 failed · 2 changes · 3 refused · 4 stopped part way · 64 wrong use · 130 interrupted. */
export type ExitStatus = 0 | 1 | 2 | 3 | 4 | 64 | 130;

/** The worst exit code first, for work on several targets. */
const FROM_BAD_TO_GOOD: readonly ExitStatus[] = [130, 64, 1, 4, 3, 2, 0];

export function worstOf(statuses: readonly ExitStatus[]): ExitStatus {
  return FROM_BAD_TO_GOOD.find((status) => statuses.includes(status)) ?? 0;
}

/** Every failure code with its exit code. `docs/failures.md` has a paragraph for each; a test compares them. */
export const EXIT_STATUS_OF = {
  WRONG_USE: 64,
  INVALID_CONFIG: 1,
  FILE_UNREADABLE: 1,
  FILE_UNWRITABLE: 1,
  NOT_ON_DESK: 1,
  IMPORT_NOT_VERIFIED: 1,
  NO_REPOSITORY: 1,
  BASE_UNKNOWN: 1,
  BASE_UNREADABLE: 1,
  HELP_DESK_UNREACHABLE: 1,
  HELP_DESK_TIMEOUT: 1,
  NOT_A_HELP_DESK: 1,
  LOGIN_FAILED: 1,
  PERMISSION_MISSING: 1,
  REQUEST_REFUSED: 1,
  VALUE_NOT_SENT: 1,
  HELP_DESK_ERROR: 1,
  ANSWER_UNREADABLE: 1,
  TLS_FAILED: 1,
  PLAN_REFUSED: 3,
  LIMIT_EXCEEDED: 3,
  FOREIGN_CHANGES: 3,
  NOT_AS_REVIEWED: 3,
  PLAN_EDITED: 3,
  SNAPSHOT_FROM_ANOTHER_DESK: 3,
  TARGET_LOCKED: 3,
  NOTHING_TO_RESUME: 1,
  PENDING_SET_MOVED: 3,
  STORED_OTHERWISE: 1,
  NOT_CONFIRMED: 3,
  JOURNAL_UNWRITABLE: 1,
  JOURNAL_NOT_TRUSTED: 1,
  DEMO_FAILED: 1,
  GITHUB_REFUSED: 1,
  GITHUB_FAILED: 1,
  NOT_MERGEABLE: 1,
  TARGET_CHANGED: 3,
  TARGET_NOT_APPROVED: 3,
  SNAPSHOT_MISSING: 1,
  NOTHING_APPROVED: 3,
  APPROVED_ANOTHER_PLAN: 3,
  COMMAND_REFUSED: 3,
  MIGRATION_FAILED: 4,
  VALUES_TOO_LONG: 3,
  RESTART_NOT_SEEN: 4,
  VERIFICATION_FAILED: 4,
  INTERRUPTED: 130,
  BUG: 1,
} as const satisfies Record<string, ExitStatus>;

export type FailureCode = keyof typeof EXIT_STATUS_OF;

/** An error that ends a run. It is caught once, in the main program. Its message never contains a credential. */
export class Failure extends Error {
  readonly code: FailureCode;
  readonly hint: string | undefined;
  readonly where: SourcePosition | undefined;

  constructor(
    code: FailureCode,
    message: string,
    detail: Partial<Pick<Problem, 'hint' | 'where'>> & { readonly cause?: unknown } = {},
  ) {
    super(message, detail.cause === undefined ? undefined : { cause: detail.cause });
    this.name = 'Failure';
    this.code = code;
    this.hint = detail.hint;
    this.where = detail.where;
  }

  get exitStatus(): ExitStatus {
    return EXIT_STATUS_OF[this.code];
  }
}

/** Errors in the files. Carries all of them, so that they can be fixed together. */
export class InvalidConfig extends Failure {
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    super('INVALID_CONFIG', sentenceOf(problems));
    this.problems = problems;
  }
}

/** Counts errors, which are told beside it. A variable that is not set is not an error in the files. */
function sentenceOf(problems: readonly Problem[]): string {
  const errors = problems.filter(({ severity }) => severity === 'error');
  if (errors.length > 0 && errors.every(({ code }) => code === 'env-missing'))
    return `${errors.length === 1 ? '1 value is' : `${errors.length} values are`} not set; nothing was sent`;
  const warnings = problems.length - errors.length;
  const count = (number: number, word: string): string => `${number} ${word}${number === 1 ? '' : 's'}`;
  return `${count(errors.length, 'error')}${warnings === 0 ? '' : `, ${count(warnings, 'warning')}`}; nothing was sent`;
}

/** The prefix of messages about a bug. */
const OUR_FAULT = 'deskform has a bug: ';

/** What helps against errors of the system that are nobody's bug. */
const SYSTEM_ADVICE: Readonly<Record<string, string>> = {
  EACCES: 'Give this user access to it.',
  EPERM: 'Give this user access to it.',
  ENOTDIR: 'A file stands where a folder is needed. Use another path.',
  EEXIST: 'A file of this name is in the way. Use another path.',
  EROFS: 'Use a folder on a disk that is not read-only.',
  ENOSPC: 'Free some disk space.',
  EDQUOT: 'Free some disk space: the quota of this user is used up.',
  EMFILE: 'Allow more open files, such as with `ulimit -n 4096`.',
  ENFILE: 'Close other programs: the system has too many open files.',
};

/** What helps against an error of the system; undefined for other errors. */
export function systemAdvice(error: unknown): string | undefined {
  return SYSTEM_ADVICE[errorCodeOf(error) ?? ''];
}

/** Converts any error to a Failure: an unexpected error is a bug. */
export function asFailure(error: unknown): Failure {
  if (error instanceof Failure) return error;
  const text = error instanceof Error ? error.message : String(error);
  const hint = systemAdvice(error);
  if (hint !== undefined)
    return new Failure('FILE_UNREADABLE', `a file cannot be used: ${text}`, { hint, cause: error });
  const what = text.startsWith(OUR_FAULT) ? text : `${OUR_FAULT}${text === '' ? 'an error without a message' : text}`;
  return new Failure('BUG', what, {
    hint: 'Please report it, with the output of --debug.',
    cause: error,
  });
}

/** The short name that Node and its libraries give their errors, such as ENOENT or ECONNREFUSED. */
export function errorCodeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}
