import { explainMySql } from '../apply/migrate.ts';
import { WATCH_MS } from '../apply/restart.ts';
import type { ResolvedConnection } from '../files/targets/resolve-connection.ts';
import type { TargetSettings } from '../files/targets/target-settings.ts';
import type { ConnectedReader } from '../helpdesk/reader.ts';
import type { CurrentUser } from '../helpdesk/wire.ts';
import { Failure } from '../model/failure.ts';
import type { JsonValue } from '../model/json.ts';
import { isStaged, type LiveAttribute } from '../model/live-attribute.ts';
import { releaseToPlan, SHARED_SEEDS } from '../model/seeds.ts';
import { authorInWords, counted } from '../render/words.ts';
import { resolveTarget, withAuthors, withReader } from './connect-target.ts';
import { examineCounts } from './count-records.ts';
import { openTarget } from './open-project.ts';
import { type PlanRequest, type PlanSource, planFrom, sourceOf } from './plan.ts';
import { type Finding, releaseFindings, upgradeFindings, valueFindings } from './release-findings.ts';

/** The checks in order, each with its words: each needs the ones before it. */
export const CHECKS = {
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
} as const;

/** The findings, as far as the checks have come. */
export interface Diagnosis {
  /** The current check: the one that failed, if one has. */
  check: keyof typeof CHECKS;
  target: { readonly name: string; readonly url: string } | null;
  readonly findings: (Finding & { readonly check: keyof typeof CHECKS })[];
  /** What the help desk reports about the user and itself; null until it was asked. */
  readonly facts: Record<string, JsonValue>;
  /** The checks after it were not run. */
  wrong: Failure | undefined;
}

/** Checks a target, from its files to foreign changes, and stops at the first failed check. Writes nothing. */
export async function examine(request: PlanRequest): Promise<Diagnosis> {
  const names = ['user', 'acts_as', 'rows', 'release', 'version', 'counting', 'restarts', 'foreign'];
  const facts = Object.fromEntries(names.map((name) => [name, null]));
  const chart: Diagnosis = { check: 'files', target: null, findings: [], facts, wrong: undefined };
  try {
    await examineAll(request, chart);
  } catch (error) {
    if (!(error instanceof Failure) || error.code === 'WRONG_USE') throw error;
    chart.wrong = error;
  }
  return chart;
}

function noteFinding(chart: Diagnosis, found: string, state: Finding['state'] = 'ok'): void {
  chart.findings.push({ check: chart.check, state, found });
}

async function examineAll(request: PlanRequest, chart: Diagnosis): Promise<void> {
  // A help desk of the command line needs no files to be looked at.
  const patternMustMatch = request.desk === undefined ? 'required' : 'optional';
  const opened = await openTarget({ ...request, patternMustMatch });
  const { declared, target } = opened;
  const files = `${counted(declared.definitions.length, 'field')} in ${counted(declared.files.length, 'file')}`;
  noteFinding(chart, `${files}; target ${target.name}`);
  chart.target = { name: target.name, url: target.url };
  chart.check = 'environment';
  const { connection, definitions } = await resolveTarget(opened, request);
  noteFinding(chart, `${CREDENTIALS[connection.credentials.kind]}; nothing else is missing`);
  await withReader(connection, async (reader) => {
    await examineUser(connection, reader, chart);
    const { live, release } = await examineList(target, reader, chart);
    chart.check = 'restart';
    const restarts = (await reader.settings())?.autoShutdown;
    noteFinding(chart, restartInWords(restarts ?? 'nothing', target.restart));
    chart.facts.restarts = restarts ?? null;
    chart.check = 'counting';
    const { found, state, counting } = await examineCounts(connection, release);
    noteFinding(chart, found, state);
    chart.facts.counting = counting;
    const source = await sourceOf({ ...opened, declared: { ...declared, definitions } }, request, undefined);
    chart.check = 'database';
    const isMySql = source.journals.some(
      ({ failure }) => failure !== undefined && explainMySql(failure.message, []) !== undefined,
    );
    if (target.database !== 'mysql' && isMySql) noteFinding(chart, ON_MYSQL, 'warning');
    await examineStaged(source, live, reader, chart);
  });
}

const ON_MYSQL =
  'an earlier migration was refused as MySQL or MariaDB refuse it; write `database: mysql` for the target, so that plans foresee it';

const CREDENTIALS = {
  token: 'an access token',
  basic: 'user and password',
  bearer: 'an OAuth 2 token',
} as const satisfies Record<ResolvedConnection['credentials']['kind'], string>;

async function examineUser(connection: ResolvedConnection, reader: ConnectedReader, chart: Diagnosis): Promise<void> {
  chart.check = 'answer';
  const asked = await withReader({ ...connection, onBehalfOf: undefined }, (own) => answerOrRefusal(own));
  noteFinding(chart, 'the API of a help desk answers');
  chart.check = 'credentials';
  if (asked instanceof Failure) throw asked;
  noteFinding(chart, userInWords(asked));
  chart.facts.user = { id: asked.id, login: asked.login, roles: asked.roles ?? null };
  if (connection.onBehalfOf === undefined) return;
  chart.check = 'on-behalf-of';
  const user = await reader.whoAmI();
  noteFinding(chart, userInWords(user));
  chart.facts.acts_as = { id: user.id, login: user.login };
}

/** Returns the user, or the refusal as a value: a refusal also shows that a help desk answers. */
async function answerOrRefusal(reader: ConnectedReader): Promise<CurrentUser | Failure> {
  try {
    return await reader.whoAmI();
  } catch (error) {
    if (error instanceof Failure && ['LOGIN_FAILED', 'PERMISSION_MISSING'].includes(error.code)) return error;
    throw error;
  }
}

function userInWords({ login, id, roles }: CurrentUser): string {
  return `${login} (user ${id})${roles === undefined || roles.length === 0 ? '' : `, ${roles.join(', ')}`}`;
}

async function examineList(target: TargetSettings, reader: ConnectedReader, chart: Diagnosis) {
  chart.check = 'permission';
  const live = await reader.listAttributes();
  noteFinding(chart, 'admin.object: may read and write fields');
  chart.check = 'list';
  const keys = new Set(live.map(({ key }) => key));
  const missing = SHARED_SEEDS.filter((key) => !keys.has(key));
  const count = counted(live.length, 'field');
  if (missing.length === 0) noteFinding(chart, `${count}, including all built-in ones`);
  else noteFinding(chart, `${count}; built-in fields are missing: ${missing.join(', ')}`, 'warning');
  chart.check = 'release';
  const version = await reader.version();
  for (const { state, found } of releaseFindings(target.release, live, version)) noteFinding(chart, found, state);
  const { release } = releaseToPlan(target.release, live);
  Object.assign(chart.facts, { rows: live.length, release: release.name, version: version ?? null });
  chart.check = 'values';
  for (const { state, found } of valueFindings(live, release)) noteFinding(chart, found, state);
  chart.check = 'upgrade';
  for (const { state, found } of upgradeFindings(live, release)) noteFinding(chart, found, state);
  return { live, release };
}

function restartInWords(says: keyof typeof SAYS, { expect }: TargetSettings['restart']): string {
  if (expect.kind === 'none') return `${SAYS[says]}; an apply does not wait for a restart`;
  if (expect.kind === 'within') return `${SAYS[says]}; an apply expects a restart within ${expect.ms / 1000} s`;
  return `${SAYS[says]}; ${APPLY[says]}`;
}

const SAYS = {
  'ends-itself': 'it restarts automatically after a column change',
  stays: 'it does not restart automatically',
  nothing: 'it does not report whether it restarts automatically',
} as const;

const APPLY = {
  'ends-itself': 'an apply waits for the restart',
  stays: 'restart it manually after a column change',
  nothing: `an apply watches for a restart for ${WATCH_MS / 1000} s`,
} as const;

async function examineStaged(
  source: PlanSource,
  live: readonly LiveAttribute[],
  reader: ConnectedReader,
  chart: Diagnosis,
): Promise<void> {
  chart.check = 'staged';
  const planned = await withAuthors(planFrom(source, live).plan, reader);
  const foreign = planned.document.foreign.filter(({ sent_by }) => sent_by === undefined);
  const staged = live.filter(isStaged).length;
  const rows = foreign.map((row) => `${row.key} (${authorInWords(row)})`);
  if (staged === 0) noteFinding(chart, 'nothing is pending');
  else if (rows.length === 0) noteFinding(chart, `${staged} pending, all declared or sent by deskform`);
  else {
    const found = `foreign changes pending on ${rows.join(', ')}: the next migration executes them`;
    noteFinding(chart, found, 'warning');
  }
  chart.facts.foreign = foreign.map(({ key, updated_by }) => ({ key, author: updated_by ?? null }));
}
