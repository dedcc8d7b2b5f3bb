/**
 * What a page tells, as something that can be played. Beside its fenced blocks it holds notes that no reader sees:
 *
 *   <!-- scene: examples/company, one desk -->   opens a scene, to the next one or the end of the page; scene.ts has the words
 *   <!-- first: SHELL -->                        goes before what the page shows
 *   <!-- then: examples/FOLDER -->               the reader has written these files
 *   <!-- then: examples/FOLDER into our-fields --> in that folder of the project
 *   <!-- meanwhile: Ticket.x {"display": "X"} -->  somebody saves a field on the help desk's page, and migrates it
 *   <!-- the desk goes away after N requests -->
 *   <!-- the desk is back -->
 *   <!-- the desk lets go of its references -->
 *
 * A `sh` block is lines of a shell that end well. In a `console` block a line after "$ " is one, and below it stands what it
 * says: "…" in a line is any text, alone it is any lines, and "(exit code 3)" is how it ends.
 */
export interface PageScene {
  readonly title: string;
  readonly line: number;
  readonly words: readonly string[];
  readonly acts: readonly Act[];
}

export type Act =
  | { readonly does: 'run'; readonly command: Command }
  | { readonly does: 'prepare'; readonly shell: string }
  | { readonly does: 'write'; readonly folder: string; readonly into: string }
  | { readonly does: 'save'; readonly key: string; readonly settings: object }
  | { readonly does: 'go-away'; readonly afterRequests: number }
  | { readonly does: 'come-back' }
  | { readonly does: 'let-go' };

export interface Command {
  readonly text: string;
  readonly line: number;
  /** What stands below it; a block of a shell shows nothing. */
  readonly shown: readonly string[] | undefined;
}

export interface Page {
  readonly scenes: readonly PageScene[];
  /** Command lines that belong to no scene. */
  readonly loose: readonly Command[];
}

export function readPage(text: string): Page {
  const scenes: { title: string; line: number; words: readonly string[]; acts: Act[] }[] = [];
  const loose: Command[] = [];
  let title = '';
  for (const part of partsOf(text)) {
    if (part.is === 'heading') title = part.text;
    else if (part.is === 'note') {
      const words = /^scene: (.*)$/u.exec(part.text)?.[1]?.split(', ');
      const act = words === undefined ? actOf(part.text) : undefined;
      if (words !== undefined) scenes.push({ title, line: part.line, words, acts: [] });
      else if (act !== undefined) sceneOf(scenes, part).acts.push(act);
    } else {
      const commands = commandsOf(part);
      const scene = isForShell(part) ? scenes.at(-1) : undefined;
      if (scene === undefined) loose.push(...commands);
      else scene.acts.push(...commands.map((command): Act => ({ does: 'run', command })));
    }
  }
  return { scenes, loose };
}

function sceneOf<T>(scenes: readonly T[], { line, text }: Part): T {
  const scene = scenes.at(-1);
  if (scene === undefined) throw new Error(`line ${line}: "${text}" stands before every scene`);
  return scene;
}

interface Part {
  readonly is: 'heading' | 'note' | 'block';
  readonly line: number;
  readonly text: string;
  readonly language?: string;
}

const PARTS = /^```(?<language>\w*)\n(?<block>.*?)^```|^<!-- (?<note>[^\n]*?) -->|^#+ (?<heading>[^\n]+)/gmsu;

function partsOf(text: string): readonly Part[] {
  return [...text.matchAll(PARTS)].map(({ index, groups = {} }): Part => {
    const line = text.slice(0, index).split('\n').length;
    const { language = '', block, note, heading = '' } = groups;
    if (block !== undefined) return { is: 'block', line: line + 1, text: block, language };
    return note === undefined ? { is: 'heading', line, text: heading } : { is: 'note', line, text: note };
  });
}

/** A note of another kind, such as the mark of a generated part, is no act. */
function actOf(note: string): Act | undefined {
  const [, word = '', rest = ''] = /^([\w ]+?)(?:: (.*))?$/u.exec(note) ?? [];
  if (word === 'first') return { does: 'prepare', shell: rest };
  if (word === 'then') {
    const [folder = '', into = '.'] = rest.split(' into ');
    return { does: 'write', folder, into };
  }
  if (word === 'the desk is back') return { does: 'come-back' };
  if (word === 'the desk lets go of its references') return { does: 'let-go' };
  const [, away] = /^the desk goes away after (\d+) requests$/u.exec(note) ?? [];
  if (away !== undefined) return { does: 'go-away', afterRequests: Number(away) };
  if (word !== 'meanwhile') return undefined;
  const [, key = '', settings = ''] = /^(\w+\.\w+) (\{.*\})$/u.exec(rest) ?? [];
  return { does: 'save', key, settings: JSON.parse(settings) };
}

function isForShell({ language }: Part): boolean {
  return language === 'sh' || language === 'console';
}

function commandsOf({ language, text, line: first }: Part): readonly Command[] {
  const lines = text.split('\n').slice(0, -1);
  if (language !== 'console') {
    // In a block of another kind a call would be run by nobody.
    const isCommand = language === 'sh' ? /\S/u : /^(?:\$ )?deskform [a-z-]/u;
    return lines.flatMap((line, index) =>
      isCommand.test(line) ? [{ text: line, line: first + index, shown: undefined }] : [],
    );
  }
  const starts = lines.flatMap((line, index) => (line.startsWith('$ ') ? [index] : []));
  return starts.map((start, place) => ({
    text: lines[start]?.slice('$ '.length) ?? '',
    line: first + start,
    shown: lines.slice(start + 1, starts[place + 1] ?? lines.length),
  }));
}

/** A command line without its comment, where it calls the program. */
export function callIn(command: string): string | undefined {
  const line = command.replace(/\s#.*/u, '').trim();
  return /(?:^|[\s(])deskform [a-z-]/u.test(line) ? line : undefined;
}
