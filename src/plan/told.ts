import type { AttributeKey } from '../model/attribute-key.ts';
import {
  type AbsentDefinition,
  type AttributeDefinition,
  type PresentDefinition,
  type SecretSetting,
  secretsOf,
} from '../model/definition.ts';
import { sameJson } from '../model/json.ts';
import {
  isStaged,
  type LiveAttribute,
  type LiveRow,
  type RemovableAttribute,
  type Row,
  waitsForCreation,
} from '../model/live-attribute.ts';
import { fillOnRequest } from '../model/normal-form.ts';
import type { Problem } from '../model/problem.ts';
import { carriedOver, type Difference } from './compare.ts';
import type { Decided } from './decision.ts';
import { hashOfStaged } from './digest.ts';
import {
  type Change,
  type CreateDecision,
  type DeleteDecision,
  type Foreign,
  formatPath,
  type KeepDecision,
  type RefuseDecision,
  type UpdateDecision,
} from './plan-document.ts';
import { liveOptionShown, liveRowShown, rowShown, sentRowShown } from './shown-row.ts';
import { rowToCreate } from './wanted-row.ts';

/** A decision as the document has it (schemas/plan.schema.json): no ids, no times of ours, no credentials. */
export function tellCreate(because: CreateDecision['because'], definition: PresentDefinition): Decided {
  const row = rowToCreate(definition);
  return {
    told: {
      key: definition.key,
      action: 'create',
      because,
      after: sentRowShown(row, definition),
      ...ownShown(definition),
      staged: hashOfStaged(row),
      ...definition.origin.locate([]),
    },
    definition,
    row,
  };
}

/** What a definition wants of a live row. */
export interface Wanted {
  readonly definition: PresentDefinition;
  readonly live: LiveAttribute;
  readonly row: Row;
  readonly differences: readonly Difference[];
}

export function tellUpdate(because: UpdateDecision['because'], wanted: Wanted): Decided {
  const { definition, live, row } = wanted;
  const { before, after, changes } = sidesOf(wanted);
  return {
    told: {
      key: definition.key,
      action: 'update',
      because,
      before,
      ...pendingOf(live, definition.secrets),
      after,
      effect: effectOf(wanted),
      ...ownShown(definition),
      staged: hashOfStaged(row),
      put_back: hashOfStaged({ ...live, data_option_new: undefined }),
      ...definition.origin.locate([]),
      carried_over: carriedOver(definition, live),
      changes,
    },
    definition,
    row,
  };
}

/** The deletion of a row that was never migrated is complete with its DELETE (6.5/10 "pending creation"). */
export function tellDelete(
  because: DeleteDecision['because'],
  definition: AbsentDefinition | undefined,
  live: RemovableAttribute,
): Decided {
  return {
    told: {
      key: live.key,
      action: 'delete',
      because,
      before: liveRowShown(live, undefined),
      created_at: live.created_at,
      ...pendingOf(live, []),
      impact: waitsForCreation(live) ? 'none' : 'column-dropped',
      ...definition?.origin.locate(['state']),
    },
  };
}

export function tellKeep(
  key: AttributeKey,
  because: KeepDecision['because'],
  live: LiveRow | undefined,
  carried: readonly string[] = [],
): Decided {
  return { told: { key, action: 'keep', because, carried_over: carried, ...(live && { label: live.display }) } };
}

/** `shown`: the live label, and the refused change, as far as there are any. */
export function tellRefusal(
  key: AttributeKey,
  { code, message, hint, rule, where }: Problem,
  shown: Pick<RefuseDecision, 'label' | 'before' | 'after' | 'changes'>,
): Decided {
  return {
    told: { key, action: 'refuse', because: code, code, message, hint: hint ?? null, rule, ...where, ...shown },
  };
}

/** The same change, refused. */
export function refuseInstead({ told }: Decided, problem: Problem): Decided {
  const { before, after, changes } = 'changes' in told ? told : {};
  const isShown = before !== undefined && after !== undefined && changes !== undefined;
  return tellRefusal(told.key, problem, isShown ? { label: before.display, before, after, changes } : {});
}

/** A pending row that belongs to no step. `sent_by`: an earlier apply sent it, and its definition has left the files since. */
export function tellForeign(
  live: LiveAttribute,
  definition: AttributeDefinition | undefined,
  sent: Pick<Foreign, 'sent_by'>,
): Foreign {
  const secrets = secretsOf(definition);
  const { key, updated_by_id, updated_at } = live;
  const row = rowShown(live, liveOptionShown(live.data_option, secrets));
  return { key, row, ...pendingOf(live, secrets), updated_by: null, updated_by_id, updated_at, ...sent };
}

/**
 * A change of screens is complete with its PUT (5.2/04 "screens"); all else leaves the row pending. So does what is sent back
 * unchanged where the row holds what the service would not store today: a boolean's default as text with options (5.2/02
 * "boolean"), or no filled-in keys, as some seeds.
 */
function effectOf({ live, row, differences }: Wanted): UpdateDecision['effect'] {
  const stages =
    isStaged(live) ||
    differences.some(({ path }) => path[0] !== 'screens') ||
    !sameJson(fillOnRequest(row.data_type, row.data_option), live.data_option);
  return stages ? 'at-migration' : 'at-once';
}

export function sidesOf({ definition, live, row, differences }: Wanted) {
  return {
    before: liveRowShown(live, definition),
    after: sentRowShown(row, definition),
    changes: differences.map(
      ({ path, before, after, effect, impact, needs }): Change => ({
        path: formatPath(path),
        ...(before === undefined ? {} : { before }),
        ...(after === undefined ? {} : { after }),
        effect,
        impact,
        ...(needs.length === 0 ? {} : { needs }),
        ...definition.origin.locate(path),
      }),
    ),
  };
}

/** Our own settings that a plan shows: what is here is bound by its digest. */
function ownShown({ accept }: PresentDefinition): Pick<CreateDecision, 'accepts'> {
  return accept.length === 0 ? {} : { accepts: [...accept].sort() };
}

function pendingOf({ waiting_for, data_option_new }: LiveRow, secrets: readonly SecretSetting[]) {
  return {
    waiting_for,
    ...(data_option_new === undefined ? {} : { pending: liveOptionShown(data_option_new, secrets) }),
  };
}
