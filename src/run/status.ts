import { isStaged, type LiveAttribute } from '../attribute/live-attribute.ts';
import { connectReader } from '../helpdesk/reader.ts';
import { stepsOf } from '../plan/plan.ts';
import { chooseTarget, openProject } from './open-project.ts';
import { type PlanRequest, planFrom, readLiveFile, resolveTarget, stopAtMistakes } from './plan.ts';

/** One row that waits for a migration. */
export interface StagedRow {
  readonly live: LiveAttribute;
  /** `declared`: what waits is what the files say; `foreign`: somebody else's work. */
  readonly whose: 'declared' | 'foreign';
}

export interface StatusResult {
  readonly target: { readonly name: string; readonly url: string };
  readonly staged: readonly StagedRow[];
}

/** What the next migration would execute, whoever runs it. */
export async function status(request: PlanRequest): Promise<StatusResult> {
  const project = await openProject(request);
  stopAtMistakes(project);
  const target = chooseTarget(project, request.target);
  const resolved = request.liveFile === undefined ? await resolveTarget(project, target, request) : undefined;
  const reader = resolved === undefined ? undefined : connectReader(resolved.connection);
  try {
    const live =
      reader === undefined ? await readLiveFile(request.cwd, request.liveFile ?? '') : await reader.listAttributes();
    const { plan } = planFrom(project, resolved?.definitions ?? project.definitions, target, live, []);
    const ours = new Set(stepsOf(plan).map((step) => step.key));
    const staged = live
      .filter(isStaged)
      .map((row): StagedRow => ({ live: row, whose: ours.has(row.key) ? 'declared' : 'foreign' }));
    return { target: { name: target.name, url: target.url }, staged };
  } finally {
    await reader?.close();
  }
}
