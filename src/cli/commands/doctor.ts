import { InvalidConfig } from '../../model/failure.ts';
import { isError } from '../../model/problem.ts';
import { printable, printableSentence } from '../../render/printable.ts';
import { paddedTo, wrap } from '../../render/wrap.ts';
import { CHECKS, type Diagnosis, examine } from '../../run/doctor.ts';
import { type CommandResult, succeeded, type World } from '../command.ts';
import { onTargets } from '../each-target.ts';
import { isGiven, planRequest } from '../options.ts';
import { documentOfFailure, sayFailure } from '../tell-failure.ts';

export const runDoctor = onTargets('doctor', 'go-on', async (args, world) => {
  const diagnosis = await examine(planRequest(args, world));
  const { wrong } = diagnosis;
  if (wrong !== undefined) sayFailure(wrong, world, isGiven(args, 'debug') ? 'with-causes' : 'sentence');
  const [document, text] = [documentOf(diagnosis), tableOf(diagnosis, world)];
  return wrong === undefined ? succeeded(document, text) : { exitStatus: 1, status: 'failed', document, text };
});

const WIDEST = Math.max(...Object.values(CHECKS).map((words) => words.length));

function tableOf(diagnosis: Diagnosis, { out }: World): string {
  const { target, wrong } = diagnosis;
  const { style } = out;
  const marks = { ok: style.green('ok   '), warning: style.yellow('warn '), wrong: style.red('fail ') };
  const head = target === null ? [] : [`${style.bold(printable(target.name))} ${style.dim(printable(target.url))}`];
  const rows = checksOf(diagnosis).map(({ check, state, found }) => {
    const lead = `${marks[state]}  ${paddedTo(CHECKS[check], WIDEST)}  `;
    // Stderr has said what is wrong.
    const shown = state === 'wrong' ? (wrong?.code ?? found) : printableSentence(found);
    return wrap(lead, shown, out).join('\n');
  });
  return `${[...head, ...rows].join('\n')}\n`;
}

function documentOf(diagnosis: Diagnosis): CommandResult['document'] {
  const { target, facts, wrong } = diagnosis;
  return {
    target,
    checks: [...checksOf(diagnosis)],
    ...facts,
    problems: [],
    ...(wrong === undefined ? {} : documentOfFailure('doctor', wrong)),
  };
}

/** The findings, followed by the failed check, if any. */
function checksOf({ check, findings, wrong }: Diagnosis) {
  if (wrong === undefined) return findings;
  // The first error of invalid files: stderr has all of them.
  const first = wrong instanceof InvalidConfig ? wrong.problems.find(isError) : undefined;
  return [...findings, { check, state: 'wrong' as const, found: first?.message ?? wrong.message }];
}
