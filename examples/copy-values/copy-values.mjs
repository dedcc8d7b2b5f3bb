#!/usr/bin/env node
// Copies the values of one ticket field to another, by Zammad's API. Without --write it only says what it would do.
//
//   DESKFORM_URL=https://helpdesk.example.com DESKFORM_TOKEN=… node copy-values.mjs costcenter cost_center --write
//
// The token needs ticket.agent, and its user full access to every group. A ticket whose new field holds another value is left
// as it is and named. Run it again at any time: what is copied is skipped. Each write counts as an update of the ticket, so
// triggers run: switch off those that send mail. For other objects, replace "tickets" by users, organizations or groups.

const OBJECT = 'tickets';
const say = (text) => process.stdout.write(`${text}\n`);
const complain = (text) => process.stderr.write(`${text}\n`);
const { DESKFORM_URL: url, DESKFORM_TOKEN: token } = process.env;
const [from, to, mode] = process.argv.slice(2);
if (!url || !token || !from || !to || (mode !== undefined && mode !== '--write')) {
  complain('Use: DESKFORM_URL=… DESKFORM_TOKEN=… node copy-values.mjs OLD NEW [--write]');
  process.exit(64);
}

async function ask(method, path, body) {
  const answer = await fetch(`${url.replace(/\/$/, '')}/api/v1/${path}`, {
    method,
    headers: {
      accept: 'application/json',
      authorization: `Token token=${token}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify(body),
    redirect: 'error',
  });
  return { status: answer.status, json: await answer.json() };
}

const isEmpty = (value) => value === undefined || value === null || value === '' || value.length === 0;
const isSame = (a, b) => JSON.stringify(a) === JSON.stringify(b);
const counts = { copied: 0, 'copied before': 0, empty: 0, left: 0 };

for (let page = 1; ; page += 1) {
  const { status, json: records } = await ask('GET', `${OBJECT}?per_page=100&page=${page}`);
  if (status !== 200) {
    complain(`Reading page ${page} failed (${status}): ${JSON.stringify(records)}`);
    process.exit(1);
  }
  if (records.length === 0) break;
  for (const record of records) {
    const missing = [from, to].find((field) => !Object.hasOwn(record, field));
    if (missing !== undefined) {
      complain(`There is no field ${missing}. Apply the new field first.`);
      process.exit(1);
    }
    counts[await copy(record)] += 1;
  }
}
const told = Object.entries(counts).map(([name, count]) => `${count} ${name}`);
say(`${mode === '--write' ? '' : 'Nothing was written. With --write: '}${told.join(', ')}`);
process.exitCode = counts.left === 0 ? 0 : 1;

async function copy({ id, [from]: value, [to]: held }) {
  if (isEmpty(value)) return 'empty';
  if (isSame(value, held)) return 'copied before';
  if (!isEmpty(held)) {
    complain(`${id} is left: ${to} holds ${JSON.stringify(held)}, ${from} holds ${JSON.stringify(value)}`);
    return 'left';
  }
  if (mode !== '--write') return 'copied';
  const { status, json } = await ask('PUT', `${OBJECT}/${id}`, { [to]: value });
  if (status === 200 && isSame(json[to], value)) return 'copied';
  complain(`${id} is left: ${status === 200 ? `stored as ${JSON.stringify(json[to])}` : json.error} (${status})`);
  return 'left';
}
