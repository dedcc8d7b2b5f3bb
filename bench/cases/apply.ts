import { DESK_TOKEN, type SlowDesk, startSlowDesk } from '../desks.ts';
import type { BenchCase } from '../measure.ts';
import { type Place, PROGRAM, runNode, script } from '../processes.ts';
import { withProject } from '../projects.ts';

/** New attributes on a help desk that takes its time, beside the bare script with the same writes. */
export function withApplyCase<T>(attributes: number, use: (one: BenchCase) => Promise<T>): Promise<T> {
  return withProject(attributes, 10, async (folder) => {
    let desk: SlowDesk | undefined;
    const place = (): Place => ({ cwd: folder, env: { DESKFORM_URL: desk?.url ?? '', DESKFORM_TOKEN: DESK_TOKEN } });
    try {
      return await use({
        name: `\`apply\` of ${attributes} new attributes (list 50 ms, write 30 ms, migration 10 ms a row)`,
        against: 'a script with the same writes and one migration',
        prepare: async () => {
          await desk?.stop();
          desk = await startSlowDesk(attributes);
        },
        floor: () => runNode([script('create-fields.mjs')], place()),
        subject: () => runNode([PROGRAM, 'apply', '--yes'], place()),
        rounds: 9,
        aim: 1.15,
      });
    } finally {
      await desk?.stop();
    }
  });
}
