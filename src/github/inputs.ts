import { posix } from 'node:path';
import { Failure } from '../model/failure.ts';
import type { Environment } from '../model/placeholder.ts';
import { decodeDigest } from '../run/apply/approvals.ts';
import { ALL_TARGETS, CONFIG_FILE } from '../run/open-project.ts';

/** `merge` combines the work on the main branch: apply, save the snapshots, and plan open pull requests again. */
export const ACTION_COMMANDS = ['plan', 'merge', 'drift'] as const;

/** The inputs of the Action, as action.yml explains them. */
export interface Inputs {
  readonly command: (typeof ACTION_COMMANDS)[number];
  /** The path of the configuration file from the repository root. */
  readonly config: string;
  /** The targets to work on, as words of the command line. */
  readonly target: readonly string[];
  /** Full digests of plans approved by hand; none except for `merge`. */
  readonly expect: readonly string[];
  readonly token: string;
}

/** Reads the inputs. @throws {Failure} WRONG_USE with the name of a wrong one. */
export function readInputs(env: Environment): Inputs {
  const text = (name: keyof Inputs): string => (env[`INPUT_${name.toUpperCase()}`] ?? '').trim();
  const words = (name: 'target' | 'expect'): readonly string[] =>
    text(name)
      .split(/[\n,]/u)
      .map((word) => word.trim())
      .filter((word) => word !== '');
  const command = ACTION_COMMANDS.find((name) => name === text('command'));
  if (command === undefined) throw mustBe('command', `one of ${ACTION_COMMANDS.join(', ')}`, text('command'));
  const config = text('config') === '' ? CONFIG_FILE : text('config');
  // Outside the repository are other files of the runner.
  if (posix.isAbsolute(config) || /^\.\.(?:\/|$)/u.test(posix.normalize(config)) || config.endsWith('/'))
    throw mustBe('config', 'a path from the root of the repository, such as helpdesk/deskform.yaml', config);
  const [target, expect] = [words('target'), words('expect')];
  if (command !== 'merge' && expect.length > 0)
    throw new Failure('WRONG_USE', `the input expect is not valid for the command ${command}`, {
      hint: 'Remove it. It is valid for merge.',
    });
  if (expect.some((word) => decodeDigest(word) === undefined))
    throw mustBe('expect', 'full digests of plans (d1.…), one per line', text('expect'));
  return { command, config, target: target.length === 0 ? [ALL_TARGETS] : target, expect, token: text('token') };
}

function mustBe(name: keyof Inputs, inWords: string, value: string): Failure {
  const hint = 'Change it in the workflow under `with:`, or in the form of Run workflow.';
  return new Failure('WRONG_USE', `the input ${name} must be ${inWords}, not ${JSON.stringify(value)}`, { hint });
}

/** The path from the repository root to the project; empty if they are the same. */
export function projectFolder({ config }: Inputs): string {
  const folder = posix.dirname(config);
  return folder === '.' ? '' : folder;
}

/** Identifies a project in its repository: its folder, empty for the root, or its file if that has another name. */
export function projectName({ config }: Inputs): string {
  const path = posix.normalize(config);
  if (path === CONFIG_FILE) return '';
  return path.endsWith(`/${CONFIG_FILE}`) ? posix.dirname(path) : path;
}
