import { explainMySql } from '../apply/explain-mysql.ts';
import type { JournalRecord } from '../apply/journal.ts';
import { WATCH_MS } from '../apply/restart.ts';
import type { ResolvedConnection } from '../files/targets/resolve-connection.ts';
import type { TargetSettings } from '../files/targets/target-settings.ts';
import { type ConnectedReader, connectReader } from '../helpdesk/reader.ts';
import type { CurrentUser, ServiceSettings } from '../helpdesk/wire.ts';
import { Failure, type FailureCode } from '../model/failure.ts';
import { isStaged, type LiveAttribute } from '../model/live-attribute.ts';
import { releaseToPlan, SHARED_SEEDS } from '../model/seeds.ts';
import { authorInWords, plural } from '../render/words.ts';
import { resolveTarget, withAuthors } from './connect-target.ts';
import { type Counting, examineCounts } from './count-records.ts';
import { openTarget } from './open-project.ts';
import { loadPlanContext, type PlanRequest, type PlanSource, planFrom } from './plan.ts';
import { releaseFindings, upgradeFindings, valueFindings } from './release-findings.ts';

/** The checks in order: each needs the ones before it. */
export type CheckName =
  | 'files'
  | 'environment'
  | 'answer'
  | 'credentials'
  | 'on-behalf-of'
  | 'permission'
  | 'list'
  | 'release'
  | 'values'
  | 'upgrade'
  | 'restart'
  | 'counting'
  | 'database'
  | 'staged';

/** `worth-a-look`: it works, but it deserves a warning. */
interface Finding {
  readonly check: CheckName;
  readonly state: 'fine' | 'worth-a-look';
  readonly found: string;
}

/** What the help desk reports about the user and itself. */
interface Facts {
  readonly user?: CurrentUser;
  readonly actsAs?: CurrentUser;
  readonly rows?: number;
  readonly release?: string;
  readonly version?: string | undefined;
  readonly counting?: Counting;
  readonly restarts?: ServiceSettings['autoShutdown'] | undefined;
  readonly foreign?: readonly { readonly key: string; readonly author: string | undefined }[];
}

export interface Diagnosis {
  readonly target: { readonly name: string; readonly url: string } | undefined;
  readonly findings: readonly Finding[];
  readonly facts: Facts;
  /** The first failed check; the checks after it were not run. */
  readonly wrong: { readonly check: CheckName; readonly failure: Failure } | undefined;
}

/** The findings so far, and the current check. */
interface Chart {
  current: CheckName;
  target: Diagnosis['target'];
  facts: Facts;
  readonly findings: Finding[];
}

/** Checks a target, from its files to foreign changes, and stops at the first failed check. Writes nothing. */
export async function examine(request: PlanRequest): Promise<Diagnosis> {
  const chart: Chart = { current: 'files', target: undefined, facts: {}, findings: [] };
  let wrong: Diagnosis['wrong'];
  try {
    await examineAll(request, chart);
  } catch (error) {
    if (!(error instanceof Failure) || error.code === 'WRONG_USE') throw error;
    wrong = { check: chart.current, failure: error };
  }
  const { target, findings, facts } = chart;
  return { target, findings, facts, wrong };
}

function noteFinding(chart: Chart, found: string, state: Finding['state'] = 'fine'): void {
  chart.findings.push({ check: chart.current, state, found });
}

async function examineAll(request: PlanRequest, chart: Chart): Promise<void> {
  // A help desk of the command line needs no files to be looked at.
  const patternMustMatch = request.desk === undefined ? 'required' : 'optional';
  const opened = await openTarget({ ...request, patternMustMatch });
  const { declared, target } = opened;
  const files = `${plural(declared.definitions.length, 'field')} in ${plural(declared.files.length, 'file')}`;
  noteFinding(chart, `${files}; target ${target.name}`);
  chart.target = { name: target.name, url: target.url };
  chart.current = 'environment';
  const { connection, definitions } = await resolveTarget(opened, request);
  noteFinding(chart, `${CREDENTIALS[connection.credentials.kind]}; nothing else is missing`);
  const reader = connectReader(connection);
  try {
    await examineUser(connection, reader, chart);
    const live = await examineList(target, reader, chart);
    chart.current = 'restart';
    const restarts = (await reader.settings())?.autoShutdown;
    noteFinding(chart, restartInWords(restarts ?? 'nothing', target.restart));
    chart.facts = { ...chart.facts, restarts };
    await examineCounting(connection, target, live, chart);
    const context = await loadPlanContext(opened, request);
    chart.current = 'database';
    if (target.database !== 'mysql' && context.journals.some(metMySql)) noteFinding(chart, ON_MYSQL, 'worth-a-look');
    await examineStaged(
      { ...opened, declared: { ...declared, definitions }, context, countRecords: undefined },
      live,
      reader,
      chart,
    );
  } finally {
    await reader.close();
  }
}

const ON_MYSQL =
  'an earlier migration was refused as MySQL or MariaDB refuse it; write `database: mysql` for the target, so that plans foresee it';

function metMySql({ failure }: JournalRecord): boolean {
  return failure !== undefined && explainMySql(failure.message, []) !== undefined;
}

const CREDENTIALS = {
  token: 'an access token',
  basic: 'user and password',
  bearer: 'an OAuth 2 token',
} as const satisfies Record<ResolvedConnection['credentials']['kind'], string>;

/** Failures that show that a help desk answers, but refuses access. */
const NOT_LET_IN: readonly FailureCode[] = ['LOGIN_FAILED', 'PERMISSION_MISSING'];

async function examineUser(connection: ResolvedConnection, reader: ConnectedReader, chart: Chart): Promise<void> {
  chart.current = 'answer';
  const own = connectReader({ ...connection, onBehalfOf: undefined });
  try {
    const asked = await answerOrRefusal(() => own.whoAmI());
    noteFinding(chart, 'the API of a help desk answers');
    chart.current = 'credentials';
    if (asked instanceof Failure) throw asked;
    noteFinding(chart, userInWords(asked));
    chart.facts = { ...chart.facts, user: asked };
  } finally {
    await own.close();
  }
  if (connection.onBehalfOf === undefined) return;
  chart.current = 'on-behalf-of';
  const actsAs = await reader.whoAmI();
  noteFinding(chart, userInWords(actsAs));
  chart.facts = { ...chart.facts, actsAs };
}

/** Returns the user, or the refusal as a value: a refusal also shows that a help desk answers. */
async function answerOrRefusal(ask: () => Promise<CurrentUser>): Promise<CurrentUser | Failure> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof Failure && NOT_LET_IN.includes(error.code)) return error;
    throw error;
  }
}

function userInWords({ login, id, roles }: CurrentUser): string {
  return `${login} (user ${id})${roles === undefined || roles.length === 0 ? '' : `, ${roles.join(', ')}`}`;
}

async function examineList(
  target: TargetSettings,
  reader: ConnectedReader,
  chart: Chart,
): Promise<readonly LiveAttribute[]> {
  chart.current = 'permission';
  const live = await reader.listAttributes();
  noteFinding(chart, 'admin.object: may read and write fields');
  chart.current = 'list';
  const keys = new Set(live.map(({ key }) => key));
  const missing = SHARED_SEEDS.filter((key) => !keys.has(key));
  const count = plural(live.length, 'field');
  if (missing.length === 0) noteFinding(chart, `${count}, including all built-in ones`);
  else noteFinding(chart, `${count}; built-in fields are missing: ${missing.join(', ')}`, 'worth-a-look');
  chart.current = 'release';
  const version = await reader.version();
  for (const { state, found } of releaseFindings(target.release, live, version)) noteFinding(chart, found, state);
  const { release } = releaseToPlan(target.release, live);
  chart.facts = { ...chart.facts, rows: live.length, release: release.name, version };
  chart.current = 'values';
  for (const { state, found } of valueFindings(live, release)) noteFinding(chart, found, state);
  chart.current = 'upgrade';
  for (const { state, found } of upgradeFindings(live, release)) noteFinding(chart, found, state);
  return live;
}

function restartInWords(says: keyof typeof SAYS, { expect }: TargetSettings['restart']): string {
  switch (expect.kind) {
    case 'none':
      return `${SAYS[says]}; an apply does not wait for a restart`;
    case 'within':
      return `${SAYS[says]}; an apply expects a restart within ${expect.ms / 1000} s`;
    case 'auto':
      return `${SAYS[says]}; ${APPLY[says]}`;
  }
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

async function examineCounting(
  connection: ResolvedConnection,
  target: TargetSettings,
  live: readonly LiveAttribute[],
  chart: Chart,
): Promise<void> {
  chart.current = 'counting';
  const { release } = releaseToPlan(target.release, live);
  const { found, state, counting } = await examineCounts(connection, release);
  noteFinding(chart, found, state);
  chart.facts = { ...chart.facts, counting };
}

async function examineStaged(
  source: PlanSource,
  live: readonly LiveAttribute[],
  reader: ConnectedReader,
  chart: Chart,
): Promise<void> {
  chart.current = 'staged';
  const planned = await withAuthors(planFrom(source, live).plan, reader);
  const foreign = planned.document.foreign.filter(({ sent_by }) => sent_by === undefined);
  const staged = live.filter(isStaged).length;
  const rows = foreign.map((row) => `${row.key} (${authorInWords(row)})`);
  if (staged === 0) noteFinding(chart, 'nothing is pending');
  else if (rows.length === 0) noteFinding(chart, `${staged} pending, all declared or sent by deskform`);
  else
    noteFinding(
      chart,
      `foreign changes pending on ${rows.join(', ')}: the next migration executes them`,
      'worth-a-look',
    );
  chart.facts = {
    ...chart.facts,
    foreign: foreign.map(({ key, updated_by }) => ({ key, author: updated_by ?? undefined })),
  };
}
