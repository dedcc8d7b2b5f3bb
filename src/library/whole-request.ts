import { resolve } from 'node:path';
import { type Hide, makeHide } from '../run/hide.ts';
import type { PlanRequest as WholePlanRequest } from '../run/plan.ts';
import type { PlanRequest } from './request.ts';

/** The same with nothing left out. */
export function wholeRequest(request: PlanRequest): WholePlanRequest & { readonly hide: Hide } {
  const cwd = resolve(request.cwd ?? '.');
  const { journalFolder } = request;
  return {
    cwd,
    configFile: request.configFile,
    env: request.env ?? process.env,
    hide: makeHide(),
    target: request.target,
    liveFile: request.liveFile,
    allowDestroy: request.allowDestroy ?? [],
    journalFolder: journalFolder === undefined ? undefined : resolve(cwd, journalFolder),
    since: request.since,
  };
}
