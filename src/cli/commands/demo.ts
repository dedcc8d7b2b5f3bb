import { Failure, InvalidConfig } from '../../model/failure.ts';
import { NEWEST_RELEASE } from '../../model/release.ts';
import { setDemoStage } from '../../run/demo-stage.ts';
import { type CommandResult, type ParsedArgs, type RunCommand, succeeded, textOf, type World } from '../command.ts';
import { isGiven } from '../options.ts';
import { sayFailure } from '../tell-failure.ts';
import { runApply } from './apply.ts';
import { runPlan } from './plan.ts';
import { runValidate } from './validate.ts';

/** One command of the demo, with its expected exit code. */
interface DemoStep {
  readonly line: string;
  readonly run: RunCommand;
  readonly args: ParsedArgs;
  readonly exitStatus: number;
}

const VALIDATE: DemoStep = { line: 'deskform validate', run: runValidate, args: {}, exitStatus: 0 };
const PLAN: DemoStep = { line: 'deskform plan', run: runPlan, args: {}, exitStatus: 0 };
const APPLY: DemoStep = { line: 'deskform apply --yes', run: runApply, args: { yes: true }, exitStatus: 0 };

const IT = 'attributes/ticket-it.yaml';

/** Runs the commands that a user would type on a sandbox, and shows their output. */
export async function runDemo(args: ParsedArgs, world: World): Promise<CommandResult> {
  const tell = isGiven(args, 'json') ? world.say : (text: string): void => world.print(`${text}\n`);
  // Watched from the beginning: whenever the signal comes, the sandbox and its files are removed.
  world.watchForStop();
  const stage = await setDemoStage();
  try {
    await play(stage, tell, world);
  } finally {
    await stage.remove();
  }
  return succeeded({}, '');
}

async function play(stage: Awaited<ReturnType<typeof setDemoStage>>, tell: World['say'], world: World): Promise<void> {
  const { bold, dim } = world.out.style;
  const say = (text: string): void => tell(`\n${bold(text)}`);
  const stop = world.watchForStop();
  const run = async (step: DemoStep): Promise<void> => {
    if (stop.aborted) throw stopped();
    await runStep(step, { ...world, cwd: stage.folder, env: stage.env }, tell);
    if (stop.aborted) throw stopped();
  };

  tell(bold('deskform keeps the custom fields of a help desk in git.'));
  tell('This demo runs the complete workflow on a local sandbox. It does not touch your files or your help desk.');
  tell(
    dim(`help desk: ${stage.url} (sandbox, Zammad ${NEWEST_RELEASE}), project: examples/company, 27 fields in YAML`),
  );

  say('1. Validate: finds a typing error before anything is sent, with its line and a suggestion.');
  await stage.edit(IT, 'linktemplate:', 'linktemplat:');
  await run({ ...VALIDATE, exitStatus: 1 });
  await stage.edit(IT, 'linktemplat:', 'linktemplate:');
  await run(VALIDATE);

  say('2. Plan: shows what an apply would change, and its impact. It never writes.');
  await run(PLAN);

  say('3. Apply: stages, verifies the pending set, migrates, waits for the restart and verifies the result.');
  await run(APPLY);

  say(
    '4. Change the files: another option, a clearer label, a longer maxlength. The plan counts who keeps the old option.',
  );
  stage.fillTickets(500);
  await stage.edit(IT, '        team: My team', '        suppliers: Suppliers too');
  await stage.edit(IT, 'display: Who is affected?', 'display: Who is affected by it?\n    accept: [option_removed]');
  await stage.edit(IT, 'maxlength: 12', 'maxlength: 20');
  await run(PLAN);

  say('5. Delete a field: refused, because a trigger uses it and the data cannot be restored.');
  stage.useInTrigger('Ticket', 'vendor_case', 'Remind the vendor');
  const absent = '  - name: vendor_case\n    state: absent';
  const definition = await stage.replaceDefinition(IT, 'vendor_case', absent);
  await run({ ...APPLY, exitStatus: 3 });

  say('6. Keep the field, and apply the other changes.');
  await stage.edit(IT, absent, definition);
  await run(APPLY);

  say('7. Plan again: live state matches the files.');
  await run(PLAN);
  tell(
    '\nEnd of the demo. Next: try things out with `deskform sandbox`, or run `deskform plan` on your own help desk. It never writes.',
  );
}

async function runStep(step: DemoStep, world: World, tell: World['say']): Promise<void> {
  const { bold, dim } = world.out.style;
  const there: World = { ...world, err: world.out, say: tell, sayError: tell, print: tell, printJson: tell };
  tell(`\n${bold(`$ ${step.line}`)}`);
  const exitStatus = await exitStatusOf(step, there);
  if (exitStatus !== 0) tell(dim(`(exit code ${exitStatus})`));
  if (exitStatus === step.exitStatus) return;
  if (exitStatus === 130) throw stopped();
  const message = `the demo expected exit code ${step.exitStatus} of ${step.line}, not ${exitStatus}`;
  throw new Failure('DEMO_FAILED', message, { hint: 'This is a bug of deskform: please report it.' });
}

async function exitStatusOf({ run, args }: DemoStep, world: World): Promise<number> {
  try {
    const result = await run(args, world);
    world.say(textOf(result).trimEnd());
    return result.exitStatus;
  } catch (error) {
    if (!(error instanceof InvalidConfig)) throw error;
    sayFailure(error, world, 'sentence');
    return error.exitStatus;
  }
}

function stopped(): Failure {
  const hint = 'Your files and your help desk were not touched. Run it again: deskform demo';
  return new Failure('INTERRUPTED', 'the demo was interrupted; its sandbox and its files were removed', { hint });
}
