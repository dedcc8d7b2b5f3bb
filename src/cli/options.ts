import { resolve } from 'node:path';
import { Failure } from '../problem/failure.ts';
import type { ProjectChoice } from '../run/open-project.ts';
import type { Typed, World } from './command.ts';

export function textOption(typed: Typed, name: string): string | undefined {
  const value = typed[name];
  return typeof value === 'string' ? value : undefined;
}

export function textsOption(typed: Typed, name: string): readonly string[] {
  const value = typed[name];
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
}

/** A file or folder, from where the command was typed. */
export function pathOption(typed: Typed, name: string, world: World): string | undefined {
  const path = textOption(typed, name);
  return path === undefined ? undefined : resolve(world.cwd, path);
}

/** Where the project is that a command was typed for. */
export function projectChoice(typed: Typed, world: World): ProjectChoice {
  const configFile = textOption(typed, 'config');
  return { cwd: world.cwd, env: world.env, hide: world.hide, configFile, desk: deskOption(typed) };
}

/** The help desk that is asked for one command in place of a target. */
function deskOption(typed: Typed): ProjectChoice['desk'] {
  const [url, tokenVariable] = [textOption(typed, 'url'), textOption(typed, 'tokenEnv')];
  if (url === undefined) {
    if (tokenVariable === undefined) return undefined;
    throw new Failure('WRONG_USE', '--token-env names the token of --url, which is missing');
  }
  if (textOption(typed, 'target') !== undefined || textsOption(typed, 'target').length > 0) {
    throw new Failure('WRONG_USE', '--url asks another help desk than the targets of the project', {
      hint: 'Leave --target out, or --url.',
    });
  }
  if (textOption(typed, 'live') !== undefined)
    throw new Failure('WRONG_USE', '--live takes a saved list, and asks no help desk', {
      hint: 'Leave --url out, or --live.',
    });
  return { url, tokenVariable: tokenVariable ?? 'DESKFORM_TOKEN' };
}

/** Was a flag without a value given? */
export function isGiven(typed: Typed, name: string): boolean {
  return typed[name] === true;
}

/** A number in a range, or a sentence that says what the flag takes. */
export function numberOption(
  typed: Typed,
  name: string,
  flag: string,
  least: number,
  most: number,
): number | undefined {
  const text = textOption(typed, name);
  if (text === undefined) return undefined;
  const value = Number(text);
  if (text.trim() === '' || !Number.isFinite(value) || value < least || value > most) {
    throw new Failure('WRONG_USE', `${flag} takes a number from ${least} to ${most}, not "${text}"`);
  }
  return value;
}
