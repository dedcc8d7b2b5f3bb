import { distance } from 'fastest-levenshtein';
import { type AttributeKey, attributeKey, type ObjectName } from '../attribute/attribute-key.ts';
import { choicesOf } from '../attribute/choices.ts';
import type { AttributeDefinition, PresentDefinition } from '../attribute/definition.ts';
import { canonicalJson, type JsonObject } from '../attribute/json.ts';
import { comingDataOption, type LiveAttribute } from '../attribute/live-attribute.ts';
import { normalDisplay } from '../attribute/normal-form.ts';
import { comesWithZammad } from '../attribute/seeds.ts';
import { makeProblem, type Problem } from '../problem/problem.ts';
import type { Decision, PlanRules } from './decision.ts';
import type { Plan } from './plan.ts';
import { normalDeclaration } from './shown-row.ts';

/** A new definition and an undeclared row that looks like it: most often a rename. */
interface Lookalike {
  readonly definition: PresentDefinition;
  readonly live: LiveAttribute;
  readonly same: 'label and type' | 'type and options' | 'label, type and options';
  /** What this plan does to the row. */
  readonly fate: 'stays' | 'goes';
}

/** Finds at most one row for each new definition. Rows of an earlier apply come first, then the most similar ones. */
function findLookalikes(
  decisions: readonly Decision[],
  definitions: ReadonlyMap<AttributeKey, AttributeDefinition>,
  { lastApplied }: PlanRules,
): readonly Lookalike[] {
  const created = decisions.filter(isNew).flatMap(({ key }) => {
    const definition = definitions.get(key);
    return definition?.state === 'present' ? [definition] : [];
  });
  if (created.length === 0) return [];
  const rows = decisions.flatMap((decision) => {
    const live = undeclaredRow(decision, definitions);
    return live === undefined ? [] : [live];
  });
  const byShape = new Map<string, LiveAttribute[]>();
  for (const live of rows)
    for (const shape of Object.values(lookalikeShapes(live))) {
      const alike = byShape.get(shape) ?? [];
      alike.push(live);
      byShape.set(shape, alike);
    }
  const fates = new Map(decisions.map(({ key, action }) => [key, action === 'delete' ? 'goes' : 'stays'] as const));
  return created.flatMap((definition): readonly Lookalike[] => {
    const { label, options } = lookalikeShapes(definition);
    const alike = (shape: string | undefined): readonly LiveAttribute[] =>
      // `renamed-by-upgrade` warns of names that an upgrade changed.
      (shape === undefined ? [] : (byShape.get(shape) ?? [])).filter(({ name }) => name !== `_${definition.name}`);
    const [byLabel, byOptions] = [alike(label), alike(options)];
    const candidates = [
      ...byLabel.filter((live) => byOptions.includes(live)),
      ...byLabel.filter((live) => !byOptions.includes(live)),
      ...byOptions.filter((live) => !byLabel.includes(live)),
    ];
    const live = candidates.find(({ key }) => lastApplied.has(key)) ?? candidates[0];
    if (live === undefined) return [];
    const isBoth = byLabel.includes(live) && byOptions.includes(live);
    const same = isBoth ? 'label, type and options' : byLabel.includes(live) ? 'label and type' : 'type and options';
    return [{ definition, live, same, fate: fates.get(live.key) ?? 'stays' }];
  });
}

/** Whether the attribute is declared but not live, even if it cannot be created. */
function isNew(decision: Decision): boolean {
  return decision.action === 'create' || (decision.action === 'refuse' && decision.live === undefined);
}

/** The live row of an undeclared key, unless it is built in. */
function undeclaredRow(
  decision: Decision,
  definitions: ReadonlyMap<AttributeKey, AttributeDefinition>,
): LiveAttribute | undefined {
  if (definitions.has(decision.key) || !('live' in decision)) return undefined;
  if (decision.live !== undefined && comesWithZammad(decision.live)) return undefined;
  return decision.action === 'keep' && decision.because === 'unmanaged' ? undefined : decision.live;
}

/** What a rename keeps: the label, or the options. Booleans are left out: all have the same options. */
function lookalikeShapes(attribute: PresentDefinition | LiveAttribute): {
  readonly label?: string;
  readonly options?: string;
} {
  const { object, dataType, display } = attribute;
  const label = normalDisplay(display).trim().toLowerCase();
  const dataOption = 'state' in attribute ? attribute.dataOption : comingDataOption(attribute);
  const values = dataType === 'boolean' ? [] : choicesOf(dataOption.options).map(({ value }) => value);
  return {
    ...(label === '' ? {} : { label: canonicalJson({ object, dataType, label }) }),
    ...(values.length < 2 ? {} : { options: canonicalJson({ object, dataType, values: [...values].sort() }) }),
  };
}

/** Warns of rows that this plan ignores or deletes, although the files may refer to them. */
export function unmanagedWarnings(
  decisions: readonly Decision[],
  definitions: ReadonlyMap<AttributeKey, AttributeDefinition>,
  rules: PlanRules,
): readonly Problem[] {
  const lookalikes = findLookalikes(decisions, definitions, rules);
  const asked = new Set(lookalikes.map(({ live }) => live.key));
  const left = decisions.filter((decision) => hasLeftTheFiles(decision, rules) && !asked.has(decision.key));
  return [...lookalikes.map(warnOfLookalike), ...left.map(({ key }) => warnOfLeft(key))];
}

function warnOfLookalike({ definition, live, same, fate }: Lookalike): Problem {
  const is =
    fate === 'goes'
      ? 'is not in the files, and this plan deletes it with its data'
      : 'is on the help desk but not in the files';
  return makeProblem('looks-like-a-rename', `is this a rename? ${live.key} has the same ${same}, and ${is}`, {
    hint: `To keep that field and its data, write \`name: ${live.name}\`. A field cannot be renamed: ${definition.key} would start empty.`,
    where: definition.origin.locate(['name']),
    key: definition.key,
  });
}

/** Whether an earlier apply created or changed it, and the files no longer declare it. */
export function hasLeftTheFiles(decision: Decision, { lastApplied }: PlanRules): boolean {
  const last = lastApplied.get(decision.key);
  return decision.action === 'keep' && decision.because === 'not-declared' && last !== undefined && last !== 'delete';
}

function warnOfLeft(key: AttributeKey): Problem {
  return makeProblem('left-the-files', `${key} was removed from the files. It stays on the help desk, unmanaged`, {
    hint: 'To delete it with its data, add it with `state: absent`. To keep it managed, restore its definition.',
    key,
  });
}

/**
 * Warns of attributes that the files declared at the base and no longer declare. Removing a definition deletes nothing. Next
 * to a new attribute it is usually meant as a rename or a move, which Zammad does not support (6.5/09 "rename attempt").
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

/** The keys that every plan warns of, without a base. */
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

/** An index of the new attributes, so that the successor of a removed one is found without comparing all of them. */
interface Successors {
  /** By what a move keeps: name and type. */
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
    for (const shape of successorShapes(definition)) if (!alike.has(shape)) alike.set(shape, { definition, index });
  }
  return { moved: grouped(created, nameAndType), alike, ofObject: grouped(created, ({ object }) => object) };
}

function grouped<Key>(
  definitions: readonly PresentDefinition[],
  keyOf: (definition: PresentDefinition) => Key,
): ReadonlyMap<Key, readonly PresentDefinition[]> {
  const groups = new Map<Key, PresentDefinition[]>();
  for (const definition of definitions) {
    const key = keyOf(definition);
    const group = groups.get(key) ?? [];
    group.push(definition);
    groups.set(key, group);
  }
  return groups;
}

/** The new attribute that most likely replaces this one: a similar one, or one with its name on another object. */
function findSuccessor(left: PresentDefinition, { moved, alike, ofObject }: Successors): PresentDefinition | undefined {
  const [first] = successorShapes(left)
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

/** Whether two names are similar: "cost_center" and "cost_centre", "severity" and "severity_level". */
function isNear(name: string, other: string): boolean {
  const [short, long] = name.length <= other.length ? [name, other] : [other, name];
  if (short.length >= SHORTEST_WORD && long.includes(short)) return true;
  const few = Math.floor(long.length / SHORTEST_WORD);
  return long.length - short.length <= few && distance(short, long) <= few;
}

/** What two attributes must share to be similar: the label or the options, never only the type. */
function successorShapes(definition: PresentDefinition): readonly string[] {
  const { object, dataType, dataOption } = definition;
  const { display, data_option: option } = normalDeclaration(definition);
  const shapes: readonly JsonObject[] =
    choicesOf(dataOption.options).length > 0
      ? [{ display: display ?? null }, { option: option ?? null }]
      : [{ display: display ?? null }];
  return shapes.map((shape) => canonicalJson({ object, dataType, ...shape }));
}

function warnOfSuccessor(left: PresentDefinition, successor: PresentDefinition, goes: 'goes' | 'stays'): Problem {
  const fate = goes === 'goes' ? `deletes ${left.key} with its data` : `leaves ${left.key} on the help desk`;
  const [code, verb] = isMove(left, successor)
    ? (['looks-like-a-move', 'move'] as const)
    : (['looks-like-a-rename', 'rename'] as const);
  return makeProblem(
    code,
    `this creates ${successor.key} and ${fate}; it does not ${verb} ${left.key} or copy its values`,
    {
      hint: `To replace it, create ${successor.key}, copy the values and write \`active: false\` for ${left.key}. Write \`state: absent\` only when it is no longer needed.`,
      where: successor.origin.locate(['name']),
      key: successor.key,
    },
  );
}

/**
 * Warns of attributes that an upgrade renamed: Zammad puts a `_` before a name that its new release reserves. To the files
 * the attribute is missing then, and a plan would create an empty one next to the one with the values.
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
        `${definition.key} is missing on the help desk: an upgrade renamed it to ${key}, which has the same type and is not in the files`,
        {
          hint: `Write \`name: ${name}\`. Otherwise deskform creates a new attribute without values.`,
          where: definition.origin.locate(['name']),
          key: definition.key,
        },
      ),
    ];
  });
}
