import type { AttributeKey } from '../attribute/attribute-key.ts';
import { choicesOf } from '../attribute/choices.ts';
import type { AttributeDefinition, PresentDefinition } from '../attribute/definition.ts';
import { canonicalJson } from '../attribute/json.ts';
import { comingDataOption, type LiveAttribute } from '../attribute/live-attribute.ts';
import { normalDisplay } from '../attribute/normal-form.ts';
import { isSeed } from '../attribute/seeds.ts';
import { addToGroup } from '../problem/add-to-group.ts';
import { makeProblem, type Problem } from '../problem/problem.ts';
import type { Decision, PlanRules } from './decision.ts';

/** A new definition, and a row that no file declares and that looks like it: most often a rename. */
interface Lookalike {
  readonly definition: PresentDefinition;
  readonly live: LiveAttribute;
  readonly same: 'label and type' | 'type and options' | 'label, type and options';
  /** What this plan does to the row. */
  readonly fate: 'stays' | 'goes';
}

/** At most one row for each new definition: one that an earlier apply made before others, and the most alike before others. */
export function findLookalikes(
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
  for (const live of rows) for (const shape of Object.values(shapesOf(live))) addToGroup(byShape, shape, live);
  const fates = new Map(decisions.map(({ key, action }) => [key, action === 'delete' ? 'goes' : 'stays'] as const));
  return created.flatMap((definition): readonly Lookalike[] => {
    const { label, options } = shapesOf(definition);
    const alike = (shape: string | undefined): readonly LiveAttribute[] =>
      // `renamed-by-upgrade` warns of names that an upgrade has changed.
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

/** Declared, and nothing of it on the help desk, whether it can be created or not. */
export function isNew(decision: Decision): boolean {
  return decision.action === 'create' || (decision.action === 'refuse' && decision.live === undefined);
}

/** The row of a key that no file says anything of, and that did not ship with the service. */
function undeclaredRow(
  decision: Decision,
  definitions: ReadonlyMap<AttributeKey, AttributeDefinition>,
): LiveAttribute | undefined {
  if (definitions.has(decision.key) || isSeed(decision.key) || !('live' in decision)) return undefined;
  return decision.action === 'keep' && decision.because === 'unmanaged' ? undefined : decision.live;
}

/** What a rename keeps: the label, or what there is to choose. Yes and no are the same in every boolean. */
function shapesOf(attribute: PresentDefinition | LiveAttribute): {
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

/** Rows that this plan leaves alone, or deletes, although the files may well mean them. */
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
    fate === 'goes' ? 'is in no file, and this plan deletes it with its values' : 'is on the help desk and in no file';
  return makeProblem('looks-like-a-rename', `${live.key} (same ${same}) ${is}: is this a rename?`, {
    hint: `To keep that field and its values, write \`name: ${live.name}\`. A field cannot be renamed: ${definition.key} would begin empty.`,
    where: definition.origin.locate(['name']),
    key: definition.key,
  });
}

/** Did an earlier apply make or change it, while no file says anything of it now? */
export function hasLeftTheFiles(decision: Decision, { lastApplied }: PlanRules): boolean {
  const last = lastApplied.get(decision.key);
  return decision.action === 'keep' && decision.because === 'not-declared' && last !== undefined && last !== 'delete';
}

export function warnOfLeft(key: AttributeKey): Problem {
  return makeProblem('left-the-files', `${key} left the files: it stays on the help desk, unmanaged`, {
    hint: 'To delete it with its values, write it with `state: absent`. To keep it managed, put it back.',
    key,
  });
}
