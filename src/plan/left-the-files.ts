import { distance } from 'fastest-levenshtein';
import { type AttributeKey, attributeKey, type ObjectName } from '../attribute/attribute-key.ts';
import { choicesOf } from '../attribute/choices.ts';
import type { AttributeDefinition, PresentDefinition } from '../attribute/definition.ts';
import { canonicalJson, type JsonObject } from '../attribute/json.ts';
import { addToGroup } from '../problem/add-to-group.ts';
import { makeProblem, type Problem } from '../problem/problem.ts';
import type { Decision } from './decision.ts';
import { normalRow } from './digest.ts';
import type { Plan } from './plan.ts';
import { findLookalikes, hasLeftTheFiles, isNew, warnOfLeft } from './unmanaged.ts';
import { rowToCreate } from './wanted-row.ts';

/**
 * What the files declared at the base and no longer do. Leaving the files deletes nothing, and beside a new attribute it
 * is mostly meant as a rename or a move, which the help desk has not (6.5/09 "rename attempt").
 */
export function warnOfWhatLeft(
  plan: Plan,
  now: readonly AttributeDefinition[],
  then: readonly AttributeDefinition[],
): readonly Problem[] {
  const is = new Map(now.map((definition) => [definition.key, definition]));
  const was = new Map(
    then.flatMap((definition) => (definition.state === 'present' ? [[definition.key, definition] as const] : [])),
  );
  const decided = new Map(plan.decisions.map((decision) => [decision.key, decision]));
  const created = plan.decisions.flatMap((decision): readonly PresentDefinition[] => {
    const definition = is.get(decision.key);
    return isNew(decision) && definition?.state === 'present' && !was.has(decision.key) ? [definition] : [];
  });
  const successors = indexSuccessors(created);
  const warned = warnedByPlan(plan, is);
  return [...was.values()].flatMap((definition): readonly Problem[] => {
    const decision = decided.get(definition.key);
    if (is.get(definition.key)?.state === 'present' || !isOnDesk(decision) || warned.has(definition.key)) return [];
    const goes = decision?.action === 'delete' ? 'goes' : 'stays';
    const successor = findSuccessor(definition, successors);
    if (successor !== undefined) return [warnOfSuccessor(definition, successor, goes)];
    const isUnmanaged = decision?.action === 'keep' && decision.because === 'unmanaged';
    return goes === 'goes' || isUnmanaged || is.has(definition.key) ? [] : [warnOfLeft(definition.key)];
  });
}

/** What every plan tells of, whatever the files said before. */
function warnedByPlan(
  { decisions, rules }: Plan,
  definitions: ReadonlyMap<AttributeKey, AttributeDefinition>,
): ReadonlySet<AttributeKey> {
  return new Set([
    ...findLookalikes(decisions, definitions, rules).map(({ live }) => live.key),
    ...decisions.filter((decision) => hasLeftTheFiles(decision, rules)).map(({ key }) => key),
  ]);
}

function isOnDesk(decision: Decision | undefined): boolean {
  return decision !== undefined && 'live' in decision && decision.live !== undefined;
}

/** The new attributes, so that each one that left finds its successor without asking all of them for their settings. */
interface Successors {
  /** By what a move keeps: under its name and type on another object. */
  readonly moved: ReadonlyMap<string, readonly PresentDefinition[]>;
  /** By what a rename often keeps: the object, the type, and the label or the choices. The first one counts. */
  readonly alike: ReadonlyMap<string, NewAttribute>;
  readonly ofObject: ReadonlyMap<ObjectName, readonly PresentDefinition[]>;
}

interface NewAttribute {
  readonly definition: PresentDefinition;
  readonly index: number;
}

function indexSuccessors(created: readonly PresentDefinition[]): Successors {
  const alike = new Map<string, NewAttribute>();
  for (const [index, definition] of created.entries()) {
    for (const shape of shapesOf(definition)) if (!alike.has(shape)) alike.set(shape, { definition, index });
  }
  return { moved: grouped(created, nameAndType), alike, ofObject: grouped(created, ({ object }) => object) };
}

function grouped<Key>(
  definitions: readonly PresentDefinition[],
  keyOf: (definition: PresentDefinition) => Key,
): ReadonlyMap<Key, readonly PresentDefinition[]> {
  const groups = new Map<Key, PresentDefinition[]>();
  for (const definition of definitions) addToGroup(groups, keyOf(definition), definition);
  return groups;
}

/** The new attribute that this one was most likely meant to become: near it, or under its name on another object. */
function findSuccessor(left: PresentDefinition, { moved, alike, ofObject }: Successors): PresentDefinition | undefined {
  const [first] = shapesOf(left)
    .flatMap((shape) => alike.get(shape) ?? [])
    .sort((a, b) => a.index - b.index);
  return (
    first?.definition ??
    ofObject.get(left.object)?.find(({ name }) => isNear(left.name, name)) ??
    moved.get(nameAndType(left))?.find((other) => isMove(left, other))
  );
}

function nameAndType({ name, dataType }: PresentDefinition): string {
  return `${dataType} ${name}`;
}

function isMove(left: PresentDefinition, successor: PresentDefinition): boolean {
  return left.object !== successor.object;
}

const SHORTEST_WORD = 4;

/** "cost_center" and "cost_centre", "severity" and "severity_level"; two short names are near only by one letter. */
function isNear(name: string, other: string): boolean {
  const [short, long] = name.length <= other.length ? [name, other] : [other, name];
  if (short.length >= SHORTEST_WORD && long.includes(short)) return true;
  const few = Math.floor(long.length / SHORTEST_WORD);
  return long.length - short.length <= few && distance(short, long) <= few;
}

/** The same label, or the same choices: two plain texts of the same length are still two attributes. */
function shapesOf(definition: PresentDefinition): readonly string[] {
  const { object, dataType, dataOption } = definition;
  const { display, data_option: option } = normalRow(rowToCreate(definition));
  const shapes: readonly JsonObject[] =
    choicesOf(dataOption.options).length > 0
      ? [{ display: display ?? null }, { option: option ?? null }]
      : [{ display: display ?? null }];
  return shapes.map((shape) => canonicalJson({ object, dataType, ...shape }));
}

function warnOfSuccessor(left: PresentDefinition, successor: PresentDefinition, goes: 'goes' | 'stays'): Problem {
  const fate = goes === 'goes' ? 'is deleted with all its values' : 'stays on the help desk';
  const [code, cannot] = isMove(left, successor)
    ? (['looks-like-a-move', 'move to another object'] as const)
    : (['looks-like-a-rename', 'be renamed'] as const);
  return makeProblem(
    code,
    `${successor.key} is new and ${left.key} ${fate}: an attribute cannot ${cannot}, and no value moves`,
    {
      hint: `If it is meant: create ${successor.key}, copy the values, write \`active: false\` for ${left.key}, and \`state: absent\` only when nobody needs it any more.`,
      where: successor.origin.locate(['name']),
      key: successor.key,
    },
  );
}

/**
 * An upgrade of the help desk puts a `_` before a name that its new release keeps for itself. To the files the attribute
 * is gone then, and a plan would create an empty one beside all the values.
 */
export function warnOfUpgradeRenames(
  decisions: readonly Decision[],
  definitions: ReadonlyMap<AttributeKey, AttributeDefinition>,
): readonly Problem[] {
  const decided = new Map(decisions.map((decision) => [decision.key, decision]));
  return decisions.flatMap((decision): readonly Problem[] => {
    const definition = definitions.get(decision.key);
    if (!isNew(decision) || definition?.state !== 'present') return [];
    const name = `_${definition.name}`;
    const key = attributeKey(definition.object, name);
    const other = decided.get(key);
    if (definitions.has(key) || other === undefined || !('live' in other)) return [];
    if (other.live?.dataType !== definition.dataType) return [];
    return [
      makeProblem(
        'renamed-by-upgrade',
        `${definition.key} is gone from the help desk, but ${key} is there, with the same type and in no file: an upgrade has renamed it`,
        {
          hint: `Write \`name: ${name}\` here; as it is, a new attribute without any value would be made.`,
          where: definition.origin.locate(['name']),
          key: definition.key,
        },
      ),
    ];
  });
}
