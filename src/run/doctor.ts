import { WATCH_MS } from '../apply/restart.ts';
import { isStaged, type LiveAttribute } from '../attribute/live-attribute.ts';
import { NEWEST_RELEASE, type Release } from '../attribute/release.ts';
import { releaseOfRows, SHARED_SEEDS } from '../attribute/seeds.ts';
import type { ResolvedConnection } from '../config/target/resolve-connection.ts';
import type { TargetSettings } from '../config/target/target-settings.ts';
import { type FirstStop, firstStopOf } from '../helpdesk/first-stop.ts';
import { lookUpName, reach, shakeHands } from '../helpdesk/look-at-way.ts';
import { type ConnectedReader, connectReader } from '../helpdesk/reader.ts';
import type { CurrentUser, ServiceSettings } from '../helpdesk/wire-service.ts';
import { Failure, type FailureCode } from '../problem/failure.ts';
import { plural } from '../render/words.ts';
import { resolveTarget, withAuthors } from './connect-target.ts';
import { type OpenedTarget, openTarget } from './open-project.ts';
import { loadPlanContext, type PlanRequest, type PlanSource, planFrom } from './plan.ts';

/** In the order in which they are looked at: each needs the ones before it. */
export type CheckName =
  | 'files'
  | 'environment'
  | 'name'
  | 'connection'
  | 'tls'
  | 'answer'
  | 'credentials'
  | 'on-behalf-of'
  | 'permission'
  | 'list'
  | 'release'
  | 'restart'
  | 'staged';

/** `worth-a-look`: it works, and somebody should know. */
interface Finding {
  readonly check: CheckName;
  readonly state: 'fine' | 'worth-a-look';
  readonly found: string;
}

/** Who asks, and what the help desk is, as far as it was told. */
interface Facts {
  readonly user?: CurrentUser;
  readonly actsAs?: CurrentUser;
  readonly rows?: number;
  readonly release?: Release;
  readonly version?: string | undefined;
  readonly restarts?: ServiceSettings['autoShutdown'] | undefined;
  readonly foreign?: readonly { readonly key: string; readonly author: string | undefined }[];
}

export interface Diagnosis {
  readonly target: { readonly name: string; readonly url: string } | undefined;
  readonly findings: readonly Finding[];
  readonly facts: Facts;
  /** The first thing that is wrong; what comes behind it was not looked at. */
  readonly wrong: { readonly check: CheckName; readonly failure: Failure } | undefined;
}

/** Looks at a target from its files to the work of others, and stops at the first thing that is wrong. Writes nothing. */
export async function examine(request: PlanRequest): Promise<Diagnosis> {
  const chart = openChart();
  try {
    await examineAll(request, chart);
    return { ...chart.read(), wrong: undefined };
  } catch (error) {
    if (!(error instanceof Failure) || error.code === 'WRONG_USE') throw error;
    return { ...chart.read(), wrong: { check: chart.lookingAt(), failure: error } };
  }
}

type Told = Pick<Finding, 'found'> & Partial<Pick<Finding, 'state'>>;

/** What has been found so far. */
interface Chart {
  readonly look: <T>(check: CheckName, look: () => Promise<T>, tell: (seen: T) => Told) => Promise<T>;
  readonly lookAt: (check: CheckName) => void;
  readonly note: (facts: Facts) => void;
  readonly nameTarget: (target: TargetSettings) => void;
  readonly lookingAt: () => CheckName;
  readonly read: () => Omit<Diagnosis, 'wrong'>;
}

function openChart(): Chart {
  const findings: Finding[] = [];
  let current: CheckName = 'files';
  let facts: Facts = {};
  let target: Diagnosis['target'];
  return {
    look: async (check, look, tell) => {
      current = check;
      const seen = await look();
      findings.push({ check, state: 'fine', ...tell(seen) });
      return seen;
    },
    lookAt: (check) => {
      current = check;
    },
    note: (more) => {
      facts = { ...facts, ...more };
    },
    nameTarget: ({ name, url }) => {
      target = { name, url };
    },
    lookingAt: () => current,
    read: () => ({ target, findings, facts }),
  };
}

async function examineAll(request: PlanRequest, chart: Chart): Promise<void> {
  // A help desk of the command line needs no files to be looked at.
  const patternMustMatch = request.desk === undefined ? 'required' : 'optional';
  const opened = await chart.look('files', () => openTarget({ ...request, patternMustMatch }), tellFiles);
  chart.nameTarget(opened.target);
  const { connection, definitions } = await chart.look(
    'environment',
    () => resolveTarget(opened, request),
    (resolved) => ({ found: WAY_IN[resolved.connection.credentials.kind] }),
  );
  await examineWay(connection, request, chart);
  const reader = connectReader(connection);
  try {
    await examineUser(connection, reader, chart);
    const live = await examineList(opened.target, reader, chart);
    await examineRestart(opened.target, reader, chart);
    const source = { ...opened, definitions, context: await loadPlanContext(opened, request) };
    await examineStaged(source, live, reader, chart);
  } finally {
    await reader.close();
  }
}

function tellFiles({ project, target }: OpenedTarget): Told {
  const files = `${plural(project.definitions.length, 'attribute')} in ${plural(project.attributeFiles.length, 'file')}`;
  return { found: `${files}; the target is ${target.name}` };
}

const WAY_IN = {
  token: 'an access token, and all else that the target names',
  basic: 'user and password, and all else that the target names',
  bearer: 'an OAuth 2 token, and all else that the target names',
} as const satisfies Record<ResolvedConnection['credentials']['kind'], string>;

async function examineWay(connection: ResolvedConnection, { env }: PlanRequest, chart: Chart): Promise<void> {
  chart.lookAt('name');
  const stop = firstStopOf(connection, env);
  await chart.look(
    'name',
    () => lookUpName(stop, connection),
    (addresses) => ({
      found: `${nameInWords(stop, addresses)}${throughProxy(stop)}`,
    }),
  );
  await chart.look(
    'connection',
    () => reach(stop, connection),
    () => ({ found: `port ${stop.port} is open` }),
  );
  if (stop.speaks === 'http') return;
  await chart.look(
    'tls',
    () => shakeHands(stop, connection),
    ({ protocol, validTo }) => ({
      found: validTo === undefined ? protocol : `${protocol}, its certificate is valid until ${validTo}`,
    }),
  );
}

function nameInWords({ host }: FirstStop, addresses: readonly string[]): string {
  return addresses.includes(host) ? host : `${host} is ${addresses.join(', ')}`;
}

function throughProxy({ is, namedBy }: FirstStop): string {
  return is === 'a-proxy' ? `: a proxy, from ${namedBy}` : '';
}

/** These say that somebody answers, and does not let us in. */
const NOT_LET_IN: readonly FailureCode[] = ['LOGIN_FAILED', 'PERMISSION_MISSING'];

async function examineUser(connection: ResolvedConnection, reader: ConnectedReader, chart: Chart): Promise<void> {
  chart.lookAt('answer');
  const own = connectReader({ ...connection, onBehalfOf: undefined });
  try {
    const asked = await answerOrRefusal(() => own.whoAmI());
    await chart.look(
      'answer',
      async () => asked,
      () => ({ found: 'a help desk answers with data' }),
    );
    const user = await chart.look(
      'credentials',
      async () => userOf(asked),
      (who) => ({ found: inWords(who) }),
    );
    chart.note({ user });
  } finally {
    await own.close();
  }
  if (connection.onBehalfOf === undefined) return;
  const actsAs = await chart.look(
    'on-behalf-of',
    () => reader.whoAmI(),
    (who) => ({ found: inWords(who) }),
  );
  chart.note({ actsAs });
}

/** Who is not let in has been answered all the same. */
async function answerOrRefusal(ask: () => Promise<CurrentUser>): Promise<CurrentUser | Failure> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof Failure && NOT_LET_IN.includes(error.code)) return error;
    throw error;
  }
}

function userOf(asked: CurrentUser | Failure): CurrentUser {
  if (asked instanceof Failure) throw asked;
  return asked;
}

function inWords({ login, id, roles }: CurrentUser): string {
  return `${login} (user ${id})${roles === undefined || roles.length === 0 ? '' : `, ${roles.join(', ')}`}`;
}

async function examineList(
  target: TargetSettings,
  reader: ConnectedReader,
  chart: Chart,
): Promise<readonly LiveAttribute[]> {
  const live = await chart.look(
    'permission',
    () => reader.listAttributes(),
    () => ({
      found: 'admin.object: it may read and write attributes',
    }),
  );
  const keys = new Set(live.map(({ key }) => key));
  const missing = SHARED_SEEDS.filter((key) => !keys.has(key));
  await chart.look(
    'list',
    async () => live,
    () =>
      missing.length === 0
        ? { found: `${plural(live.length, 'attribute')}, with all that every installation has` }
        : {
            found: `${plural(live.length, 'attribute')}, without ${missing.join(', ')}; every installation has them`,
            state: 'worth-a-look',
          },
  );
  chart.lookAt('release');
  const seen = releaseOfRows(live);
  const version = await reader.version();
  const release = target.release ?? seen ?? NEWEST_RELEASE;
  await chart.look(
    'release',
    async () => release,
    () => tellRelease(target.release, seen, version),
  );
  chart.note({ rows: live.length, release, version });
  return live;
}

function tellRelease(configured: Release | undefined, seen: Release | undefined, version: string | undefined): Told {
  const told = version === undefined ? '' : `; it calls itself ${version}`;
  if (configured !== undefined && seen !== undefined && configured !== seen)
    return {
      found: `${configured} as the target says, but its rows are those of ${seen}${told}`,
      state: 'worth-a-look',
    };
  if (configured !== undefined) return { found: `${configured} as the target says${told}` };
  if (seen !== undefined) return { found: `${seen}, read off its rows${told}` };
  return { found: `${NEWEST_RELEASE} is assumed, its rows do not tell${told}`, state: 'worth-a-look' };
}

async function examineRestart({ restart }: TargetSettings, reader: ConnectedReader, chart: Chart): Promise<void> {
  const settings = await chart.look(
    'restart',
    () => reader.settings(),
    (told) => ({
      found: restartInWords(told?.autoShutdown, restart),
    }),
  );
  chart.note({ restarts: settings?.autoShutdown });
}

function restartInWords(says: ServiceSettings['autoShutdown'], { expect, command }: TargetSettings['restart']): string {
  if (command !== undefined) return `${SAYS[says ?? 'nothing']}; an apply runs ${command[0] ?? 'the command'}`;
  switch (expect.kind) {
    case 'none':
      return `${SAYS[says ?? 'nothing']}; an apply never waits`;
    case 'within':
      return `${SAYS[says ?? 'nothing']}; an apply waits for an outage within ${expect.ms / 1000} s`;
    case 'auto':
      return `${SAYS[says ?? 'nothing']}; ${APPLY[says ?? 'nothing']}`;
  }
}

const SAYS = {
  'ends-itself': 'it restarts by itself after a column change',
  stays: 'it does not restart by itself',
  nothing: 'it does not say whether it restarts by itself',
} as const;

const APPLY = {
  'ends-itself': 'an apply waits for the outage',
  stays: 'after a column change somebody has to restart it',
  nothing: `an apply watches for ${WATCH_MS / 1000} s`,
} as const;

async function examineStaged(
  source: PlanSource,
  live: readonly LiveAttribute[],
  reader: ConnectedReader,
  chart: Chart,
): Promise<void> {
  const { foreign } = await chart.look(
    'staged',
    async () => withAuthors(planFrom(source, live).plan, reader),
    (made) => {
      const staged = live.filter(isStaged).length;
      if (staged === 0) return { found: 'nothing waits for a migration' };
      if (made.foreign.length === 0)
        return { found: `${staged} waiting for a migration, all of it as declared or ours` };
      const rows = made.foreign.map(({ live: row, author }) => `${row.key} (${author ?? `user ${row.updatedById}`})`);
      return { found: `others have staged ${rows.join(', ')}: the next migration executes it`, state: 'worth-a-look' };
    },
  );
  chart.note({ foreign: foreign.map(({ live: { key }, author }) => ({ key, author })) });
}
