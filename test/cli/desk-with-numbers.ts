import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Release } from '../../src/model/release.ts';
import { folderWith } from '../files/temporary-project.ts';
import { json, type Received, type Reply, serve } from '../helpdesk/scripted-server.ts';
import { type Ran, runDeskform } from '../program.ts';
import { TOKEN, withSandbox } from '../sandbox/support.ts';

/** How many records a field of the help desk has. */
export interface Numbers {
  readonly all: number;
  readonly filled: number;
  /** Those that meet what is asked of some values only; `each-choice`: each choice is held by one record. */
  readonly part: number | 'each-choice';
}

export interface NumberedDesk {
  readonly url: string;
  /** Every question about records since the desk began. */
  readonly counts: () => readonly Received[];
  /** Everything else that was asked. */
  readonly others: () => readonly Received[];
  /** From now on. */
  readonly answer: (numbers: Numbers | Reply) => void;
  readonly rows: () => readonly string[];
}

/** What nobody may ever see of an answer. */
export const MARKED = 'Ms. Marked of 7 Marked Street';

/** A sandbox whose records are counted as a test says: its own answers are passed on but for these. */
export async function withNumbers<T>(
  release: Release,
  run: (desk: NumberedDesk) => Promise<T>,
  first: Numbers = { all: 10, filled: 4, part: 2 },
): Promise<T> {
  return withSandbox({ release }, async (sandbox) => {
    let answer: Numbers | Reply = first;
    const isCount = ({ path }: Pick<Received, 'path'>): boolean => path.endsWith('/selector');
    const server = await serve([
      async (response, request, body) => {
        const path = request.url ?? '';
        if (isCount({ path })) {
          if (typeof answer === 'function') return answer(response, request, body);
          return json(200, answerOf(numberOf(body, answer), release))(response, request, body);
        }
        const { authorization = '' } = request.headers;
        const passed = await fetch(`${sandbox.url}${path}`, {
          method: request.method ?? 'GET',
          headers: { authorization, 'content-type': 'application/json' },
          ...(body === '' ? {} : { body }),
        });
        response.writeHead(passed.status, { 'content-type': passed.headers.get('content-type') ?? 'text/plain' });
        response.end(await passed.text());
      },
    ]);
    return run({
      url: server.url,
      counts: () => server.received.filter(isCount),
      others: () => server.received.filter((one) => !isCount(one)),
      answer: (numbers) => {
        answer = numbers;
      },
      rows: () => sandbox.desk.rows.map(({ name }) => name),
    });
  });
}

function answerOf(records: number, release: Release): Readonly<Record<string, unknown>> {
  const [count, ids] = release === '5.2' ? ['ticket_count', 'ticket_ids'] : ['object_count', 'object_ids'];
  return { [count]: records, [ids]: [], assets: { User: { 7: { firstname: MARKED, email: MARKED } } } };
}

/** Tells the questions apart as the help desk's pages spell them. */
function numberOf(body: string, { all, filled, part }: Numbers): number {
  const { condition } = JSON.parse(body);
  if (Object.keys(condition).some((name) => name.endsWith('.id'))) return all;
  const isFilled = JSON.stringify(condition).match(/"operator":"is not","value":(?:""|null)/u) !== null;
  const isEmpty = JSON.stringify(condition).match(/"operator":"is","value":(?:""|null)/u) !== null;
  // Nobody holds a text of blanks, so only those without a value lack a text; the probe of the pattern has to hit.
  if (/\[""," "|\\t/u.test(body)) return isFilled ? filled : all - filled;
  const choices = (/"value":(\[[^\]]*\])/u.exec(body)?.[1] ?? '').split(',').length;
  return isFilled ? filled : isEmpty ? all - filled : part === 'each-choice' ? choices : part;
}

/** What the help desk holds before a plan of the tests. */
const BEFORE = `object: Ticket
attributes:
  - { name: fax_number, display: Fax number, data_type: input, data_option: { type: text, maxlength: 120 } }
  - { name: room, display: Room, data_type: input, data_option: { type: text, maxlength: 120 } }
  - { name: company, display: Company, data_type: select, data_option: { options: { a: A, b: B, c: C } } }
  - name: floor
    display: Floor
    data_type: input
    data_option: { type: text, maxlength: 20 }
    screens: { edit: { ticket.agent: { shown: true, required: false } } }
`;

/** One change of each kind that hits records. */
export const CHANGES = {
  delete: '  - { name: fax_number, state: absent }\n',
  remove:
    '  - { name: company, display: Company, data_type: select, data_option: { options: { a: A } }, accept: [option_removed] }\n',
  shorten:
    '  - { name: room, display: Room, data_type: input, data_option: { type: text, maxlength: 80 }, accept: [shorter_maxlength] }\n',
  require: `  - name: floor
    display: Floor
    data_type: input
    data_option: { type: text, maxlength: 20 }
    screens: { edit: { ticket.agent: { shown: true, required: true } } }
    accept: [required]
`,
  harmless: '  - { name: badge, display: Badge, data_type: input, data_option: { type: text, maxlength: 20 } }\n',
} as const;

export type ChangeName = keyof typeof CHANGES;

export interface CountedProject {
  readonly cwd: string;
  readonly run: (...args: readonly string[]) => Promise<Ran>;
}

/** A project on this desk, whose fields of before are applied, and whose files then say these changes. */
export async function projectOn(
  { url }: Pick<NumberedDesk, 'url'>,
  changes: readonly ChangeName[],
  settings = '',
): Promise<CountedProject> {
  const cwd = await folderWith({
    'deskform.yaml': `version: 1
attributes: attributes/*.yaml
targets:
  desk: { url: "${url}", auth: { token: "\${env:DESK_TOKEN}" }, restart: { expect: none }${settings} }
`,
    'attributes/ticket.yaml': BEFORE,
  });
  const run: CountedProject['run'] = (...args) => runDeskform(args, { cwd, env: { DESK_TOKEN: TOKEN } });
  const { exitStatus, stderr } = await run('apply', '--yes');
  if (exitStatus !== 0) throw new Error(stderr);
  await writeFile(
    join(cwd, 'attributes/ticket.yaml'),
    `object: Ticket\nattributes:\n${changes.map((change) => CHANGES[change]).join('')}`,
  );
  return { cwd, run };
}
