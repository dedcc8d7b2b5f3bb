import { lossInWords } from '../render/result-markdown.ts';
import { countsInWords } from '../render/sections-markdown.ts';
import { counted } from '../render/words.ts';
import type { Told } from './reports-of-plans.ts';
import { failuresOf } from './reports-of-plans.ts';
import type { Check } from './status.ts';

/** The check of a pull request: what makes it fail, the worst first, or what it changes, in one line. */
export function checkOf(told: Told): Check {
  const [failure] = failuresOf(told);
  if (failure !== undefined) return { state: 'failure', description: failure.message };
  const stories = told.planned.flatMap((one) =>
    one.outcome === 'planned' && one.comesTo !== 'nothing' ? [one.story] : [],
  );
  const [story, ...others] = stories;
  if (story === undefined) return { state: 'success', description: 'No changes' };
  const losing = stories.filter(({ destroys }) => destroys.length > 0);
  const loss = losing.length === 0 ? '' : ` · ${losing.map(lossInWords).join(', ')}`;
  if (others.length > 0)
    return { state: 'success', description: `Changes ${counted(stories.length, 'target')}${loss}` };
  return { state: 'success', description: `${story.target.name}: ${countsInWords(story.counts)}${loss}` };
}
