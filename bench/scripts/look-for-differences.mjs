// What a person writes who wants to know whether a help desk is as the files say: one GET, and a comparison.
import { readdir, readFile } from 'node:fs/promises';
import { isDeepStrictEqual } from 'node:util';
import { parse } from 'yaml';

const { DESKFORM_URL, DESKFORM_TOKEN } = process.env;
const answer = await fetch(`${DESKFORM_URL}/api/v1/object_manager_attributes`, {
  headers: { authorization: `Token token=${DESKFORM_TOKEN}`, accept: 'application/json' },
});
const rows = new Map((await answer.json()).map((row) => [`${row.object}.${row.name}`, row]));

let differences = 0;
for (const file of await readdir('attributes')) {
  const { object, attributes } = parse(await readFile(`attributes/${file}`, 'utf8'));
  for (const attribute of attributes) {
    const row = rows.get(`${object}.${attribute.name}`);
    const { data_option: option, ...settings } = attribute;
    const same =
      row !== undefined &&
      Object.keys(settings).every((key) => isDeepStrictEqual(row[key], settings[key])) &&
      Object.keys(option).every((key) => isDeepStrictEqual(row.data_option[key], option[key]));
    if (same) continue;
    differences += 1;
    process.stdout.write(`${object}.${attribute.name} differs\n`);
  }
}
process.stdout.write(`${differences} differences\n`);
