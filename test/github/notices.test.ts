import { micromark } from 'micromark';
import { gfm, gfmHtml } from 'micromark-extension-gfm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { mustBeReviewed, staleNotices, targetNotices } from '../../src/github/notices.ts';
import { showPull } from '../../src/github/pulls.ts';
import type { TargetChange } from '../../src/run/target-changes.ts';
import { openGitHub, type StagedGitHub } from './stage/github.ts';
import { openJob } from './stage/job.ts';
import { commit, mergedAt, planTo, toldPlans } from './stage/plans.ts';
import type { Approval, PullFacts } from './stage/repository-state.ts';

const WHERE = { file: 'deskform.yaml', line: 4, column: 5 };

function changeTo(after: string, target = 'production'): TargetChange {
  const url = { setting: 'url', values: { before: 'https://desk.example.com', after }, where: WHERE };
  return { target, kind: 'changed', settings: [url] };
}

const CHANGE = changeTo('https://thief.example.com');

let github: StagedGitHub;
let number: number;
beforeEach(async () => {
  github = await openGitHub();
  number = await github.openPull({ branch: 'thief', facts: { head: commit('1') } });
});
afterEach(() => github.close());

async function pull(): Promise<Parameters<typeof mustBeReviewed>[1]> {
  const { job } = openJob(github, { inputs: { command: 'plan' } });
  return showPull(job.github, number);
}

describe('a pull request that changes where a token goes', () => {
  const BY_MARIA: Approval = { by: 'maria', commit: commit('1'), canPush: true };

  test.each<[string, readonly Approval[], PullFacts, 'passes' | 'fails']>([
    ['nobody has approved', [], {}, 'fails'],
    ['a person who may push has approved the newest commit', [BY_MARIA], {}, 'passes'],
    ['the rules of the branch are met, too', [BY_MARIA], { reviewDecision: 'APPROVED' }, 'passes'],
    ['the rules of the branch ask for another review', [BY_MARIA], { reviewDecision: 'REVIEW_REQUIRED' }, 'fails'],
    ['somebody asks for changes', [BY_MARIA], { reviewDecision: 'CHANGES_REQUESTED' }, 'fails'],
    [
      'the same person asks for changes afterwards',
      [BY_MARIA, { ...BY_MARIA, state: 'CHANGES_REQUESTED' }],
      {},
      'fails',
    ],
    [
      'another person asks for changes',
      [{ ...BY_MARIA, by: 'noor', state: 'CHANGES_REQUESTED' }, BY_MARIA],
      {},
      'fails',
    ],
    ['an older commit was approved', [{ ...BY_MARIA, commit: commit('0') }], {}, 'fails'],
    ['a stranger has approved', [{ ...BY_MARIA, by: 'stranger', canPush: false }], {}, 'fails'],
    ['a bot has approved', [{ ...BY_MARIA, by: 'github-actions[bot]' }], {}, 'fails'],
    ['the newest commit was pushed after that', [BY_MARIA], { head: commit('2') }, 'fails'],
  ])('where %s', async (_, approvals, facts, outcome) => {
    for (const approval of approvals) github.approve(number, approval);
    github.movePull(number, facts);
    const failure = mustBeReviewed([CHANGE], await pull());
    expect(failure?.code).toBe(outcome === 'fails' ? 'TARGET_CHANGED' : undefined);
    const [notice = ''] = targetNotices([CHANGE], await pull());
    expect(notice.split('\n')[0]).toBe(outcome === 'fails' ? '> [!WARNING]' : '> [!NOTE]');
  });

  test('shows both sides and the line', async () => {
    const [notice] = targetNotices([CHANGE], await pull());
    expect(notice).toContain(
      '> - `production`: `url` `https://desk.example.com` → `https://thief.example.com` (`deskform.yaml:4:5`)',
    );
  });

  test('one that changes nothing of it needs nobody', async () => {
    expect(mustBeReviewed([], await pull())).toBeUndefined();
    expect(targetNotices([], await pull())).toEqual([]);
  });

  test('a changed address stands first, whatever else is changed around it', async () => {
    const added = Array.from({ length: 20 }, (_, index): TargetChange => {
      const is = (setting: string) => ({ setting, values: undefined, where: undefined });
      const values = { before: '', after: `https://desk-${index}.example.com` };
      const settings = [{ ...is('url'), values }, is('auth'), is('proxy')];
      return { target: `desk-${index}`, kind: 'added', settings };
    });
    const [notice = ''] = targetNotices([...added, CHANGE], await pull());
    const lines = notice.split('\n').filter((line) => line.startsWith('> - '));
    expect(lines[0]).toContain('`production`: `url`');
    for (const { target } of added) expect(notice).toContain(`\`url\` \`https://${target}.example.com\``);
    expect(lines.at(-1)).toMatch(/and \d+ more/u);
  });

  test('values of others do nothing in the notice, and a long list is cut', async () => {
    const evil = changeTo('x`\n> [!TIP]\n@octocat <img src=x> https://x.example [y](https://y.example)', 'a`\n\n# b');
    const [notice = ''] = targetNotices(
      Array.from({ length: 60 }, () => evil),
      await pull(),
    );
    const html = micromark(notice, { allowDangerousHtml: true, extensions: [gfm()], htmlExtensions: [gfmHtml()] });
    expect(html).toMatch(/^<blockquote>[\s\S]*<\/blockquote>$/u);
    expect(html.replace(/<code>[\s\S]*?<\/code>/gu, '')).not.toMatch(/@|<img|<a |<h1|TIP/u);
    expect(html.match(/<li>/gu)).toHaveLength(26);
    expect(html).toContain('and 35 more');
  });
});

test('of a comment that somebody has edited no word is repeated', () => {
  const { mark } = toldPlans({ head: commit('1'), plans: { production: planTo('How bad') } });
  const edited = { id: 1, url: '', body: '### @octocat', mark, stoodAt: 1, editedBy: 'acme' };
  const { job } = openJob(github, { inputs: { command: 'plan' } });
  const stale = { ...mergedAt(3), approval: { at: 2, by: 'maria' }, comments: [edited] };
  const [notice = ''] = staleNotices(job, stale, ['production']);
  expect(notice).toContain('`acme` has edited the plan comment.');
  expect(notice).not.toContain('octocat');
  const [whole] = staleNotices(job, { ...stale, comments: [{ ...edited, editedBy: undefined }] }, ['production']);
  expect(whole).toContain('Before: @octocat');
});
