import { DESK_TOKEN, withListServer } from '../desks.ts';
import type { BenchCase } from '../measure.ts';
import { type Place, PROGRAM, runNode, script } from '../processes.ts';
import { withProject } from '../projects.ts';

/** A plan of a project that is in force, beside the bare script that looks for differences. */
export function withPlanCase<T>(attributes: number, use: (one: BenchCase) => Promise<T>): Promise<T> {
  return withProject(attributes, 10, (folder, list) =>
    withListServer(list, (url) => {
      const place: Place = { cwd: folder, env: { DESKFORM_URL: url, DESKFORM_TOKEN: DESK_TOKEN } };
      return use({
        name: `\`plan\` with nothing to do, ${attributes} attributes in ${attributes / 10} files`,
        against: 'a script that GETs the list, parses the files and compares',
        floor: () => runNode([script('look-for-differences.mjs')], place),
        subject: () => runNode([PROGRAM, 'plan'], place),
        aim: 1.3,
      });
    }),
  );
}
