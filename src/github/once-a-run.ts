import type { GitHub } from './client.ts';

/**
 * Asks GitHub only once a run for each thing that is asked about, and gives the same answer ever after: a fleet of a
 * hundred targets has to fit into what GitHub answers in an hour. For what no later step of a run depends on as news.
 */
export function onceARun<About extends readonly (string | number)[], T>(
  ask: (github: GitHub, ...about: About) => Promise<T>,
): (github: GitHub, ...about: About) => Promise<T> {
  const asked = new WeakMap<GitHub, Map<string, Promise<T>>>();
  return (github, ...about) => {
    const answers = asked.get(github) ?? new Map<string, Promise<T>>();
    asked.set(github, answers);
    const name = JSON.stringify(about);
    const known = answers.get(name);
    if (known !== undefined) return known;
    const answer = ask(github, ...about);
    answers.set(name, answer);
    // What failed may be asked again.
    answer.catch(() => answers.delete(name));
    return answer;
  };
}
