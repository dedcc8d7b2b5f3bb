// The least that reading the same files takes: each parsed, and what it says kept.
import { readdir, readFile } from 'node:fs/promises';
import { parse } from 'yaml';

const documents = [];
for (const file of await readdir('attributes')) documents.push(parse(await readFile(`attributes/${file}`, 'utf8')));
process.stdout.write(`${documents.length}\n`);
