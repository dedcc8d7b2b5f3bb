import { DESK_TOKEN, startSlowDesk } from '../desks.ts';
import type { Line } from '../figures.ts';
import { PROGRAM, runNode } from '../processes.ts';
import { withProject } from '../projects.ts';

/** What an apply asks of a help desk, in groups of the same request, and in the order in which it asks. */
export function requestsOfApply(attributes: number): Promise<readonly Line[]> {
  return withProject(attributes, 10, async (folder) => {
    const desk = await startSlowDesk(folder, attributes);
    try {
      await runNode([PROGRAM, 'apply', '--yes'], {
        cwd: folder,
        env: { DESKFORM_URL: desk.url, DESKFORM_TOKEN: DESK_TOKEN },
      });
      const aims = aimsOf(attributes);
      return groups(await desk.requests()).map(([request, times], index) => [
        `\`${request}\``,
        String(times),
        aims[index] ?? 'none: **missed**',
      ]);
    } finally {
      await desk.stop();
    }
  });
}

function aimsOf(attributes: number): readonly string[] {
  return [
    '1, to plan',
    `${attributes}, one each`,
    '1, to verify what is pending',
    '1',
    'to wait, and to verify the end',
  ];
}

function groups(requests: readonly string[]): readonly (readonly [string, number])[] {
  const found: [string, number][] = [];
  for (const request of requests) {
    const last = found.at(-1);
    if (last !== undefined && last[0] === request) last[1] += 1;
    else found.push([request, 1]);
  }
  return found;
}
