/** What is measured, and the least that any program would have to do with the same data. */
export interface BenchCase {
  readonly name: string;
  /** What `floor` does, in a few words. */
  readonly against: string;
  readonly floor: Work;
  readonly subject: Work;
}

/** Returns what it made, so that nobody can leave the work out. */
export type Work = () => unknown;

export interface Measured {
  readonly name: string;
  readonly against: string;
  /** Medians, in milliseconds. */
  readonly floorMs: number;
  readonly subjectMs: number;
}

const WARM_UPS = 3;
const ROUNDS = 21;

/** Floor and subject in turn, so that a slow moment of the machine meets both. */
export async function measure({ name, against, floor, subject }: BenchCase): Promise<Measured> {
  const [floors, subjects]: [number[], number[]] = [[], []];
  for (let round = -WARM_UPS; round < ROUNDS; round += 1) {
    const [floorMs, subjectMs] = [await timeOf(floor), await timeOf(subject)];
    if (round < 0) continue;
    floors.push(floorMs);
    subjects.push(subjectMs);
  }
  return { name, against, floorMs: median(floors), subjectMs: median(subjects) };
}

let made: unknown;

async function timeOf(work: Work): Promise<number> {
  const begin = performance.now();
  made = await work();
  const end = performance.now();
  if (made === undefined) throw new Error('a bench case has made nothing');
  return end - begin;
}

function median(times: readonly number[]): number {
  return [...times].sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN;
}
