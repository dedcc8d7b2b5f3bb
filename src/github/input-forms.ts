import { posix } from 'node:path';
import { parseAttributeKey } from '../attribute/attribute-key.ts';

/** What a value has to look like, beside being one of certain words. */
export interface InputForm {
  readonly takes: (value: string) => boolean;
  /** "must be …" */
  readonly inWords: string;
}

/** Several in one input, by commas or lines. */
export function listIn(value: string): readonly string[] {
  return value
    .split(/[\n,]/u)
    .map((word) => word.trim())
    .filter((word) => word !== '');
}

export const PULL_REQUEST: InputForm = {
  takes: (value) =>
    value === 'all-open' || (listIn(value).length > 0 && listIn(value).every((word) => /^[1-9]\d{0,9}$/u.test(word))),
  inWords: 'the numbers of pull requests, or all-open',
};

export const EXPECTED: InputForm = {
  takes: (value) =>
    value === 'comments' ||
    value === 'anything' ||
    (listIn(value).length > 0 && listIn(value).every((word) => /^d1\.[\w-]{11,}$/u.test(word))),
  inWords: 'comments, anything, or digests as plans print them whole (d1.…), one a line',
};

export const ATTRIBUTES: InputForm = {
  takes: (value) => listIn(value).every((word) => !/\s/u.test(word) && parseAttributeKey(word) !== undefined),
  inWords: 'keys of attributes, such as Ticket.cost_center',
};

/** A step must not be led to files of the runner. */
export const FILE_IN_REPOSITORY: InputForm = {
  takes: (value) => !posix.isAbsolute(value) && !/^\.\.(?:\/|$)/u.test(posix.normalize(value)) && !value.endsWith('/'),
  inWords: 'a file of the repository, from its top, such as helpdesk/deskform.yaml',
};

/** As git has it: what stands for more than a name could mean another branch. */
export const BRANCH: InputForm = {
  takes: (value) =>
    // biome-ignore lint/suspicious/noControlCharactersInRegex: git refuses exactly these
    !/^[-/@]|[/.]$|[\u0000-\u0020\u007f~^:?*[\\]|\.\.|@\{|\/\/|\/\.|^\.|\.lock(?:\/|$)/u.test(value),
  inWords: 'the name of a branch, such as deskform-snapshots',
};

/** A branch, a tag, a commit, also a few before one; never what git would take for a flag. */
export const COMMIT: InputForm = {
  takes: (value) => !/^-|[\p{Cc}\s]/u.test(value),
  inWords: 'a branch, a tag or a commit',
};
