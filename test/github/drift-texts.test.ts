import fc from 'fast-check';
import { micromark } from 'micromark';
import { gfm, gfmHtml } from 'micromark-extension-gfm';
import { describe, expect, test } from 'vitest';
import { attributeKey } from '../../src/attribute/attribute-key.ts';
import { importBranch, isOurs } from '../../src/github/drift/import-branch.ts';
import { formatDriftMark, formatImportMark, hasMark } from '../../src/github/drift/mark.ts';
import { importText, issueText } from '../../src/github/drift/texts.ts';
import { differencesOf } from '../../src/plan/drift.ts';
import { tellDrift } from '../../src/render/drift.ts';
import type { ImportDraft } from '../../src/run/import/import.ts';
import { byDepth } from '../deep.ts';
import { inYaml, onDesk, planFor } from '../plan/builders.ts';
import { elementsOf, hostileText } from '../render/hostile-texts.ts';

const asGitHubShows = (markdown: string): string =>
  micromark(markdown, { allowDangerousHtml: true, extensions: [gfm()], htmlExtensions: [gfmHtml()] });

const NO_BASE = { differences: [], since: undefined };

/** One of everything that an import may tell, with these texts of the help desk and of files in it. */
function draftWith([
  name = '',
  message = '',
  why = '',
  patch = '',
  setting = '',
  file = '',
]: readonly string[]): ImportDraft {
  const key = attributeKey('Ticket', name);
  return {
    target: { name: 'desk', url: 'https://desk.example.com' },
    folder: '/nowhere',
    files: [],
    imported: new Map([[key, file]]),
    accepted: [key],
    same: [],
    left: [{ key, why: 'not-on-desk', message }],
    secrets: [{ key, setting, variable: 'DESK_SECRET' }],
    impossible: [{ file, keys: [key], why, patch }],
    problems: [],
    write: () => undefined,
  };
}

const TEXTS = 6;

describe('texts of the help desk in a pull request', () => {
  test('do nothing: the page has the elements that it has with plain words', () => {
    const plain = elementsOf(asGitHubShows(importText(draftWith(Array(TEXTS).fill('word')), NO_BASE)));
    const texts = fc.array(hostileText, { minLength: TEXTS, maxLength: TEXTS });
    fc.assert(
      fc.property(texts, (hostile) => {
        const words = hostile.map((text) => `${text}word`);
        const html = asGitHubShows(importText(draftWith(words), NO_BASE));
        expect(elementsOf(html)).toEqual(plain);
        expect(html.replace(/<(code|pre)>[\s\S]*?<\/\1>/gu, '')).not.toMatch(/@|#\d|www\.|:\/\//u);
      }),
      { seed: 20261121, numRuns: byDepth({ day: 30, deep: 300 }) },
    );
  });

  test.each([
    ['many attributes', (draft: ImportDraft) => ({ ...draft, left: Array(4_000).fill(draft.left[0]) })],
    ['long texts', () => draftWith(Array(TEXTS).fill('long '.repeat(20_000)))],
    ['a long patch', () => draftWith(['a', 'b', 'c', '+ line\n'.repeat(20_000), 'd', 'e'])],
  ])('%s stay within what a body holds, whole fences and all', (_, make) => {
    const text = importText(make(draftWith(Array(TEXTS).fill('word'))), NO_BASE);
    expect(text.length).toBeLessThan(65_000);
    expect(text).toContain('Of what the files declare');
    expect((text.match(/^```/gmu)?.length ?? 0) % 2).toBe(0);
  });
});

describe('the issue', () => {
  const driftOf = (count: number): string => {
    const names = Array.from({ length: count }, (_, index) => `field_${index}`);
    const plan = planFor(
      names.map((name) => inYaml({ name, display: `In the files ${'x'.repeat(200)}` })),
      names.map((name, id) => onDesk({ name, id: 100 + id, display: `On the desk ${'y'.repeat(200)}` })),
    );
    const drift = { differences: differencesOf(plan), since: undefined };
    const story = tellDrift(plan, drift, '1a2b3c4d5e6f');
    return issueText({ story, drift, toTake: drift.differences, flags: ' --target desk', pull: 7 });
  };

  test('of three thousand differences stays within what a body holds, and names both ways out', () => {
    const text = driftOf(3_000);
    expect(text.length).toBeLessThan(65_000);
    expect(text).toContain('`deskform apply --target desk`');
    expect(text).toMatch(
      /merge #7, or take its side with `deskform import --accept Ticket\.field_0,[\w.,]+ --target desk`/u,
    );
  });

  test('puts nothing into a command line that a shell would read', () => {
    const drift = { differences: [], since: undefined };
    const story = tellDrift(planFor([], [onDesk()]), drift, undefined);
    const toTake = [attributeKey('Ticket', '$(reboot)'), attributeKey('Ticket', 'a;b'), attributeKey('Ticket', 'room')];
    const text = issueText({ story, drift, toTake, flags: ' --target desk', pull: undefined });
    expect(text).toContain('`deskform import --accept Ticket.room --target desk`');
    expect(text).not.toContain('reboot');
  });
});

const DESK = { project: '', target: 'desk' } as const;

describe('the first line', () => {
  test('cannot be ended by what a workflow or a target is called', () => {
    fc.assert(
      fc.property(hostileText, hostileText, hostileText, (workflow, project, target) => {
        const mark = formatDriftMark(workflow, { project, target });
        expect(mark).toMatch(
          /^<!-- deskform:drift v=1 workflow=[\w%.!~*'()]* project=[\w%.!~*'()]* target=[\w%.!~*'()]* -->$/u,
        );
      }),
      { seed: 20261121, numRuns: byDepth({ day: 30, deep: 300 }) },
    );
  });

  test('is that of one workflow, project and target, and no beginning of another', () => {
    const mark = formatDriftMark('Drift', DESK);
    expect(hasMark(`${mark}\nrest`, mark)).toBe(true);
    expect(hasMark(`${mark}\r\nrest`, mark)).toBe(true);
    expect(hasMark(`${mark} rest`, mark)).toBe(false);
    expect(hasMark(`\n${mark}`, mark)).toBe(false);
    expect(formatDriftMark('Drift', { ...DESK, target: 'desk-2' }).startsWith(mark)).toBe(false);
    expect(hasMark(formatDriftMark('Drift', { ...DESK, project: 'emea' }), mark)).toBe(false);
    const [one, other] = [
      { project: 'a', target: 'b project=c' },
      { project: 'a target=b', target: 'c' },
    ];
    expect(formatDriftMark('Drift', one)).not.toBe(formatDriftMark('Drift', other));
  });

  test('of a pull request tells one content from another', () => {
    const file = { path: 'a.yaml', content: 'x', mode: '100644' } as const;
    expect(formatImportMark(DESK, [file])).not.toBe(formatImportMark(DESK, [{ ...file, content: 'y' }]));
    expect(formatImportMark(DESK, [file])).not.toBe(formatImportMark(DESK, [{ ...file, path: 'b.yaml' }]));
  });
});

describe('the branch of an import', () => {
  test.each([
    ['', 'deskform/import-desk'],
    ['emea', 'deskform/emea/import-desk'],
    ['emea/desks', 'deskform/emea/desks/import-desk'],
    ['e.lock/~x y', 'deskform/e=2elock/=7ex=20y/import-desk'],
  ])('of the project %j is %s', (project, branch) => {
    expect(importBranch({ project, target: 'desk' })).toBe(branch);
  });

  test('is ours only with our line for this project', () => {
    const tip = { commit: 'a', tree: 'b', parents: [], message: 'Take\n\nDeskform-Import: desk of emea\n' };
    expect(isOurs(tip, { project: 'emea', target: 'desk' })).toBe(true);
    expect(isOurs(tip, DESK)).toBe(false);
  });
});
