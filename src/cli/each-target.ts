import { extname } from 'node:path';
import type { JsonObject, JsonValue } from '../attribute/json.ts';
import { type ExitStatus, Failure, worstOf } from '../problem/failure.ts';
import { printable } from '../render/printable.ts';
import { firstNames } from '../render/words.ts';
import { chooseTargets, meansSeveral } from '../run/open-project.ts';
import { type CommandResult, type RunCommand, stoppedOnce, type Typed, textOf, type World } from './command.ts';
import { isGiven, projectChoice, textOption, textsOption } from './options.ts';
import { documentOfFailure, failureOf, STATUS_WORD, sayFailure } from './tell-failure.ts';

/** What `--target` was given: several times, or joined by commas. */
export function chosenWords(typed: Typed): readonly string[] {
  const given = textOption(typed, 'target');
  return (given === undefined ? textsOption(typed, 'target') : [given])
    .flatMap((list) => list.split(','))
    .map((word) => word.trim())
    .filter((word) => word !== '');
}

/**
 * A command that can look at several targets, one after the other, each told under its heading. What ends one of them
 * does not keep the others from their turn; only an interruption does. With one name, or none, it is the command itself.
 */
export function onEachTarget(command: string, run: RunCommand): RunCommand {
  return onTargets({ command, run, turns: 'looks' });
}

/**
 * The same of a command that writes to them: they are waves. The first that does not end well ends the row, so that
 * production does not get what staging has just refused, and the ones that are left are named.
 */
export function onTargetsInWaves(command: string, run: RunCommand): RunCommand {
  return onTargets({ command, run, turns: 'waves' });
}

function onTargets(command: OneCommand): RunCommand {
  return async (typed, world) => {
    const words = chosenWords(typed);
    const [only] = words;
    if (words.length < 2 && (only === undefined || !meansSeveral(only)))
      return command.run(withTarget(typed, only), world);
    mustBeForSeveral(typed);
    const { targets } = await chooseTargets(projectChoice(typed, world), words);
    const results: TargetResult[] = [];
    const once = stoppedOnce(world);
    for (const { name, url } of targets) {
      const { exitStatus, status, document: own } = await runOn(name, typed, once, command);
      // Where the files could not be read, the command itself knows no target.
      const { target, ...document } = own;
      results.push({ exitStatus, status, document: { target: target ?? { name, url }, ...document } });
      if (exitStatus === 130 || (command.turns === 'waves' && exitStatus !== 0)) break;
    }
    const notTried = targets.slice(results.length).map(({ name }) => name);
    if (isForPeople(typed) && notTried.length > 0)
      world.print(`${world.out.style.yellow('Not tried')}: ${firstNames(notTried, printable)}\n`);
    return asOne(command, results, notTried, typed);
  };
}

interface TargetResult {
  readonly exitStatus: ExitStatus;
  readonly status: CommandResult['status'];
  readonly document: JsonObject;
}

interface OneCommand {
  readonly command: string;
  readonly run: RunCommand;
  readonly turns: 'looks' | 'waves';
}

async function runOn(name: string, typed: Typed, world: World, { command, run }: OneCommand): Promise<TargetResult> {
  const heading = `── ${printable(name)} ──`;
  const said = sayUnder(world, heading);
  try {
    const result = await run(withFiles(withTarget(typed, name), name), said);
    if (isForPeople(typed))
      world.print(`${isMarkdown(typed) ? '' : `${world.out.style.bold(heading)}\n`}${await textOf(result)}\n`);
    return result;
  } catch (error) {
    const failure = failureOf(error);
    // What is wrong with the words of the command is wrong for every target.
    if (failure === undefined || failure.code === 'WRONG_USE') throw error;
    sayFailure(failure, said, isGiven(typed, 'debug') ? 'with-causes' : 'sentence');
    const { exitStatus } = failure;
    return { exitStatus, status: STATUS_WORD[exitStatus], document: documentOfFailure(command, failure) };
  }
}

/** The heading comes before the first thing that is said, and not at all where nothing is. */
function sayUnder(world: World, heading: string): World {
  let isSaid = false;
  const head = (): void => {
    if (!isSaid) world.say(world.err.style.bold(heading));
    isSaid = true;
  };
  return {
    ...world,
    say: (text) => {
      head();
      world.say(text);
    },
    ask: (question) => {
      head();
      return world.ask(question);
    },
  };
}

function withTarget(typed: Typed, name: string | undefined): Typed {
  return { ...typed, target: name };
}

/** "plan.json" is "plan.staging.json" where each target writes its own. */
function withFiles(typed: Typed, name: string): Typed {
  const files = textsOption(typed, 'out').map((file) => {
    const ending = extname(file);
    return `${file.slice(0, file.length - ending.length)}.${name}${ending}`;
  });
  return { ...typed, out: files };
}

/** Said as soon as it is known; a script gets all of it at once. */
export function isForPeople(typed: Typed): boolean {
  return !isGiven(typed, 'json') && textOption(typed, 'format') !== 'json';
}

function isMarkdown(typed: Typed): boolean {
  return textOption(typed, 'format') === 'markdown';
}

/** A saved list is that of one help desk, and GitLab reads the counts of one. */
function mustBeForSeveral(typed: Typed): void {
  if (textOption(typed, 'live') !== undefined) {
    throw new Failure('WRONG_USE', '--live takes the list of one help desk, and --target means several', {
      hint: 'Name one target, and run the command for each list.',
    });
  }
  if (textOption(typed, 'format') !== 'gitlab') return;
  throw new Failure('WRONG_USE', '--format gitlab is the report of one help desk, and --target means several', {
    hint: 'Name one target, and run a job for each: GitLab shows all their reports.',
  });
}

/** From bad to good. */
const STATUS_WORDS: readonly CommandResult['status'][] = ['failed', 'partial', 'refused', 'changes', 'ok'];

function asOne(
  { command, turns }: OneCommand,
  results: readonly TargetResult[],
  notTried: readonly string[],
  typed: Typed,
): CommandResult {
  const exitStatus = worstOf(results.map((result) => result.exitStatus));
  const worst = STATUS_WORDS.find((word) => results.some((result) => result.status === word)) ?? 'ok';
  const document = {
    problems: problemsOf(results),
    // Each is what the command would print of this target alone: a plan among them is a plan file.
    targets: results.map(({ status, document: own }) => ({ format_version: 1, command, status, ...own })),
    ...(turns === 'waves' ? { not_tried: notTried } : {}),
  };
  const result = { exitStatus, status: exitStatus === 130 ? 'partial' : worst, document, text: '' } as const;
  return isForPeople(typed) ? { ...result, output: 'printed' } : result;
}

/** Those of all targets, the common ones once. */
function problemsOf(results: readonly TargetResult[]): readonly JsonValue[] {
  const found = new Map<string, JsonValue>();
  for (const { document } of results)
    if (Array.isArray(document.problems))
      for (const problem of document.problems) found.set(JSON.stringify(problem), problem);
  return [...found.values()];
}
