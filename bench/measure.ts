/** What is measured, and the least that any program would have to do with the same data. */
export interface BenchCase {
  readonly name: string;
  /** What `floor` does, in a few words. */
  readonly against: string;
  readonly floor: Work;
  readonly subject: Work;
  /** What has to be made new before each of both; it is not timed. */
  readonly prepare?: () => Promise<void>;
  /** Pairs that count; a work of seconds needs fewer than one of milliseconds. */
  readonly rounds?: number;
  /** The ratio that is not to be exceeded. */
  readonly aim: number;
}

/** Returns what it made, so that nobody can leave the work out. */
export type Work = () => unknown;

export interface Measured {
  readonly name: string;
  readonly against: string;
  /** Medians, in milliseconds. */
  readonly floorMs: number;
  readonly subjectMs: number;
  /** The median of what each pair has: a slow moment of the machine that meets both is none of it. */
  readonly ratio: number;
  readonly aim: number;
}

const ROUNDS = 21;

/** Floor and subject in turn, so that a slow moment of the machine meets both. The first eighth warms up and does not count. */
export async function measure({
  name,
  against,
  floor,
  subject,
  prepare,
  rounds = ROUNDS,
  aim,
}: BenchCase): Promise<Measured> {
  const [floors, subjects]: [number[], number[]] = [[], []];
  for (let round = -Math.ceil(rounds / 8); round < rounds; round += 1) {
    await prepare?.();
    const floorMs = await timeOf(floor);
    await prepare?.();
    const subjectMs = await timeOf(subject);
    if (round < 0) continue;
    floors.push(floorMs);
    subjects.push(subjectMs);
  }
  const ratios = subjects.map((subjectMs, pair) => subjectMs / (floors[pair] ?? Number.NaN));
  return { name, against, floorMs: median(floors), subjectMs: median(subjects), ratio: median(ratios), aim };
}

let made: unknown;

async function timeOf(work: Work): Promise<number> {
  const begin = performance.now();
  made = await work();
  const end = performance.now();
  if (made === undefined) throw new Error('a bench case has made nothing');
  return end - begin;
}

export function median(figures: readonly number[]): number {
  return [...figures].sort((a, b) => a - b)[Math.floor(figures.length / 2)] ?? Number.NaN;
}
