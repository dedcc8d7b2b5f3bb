import { type AttributeKey, attributeKey } from '../model/attribute-key.ts';
import { choicesOf } from '../model/choices.ts';
import type { AttributeDefinition, PresentDefinition } from '../model/definition.ts';
import { grouped } from '../model/grouped.ts';
import { canonicalJson } from '../model/json.ts';
import { comingDataOption, type LiveAttribute } from '../model/live-attribute.ts';
import { normalDisplay } from '../model/normal-form.ts';
import { makeProblem, type Problem } from '../model/problem.ts';
import { comesWithZammad } from '../model/seeds.ts';
import type { PlanRules } from './decision.ts';
import type { Plan } from './plan.ts';
import type { Decision } from './plan-document.ts';
import { problemOf } from './refusals.ts';

/** A new definition, and a row that looks like it and is not declared, or is deleted: most often a rename. */
interface Lookalike {
  readonly definition: PresentDefinition;
  readonly live: LiveAttribute;
  /** An upgrade puts a `_` before a name that its release reserves. */
  readonly same: 'label and type' | 'type and options' | 'label, type and options' | 'name behind a _';
}

/** Finds at most one row for each new definition. Rows of an earlier apply come first, then the most similar ones. */
function findLookalikes(plan: Omit<Plan, 'warnings'>): readonly Lookalike[] {
  const { definitions, live: rowsByKey, rules } = plan;
  const { decisions } = plan.document;
  const created = decisions.flatMap(({ key, action }) => {
    const definition = definitions.get(key);
    // Declared and not live, even if it cannot be created.
    const isNew = action === 'create' || (action === 'refuse' && !rowsByKey.has(key));
    return isNew && definition?.state === 'present' ? [definition] : [];
  });
  if (created.length === 0) return [];
  const rows = decisions.flatMap((decision) => {
    const live = rowsByKey.get(decision.key);
    // What is built in was declared by nobody.
    if (live === undefined || definitions.get(decision.key)?.state === 'present' || comesWithZammad(live)) return [];
    return decision.because === 'unmanaged' ? [] : [live];
  });
  const byKey = new Map(rows.map((live) => [live.key, live]));
  const shapes = rows.map((live) => Object.values(lookalikeShapes(live)).map((shape) => [shape, live] as const));
  const byShape = grouped(shapes.flat());
  return created.flatMap((definition): readonly Lookalike[] => {
    const renamed = byKey.get(attributeKey(definition.object, `_${definition.name}`));
    if (renamed?.data_type === definition.data_type) return [{ definition, live: renamed, same: 'name behind a _' }];
    const { label, options } = lookalikeShapes(definition);
    const alike = (shape = ''): readonly LiveAttribute[] => byShape.get(shape) ?? [];
    const [byLabel, byOptions] = [alike(label), alike(options)];
    const both = byLabel.filter((live) => byOptions.includes(live));
    const candidates = [...new Set([...both, ...byLabel, ...byOptions])];
    const live = candidates.find(({ key }) => rules.lastApplied.has(key)) ?? candidates[0];
    if (live === undefined) return [];
    const ofOne = byLabel.includes(live) ? 'label and type' : 'type and options';
    return [{ definition, live, same: both.includes(live) ? 'label, type and options' : ofOne }];
  });
}

/** What a rename keeps: the label, or the options. Booleans are left out: all have the same options. */
function lookalikeShapes(
  attribute: PresentDefinition | LiveAttribute,
): Readonly<Partial<Record<'label' | 'options', string>>> {
  const { object, data_type, display } = attribute;
  const label = normalDisplay(display).trim().toLowerCase();
  const data_option = 'state' in attribute ? attribute.data_option : comingDataOption(attribute);
  const values = data_type === 'boolean' ? [] : choicesOf(data_option.options).map(({ value }) => value);
  return {
    ...(label === '' ? {} : { label: canonicalJson({ object, data_type, label }) }),
    ...(values.length < 2 ? {} : { options: canonicalJson({ object, data_type, values: [...values].sort() }) }),
  };
}

/** Warns of rows that this plan ignores or deletes, although the files may refer to them. */
export function unmanagedWarnings(plan: Omit<Plan, 'warnings'>): readonly Problem[] {
  const { document, definitions, rules } = plan;
  const lookalikes = findLookalikes(plan);
  const asked = new Set(lookalikes.map(({ live }) => live.key));
  const left = document.decisions.filter((decision) => hasLeftTheFiles(decision, rules) && !asked.has(decision.key));
  const deleted = new Set(document.decisions.flatMap(({ key, action }) => (action === 'delete' ? [key] : [])));
  return [
    ...lookalikes.map((one) => {
      const { key } = one.live;
      const isAbsent = definitions.get(key)?.state === 'absent';
      const andRemove = isAbsent ? ', and remove its `state: absent` entry' : '';
      return warnOfLookalike(one, deleted.has(key) ? 'goes' : 'stays', andRemove);
    }),
    ...left.map(({ key }) => warnOfLeft(key)),
  ];
}

function warnOfLookalike({ definition, live, same }: Lookalike, fate: 'stays' | 'goes', andRemove: string): Problem {
  const is = fate === 'goes' ? 'is deleted by this plan, with its data' : 'is on the help desk but not in the files';
  const because =
    same === 'name behind a _'
      ? `${live.key} ${is}; upgrades rename fields like this`
      : `${live.key} has the same ${same}, and ${is}`;
  const hint = `To keep that field and its data, write \`name: ${live.name}\`${andRemove}. A field cannot be renamed: ${definition.key} would start empty.`;
  return problemOf(definition, ['name'], 'looks-like-a-rename', `is this a rename? ${because}`, hint);
}

/** Whether an earlier apply created or changed it, and the files no longer declare it. */
export function hasLeftTheFiles(
  { key, action, because }: Pick<Decision, 'key' | 'action' | 'because'>,
  { lastApplied }: Pick<PlanRules, 'lastApplied'>,
): boolean {
  const last = lastApplied.get(key);
  return action === 'keep' && because === 'not-declared' && last !== undefined && last !== 'delete';
}

function warnOfLeft(key: AttributeKey): Problem {
  const message = `${key} was removed from the files. It stays on the help desk, unmanaged`;
  const hint = 'To delete it with its data, add it with `state: absent`. To keep it managed, restore its definition.';
  return makeProblem('left-the-files', message, { hint, key });
}

/** Lists the attributes that the files declared at the base and no longer declare. Removing a definition deletes nothing. */
export function warnOfWhatLeft(plan: Plan, then: readonly AttributeDefinition[]): readonly Problem[] {
  const { definitions, document, rules } = plan;
  const warned = new Set(findLookalikes(plan).map(({ live }) => live.key));
  const was = new Set(then.flatMap(({ key, state }) => (state === 'present' && !definitions.has(key) ? [key] : [])));
  return document.decisions.flatMap((decision): readonly Problem[] => {
    const { key, action } = decision;
    if (!was.has(key) || action !== 'keep' || decision.because === 'unmanaged') return [];
    return warned.has(key) || hasLeftTheFiles(decision, rules) ? [] : [warnOfLeft(key)];
  });
}
