import { resolve } from 'node:path';
import { Failure } from '../problem/failure.ts';
import type { ProjectChoice } from '../run/open-project.ts';
import type { Typed } from './command.ts';
import type { World } from './world.ts';

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
  return { cwd: world.cwd, env: world.env, hide: world.hide, configFile: textOption(typed, 'config') };
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
