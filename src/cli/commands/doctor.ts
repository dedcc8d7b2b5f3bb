import { InvalidConfig } from '../../model/failure.ts';
import { isError } from '../../model/problem.ts';
import { printable, printableSentence } from '../../render/printable.ts';
import { paddedTo, wrap } from '../../render/wrap.ts';
import { type CheckName, type Diagnosis, examine } from '../../run/doctor.ts';
import { type CommandResult, succeeded, type World } from '../command.ts';
import { onEachTarget } from '../each-target.ts';
import { isGiven, planRequest } from '../options.ts';
import { documentOfFailure, sayFailure } from '../tell-failure.ts';

export const runDoctor = onEachTarget('doctor', async (args, world) => {
  const diagnosis = await examine(planRequest(args, world));
  const { wrong } = diagnosis;
  if (wrong !== undefined) sayFailure(wrong.failure, world, isGiven(args, 'debug') ? 'with-causes' : 'sentence');
  const [document, text] = [documentOf(diagnosis), tableOf(diagnosis, world)];
  return wrong === undefined ? succeeded(document, text) : { exitStatus: 1, status: 'failed', document, text };
});

const IN_WORDS = {
  files: 'files',
  environment: 'credentials',
  answer: 'help desk',
  credentials: 'user',
  'on-behalf-of': 'on behalf of',
  permission: 'permission',
  list: 'fields',
  release: 'release',
  values: 'values',
  upgrade: 'upgrade',
  restart: 'restart',
  counting: 'counting records',
  database: 'database',
  staged: 'pending',
} as const satisfies Record<CheckName, string>;

const WIDEST = Math.max(...Object.values(IN_WORDS).map((words) => words.length));

function tableOf(diagnosis: Diagnosis, { out }: World): string {
  const { target } = diagnosis;
  const { style } = out;
  const marks = { fine: style.green('ok   '), 'worth-a-look': style.yellow('warn '), wrong: style.red('fail ') };
  const head =
    target === undefined ? [] : [`${style.bold(printable(target.name))} ${style.dim(printable(target.url))}`];
  const rows = checksOf(diagnosis).map(({ check, state, found }) => {
    const lead = `${marks[state]}  ${paddedTo(IN_WORDS[check], WIDEST)}  `;
    // Stderr has said what is wrong.
    const shown = state === 'wrong' ? (diagnosis.wrong?.failure.code ?? found) : printableSentence(found);
    return wrap(lead, shown, out).join('\n');
  });
  return `${[...head, ...rows].join('\n')}\n`;
}

const STATE = { fine: 'ok', 'worth-a-look': 'warning', wrong: 'wrong' } as const;

function documentOf(diagnosis: Diagnosis): CommandResult['document'] {
  const { target, facts, wrong } = diagnosis;
  const { user, actsAs, rows, release, version, counting, restarts, foreign } = facts;
  return {
    target: target ?? null,
    checks: checksOf(diagnosis).map(({ check, state, found }) => ({ check, state: STATE[state], found })),
    user: user === undefined ? null : { id: user.id, login: user.login, roles: user.roles ?? null },
    acts_as: actsAs === undefined ? null : { id: actsAs.id, login: actsAs.login },
    rows: rows ?? null,
    release: release ?? null,
    version: version ?? null,
    counting: counting ?? null,
    restarts: restarts ?? null,
    foreign: foreign === undefined ? null : foreign.map(({ key, author }) => ({ key, author: author ?? null })),
    problems: [],
    ...(wrong === undefined ? {} : documentOfFailure('doctor', wrong.failure)),
  };
}

interface Check {
  readonly check: CheckName;
  readonly state: keyof typeof STATE;
  readonly found: string;
}

/** The findings, followed by the failed check, if any. */
function checksOf({ findings, wrong }: Diagnosis): readonly Check[] {
  if (wrong === undefined) return findings;
  const { failure, check } = wrong;
  // The first error of invalid files: stderr has all of them.
  const first = failure instanceof InvalidConfig ? failure.problems.find(isError) : undefined;
  return [...findings, { check, state: 'wrong', found: first?.message ?? failure.message }];
}
