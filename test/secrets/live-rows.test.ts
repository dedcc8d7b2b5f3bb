import { readdir, readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { connectReader } from '../../src/helpdesk/reader.ts';
import { folderWith } from '../files/temporary-project.ts';
import { connectionTo, ROW } from '../helpdesk/given.ts';
import { runDeskform } from '../program.ts';

/** Nobody has told this run of them: they stand in the live list alone. */
const SECRETS = {
  bearer_token_auth: 'l1ve-bearer-0f-the-row',
  http_basic_auth_password: 'l1ve-passw0rd-0f-the-row',
  api_token: 'l1ve-t0ken-0f-the-row',
};
const IN_ITS_ADDRESS = 'l1ve-l0gin-0f-the-row';
const SOURCE = {
  ...ROW.data_option,
  ...SECRETS,
  search_url: `https://reader:${IN_ITS_ADDRESS}@erp.example.com/items?q=#{search.term}`,
};
const LIVE = /l1ve-/u;
/** Of the API itself, not of `deskform snapshot`. */
const SAVED = 'answer.json';

const DEFINITIONS = `object: Ticket
attributes:
  - name: severity
    display: How bad
    data_type: input
    data_option: { type: text, maxlength: 120, "null": true }
`;

/** A list in which other rows repeat what a row holds. */
function rowsThatRepeat(): readonly object[] {
  const repeated = Object.values({ ...SECRETS, IN_ITS_ADDRESS });
  const others = repeated.map((secret, index) => ({
    ...ROW,
    id: 60 + index,
    name: `other_${index}`,
    display: `It is ${secret}`,
  }));
  return [{ ...ROW, data_option: SOURCE }, ...others];
}

async function openRepeatingDesk(): Promise<string> {
  const server = createServer((request, response) => {
    const body: Buffer[] = [];
    request.on('data', (chunk: Buffer) => body.push(chunk));
    request.on('end', () => {
      const isList = request.method === 'GET' && request.url === '/api/v1/object_manager_attributes';
      response.writeHead(isList ? 200 : 422, { 'content-type': 'application/json' });
      const sent = Buffer.concat(body).toString('utf8');
      response.end(
        JSON.stringify(
          isList ? rowsThatRepeat() : { error: `cannot store ${sent.slice(sent.indexOf('bearer_token'))}` },
        ),
      );
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test.each([
  ['plan', '--json', '--out', 'plan.json', '--out', 'plan.html', '--out', 'plan.md'],
  ['apply', '--yes', '--debug'],
  ['apply', '--yes', '--json'],
  ['snapshot', '--out', 'live.json'],
  ['drift', '--json'],
  ['import'],
  ['import', '--json', '--check'],
  ['plan', '--live', SAVED, '--json'],
])('no credential of a live row is shown, wherever the help desk repeats it: %s', async (...command) => {
  const url = await openRepeatingDesk();
  const folder = await folderWith({
    'deskform.yaml': `version: 1\ntargets: { desk: { url: "${url}", auth: { token: "\${env:TOKEN}" } } }\n`,
    'attributes/ticket.yaml': DEFINITIONS,
    [SAVED]: JSON.stringify(rowsThatRepeat()),
  });
  const { stdout, stderr } = await runDeskform(command, { cwd: folder, env: { TOKEN: 'a-token-of-this-desk-1' } });
  expect(stdout + stderr).not.toBe('');
  expect(stdout + stderr).not.toMatch(LIVE);
  if (command[0] === 'apply') expect(stdout + stderr).toMatch(/cannot store bearer_token_auth.*\*\*\*/u);
  const files = (await readdir(folder, { recursive: true, withFileTypes: true })).filter((one) => one.isFile());
  for (const { parentPath, name } of files.filter((file) => file.name !== SAVED))
    expect(await readFile(join(parentPath, name), 'utf8'), name).not.toMatch(LIVE);
});

test('a run hears of each credential once, however often it reads the list', async () => {
  const heard: string[] = [];
  const url = await openRepeatingDesk();
  const reader = connectReader(
    connectionTo(url, {
      hear: (secrets) => {
        for (const { text } of secrets) heard.push(text);
      },
    }),
  );
  for (const _ of [1, 2, 3]) await reader.listAttributes();
  await reader.close();
  expect(heard).toEqual(expect.arrayContaining([...Object.values(SECRETS), IN_ITS_ADDRESS]));
  expect(heard).toEqual([...new Set(heard)]);
});
