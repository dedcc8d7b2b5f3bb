import { parseAttributeList } from '../helpdesk/wire.ts';
import type { JsonValue } from '../model/json.ts';
import { deskRelease, type Release } from '../model/release.ts';
import { makePlan } from '../plan/make-plan.ts';
import { renderDeskPage } from '../render/page/pages.ts';

/** Renders a page of what the list endpoint answers. It plans no files, so every pending change counts as foreign. */
export function viewDesk({
  url,
  release,
  list,
  loginOf,
}: {
  readonly url: string;
  readonly release: Release;
  readonly list: JsonValue;
  readonly loginOf: (userId: number) => string | undefined;
}): string {
  const plan = makePlan([], parseAttributeList(list), {
    target: { name: 'sandbox', url, connection: '' },
    release: deskRelease(release),
    releaseIs: 'configured',
    undeclared: 'keep',
    foreignChanges: 'include',
    database: 'postgresql',
    destroyLimit: 0,
    ours: new Map(),
    lastApplied: new Map(),
    nudged: new Map(),
    unmanaged: new Set(),
    allowedDestroys: [],
    recordLimit: undefined,
    counts: [],
  });
  const foreign = plan.document.foreign.map((row) => ({ ...row, updated_by: loginOf(row.updated_by_id) ?? null }));
  return renderDeskPage({ ...plan, document: { ...plan.document, foreign } });
}
