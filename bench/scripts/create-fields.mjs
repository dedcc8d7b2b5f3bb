// What a person writes who wants the fields of some files on a help desk: creates what is missing, migrates, looks again.
import { readdir, readFile } from 'node:fs/promises';
import { parse } from 'yaml';

const { DESKFORM_URL, DESKFORM_TOKEN } = process.env;
const LIST = `${DESKFORM_URL}/api/v1/object_manager_attributes`;
const headers = {
  authorization: `Token token=${DESKFORM_TOKEN}`,
  accept: 'application/json',
  'content-type': 'application/json',
};

async function ask(method, url, body) {
  const answer = await fetch(url, { method, headers, body: body === undefined ? undefined : JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${method} ${url}: ${answer.status} ${await answer.text()}`);
  return answer.json();
}

async function keysThere() {
  return new Set((await ask('GET', LIST)).map(({ object, name }) => `${object}.${name}`));
}

const wanted = [];
for (const file of await readdir('attributes')) {
  const { object, attributes } = parse(await readFile(`attributes/${file}`, 'utf8'));
  wanted.push(...attributes.map((attribute) => ({ object, active: true, ...attribute })));
}
const there = await keysThere();
for (const attribute of wanted) {
  if (there.has(`${attribute.object}.${attribute.name}`)) continue;
  await ask('POST', LIST, attribute);
  process.stdout.write(`created ${attribute.name}\n`);
}
await ask('POST', `${LIST}_execute_migrations`);
const now = await keysThere();
if (!wanted.every(({ object, name }) => now.has(`${object}.${name}`))) throw new Error('something is missing');
process.stdout.write(`${wanted.length} attributes are there\n`);
