import { usageMarkdown, usageText, usageToJson } from '../../render/usage.ts';
import { usage } from '../../run/usage.ts';
import { succeeded } from '../command.ts';
import { onTargets } from '../each-target.ts';
import { countingLine, deskRequest, isMarkdown, textsOption } from '../options.ts';

export const runUsage = onTargets('usage', 'go-on', async (args, world) => {
  const request = { ...deskRequest(args, world), selectors: textsOption(args, 'keys') };
  world.showProgress('Reading the list of fields …');
  try {
    const counted = await usage(request, (done, all) => world.showProgress(countingLine(done, all, 'field')));
    const text = isMarkdown(args) ? usageMarkdown(counted) : usageText(counted, world.out);
    return succeeded({ ...usageToJson(counted), problems: [] }, text);
  } finally {
    world.showProgress('');
  }
});
