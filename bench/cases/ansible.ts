import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { works } from '../../scripts/debian-packages.ts';
import { DESK_TOKEN, type SlowDesk, startSlowDesk } from '../desks.ts';
import { bodyOf, fieldsOf } from '../fields.ts';
import type { BenchCase } from '../measure.ts';
import { type Place, PROGRAM, runNode, runProcess, script } from '../processes.ts';
import { withProject } from '../projects.ts';

/** The same work as an Ansible playbook with `uri` tasks; undefined where there is no Ansible. */
export async function withAnsibleCases<T>(
  attributes: number,
  use: (cases: readonly BenchCase[]) => Promise<T>,
): Promise<T | undefined> {
  if (!works('ansible-playbook', '--version')) return undefined;
  return withProject(attributes, 10, async (folder) => {
    // Ansible gets its fields in one file, as bodies that it only has to send.
    const fields = join(folder, 'fields.json');
    await writeFile(fields, JSON.stringify(fieldsOf(attributes).map(bodyOf)));
    let desk: SlowDesk | undefined;
    const place = (): Place => ({
      cwd: folder,
      env: { DESKFORM_URL: desk?.url ?? '', DESKFORM_TOKEN: DESK_TOKEN, BENCH_FIELDS: fields },
    });
    const playbook = () => runProcess('ansible-playbook', [script('create-fields.yaml')], place());
    const apply = () => runNode([PROGRAM, 'apply', '--yes'], place());
    const startAnew = async (): Promise<void> => {
      await desk?.stop();
      desk = await startSlowDesk(folder, attributes);
    };
    try {
      const creating: BenchCase = {
        name: `the same ${attributes} new attributes as an Ansible playbook`,
        against: 'ansible-playbook with `uri` tasks',
        prepare: startAnew,
        floor: playbook,
        subject: apply,
        rounds: 3,
        aim: { kind: 'times-as-fast', times: 5 },
      };
      const nothing: BenchCase = {
        name: `the same with nothing to do`,
        against: 'ansible-playbook with `uri` tasks',
        prepare: async () => {
          if (desk !== undefined && (await desk.requests()).some((request) => request.endsWith('_execute_migrations')))
            return;
          await startAnew();
          await apply();
        },
        floor: playbook,
        subject: apply,
        rounds: 5,
        aim: { kind: 'times-as-fast', times: 3 },
      };
      return await use([creating, nothing]);
    } finally {
      await desk?.stop();
    }
  });
}
