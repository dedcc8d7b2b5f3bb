import type { Job } from '../job.ts';
import { ownerOf } from './draft.ts';
import { nameInMark } from './mark.ts';
import type { PlanComment } from './own-comments.ts';

/** Those about one target of the project that the workflow means. */
export function ofTarget(comments: readonly PlanComment[], target: string, job: Job): readonly PlanComment[] {
  const [{ project }, name] = [ownerOf(job), nameInMark(target)];
  return comments.filter(({ mark }) => mark.project === project && mark.target === name);
}
