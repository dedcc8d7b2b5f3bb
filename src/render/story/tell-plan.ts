import { type AttributeKey, parseAttributeKey } from '../../attribute/attribute-key.ts';
import type { Origin } from '../../attribute/definition.ts';
import { deskRelease } from '../../attribute/release.ts';
import { formatPath, parsePath } from '../../plan/decision.ts';
import type { Plan } from '../../plan/plan.ts';
import type {
  ChangeDocument,
  DecisionDocument,
  ForeignDocument,
  PlaceDocument,
  PlanFields,
  RowDocument,
} from '../../plan/plan-document.ts';
import { planToJson } from '../../plan/plan-json.ts';
import type { SourcePosition } from '../../problem/problem.ts';
import { unreachable } from '../../problem/unreachable.ts';
import type { PendingRow, Story, ToldChange, ToldDecision, ToldUpdate } from './story.ts';
import { isTold, tellWith } from './tell-decisions.ts';

/** Makes the story of a plan, from its document alone. `commit` is the commit of its files; undefined outside git. */
export function tellPlan(plan: Plan, commit: string | undefined): Story {
  return tellPlanDocument(planToJson(plan), commit);
}

/** Makes the story of some attributes, changed or not. It cannot be approved: an apply executes the whole plan. */
export function tellPart(plan: Plan, commit: string | undefined, keys: readonly RegExp[]): Story {
  const isMeant = ({ key }: { readonly key: string }): boolean => keys.some((pattern) => pattern.test(key));
  return { ...tellPlanDocument(planToJson(plan), commit, isMeant), shows: 'part' };
}

/**
 * The story of a plan document, of the decisions that `wants` selects. Every output is made of it: what is not in the
 * document cannot be shown. `commit` is that of the files; a saved plan has none.
 */
export function tellPlanDocument(
  document: PlanFields,
  commit: string | undefined,
  wants: (decision: ToldDecision) => boolean = isTold,
): Story {
  const { target, digest, restart, release, release_is: releaseIs } = document;
  const decisions = document.decisions.map(decisionOf);
  return tellWith(decisions, decisions.filter(wants), {
    target,
    rules: { release: deskRelease(release), releaseIs, counts: document.counts ?? [] },
    commit,
    digest,
    destroys: document.destroys.map(keyOf),
    restart,
    obstacles: document.obstacles,
    foreign: document.foreign.map(pendingOf),
    foreignGo: restart !== 'none' && document.policies.foreign_changes === 'include' ? 'along' : 'nowhere',
  });
}

function keyOf(text: string): AttributeKey {
  const key = parseAttributeKey(text);
  if (key === undefined) throw new Error(`deskform has a bug: the schema of plans lets ${text} pass`);
  return key;
}

function decisionOf(decision: DecisionDocument): ToldDecision {
  const key = keyOf(decision.key);
  switch (decision.action) {
    case 'create': {
      const { action, because, after, stands_at: standsAt } = decision;
      return { key, action, because, definition: { origin: originOf(decision, []) }, row: rowOf(after), standsAt };
    }
    case 'update': {
      const { action, because, before, after, changes, carried_over: carriedOver } = decision;
      const update = { changes: changes.map(changeOf), live: rowOf(before), row: rowOf(after) };
      return { key, action, because, ...update, definition: { origin: originOf(decision, changes) }, carriedOver };
    }
    case 'delete': {
      const { action, because, before, impact } = decision;
      const live = { ...rowOf(before), waitingFor: impact === 'none' ? (['creation'] as const) : [] };
      const place = placeOf(decision);
      return {
        key,
        action,
        because,
        live,
        definition: place === undefined ? undefined : { origin: originOf(place, []) },
      };
    }
    case 'keep':
      return { key, action: decision.action, because: decision.because, live: labelledBy(decision.label) };
    case 'refuse': {
      const { action, code, message, hint, label } = decision;
      const problem = { code, message, hint: hint ?? undefined, where: placeOf(decision) };
      return { key, action, problem, live: labelledBy(label), wanted: wantedUpdate(decision) };
    }
    default:
      return unreachable(decision);
  }
}

type Refused = Extract<DecisionDocument, { readonly action: 'refuse' }>;

function wantedUpdate({ changes, before, after, ...refused }: Refused): ToldUpdate | undefined {
  if (changes === undefined || before === undefined || after === undefined) return undefined;
  const place = placeOf(refused) ?? changes[0] ?? { file: '', line: 1, column: 1 };
  return {
    changes: changes.map(changeOf),
    definition: { origin: originOf(place, changes) },
    live: rowOf(before),
    row: rowOf(after),
  };
}

function rowOf({ display, data_type, data_option, active, screens }: RowDocument) {
  return { display, data_type, data_option, active, screens };
}

function labelledBy(label: string | undefined): { readonly display: string } | undefined {
  return label === undefined ? undefined : { display: label };
}

function changeOf({ path, before, after, effect, impact }: ChangeDocument): ToldChange {
  return { path: parsePath(path), before, after, effect, impact };
}

function placeOf({ file, line, column }: Partial<PlaceDocument>): SourcePosition | undefined {
  return file === undefined || line === undefined || column === undefined ? undefined : { file, line, column };
}

/** Locates each change, and everything else at the attribute itself. */
function originOf({ file, line, column }: PlaceDocument, changes: readonly ChangeDocument[]): Origin {
  const places = new Map(changes.map((change) => [change.path, placeOf(change)]));
  return { file, locate: (path) => places.get(formatPath(path)) ?? { file, line, column } };
}

function pendingOf(row: ForeignDocument): PendingRow {
  return {
    author: row.updated_by ?? undefined,
    sentBy: row.sent_by === 'deskform' ? 'us' : 'others',
    live: {
      key: keyOf(row.key),
      waitingFor: row.waiting_for,
      updated_by_id: row.updated_by_id,
      updated_at: row.updated_at,
    },
  };
}
