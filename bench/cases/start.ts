import type { BenchCase } from '../measure.ts';
import { PROGRAM, runNode, script } from '../processes.ts';
import { withProject } from '../projects.ts';

/** How long it takes until the program has answered something small. */
export function withStartCases<T>(use: (cases: readonly BenchCase[]) => Promise<T>): Promise<T> {
  return withProject(1, 1, (folder) => {
    const place = { cwd: folder, env: {} };
    const against = 'an empty Node process';
    const floor = () => runNode([script('nothing.mjs')], place).then((printed) => `${printed}.`);
    return use([
      {
        name: '`--version`',
        against,
        floor,
        subject: () => runNode([PROGRAM, '--version'], place),
        aim: 1.5,
      },
      {
        name: '`validate` of one file',
        against,
        floor,
        subject: () => runNode([PROGRAM, 'validate'], place),
        aim: 2.5,
      },
    ]);
  });
}
