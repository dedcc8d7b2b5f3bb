import { describe, expect, test } from 'vitest';
import { parseNudges } from '../../src/apply/journal.ts';
import { attributeKey } from '../../src/model/attribute-key.ts';
import { hashOfStaged } from '../../src/plan/digest.ts';
import { nudgedIn } from '../../src/run/apply/journals.ts';
import { inYaml, onDesk, planFor } from './builders.ts';

const KEY = attributeKey('Ticket', 'severity');
const NUDGED = { nudged: new Map([[KEY, 10]]) };

describe('a row that a nudge left one too high', () => {
  test.each([
    ['comes back where the files leave the position to the help desk', {}, 11, 10],
    ['comes back where the files ignore the position', { position: 3, ignore: [['position']] }, 11, 10],
    ['takes the position of the files where they have one', { position: 3 }, 11, 3],
    ['stays where it is right', {}, 10, undefined],
    ['stays where somebody has moved it further', {}, 12, undefined],
  ])('%s', (_, settings, position, expected) => {
    const [decision] = planFor([inYaml(settings)], [onDesk({ position })], NUDGED).document.decisions;
    expect(decision?.action === 'update' ? decision.changes.map(({ path, after }) => [path, after]) : []).toEqual(
      expected === undefined ? [] : [['position', expected]],
    );
  });

  test.each([
    ['is sent again where the pending change is ours', 'update restaged'],
    ['is foreign where another change is pending', 'refuse '],
  ])('%s', (whose, expected) => {
    const live = onDesk({ position: 11, waiting_for: ['settings'], pending: onDesk().data_option });
    const ours = new Map(whose.includes('ours') ? [[KEY, [hashOfStaged(live)]]] : []);
    const [decision] = planFor([inYaml()], [live], { ...NUDGED, ours }).document.decisions;
    expect(`${decision?.action} ${decision?.action === 'update' ? decision.because : ''}`).toBe(expected);
  });
});

const HEAD = { type: 'begin', target: { name: 'test', url: 'https://desk.example.com' }, steps: [] };
const nudge = { kind: 'nudge', key: KEY, position: 10 };
const update = { kind: 'update', key: KEY };
const sent = (request: object) => ({ type: 'sending', request });
const answered = (request: object) => ({ type: 'answered', request, status: 200 });
const lost = (request: object) => ({ type: 'answer-lost', request, message: '' });

function nudged(...newestFirst: readonly (readonly object[])[]): readonly (readonly [string, number])[] {
  const texts = newestFirst.map((events) => [HEAD, ...events].map((line) => JSON.stringify(line)).join('\n'));
  return [...nudgedIn(texts.flatMap((text) => parseNudges(text) ?? []))];
}

describe('journals know that a position is one too high', () => {
  test.each([
    ['after a nudge without an answer', [[sent(nudge)]]],
    ['after a nudge that was answered', [[sent(nudge), answered(nudge)]]],
    ['after a request that did not follow', [[sent(nudge), answered(nudge), sent(update)]]],
    ['after a nudge that may arrive late', [[lost(nudge), sent(nudge), answered(nudge), answered(update)]]],
    ['from an older journal', [[], [sent(nudge)]]],
    ['after an update that was nudged again', [[sent(nudge)], [answered(nudge), answered(update)]]],
  ])('%s', (_, journals) => {
    expect(nudged(...journals)).toEqual([[KEY, 10]]);
  });

  test.each([
    ['after the request that followed', [[sent(nudge), answered(nudge), sent(update), answered(update)]]],
    ['after a nudge that was not sent', [[sent(nudge), { type: 'unsent', request: nudge, message: '' }]]],
    ['where a newer journal has put it back', [[answered(update)], [sent(nudge)]]],
  ])('but not %s', (_, journals) => {
    expect(nudged(...journals)).toEqual([]);
  });
});
