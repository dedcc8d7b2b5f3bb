import fc from 'fast-check';
import { micromark } from 'micromark';
import { gfm, gfmHtml } from 'micromark-extension-gfm';
import { describe, expect, test } from 'vitest';
import {
  type Frame,
  failedBody,
  frozenBody,
  type KeptPlan,
  keep,
  keptIn,
  outdatedBody,
  plannedBody,
} from '../../src/github/comment/body.ts';
import { approvedBy, nameInMark, parseMark } from '../../src/github/comment/mark.ts';
import type { Plan } from '../../src/plan/plan.ts';
import { Failure, InvalidConfig } from '../../src/problem/failure.ts';
import { makeProblem } from '../../src/problem/problem.ts';
import { tellPlan } from '../../src/render/story/tell-plan.ts';
import { numberOfRuns } from '../deep.ts';
import { inYaml, onDesk, planFor } from '../plan/builders.ts';
import { PLACES, type Place, planWith } from '../render/hostile-plan.ts';
import { actingInTerminal, elementsOf, hostileText } from '../render/hostile-texts.ts';
import { commit, planTo } from './stage/plans.ts';

const LIMIT = 65_536;

function frameOf(plan: Pick<Plan, 'digest'>, name = 'production'): Frame {
  return {
    mark: {
      workflow: nameInMark(name),
      project: '',
      target: nameInMark(name),
      head: commit('1'),
      base: commit('b'),
      run: '1001/1',
      readAt: 1_763_740_000_000,
      state: 'open',
      approves: approvedBy(plan.digest),
    },
    target: name,
    runUrl: 'https://github.example/acme/helpdesk/actions/runs/1001',
  };
}

/** A text for every place; no two are the same. */
const hostilePlan = fc
  .array(hostileText, { minLength: PLACES.length, maxLength: PLACES.length })
  .map((texts) => (place: Place) => `${texts[PLACES.indexOf(place)] ?? ''}${PLACES.indexOf(place)}`);

const asGitHubShows = (markdown: string): string =>
  micromark(markdown, { allowDangerousHtml: true, extensions: [gfm()], htmlExtensions: [gfmHtml()] });

/** Every body that can be written about one plan, and each over what the one before has kept. */
function bodiesOf(textOf: (place: Place) => string): readonly string[] {
  const plan = planWith(textOf);
  const frame = frameOf(plan, textOf('target'));
  const where = { file: textOf('file'), line: 3, column: 5 };
  const problem = makeProblem('wrong-shape', textOf('note'), { hint: textOf('label after'), where });
  const planned = plannedBody(frame, { story: tellPlan(plan, undefined), warnings: [problem], files: 'kept' });
  const failed = failedBody(frame, new InvalidConfig([problem, problem]), keptIn(planned));
  const down = new Failure('REQUEST_REFUSED', textOf('note'), { hint: textOf('leaf of a tree') });
  return [
    planned,
    failed,
    failedBody(frame, down, undefined),
    outdatedBody(frame, 'moved', keptIn(failed)),
    frozenBody(frame, 'failed', textOf('who staged it'), keptIn(planned)),
    frozenBody(frame, 'applied', textOf('who staged it'), keptIn(failed)),
  ];
}

describe('the bodies of a comment', () => {
  const runs = { seed: 20261121, numRuns: Math.ceil(numberOfRuns('DESKFORM_WORLDS', { day: 200, deep: 2_000 }) / 20) };

  test('whatever people and the help desk have written does nothing in them', () => {
    const ours = bodiesOf((place) => `${place.replaceAll(' ', '_')}.word`).map((body) =>
      elementsOf(asGitHubShows(body)),
    );
    fc.assert(
      fc.property(hostilePlan, (textOf) => {
        for (const [index, body] of bodiesOf(textOf).entries()) {
          const html = asGitHubShows(body);
          expect(elementsOf(html)).toEqual(ours[index]);
          expect(actingInTerminal(body)).toBeUndefined();
          const outsideOfCode = html.replace(/<(code|pre)>[\s\S]*?<\/\1>/gu, '').replace(/<[^>]*>/gu, '');
          expect(outsideOfCode).not.toMatch(/@|&#64;|#\d|www\.|:\/\//u);
          expect(parseMark(body)?.head).toBe(commit('1'));
        }
      }),
      runs,
    );
  });

  test('a text that reads as one of our inner lines is not taken for one', () => {
    const evil = (): string => '<!-- deskform:text head= -->\n@octocat\n<!-- deskform:text-end -->';
    const [planned = '', failed = '', , moved = '', stopped = '', applied = ''] = bodiesOf(evil);
    const kept = keptIn(planned);
    expect(kept?.head).toBe(commit('1'));
    expect(kept?.markdown).toMatch(/^### Plan for /u);
    expect([failed, moved, stopped, applied].map(keptIn)).toEqual([kept, kept, kept, kept]);
  });

  test('what is kept ends where we ended it, whatever stands in it', () => {
    const kept = { head: commit('1'), markdown: 'one\n<!-- deskform:text-end -->\ntwo' };
    expect(keptIn(`## above\n\n${keep(kept)}\n\n</details>\n`)).toEqual(kept);
  });

  test('line ends that somebody’s browser has changed lose nothing', () => {
    const plan = planTo('How bad');
    const body = plannedBody(frameOf(plan), { ...plan, files: 'kept' });
    expect(keptIn(body.replaceAll('\n', '\r\n'))).toEqual(keptIn(body));
    expect(keptIn('hello')).toBeUndefined();
  });

  test('the longest plans, digests and failures stay within what GitHub takes', () => {
    const long = '漢字 ``` '.repeat(20);
    const plans = [
      [1, long],
      [40, long],
      [1_200, long],
      // Small blocks fill what there is to the last bytes.
      [1_000, 'x'],
    ] as const;
    for (const [count, label] of plans) {
      const fields = Array.from({ length: count }, (_, index) => `field_${index}`);
      const plan = planFor(
        fields.map((name) => inYaml({ name, display: label })),
        fields.map((name, index) => onDesk({ name, id: index + 1 })),
      );
      const frame = frameOf(plan, `${'ß'.repeat(300)}--> ${'`'.repeat(300)}`);
      const planned = plannedBody(frame, { story: tellPlan(plan, undefined), warnings: [], files: 'kept' });
      const kept = keptIn(planned);
      const problem = makeProblem('wrong-shape', long.repeat(500), { hint: long.repeat(500) });
      const bodies = [
        planned,
        failedBody(frame, new InvalidConfig(Array.from({ length: 500 }, () => problem)), kept),
        failedBody(frame, new Failure('REQUEST_REFUSED', long.repeat(500), { hint: long.repeat(500) }), kept),
        frozenBody(frame, 'failed', long.repeat(500), kept),
        outdatedBody(frame, 'replaced', kept),
      ];
      expect(bodies.map((body) => Buffer.byteLength(body)).filter((bytes) => bytes > LIMIT)).toEqual([]);
      // There is room for what will have to be said above it.
      expect(Buffer.byteLength(planned)).toBeLessThan(LIMIT - 3_500);
      // What was applied stays to be read, however long it was.
      expect(keptIn(frozenBody(frame, 'applied', long.repeat(500), kept))).toEqual(kept);
      const { details = 0, '/details': closed = 0 } = elementsOf(asGitHubShows(bodies[3] ?? ''));
      expect(details).toBe(closed);
    }
  });

  test('a plan that has no room below a long failure is left out as a whole', () => {
    const kept: KeptPlan = { head: commit('1'), markdown: 'x'.repeat(LIMIT) };
    const body = failedBody(frameOf(planTo('How bad')), new Failure('BUG', 'oh'), kept);
    expect(body).toContain('The plan before that is too long to be kept here.');
    expect(body.length).toBeLessThan(1_000);
  });

  test('read from the top they say what they are for, and since when', () => {
    const plan = planTo('How bad');
    const frame = frameOf(plan);
    const textBelowMark = (body: string): string => body.slice(body.indexOf('\n') + 1, body.indexOf('\n\n### Plan'));
    const planned = plannedBody(frame, { ...plan, files: 'kept' });
    expect(textBelowMark(planned)).toBe(
      [
        '## deskform plan: `production`',
        '',
        'For `111111111111` merged into `bbbbbbbbbbbb`. The page for people and the plan file are artefacts of [the run](https://github.example/acme/helpdesk/actions/runs/1001).',
        '',
        `<!-- deskform:text head=${commit('1')} -->`,
      ].join('\n'),
    );
    expect(textBelowMark(frozenBody(frame, 'applied', '1 step carried out.', keptIn(planned)))).toBe(
      [
        '## deskform plan: `production`',
        '',
        '**Applied** in [this run](https://github.example/acme/helpdesk/actions/runs/1001). `1 step carried out.`',
        '',
        '<details><summary>The plan that was applied, of <code>111111111111</code></summary>',
        '',
        `<!-- deskform:text head=${commit('1')} -->`,
      ].join('\n'),
    );
  });
});

test('a run whose files nobody keeps does not send readers to look for them', () => {
  const plan = planFor([inYaml({ display: 'Other' })], [onDesk()]);
  const [kept, gone] = (['kept', 'gone'] as const).map((files) =>
    plannedBody(frameOf(plan), { story: tellPlan(plan, undefined), warnings: [], files }),
  );
  expect(kept).toContain('are artefacts of [the run](https://github.example/acme/helpdesk/actions/runs/1001).');
  expect(gone).toContain(
    'For `111111111111` merged into `bbbbbbbbbbbb`, planned in [this run](https://github.example/',
  );
  expect(gone).not.toContain('artefacts');
});
