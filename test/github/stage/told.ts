import { ticketFields } from '../../cli/repository.ts';
import type { Story, StoryPull } from './story.ts';

/** The plan comment of a pull request, without its hidden first line. */
export async function readOn(story: Story, pull: StoryPull): Promise<string> {
  const [comment] = await story.commentsOn(pull);
  return (comment?.body ?? '').replace(/^<!--.*-->\n/u, '');
}

/** What was told after the plan, in new comments: GitHub notifies of those. */
export async function toldOn(story: Story, pull: StoryPull): Promise<readonly string[]> {
  const [, ...news] = await story.commentsOn(pull);
  return news.map(({ body }) => body.replace(/^<!--.*-->\n/u, ''));
}

/** What is read at a glance; what is folded away, or hidden, is not. */
export function glanceAt(body: string): string {
  const shown = body.replace(/<details>(?:(?!<details>)[\s\S])*?<\/details>/gu, '');
  return shown === body ? body.replace(/<!--.*?-->\n?/gu, '') : glanceAt(shown);
}

/** Opened, planned and merged. */
export async function mergedWith(
  story: Story,
  name: string,
  edits: Readonly<Record<string, string>>,
): Promise<StoryPull> {
  const pull = await story.openPull({ branch: name, edits });
  await story.onPull(pull, { command: 'plan' });
  await story.merge(pull);
  return pull;
}

/** Files that add a field. */
export const newField = (name: string): Readonly<Record<string, string>> => ({
  [`attributes/${name}.yaml`]: ticketFields({ [name]: `Label of ${name}` }),
});
