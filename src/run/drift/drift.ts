import { type Drift, differencesOf, whoMoved } from '../../plan/drift.ts';
import { Failure } from '../../problem/failure.ts';
import { mistakeInWords } from '../git/base.ts';
import { type PlanRequest, type PlanResult, plan } from '../plan.ts';

export type DriftResult = PlanResult & { readonly drift: Drift };

/** How files and help desk have moved apart and, since an earlier state of the files, who of them did. */
export async function drift(request: PlanRequest): Promise<DriftResult> {
  const result = await plan(request);
  const differences = differencesOf(result.plan);
  const { base } = result;
  if (base === undefined) return { ...result, drift: { differences, since: undefined } };
  if (base.files === 'broken') {
    throw new Failure('BASE_UNREADABLE', mistakeInWords(base), {
      hint: 'Name a commit whose files are whole, or leave --since out: the differences are told all the same.',
    });
  }
  const { ref, commit } = base;
  const moves = whoMoved(result.plan, result.definitions, base.definitions);
  return { ...result, drift: { differences, since: { ref, commit, moves } } };
}
