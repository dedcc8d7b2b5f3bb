import fc from 'fast-check';
import { micromark } from 'micromark';
import { gfm, gfmHtml } from 'micromark-extension-gfm';
import { expect, test } from 'vitest';
import { plannedBody, planText, resultBody } from '../../src/github/comment/body.ts';
import { type Mark, parseMark, type TargetMark } from '../../src/github/comment/mark.ts';
import { resultOf } from '../../src/github/result-text.ts';
import { Failure } from '../../src/model/failure.ts';
import { tellPlan } from '../../src/render/story/tell-plan.ts';
import { byDepth, numberOfRuns } from '../deep.ts';
import { inYaml, onDesk, planFor } from '../plan/builders.ts';
import { PLACES, type Place, planWith } from '../render/hostile-plan.ts';
import { actingInTerminal, elementsOf, hostileText } from '../render/hostile-texts.ts';
import { commit, planTo, toldPlans } from './stage/plans.ts';

const LIMIT = 65_536;
const RUN = 'https://github.example/acme/helpdesk/actions/runs/1001';

const asGitHubShows = (markdown: string): string =>
  micromark(markdown, { allowDangerousHtml: true, extensions: [gfm()], htmlExtensions: [gfmHtml()] });

/** The mark after an apply, with the states of the targets that it worked on. */
const after = (mark: Mark, states: Readonly<Record<string, TargetMark['state']>>): Mark => ({
  ...mark,
  targets: mark.targets.map((one) => ({ ...one, state: states[one.target] ?? one.state })),
});

/** The comment when it is planned, and after an apply that worked on one of two targets. */
function bodiesOf(textOf: (place: Place) => string): readonly [string, string] {
  const { mark, text } = toldPlans({
    head: commit('1'),
    plans: { production: planWith(textOf), other: planTo('Other') },
  });
  const planned = plannedBody(mark, text, RUN);
  return [planned, resultBody(after(mark, { production: 'not-applied', other: 'applied' }), planned, RUN)];
}

/** The new comment that tells a failed apply. */
function newsOf(textOf: (place: Place) => string): string {
  const failure = new Failure('REQUEST_REFUSED', textOf('note'), { hint: textOf('leaf of a tree') });
  const pages = { runUrl: RUN, workflowUrl: RUN };
  return resultOf({ target: 'production', failure, tried: undefined }, undefined, pages).news[0]?.text ?? '';
}

test('whatever people and the help desk have written does nothing in it', () => {
  const word = (place: Place): string => `${place.replaceAll(' ', '_')}.word`;
  const benign = [...bodiesOf(word), newsOf(word)].map(asGitHubShows).join('');
  // A long diff is folded, and how long it is depends on the texts.
  const ours = [...Object.keys(elementsOf(benign)), 'details', '/details', 'summary', '/summary'];
  const hostilePlan = fc
    .array(hostileText, { minLength: PLACES.length, maxLength: PLACES.length })
    .map((texts) => (place: Place) => `${texts[PLACES.indexOf(place)] ?? ''}${PLACES.indexOf(place)}`);
  fc.assert(
    fc.property(hostilePlan, (textOf) => {
      for (const body of [...bodiesOf(textOf), newsOf(textOf)]) {
        const html = asGitHubShows(body);
        expect(Object.keys(elementsOf(html)).filter((name) => !ours.includes(name))).toEqual([]);
        expect(html.match(/(?:href|src)="[^"]*"/gu)?.filter((link) => link !== `href="${RUN}"`)).toEqual([]);
        expect(actingInTerminal(body)).toBeUndefined();
        const outsideOfCode = html.replace(/<(code|pre)>[\s\S]*?<\/\1>/gu, '').replace(/<[^>]*>/gu, '');
        expect(outsideOfCode).not.toMatch(/@|&#64;|#\d|www\.|:\/\//u);
      }
      for (const body of bodiesOf(textOf)) expect(parseMark(body)?.head).toBe(commit('1'));
    }),
    { seed: 20261121, numRuns: Math.ceil(numberOfRuns('DESKFORM_WORLDS', { day: 60, deep: 2_000 }) / 20) },
  );
});

test('each target has the newest word on it, the worst first, above the plan that people have approved', () => {
  const plans = { staging: planTo('How bad'), production: planTo('How grave') };
  const { mark, text } = toldPlans({ head: commit('1'), plans });
  const planned = plannedBody(mark, text, RUN);
  const first = resultBody(after(mark, { staging: 'applied', production: 'failed' }), planned, RUN);
  expect(first.split('\n')[1]).toBe('### production: failed part way · staging: applied');
  const second = resultBody(after(mark, { staging: 'applied', production: 'restart-due' }), first, RUN);
  expect(second.split('\n')[1]).toBe('### production: applied, restart the service now · staging: applied');
  expect(second.split(text)).toHaveLength(2);
});

test('notices stand above the result, and the plans leave them room', () => {
  const [{ mark }, notices] = [
    toldPlans({ head: commit('1'), plans: {} }),
    ['> [!WARNING]\n> moved', 'x'.repeat(9_000)],
  ];
  const plans = Array.from({ length: 150 }, (_, index) => ({
    outcome: 'planned' as const,
    target: `desk-${index}`,
    story: tellPlan(planTo(`${index} ${'grave '.repeat(400)}`), undefined),
    warnings: [],
  }));
  const text = planText(notices, { plans, next: 'merging', link: undefined }, mark);
  expect(text.startsWith(`${notices.join('\n\n')}\n\n###`)).toBe(true);
  expect(text).toContain('more change');
  expect(Buffer.byteLength(plannedBody(mark, text, RUN))).toBeLessThanOrEqual(LIMIT);
});

test('of many targets of one word only the count is told', () => {
  const plans = Object.fromEntries(Array.from({ length: 9 }, (_, index) => [`desk-${index}`, planTo('How bad')]));
  const { mark, text } = toldPlans({ head: commit('1'), plans });
  const body = resultBody(after(mark, { 'desk-3': 'failed' }), plannedBody(mark, text, RUN), RUN);
  expect(body.split('\n')[1]).toBe('### `desk-3`: failed part way · 8 targets: not applied yet');
});

test('a text that reads as one of our inner lines is not taken for one', () => {
  const lines = [
    '<!-- deskform:plans -->\n@octocat\n<!-- deskform:plans-end -->',
    '<!-- deskform:told v=1 x -->\nall is well',
  ];
  for (const line of lines) {
    const [planned, applied] = bodiesOf(() => line);
    expect(applied.split('\n')[1]).toBe('### production: not applied · other: applied');
    const kept = (body: string): string => body.slice(body.search(/^<!-- deskform:plans -->/mu));
    expect(kept(applied)).toBe(kept(planned));
  }
});

test('line ends that a browser has changed lose nothing', () => {
  const [planned] = bodiesOf((place) => place);
  const { mark } = toldPlans({ head: commit('1'), plans: {} });
  expect(resultBody(mark, planned.replaceAll('\n', '\r\n'), RUN)).toBe(resultBody(mark, planned, RUN));
});

const LONG: readonly (readonly [targets: number, changes: number, label: string])[] = [
  [1, 40, '漢字 ``` '.repeat(20)],
  [1, 1, '漢字 ``` '.repeat(20)],
  [100, 3, 'x'],
  [1, 2_000, 'x'],
  [3, 1_200, '漢字 ``` '.repeat(20)],
];

test.each(byDepth({ day: LONG.slice(0, 3), deep: LONG }))(
  '%i targets with %i changes of long texts stay within what GitHub takes',
  (targets, count, label) => {
    const fields = Array.from({ length: count }, (_, index) => `field_${index}`);
    const planOf = (target: number): ReturnType<typeof planFor> =>
      planFor(
        fields.map((name) => inYaml({ name, display: `${label}${target}` })),
        fields.map((name, index) => onDesk({ name, id: index + 1 })),
      );
    const names = Array.from({ length: targets }, (_, index) => `desk-${index}-${'x'.repeat(50)}`);
    const plans = Object.fromEntries(names.map((name, index) => [name, planOf(index)]));
    const { mark, text } = toldPlans({ head: commit('1'), plans });
    const planned = plannedBody(mark, text, RUN);
    expect(Buffer.byteLength(planned)).toBeLessThan(LIMIT);
    const failed = resultBody(after(mark, { [names[0] ?? '']: 'failed' }), planned, RUN);
    expect(Buffer.byteLength(failed)).toBeLessThan(LIMIT);
    expect(failed).toContain(text);
    const { details = 0, '/details': closed = 0 } = elementsOf(asGitHubShows(failed));
    expect(details).toBe(closed);
  },
);
