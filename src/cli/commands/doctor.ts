import { type Failure, InvalidConfig } from '../../problem/failure.ts';
import { isError } from '../../problem/problem.ts';
import { printable, printableSentence } from '../../render/printable.ts';
import { problemToJson } from '../../render/problems.ts';
import { paddedTo, wrap } from '../../render/wrap.ts';
import { type CheckName, type Diagnosis, examine } from '../../run/doctor.ts';
import type { CommandResult, Typed, World } from '../command.ts';
import { onEachTarget } from '../each-target.ts';
import { sayFailure } from '../tell-failure.ts';
import { planRequest } from './plan.ts';

export const runDoctor = onEachTarget('doctor', examineOne);

async function examineOne(typed: Typed, world: World): Promise<CommandResult> {
  const diagnosis = await examine(planRequest(typed, world));
  const { wrong } = diagnosis;
  if (wrong !== undefined) sayFailure(wrong.failure, world, typed.debug === true ? 'with-causes' : 'sentence');
  return {
    exitStatus: wrong === undefined ? 0 : 1,
    status: wrong === undefined ? 'ok' : 'failed',
    document: documentOf(diagnosis),
    text: tableOf(diagnosis, world),
  };
}

const IN_WORDS = {
  files: 'files',
  environment: 'credentials given',
  name: 'name',
  connection: 'connection',
  tls: 'TLS',
  answer: 'help desk',
  credentials: 'who it is',
  'on-behalf-of': 'on behalf of',
  permission: 'permission',
  list: 'list',
  release: 'release',
  restart: 'restart',
  staged: 'staged',
} as const satisfies Record<CheckName, string>;

const WIDEST = Math.max(...Object.values(IN_WORDS).map((words) => words.length));

function tableOf({ target, findings, wrong }: Diagnosis, { out }: World): string {
  const { style } = out;
  const marks = { fine: style.green('ok   '), 'worth-a-look': style.yellow('look '), wrong: style.red('wrong') };
  const row = (check: CheckName, state: keyof typeof marks, text: string): string =>
    wrap(`${marks[state]}  ${paddedTo(IN_WORDS[check], WIDEST)}  `, printableSentence(text), out).join('\n');
  const head =
    target === undefined ? [] : [`${style.bold(printable(target.name))} ${style.dim(printable(target.url))}`];
  const rows = findings.map(({ check, state, found }) => row(check, state, found));
  const end = wrong === undefined ? [] : [row(wrong.check, 'wrong', sentenceOf(wrong.failure))];
  return `${[...head, ...rows, ...end].join('\n')}\n`;
}

function documentOf({ target, findings, facts, wrong }: Diagnosis): CommandResult['document'] {
  const { user, actsAs, rows, release, version, restarts, foreign } = facts;
  const checks = findings.map(({ check, state, found }) => ({ check, state: STATE[state], found }));
  return {
    target: target ?? null,
    checks:
      wrong === undefined
        ? checks
        : [...checks, { check: wrong.check, state: 'wrong', found: sentenceOf(wrong.failure) }],
    user: user === undefined ? null : { id: user.id, login: user.login, roles: user.roles ?? null },
    acts_as: actsAs === undefined ? null : { id: actsAs.id, login: actsAs.login },
    rows: rows ?? null,
    release: release ?? null,
    version: version ?? null,
    restarts: restarts ?? null,
    foreign: foreign === undefined ? null : foreign.map(({ key, author }) => ({ key, author: author ?? null })),
    problems: wrong?.failure instanceof InvalidConfig ? wrong.failure.problems.map(problemToJson) : [],
    ...(wrong === undefined
      ? {}
      : { error: { code: wrong.failure.code, message: wrong.failure.message, hint: wrong.failure.hint ?? null } }),
  };
}

/** Of several mistakes in files the first; all of them are told on stderr. */
function sentenceOf(failure: Failure): string {
  const first = failure instanceof InvalidConfig ? failure.problems.find(isError) : undefined;
  return first?.message ?? failure.message;
}

const STATE = { fine: 'ok', 'worth-a-look': 'warning' } as const;
