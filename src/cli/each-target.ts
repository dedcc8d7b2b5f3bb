import { extname } from 'node:path';
import type { TargetSettings } from '../files/targets/target-settings.ts';
import { Failure, worstOf } from '../model/failure.ts';
import type { JsonObject, JsonValue } from '../model/json.ts';
import { printable } from '../render/printable.ts';
import { firstNames } from '../render/words.ts';
import { resolveTarget } from '../run/connect-target.ts';
import { chooseTargets, meansSeveral, openTarget } from '../run/open-project.ts';
import {
  type CommandResult,
  type ParsedArgs,
  type RunCommand,
  SILENT,
  succeeded,
  textOf,
  type World,
} from './command.ts';
import {
  advising,
  deskRequest,
  isForPeople,
  isGiven,
  isMarkdown,
  projectChoice,
  targetWords,
  textOption,
  textsOption,
} from './options.ts';
import { documentOfFailure, failureOf, STATUS_WORD, sayFailure } from './tell-failure.ts';

/**
 * Runs a command on several targets in sequence, each under its heading. With one target, or none, it runs the command
 * unchanged. A failure on one target does not stop the others; an interruption does.
 *
 * For a command that writes, each target is a wave. An error in the files or variables of one is found before the first. The
 * first failure stops the run, so that production does not get what staging has just refused. The result names the targets
 * that were not tried.
 */
export function onTargets(command: string, onFailure: 'go-on' | 'stop', run: RunCommand): RunCommand {
  return async (args, world) => {
    const words = targetWords(args);
    const [only] = words;
    if (words.length < 2 && (only === undefined || !meansSeveral(only))) return run({ ...args, target: only }, world);
    mustBeForSeveral(args);
    const { targets } = await chooseTargets(projectChoice(args, world), words);
    const on = async ({ name, url }: TargetSettings, work: RunCommand): Promise<CommandResult> => {
      const result = await runOn(name, args, world, command, work);
      // Where the files could not be read, the command itself knows no target.
      const { target, ...document } = result.document;
      return { ...result, document: { target: target ?? { name, url }, ...document } };
    };
    const results = new Map<string, CommandResult>();
    if (onFailure === 'stop')
      for (const target of targets) {
        const read = await on(target, readFiles);
        if (read.exitStatus !== 0) results.set(target.name, read);
      }
    for (const target of results.size === 0 ? targets : []) {
      const result = await on(target, run);
      results.set(target.name, result);
      if (result.exitStatus === 130 || (onFailure === 'stop' && result.exitStatus !== 0)) break;
    }
    const notTried = targets.map(({ name }) => name).filter((name) => !results.has(name));
    if (isForPeople(args) && notTried.length > 0)
      world.print(`${world.out.style.yellow('Not tried')}: ${firstNames(notTried, printable)}\n`);
    return joinResults(command, [...results.values()], onFailure === 'stop' ? { not_tried: notTried } : {}, args);
  };
}

/** Reads all that a target needs, and sends nothing. */
const readFiles: RunCommand = async (args, world) => {
  const choice = deskRequest(args, world);
  await resolveTarget(await openTarget(choice), choice);
  return succeeded({}, '');
};

async function runOn(
  name: string,
  args: ParsedArgs,
  world: World,
  command: string,
  run: RunCommand,
): Promise<CommandResult> {
  const heading = `── ${printable(name)} ──`;
  const said = sayUnder({ ...world, sayError: advising(world.sayError, { ...args, target: name }) }, heading);
  try {
    const result = await run({ ...args, target: name, out: filesOf(args, name) }, said);
    const text = textOf(result);
    if (isForPeople(args) && text !== '')
      world.print(`${isMarkdown(args) ? '' : `${world.out.style.bold(heading)}\n`}${text}\n`);
    return result;
  } catch (error) {
    const failure = failureOf(error);
    // What is wrong with the words of the command is wrong for every target.
    if (failure === undefined || failure.code === 'WRONG_USE') throw error;
    sayFailure(failure, said, isGiven(args, 'debug') ? 'with-causes' : 'sentence');
    const { exitStatus } = failure;
    return { exitStatus, status: STATUS_WORD[exitStatus], document: documentOfFailure(command, failure), text: '' };
  }
}

/** Prints the heading before the first message, and never without a message. */
function sayUnder(world: World, heading: string): World {
  let isSaid = false;
  const head = (): void => {
    if (!isSaid) world.sayError(world.err.style.bold(heading));
    isSaid = true;
  };
  const under =
    (say: World['say']): World['say'] =>
    (text) => {
      head();
      say(text);
    };
  return {
    ...world,
    say: world.say === SILENT ? SILENT : under(world.say),
    sayError: under(world.sayError),
    ask: (question) => {
      head();
      return world.ask(question);
    },
  };
}

/** Names the file of one target: "plan.staging.json" for "plan.json". */
function filesOf(args: ParsedArgs, name: string): readonly string[] {
  return textsOption(args, 'out').map((file) => {
    const ending = extname(file);
    return `${file.slice(0, file.length - ending.length)}.${name}${ending}`;
  });
}

/** Refuses options that work with one target only. */
function mustBeForSeveral(args: ParsedArgs): void {
  const refuse = (option: string, hint: string): never => {
    throw new Failure('WRONG_USE', `${option} one target, and --target selects several`, { hint });
  };
  if (textOption(args, 'live') !== undefined)
    refuse('--live reads the snapshot of', 'Run the command once for each target and its snapshot.');
  if (textOption(args, 'format') === 'gitlab')
    refuse('--format gitlab reports', 'Run one job for each target: GitLab shows all their reports.');
}

/** From bad to good. */
const STATUS_WORDS: readonly CommandResult['status'][] = ['failed', 'partial', 'refused', 'changes', 'ok'];

function joinResults(
  command: string,
  results: readonly CommandResult[],
  more: JsonObject,
  args: ParsedArgs,
): CommandResult {
  const exitStatus = worstOf(results.map((result) => result.exitStatus));
  const worst = STATUS_WORDS.find((word) => results.some((result) => result.status === word)) ?? 'ok';
  return {
    exitStatus,
    status: exitStatus === 130 ? 'partial' : worst,
    document: {
      problems: problemsOf(results),
      // Each is what the command would print of this target alone: a plan among them is a plan file.
      targets: results.map(({ status, document }) => ({ format_version: 1, command, status, ...document })),
      ...more,
    },
    text: '',
    ...(isForPeople(args) ? { output: 'printed' } : {}),
  };
}

/** The problems of all targets, without duplicates. */
function problemsOf(results: readonly CommandResult[]): readonly JsonValue[] {
  const problems = results.flatMap(({ document }) => (Array.isArray(document.problems) ? document.problems : []));
  return [...new Map(problems.map((problem) => [JSON.stringify(problem), problem])).values()];
}
