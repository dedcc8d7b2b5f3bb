import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { optionLists } from '../../src/config/csv/option-lists.ts';
import { readDefinitions } from '../../src/config/read-definitions.ts';
import { makeSourceText } from '../../src/config/source-text.ts';
import type { BenchCase } from '../measure.ts';

const BRANCHES = 50;
const CHILDREN = 10;

/** Long lists of options beside a definition, for as long as they are used. */
export async function withCsvCases<T>(rows: number, use: (cases: readonly BenchCase[]) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'deskform-bench-'));
  try {
    await writeFile(join(folder, 'list.csv'), ['value,name', ...listRows(rows, ', '), ''].join('\n'));
    await writeFile(join(folder, 'tree.csv'), ['path', ...treeRows(rows), ''].join('\n'));
    await writeFile(join(folder, 'long-labels.csv'), ['value,name', ...listRows(rows, '\n'), ''].join('\n'));
    return await use([
      loading(folder, 'list.csv', 'select', `${rows} rows of CSV`),
      loading(folder, 'tree.csv', 'tree_select', `${rows} rows of CSV`),
      loading(folder, 'long-labels.csv', 'select', `${rows} labels of two lines`),
    ]);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function loading(folder: string, file: string, data_type: string, content: string): BenchCase {
  const attribute = { name: 'x', display: 'X', data_type, options_from: file };
  const definition = makeSourceText('a.yaml', JSON.stringify({ object: 'Ticket', attributes: [attribute] }));
  return {
    name: `a definition whose ${data_type} has ${content}`,
    against: 'csv-parse with the same file',
    floor: () => parse(readFileSync(join(folder, file))),
    subject: () => readDefinitions(definition, optionLists(folder)),
  };
}

function listRows(rows: number, between: string): readonly string[] {
  return Array.from({ length: rows }, (_, row) => `cc_${row},"Cost centre ${row}${between}Harbour"`);
}

function treeRows(rows: number): readonly string[] {
  return Array.from({ length: rows }, (_, row) => {
    if (row < BRANCHES) return `Region ${row}`;
    const [region, place] = [row % BRANCHES, Math.floor(row / BRANCHES)];
    if (place % CHILDREN === 0 || place < CHILDREN) return `Region ${region}::District ${place}`;
    return `Region ${region}::District ${place - (place % CHILDREN)}::Street ${place % CHILDREN}`;
  }).sort();
}
