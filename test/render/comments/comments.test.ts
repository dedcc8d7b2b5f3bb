import { expect, test } from 'vitest';
import { MARKDOWN_BUDGET, renderPlansMarkdown } from '../../../src/render/plan-markdown.ts';
import { COMMENTS } from './comments.ts';

/** With -u they are written anew; then draw them (scripts/screenshots.ts) and look at the pictures. */
test.each([...COMMENTS])('the comment %s is as its picture shows it', async (name, told) => {
  await expect(renderPlansMarkdown(told, MARKDOWN_BUDGET)).toMatchFileSnapshot(`${name}.md`);
});
