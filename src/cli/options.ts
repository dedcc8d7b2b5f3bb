import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import { Failure } from '../model/failure.ts';
import { shellWord } from '../render/shell-words.ts';
import { counted } from '../render/words.ts';
import type { ProjectChoice, TargetChoice } from '../run/open-project.ts';
import type { PlanRequest } from '../run/plan.ts';
import type { ParsedArgs, World } from './command.ts';

export function textOption(args: ParsedArgs, name: string): string | undefined {
  const value = args[name];
  return typeof value === 'string' ? value : undefined;
}

export function textsOption(args: ParsedArgs, name: string): readonly string[] {
  const value = args[name];
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
}

/** Resolves a path option against the current folder. */
export function pathOption(args: ParsedArgs, name: string, world: World): string | undefined {
  const path = textOption(args, name);
  return path === undefined ? undefined : resolve(world.cwd, path);
}

/** Reads the options that choose the project. */
export function projectChoice(args: ParsedArgs, world: World): ProjectChoice {
  const configFile = textOption(args, 'config');
  const { cwd, env, hide } = world;
  return { cwd, search: 'upwards', env, hide, configFile, desk: deskOption(args) };
}

/** The help desk of `doctor --url`. */
function deskOption(args: ParsedArgs): ProjectChoice['desk'] {
  const [url, tokenVariable] = [textOption(args, 'url'), textOption(args, 'tokenEnv')];
  if (url === undefined) {
    if (tokenVariable === undefined) return undefined;
    throw new Failure('WRONG_USE', '--token-env needs --url', { hint: 'Add --url, or remove --token-env.' });
  }
  if (textOption(args, 'target') !== undefined || textsOption(args, 'target').length > 0)
    throw new Failure('WRONG_USE', '--url and --target cannot be combined: --url replaces the targets of the project', {
      hint: 'Give only one of them.',
    });
  return { url, tokenVariable: tokenVariable ?? 'DESKFORM_TOKEN' };
}

/** The values of `--target`, which can be repeated or joined by commas. */
export function targetWords(args: ParsedArgs): readonly string[] {
  const given = textOption(args, 'target');
  return (given === undefined ? textsOption(args, 'target') : [given])
    .flatMap((list) => list.split(','))
    .map((word) => word.trim())
    .filter((word) => word !== '');
}

/** Is the output text for people? They get each result immediately; a script gets one document. */
export function isForPeople(args: ParsedArgs): boolean {
  return !isGiven(args, 'json') && textOption(args, 'format') !== 'json';
}

export function isMarkdown(args: ParsedArgs): boolean {
  return textOption(args, 'format') === 'markdown';
}

/** Was a flag without a value given? */
export function isGiven(args: ParsedArgs, name: string): boolean {
  return args[name] === true;
}

/** Reads a number in a range. Throws a failure that names the range. */
export function numberOption(args: ParsedArgs, name: string, least: number, most: number): number | undefined {
  const text = textOption(args, name);
  if (text === undefined) return undefined;
  const value = Number(text);
  if (text.trim() === '' || !Number.isFinite(value) || value < least || value > most) {
    const flag = `--${name.replace(/[A-Z]/gu, (letter) => `-${letter.toLowerCase()}`)}`;
    const range = most === Number.MAX_SAFE_INTEGER ? `, ${least} or more,` : ` from ${least} to ${most},`;
    throw new Failure('WRONG_USE', `${flag} must be a number${range} not "${text}"`);
  }
  return value;
}

/** The request of every command that compares the files with a help desk. */
export function planRequest(args: ParsedArgs, world: World): PlanRequest {
  return {
    ...deskRequest(args, world),
    allowDestroy: textsOption(args, 'allowDestroy'),
    journalFolder: pathOption(args, 'journal', world),
    since: textOption(args, 'since'),
    counted: (done, all) => world.showProgress(done < all ? countingLine(done, all, 'change') : ''),
  };
}

export function countingLine(done: number, all: number, what: string): string {
  return `Counting records: ${done} of ${counted(all, what)} …`;
}

/** The request for one help desk, or for a snapshot. */
export function deskRequest(args: ParsedArgs, world: World): TargetChoice {
  return { ...projectChoice(args, world), target: textOption(args, 'target'), liveFile: textOption(args, 'live') };
}

/** Builds a command line to copy, for the same project, help desk and journals. */
export function nextCommand(words: readonly string[], args: ParsedArgs): string {
  const targets = [textOption(args, 'target') ?? textsOption(args, 'target')].flat();
  const flags = [
    ...flag('-C', textOption(args, 'chdir')),
    ...flag('--config', textOption(args, 'config')),
    ...targets.flatMap((target) => flag('--target', target)),
    // An import reads no journal.
    ...(words[0] === 'import' ? [] : flag('--journal', textOption(args, 'journal'))),
  ];
  return ['deskform', ...words, ...flags].join(' ');
}

function flag(name: string, value: string | undefined): readonly string[] {
  return value === undefined ? [] : [name, shellWord(value)];
}

/** Completes the commands that a message names, so that they work as they stand. */
export function inThisRun(message: string, args: ParsedArgs): string {
  return message.replaceAll(
    /`deskform (plan|apply|drift|status|resume|undo)`/gu,
    (_, word: string) => `\`${nextCommand([word], args)}\``,
  );
}

/** Says errors with the commands of this run. */
export function advising(sayError: World['sayError'], args: ParsedArgs): World['sayError'] {
  return (text) => sayError(inThisRun(text, args));
}

/** The request of a command that looks back at an apply: without its journal, old values would be lost. */
export function lookBackRequest(args: ParsedArgs, world: World): PlanRequest {
  mustBeFolder(args, 'journal', world, 'Check --journal.');
  return planRequest(args, world);
}

/** @throws {Failure} WRONG_USE if a path option names anything else than a folder. */
export function mustBeFolder(args: ParsedArgs, name: string, world: World, hint: string): void {
  const path = pathOption(args, name, world);
  if (path === undefined || statSync(path, { throwIfNoEntry: false })?.isDirectory()) return;
  throw new Failure('WRONG_USE', `there is no folder ${JSON.stringify(args[name])}`, { hint });
}
