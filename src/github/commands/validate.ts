import { plural } from '../../render/words.ts';
import { allTargets } from '../../run/open-project.ts';
import { validate } from '../../run/validate.ts';
import { annotationsOfProblems } from '../annotations/of-problems.ts';
import type { Job, JobResult } from '../job.ts';
import { projectFolder, projectIn } from '../project.ts';

/** All mistakes in the files at once, and the targets for the matrix of later jobs. Asks no help desk and no GitHub. */
export async function runValidate(job: Job): Promise<JobResult> {
  const { inputs, runner, log } = job;
  const project = projectIn(runner.workspace, job);
  const release = inputs.text('release');
  const { problems, attributes, files } = await validate({
    ...project,
    release: release === '' ? undefined : release,
  });
  const { targets } = await allTargets(project);
  const told = `${plural(attributes, 'attribute')} in ${plural(files, 'file')}, ${plural(problems.length, 'warning')}`;
  log.say(told);
  return {
    exitStatus: 0,
    outputs: new Map([
      ['targets', matrixOf(targets)],
      ['failure-reason', ''],
      ['exit-status', '0'],
    ]),
    annotations: annotationsOfProblems(problems, projectFolder(inputs)),
    summary: [`**deskform validate:** ${told}.`],
  };
}

/** The targets as a workflow's matrix takes them: one job each. A tag may hold a space, so they stay apart. */
export function matrixOf(targets: readonly { readonly name: string; readonly tags: readonly string[] }[]): string {
  return JSON.stringify({ include: targets.map(({ name, tags }) => ({ target: name, tags })) });
}
