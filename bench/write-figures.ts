import { readFile, writeFile } from 'node:fs/promises';
import { cpus, loadavg, totalmem } from 'node:os';
import { fileURLToPath } from 'node:url';

const PAGE = fileURLToPath(new URL('figures.md', import.meta.url));
const [BEGIN, END] = ['<!-- figures -->', '<!-- end of figures -->'];

/** Puts the figures between their two markers, with the machine and the day they are of. */
export async function writeFigures(lists: readonly string[]): Promise<void> {
  const page = await readFile(PAGE, 'utf8');
  const [begin, end] = [page.indexOf(BEGIN), page.indexOf(END)];
  if (begin < 0 || end < begin) throw new Error(`${PAGE} has lost the markers ${BEGIN} and ${END}`);
  const figures = [machine(), ...lists].join('\n');
  await writeFile(PAGE, `${page.slice(0, begin)}${BEGIN}\n\n${figures}\n${page.slice(end)}`);
}

function machine(): string {
  const [cpu] = cpus();
  const memory = `${Math.round(totalmem() / 1024 ** 3)} GB`;
  const day = new Date().toISOString().slice(0, 10);
  const processor = `${cpus().length} cores of ${cpu?.model.trim() ?? 'an unknown kind'}`;
  // Ratios stand on a busy machine too, but not so well.
  const load = loadavg()[2]?.toFixed(1) ?? '?';
  return `${day}, Node ${process.versions.node}, ${process.platform} ${process.arch}, ${processor}, ${memory}; load average ${load}.\n`;
}
