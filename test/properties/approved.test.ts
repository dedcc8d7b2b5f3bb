import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bodyToWire } from '../../src/helpdesk/wire.ts';
import type { AttributeDefinition } from '../../src/model/definition.ts';
import { isJsonObject, type JsonObject, type JsonValue, parseJson } from '../../src/model/json.ts';
import type { LiveAttribute } from '../../src/model/live-attribute.ts';
import { deskRelease } from '../../src/model/release.ts';
import { editedPart, unapprovedSteps } from '../../src/plan/approved.ts';
import type { PlanRules } from '../../src/plan/decision.ts';
import { decodeDigest } from '../../src/plan/digest.ts';
import { plan as isPlan } from '../../src/plan/generated/plan-validators.mjs';
import { makePlan } from '../../src/plan/make-plan.ts';
import { type Plan, rowToSend, stepsOf } from '../../src/plan/plan.ts';
import type { PlanDocument } from '../../src/plan/plan-document.ts';
import { stateOf } from '../../src/plan/plan-document.ts';
import { rowToCreate } from '../../src/plan/wanted-row.ts';
import { FILE_PAPER } from '../../src/render/paper.ts';
import { renderPlanMarkdown } from '../../src/render/plan-markdown.ts';
import { renderPlanText } from '../../src/render/plan-text.ts';
import { tellPlan } from '../../src/render/story/tell-plan.ts';
import { planFileText } from '../../src/run/plan-files.ts';
import { numberOfRuns } from '../deep.ts';
import { RULES } from '../plan/builders.ts';
import { inProcessDesk } from './in-process-desk.ts';
import { type World, world } from './worlds.ts';

/**
 * Change anything in the files, on the help desk, in a policy, in the connection or in a document: then either every output,
 * the digest and all requests stay as they are, or the digest differs and no approval holds for what is new. Places in files,
 * counted records, authors, warnings, where new fields will stand and the number of attributes that stay are outside of a digest, as schemas/README.md
 * says, and these worlds have no other values of environment variables.
 */
const CASES = numberOfRuns('DESKFORM_WORLDS', { day: 1_500, deep: 20_000 });
const CHANGES_PER_WORLD = 40;
const PATH = '/api/v1/object_manager_attributes';
const PAPER = FILE_PAPER;

interface Scene {
  readonly definitions: readonly AttributeDefinition[];
  readonly live: readonly LiveAttribute[];
  readonly rules: PlanRules;
}

function sceneOf({ release, deeds, definitions }: World, random: Random): Scene {
  const desk = inProcessDesk(release, 'some');
  for (const deed of deeds) {
    if (deed.kind === 'post') desk.ask('POST', PATH, bodyToWire(rowToCreate(deed.definition), 'Organization'));
    if (deed.kind === 'migrate') desk.ask('POST', `${PATH}_execute_migrations`);
  }
  const foreignChanges = random.pick(['include', 'refuse'] as const);
  const undeclared = random.pick(['keep', 'report', 'delete'] as const);
  return {
    definitions,
    live: desk.list(),
    rules: { ...RULES, release: deskRelease(release), foreignChanges, undeclared, destroyLimit: 9 },
  };
}

const planOf = ({ definitions, live, rules }: Scene): Plan => makePlan(definitions, live, rules);

/** All that a reader sees, without what no digest covers. */
function outputsOf(plan: Plan): readonly string[] {
  const story = tellPlan(plan, undefined);
  const outputs = [renderPlanText(story, { ...PAPER, columns: 500 }), renderPlanMarkdown(story, 1_000_000)];
  return outputs.map((text) =>
    text
      .replaceAll(/d1\.[\w-]+(?:…[\w-]+)?/gu, 'DIGEST')
      .replace(/\d+ unchanged/u, 'unchanged')
      .replaceAll(/last \(\d+\)/gu, 'last'),
  );
}

/** The order of choices is what people see; that of settings is no content. */
function sortedSettings(key: string, value: unknown): unknown {
  if (key === 'options' || typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** The requests of the steps, as they go over the wire. */
function requestsOf(plan: Plan): readonly string[] {
  return stepsOf(plan).flatMap((step) => {
    if (stateOf(step) === 'staged') return [];
    if (step.action === 'delete') return [`DELETE ${step.key}`];
    return [`${step.action} ${JSON.stringify(bodyToWire(rowToSend(plan, step), 'Organization'), sortedSettings)}`];
  });
}

function mustStayTogether(before: Plan, after: Plan): void {
  const [was, is] = [requestsOf(before), requestsOf(after)];
  if (before.document.digest === after.document.digest) {
    expect(outputsOf(after)).toEqual(outputsOf(before));
    expect(is).toEqual(was);
    return;
  }
  const approved = decodeDigest(before.document.digest);
  if (approved === undefined) throw new Error(`no digest: ${before.document.digest}`);
  // Another document that sends no more than the approved one: a step is done already, or a row elsewhere waits.
  if (unapprovedSteps(after, [approved]).length > 0 || after.document.obstacles.length > 0) return;
  for (const request of is) expect(was).toContain(request);
  expect(after.rules.target).toEqual(is.length === 0 ? after.rules.target : before.rules.target);
}

/** Deterministic, from one number that fast-check has chosen. */
interface Random {
  readonly below: (limit: number) => number;
  readonly pick: <T>(values: readonly T[]) => T;
}

function randomOf(seed: number): Random {
  let state = seed >>> 0;
  const below = (limit: number): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % limit;
  };
  const pick = <T>(values: readonly T[]): T => {
    const value = values[below(values.length)];
    if (value === undefined) throw new Error('nothing to pick from');
    return value;
  };
  return { below, pick };
}

const ADDRESSES = ['https://erp.example.com/?key=one', 'https://erp.example.com/?key=two', 'https://a:b@evil.example/'];

/** Another value of the same kind. */
function otherValue(value: JsonValue, random: Random): JsonValue {
  if (typeof value === 'boolean') return !value;
  if (typeof value === 'number') return value + random.pick([-1, 1, 100]);
  if (typeof value === 'string') return random.pick([`${value}x`, `${value} `, value.toUpperCase(), ...ADDRESSES]);
  if (value === null) return random.pick<JsonValue>(['x', 0, false]);
  if (isJsonObject(value)) return otherMap(value, random);
  if (value.length === 0) return ['x'];
  const at = random.below(value.length);
  return random.below(4) === 0
    ? value.slice(1)
    : value.map((one, index) => (index === at ? otherValue(one, random) : one));
}

function otherMap(map: JsonObject, random: Random): JsonObject {
  const entries = Object.entries(map);
  const how = random.below(entries.length === 0 ? 1 : 8);
  if (how === 0)
    return { ...map, [random.pick(['api_key', 'tooltip', 'note', 'linktemplate', 'x'])]: random.pick(ADDRESSES) };
  const at = random.below(entries.length);
  if (how === 1) return Object.fromEntries(entries.filter((_, index) => index !== at));
  return Object.fromEntries(
    entries.map(([key, one], index) => [key, index === at ? otherSetting(key, one, random) : one]),
  );
}

/** The order of choices is seen by people; that of settings means nothing. */
function otherSetting(key: string, value: JsonValue, random: Random): JsonValue {
  if (key !== 'options' || !isJsonObject(value) || random.below(3) > 0) return otherValue(value, random);
  return Object.fromEntries(Object.entries(value).reverse());
}

function otherOne<T>(list: readonly T[], random: Random, change: (one: T) => T): readonly T[] {
  const at = random.below(list.length);
  return list.map((one, index) => (index === at ? change(one) : one));
}

function otherDefinition(definition: AttributeDefinition, random: Random): AttributeDefinition {
  if (definition.state === 'absent') return { ...definition, created_before: '2020-01-01' };
  const { display, data_option, active, position, screens, accept, secrets } = definition;
  return random.pick<() => AttributeDefinition>([
    () => ({ ...definition, display: `${display}x` }),
    () => ({ ...definition, data_option: otherMap(data_option, random) }),
    () => ({ ...definition, data_option: otherMap(data_option, random) }),
    () => ({ ...definition, active: !active }),
    () => ({ ...definition, position: (position ?? 10) + 1 }),
    () => ({ ...definition, screens: otherMap(screens ?? {}, random) }),
    () => ({ ...definition, accept: accept.length === 0 ? ['required'] : [] }),
    () => ({
      ...definition,
      secrets: [
        ...secrets,
        { setting: 'search_url', value: 'https://x/?k=1', template: `https://${random.below(3)}/` },
      ],
    }),
  ])();
}

function otherRow(row: LiveAttribute, random: Random): LiveAttribute {
  return random.pick<() => LiveAttribute>([
    () => ({ ...row, display: `${row.display}x` }),
    () => ({ ...row, data_option: otherMap(row.data_option, random) }),
    () => ({ ...row, data_option: otherMap(row.data_option, random) }),
    () => ({ ...row, active: !row.active }),
    () => ({ ...row, position: row.position + 1 }),
    () => ({ ...row, screens: otherMap(row.screens, random) }),
    () => ({ ...row, data_option_new: otherMap(row.data_option, random), waiting_for: ['settings'] }),
    () => ({ ...row, waiting_for: random.pick([[], ['creation'], ['deletion'], ['column-change']] as const) }),
  ])();
}

function otherRules(rules: PlanRules, random: Random): PlanRules {
  return random.pick<() => PlanRules>([
    () => ({ ...rules, target: { ...rules.target, name: `${rules.target.name}x` } }),
    () => ({ ...rules, target: { ...rules.target, url: `${rules.target.url}x` } }),
    () => ({ ...rules, target: { ...rules.target, connection: 'd'.repeat(64) } }),
    () => ({ ...rules, undeclared: rules.undeclared === 'delete' ? 'report' : 'delete' }),
    () => ({ ...rules, foreignChanges: rules.foreignChanges === 'include' ? 'refuse' : 'include' }),
    () => ({ ...rules, destroyLimit: rules.destroyLimit + 1 }),
    () => ({ ...rules, recordLimit: (rules.recordLimit ?? 0) + 1 }),
    () => ({ ...rules, releaseIs: 'assumed' }),
  ])();
}

function otherScene(scene: Scene, random: Random): Scene {
  const { definitions, live, rules } = scene;
  const kind = random.below(definitions.length === 0 ? 2 : 3);
  if (kind === 0) return { ...scene, rules: otherRules(rules, random) };
  if (kind === 1) return { ...scene, live: otherOne(live, random, (row) => otherRow(row, random)) };
  return { ...scene, definitions: otherOne(definitions, random, (one) => otherDefinition(one, random)) };
}

test('another value somewhere is another digest, or changes nothing', () => {
  let [others, sending] = [0, 0];
  fc.assert(
    fc.property(world, fc.integer(), (given, seed) => {
      const random = randomOf(seed);
      const scene = sceneOf(given, random);
      const before = planOf(scene);
      for (let change = 0; change < CHANGES_PER_WORLD; change += 1) {
        const after = planOf(otherScene(scene, random));
        mustStayTogether(before, after);
        if (after.document.digest !== before.document.digest) others += 1;
        if (requestsOf(before).length > 0) sending += 1;
      }
    }),
    { numRuns: Math.ceil(CASES / CHANGES_PER_WORLD), seed: 20_261_123 },
  );
  // It is no property of empty plans.
  expect(others).toBeGreaterThan(CASES / 4);
  expect(sending).toBeGreaterThan(CASES / 4);
}, 7_200_000);

/** One character more, less or another one. */
function otherText(text: string, random: Random): string {
  const at = random.below(text.length);
  const sign = random.pick([...'"{}[],:0123456789abctruefalsn \\\n']);
  const rest = text.slice(at + random.pick([0, 1]));
  return `${text.slice(0, at)}${random.pick([sign, ''])}${rest}`;
}

test('another character in a document is seen, or changes nothing', () => {
  let seen = 0;
  fc.assert(
    fc.property(world, fc.integer(), (given, seed) => {
      const random = randomOf(seed);
      const plan = planOf(sceneOf(given, random));
      const text = planFileText({ plan, problems: plan.warnings });
      expect(editedPart(JSON.parse(text) as PlanDocument)).toBeUndefined();
      for (let change = 0; change < CHANGES_PER_WORLD; change += 1) {
        const json = parseJson(otherText(text, random));
        if (isJsonObject(json) && json.format_version === 1 && json.command === 'plan' && isPlan(json)) {
          if (editedPart(json as PlanDocument) === undefined) {
            expect(JSON.stringify(json)).toBe(JSON.stringify(JSON.parse(text)));
            continue;
          }
        }
        seen += 1;
      }
    }),
    { numRuns: Math.ceil(CASES / CHANGES_PER_WORLD), seed: 20_261_123 },
  );
  expect(seen).toBeGreaterThan(CASES / 2);
}, 7_200_000);
