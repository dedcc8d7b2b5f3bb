import { cpSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

export interface Instruction {
  readonly word: string;
  readonly rest: string;
}

/** The instructions of a Dockerfile, each on one line. */
export function parseDockerfile(text: string): readonly Instruction[] {
  const lines = text
    .replaceAll(/^#.*\n/gmu, '')
    .replaceAll(/\\\n\s*/gu, '')
    .split('\n')
    .filter((line) => line.trim() !== '');
  return lines.map((line) => {
    const [, word = '', rest = ''] = /^(\w+)\s+(.*)$/u.exec(line) ?? [];
    return { word, rest };
  });
}

/** What the last instruction of this word says. */
export function saidBy(instructions: readonly Instruction[], word: string): string {
  return instructions.findLast((one) => one.word === word)?.rest ?? '';
}

/** The files of a working copy that a builder is given: of the patterns that match a file, or a folder of it, the last counts. */
export function contextOf(root: string): readonly string[] {
  const patterns = readFileSync(join(root, '.dockerignore'), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
  const isGiven = (file: string): boolean => {
    const last = patterns.findLast((line) => {
      const pattern = line.replace(/^!/u, '');
      return pattern === '*' || file === pattern || file.startsWith(`${pattern}/`);
    });
    return last === undefined || last.startsWith('!');
  };
  return filesIn(root).filter(isGiven).sort();
}

function filesIn(root: string, folder = ''): readonly string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    // Nothing below these is ever given, and looking there takes long.
    if (['node_modules', '.git', 'test'].includes(entry.name)) return [];
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesIn(root, path) : [path];
  });
}

/** Carries out one COPY: what of its sources is among the given files of a working copy comes into `image`. */
export function copyInto(image: string, root: string, given: readonly string[], { rest }: Instruction): void {
  const words = rest.split(/\s+/u);
  const target = join(image, words.at(-1) ?? '');
  for (const source of words.slice(0, -1)) {
    const files = given.filter((file) => file === source || file.startsWith(`${source}/`));
    if (files.length === 0) throw new Error(`COPY finds no ${source}`);
    for (const file of files) {
      const inside = file === source ? basename(file) : file.slice(source.length + 1);
      mkdirSync(join(target, inside, '..'), { recursive: true });
      cpSync(join(root, file), join(target, inside));
    }
  }
}
