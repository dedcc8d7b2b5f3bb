import type { AttributeKey } from '../../attribute/attribute-key.ts';
import { EVERYONE } from '../../attribute/screens.ts';
import type { Entry, Story } from '../story/story.ts';
import { COST_IN_WORDS, plural } from '../words.ts';
import type { Form, FormRow } from './forms.ts';
import { audienceInWords } from './role-words.ts';

/** A sentence, and the attributes that it is about. */
export interface Sentence {
  readonly text: string;
  readonly keys: readonly AttributeKey[];
}

/** What somebody wants to know in the first minute. */
export interface Summary {
  readonly happens: readonly Sentence[];
  readonly whom: readonly { readonly audience: string; readonly sentences: readonly Sentence[] }[];
  readonly costs: readonly Sentence[];
}

export function summaryOf(story: Story, forms: readonly Form[]): Summary {
  const entries = story.chapters.flatMap((chapter) => chapter.entries);
  return { happens: whatHappens(story, entries), whom: toWhom(forms), costs: whatItCosts(story, entries) };
}

function whatHappens(story: Story, entries: readonly Entry[]): readonly Sentence[] {
  const of = (action: Entry['action']): readonly AttributeKey[] =>
    entries.filter((entry) => entry.action === action).map(({ key }) => key);
  return told([
    [of('create'), (count) => `${plural(count, 'field')} come${count === 1 ? 's' : ''} new`],
    [of('update'), (count) => `${plural(count, 'field')} change${count === 1 ? 's' : ''}`],
    [of('delete'), (count) => `${plural(count, 'field')} go${count === 1 ? 'es' : ''}`],
    [
      story.foreignGo === 'along' ? story.foreign.map(({ live }) => live.key) : [],
      (count) =>
        `${plural(count, 'field')} that others have staged go${count === 1 ? 'es' : ''} along with the migration`,
    ],
    [of('refuse'), (count) => `${plural(count, 'field')} cannot be brought about`],
  ]);
}

/** For each role, by what it meets on its forms: what everyone sees stands first. */
export function toWhom(forms: readonly Form[]): Summary['whom'] {
  const roles = [...new Set(forms.map(({ role }) => role))].sort(
    (a, b) => Number(b === EVERYONE) - Number(a === EVERYONE),
  );
  return roles
    .map((role) => {
      const rows = forms.filter((form) => form.role === role).flatMap((form) => form.rows);
      const of = (isOne: (row: FormRow) => boolean): readonly AttributeKey[] => [
        ...new Set(rows.filter(isOne).map(({ key }) => key)),
      ];
      return {
        audience: audienceInWords(role),
        sentences: told([
          [of(mustBeFilledNow), (count) => `must fill ${plural(count, 'more field')}`],
          [of(({ marks }) => marks.includes('new')), (count) => `see ${plural(count, 'new field')}`],
          [of(({ marks }) => marks.includes('changed')), (count) => `see ${plural(count, 'changed field')}`],
          [of(({ marks }) => marks.includes('moved')), (count) => `find ${plural(count, 'field')} in another place`],
          [of(({ marks }) => marks.includes('gone')), (count) => `lose ${plural(count, 'field')}`],
        ]),
      };
    })
    .filter(({ sentences }) => sentences.length > 0);
}

function mustBeFilledNow({ before, after, says, marks }: FormRow): boolean {
  if (after?.must !== 'be-filled') return false;
  return says.includes('must be filled now') || (before === undefined && marks.includes('new'));
}

function whatItCosts({ destroys }: Story, entries: readonly Entry[]): readonly Sentence[] {
  const costs = Object.values(COST_IN_WORDS).filter(
    (cost) => cost !== '' && cost !== COST_IN_WORDS['new-records-only'],
  );
  const paying = (cost: string): readonly AttributeKey[] =>
    entries.filter(({ details }) => details.some((detail) => detail.cost.includes(cost))).map(({ key }) => key);
  const atOnce = entries.filter(
    ({ danger, details }) => danger === 'at-once' || details.some(({ effect }) => effect === 'at-once'),
  );
  return told([
    [destroys, (count) => `${plural(count, 'field')} lose${count === 1 ? 's' : ''} the column with every stored value`],
    ...costs.map((cost): Telling => [paying(cost), () => capitalized(cost)]),
    [
      atOnce.map(({ key }) => key),
      (count) => `${plural(count, 'field')} change${count === 1 ? 's' : ''} at once, which no discard takes back`,
    ],
  ]);
}

function capitalized(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

type Telling = readonly [keys: readonly AttributeKey[], say: (count: number) => string];

function told(tellings: readonly Telling[]): readonly Sentence[] {
  return tellings.flatMap(([keys, say]) => (keys.length === 0 ? [] : [{ text: say(keys.length), keys }]));
}
