import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { datesOf, fieldsOf, listOf } from '../fields.ts';
import { type Growth, type Line, type Point, withVerdict } from '../figures.ts';
import { median } from '../measure.ts';
import { PROGRAM, script, type Taken, takenBy } from '../processes.ts';
import { withProject } from '../projects.ts';
import { treeOf } from '../trees.ts';

const SIZES: readonly number[] = [100, 1_000, 10_000];
const PER_FILE = 1_000;
const ROUNDS = 3;

/** Files of so many attributes, and a list that holds them. */
export function growthOfAttributes(): Promise<Growth> {
  return grow('`plan --live`, attributes in YAML and in the list', (size) =>
    withProject(size, PER_FILE, (folder, list) => planning(folder, list, size)),
  );
}

/** A list of so many rows, of which the files declare ten. */
export function growthOfList(): Promise<Growth> {
  return grow('`plan --live`, rows in the list alone (JSON)', (size) =>
    withProject(10, PER_FILE, (folder) => planning(folder, listOf(fieldsOf(size)), size)),
  );
}

/** One attribute with a tree of so many choices, in YAML and in the list. */
export function growthOfTree(): Promise<Growth> {
  const planningTree = (size: number): Promise<Point> =>
    withProject(1, 1, async (folder) => {
      const label = (number: number): string => `Choice ${number}`;
      const tree = { name: 'bench_tree', display: 'Bench tree', data_type: 'tree_select' };
      const nodes = treeOf(size, label);
      await writeFile(join(folder, 'attributes', 'tree.yaml'), yamlOfTree(nodes));
      const option = { options: nodes, default: '', null: true, relation: '', nulloption: true, maxlength: 255 };
      const [row] = JSON.parse(listOf(fieldsOf(1))).slice(-1);
      const rows = [...JSON.parse(listOf(fieldsOf(1))), { ...row, ...tree, id: 5000, data_option: option }];
      return planning(folder, JSON.stringify(rows), size);
    });
  return grow('`plan --live`, choices in one tree', planningTree, SIZES_OF_A_FILE);
}

/** A file takes 2 MB: what is larger has to be in several. */
const SIZES_OF_A_FILE: readonly number[] = [100, 1_000, 10_000, 20_000];

/** An import of so many rows into a project without attributes. */
export function growthOfImport(): Promise<Growth> {
  return grow(
    '`import --live`, dates of four objects',
    (size) =>
      withProject(1, 1, async (folder) => {
        await writeFile(join(folder, 'live.json'), datesOf(size));
        const begin = (): Promise<void> => rm(join(folder, 'attributes'), { recursive: true, force: true });
        return taking(size, [PROGRAM, 'import', '--live', 'live.json'], folder, begin);
      }),
    SIZES_OF_A_FILE,
  );
}

interface Node {
  readonly [key: string]: unknown;
}

function yamlOfTree(nodes: readonly Node[]): string {
  const lines = ['object: Ticket', 'attributes:', '  - name: bench_tree', '    display: Bench tree'];
  lines.push(
    '    data_type: tree_select',
    '    position: 2000',
    '    data_option:',
    '      default: ""',
    '      "null": true',
  );
  lines.push('      options:');
  const add = (node: Node, indent: string): void => {
    lines.push(`${indent}- name: ${node.name}`, `${indent}  value: ${node.value}`);
    const { children } = node;
    if (!Array.isArray(children)) return;
    lines.push(`${indent}  children:`);
    for (const child of children) add(child, `${indent}    `);
  };
  for (const node of nodes) add(node, '        ');
  return `${lines.join('\n')}\n`;
}

async function planning(folder: string, list: string, size: number): Promise<Point> {
  await writeFile(join(folder, 'live.json'), list);
  return taking(size, [PROGRAM, 'plan', '--live', 'live.json'], folder);
}

async function taking(size: number, args: readonly string[], cwd: string, begin?: () => Promise<void>): Promise<Point> {
  const taken: Taken[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    await begin?.();
    taken.push(await takenBy(args, { cwd, env: {} }));
  }
  return { size, ms: median(taken.map(({ ms }) => ms)), peakMb: median(taken.map(({ peakMb }) => peakMb)) };
}

async function grow(name: string, pointOf: (size: number) => Promise<Point>, sizes = SIZES): Promise<Growth> {
  const points: Point[] = [];
  for (const size of sizes) points.push(await pointOf(size));
  return { name, points };
}

/** The memory of a plan beside that of parsing the same files. */
export function memoryOfPlan(attributes: number): Promise<readonly Line[]> {
  return withProject(attributes, PER_FILE, async (folder, list) => {
    await writeFile(join(folder, 'live.json'), list);
    const place = { cwd: folder, env: {} };
    const [floors, subjects]: [number[], number[]] = [[], []];
    for (let round = 0; round < 3; round += 1) {
      floors.push((await takenBy([script('parse-files.mjs')], place)).peakMb);
      subjects.push((await takenBy([PROGRAM, 'plan', '--live', 'live.json'], place)).peakMb);
    }
    const [floorMb, subjectMb] = [median(floors), median(subjects)];
    return [
      [`parsing the files of ${attributes} attributes`, `${Math.round(floorMb)} MB`, ''],
      [
        `\`plan --live\` of them`,
        `${Math.round(subjectMb)} MB, ${(subjectMb / floorMb).toFixed(2)} of it`,
        withVerdict('at most 1.5', subjectMb <= 1.5 * floorMb),
      ],
    ];
  });
}
