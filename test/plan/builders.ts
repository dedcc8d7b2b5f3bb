import { attributeKey, type ObjectName, parseObjectName } from '../../src/model/attribute-key.ts';
import type { DataType } from '../../src/model/data-types.ts';
import {
  type AbsentDefinition,
  type AcceptableImpact,
  type AttributeDefinition,
  type Origin,
  ownSettingsOf,
  type PresentDefinition,
} from '../../src/model/definition.ts';
import type { JsonObject } from '../../src/model/json.ts';
import type { LiveAttribute, WaitingFor } from '../../src/model/live-attribute.ts';
import { fill } from '../../src/model/normal-form.ts';
import { deskRelease } from '../../src/model/release.ts';
import { SHARED_SEEDS } from '../../src/model/seeds.ts';
import type { PlanRules } from '../../src/plan/decision.ts';
import { makePlan } from '../../src/plan/make-plan.ts';
import type { Plan } from '../../src/plan/plan.ts';
import { documentOf, mustBePlanDocument } from '../plan-document.ts';

/** Values from which tests tell their stories: one attribute as the files have it, and one as the help desk has it. */

const origin: Origin = {
  file: 'attributes/ticket.yaml',
  locate: () => ({ file: 'attributes/ticket.yaml', line: 3, column: 5 }),
  tell: (problem) => problem,
};

interface Settings {
  readonly object?: ObjectName;
  readonly name?: string;
  readonly display?: string;
  readonly type?: DataType;
  readonly option?: JsonObject;
  readonly active?: boolean;
  readonly position?: number | undefined;
  readonly screens?: JsonObject | undefined;
  readonly accept?: readonly AcceptableImpact[];
  readonly ignore?: readonly (readonly string[])[];
  readonly secrets?: readonly {
    readonly setting: string;
    readonly value: string | undefined;
    readonly template?: string;
  }[];
}

export function inYaml(settings: Settings = {}): PresentDefinition {
  const { object = 'Ticket', name = 'severity' } = settings;
  return {
    state: 'present',
    key: attributeKey(object, name),
    object,
    name,
    origin,
    display: settings.display ?? 'Severity',
    data_type: settings.type ?? 'input',
    data_option: settings.option ?? { type: 'text', maxlength: 120 },
    // biome-ignore lint/suspicious/noTemplateCurlyInString: as it stands in files
    secrets: (settings.secrets ?? []).map((secret) => ({ template: '${env:A_SECRET}', ...secret })),
    active: settings.active ?? true,
    position: settings.position,
    screens: settings.screens,
    ...ownSettingsOf({}),
    ignore: settings.ignore ?? [],
    accept: settings.accept ?? [],
  };
}

export function absent(name = 'severity', created_before?: string): AbsentDefinition {
  return { state: 'absent', key: attributeKey('Ticket', name), object: 'Ticket', name, origin, created_before };
}

interface LiveSettings extends Settings {
  readonly id?: number;
  readonly data_type?: string;
  readonly pending?: JsonObject;
  readonly waiting_for?: readonly WaitingFor[];
  readonly not_deletable_reason?: string;
  readonly editable?: boolean;
  readonly internal?: boolean;
  readonly unknownKeys?: readonly string[];
  readonly created_at?: string;
  readonly created_by_id?: number;
}

/** A migrated row as the list shows it after a POST of the same settings. */
export function onDesk(settings: LiveSettings = {}): LiveAttribute {
  const wanted = inYaml(settings);
  const data_type = settings.data_type ?? wanted.data_type;
  const { internal, not_deletable_reason, editable = true } = settings;
  return {
    key: wanted.key,
    id: settings.id ?? 61,
    object: wanted.object,
    name: wanted.name,
    display: wanted.display,
    data_type,
    data_option: fill(data_type, wanted.data_option),
    data_option_new: settings.pending,
    active: wanted.active,
    position: wanted.position ?? 901,
    screens: wanted.screens ?? {},
    editable,
    ...(internal === undefined ? {} : { internal }),
    unknownKeys: settings.unknownKeys ?? [],
    waiting_for: settings.waiting_for ?? [],
    created_by_id: settings.created_by_id ?? 3,
    updated_by_id: 3,
    created_at: settings.created_at ?? '2026-01-05T09:00:00.000Z',
    updated_at: '2026-01-05T09:00:00.000Z',
    ...(not_deletable_reason === undefined ? { deletable: editable } : { deletable: false, not_deletable_reason }),
  };
}

export const RULES: PlanRules = {
  target: { name: 'test', url: 'https://desk.example.com', connection: 'c'.repeat(64) },
  release: deskRelease('6.5'),
  releaseIs: 'configured',
  undeclared: 'keep',
  foreignChanges: 'refuse',
  database: 'postgresql',
  ours: new Map(),
  lastApplied: new Map(),
  nudged: new Map(),
  destroyLimit: 3,
  unmanaged: new Set(),
  allowedDestroys: [],
  recordLimit: undefined,
  counts: [],
};

/** A plan whose document is as its schema says. */
export function planFor(
  wanted: readonly AttributeDefinition[],
  live: readonly LiveAttribute[],
  rules: Partial<PlanRules> = {},
): Plan {
  const plan = makePlan(wanted, live, { ...RULES, ...rules });
  mustBePlanDocument(documentOf(plan));
  return plan;
}

/** What every installation has: with these, a list is whole. */
export function seededRows(): readonly LiveAttribute[] {
  return SHARED_SEEDS.flatMap((key) => {
    const [object, name] = [parseObjectName(key.split('.')[0] ?? ''), key.split('.')[1]];
    return object === undefined || name === undefined
      ? []
      : [onDesk({ object, name, editable: false, created_by_id: 1 })];
  });
}
