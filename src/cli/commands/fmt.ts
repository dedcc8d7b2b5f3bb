import { printable } from '../../render/printable.ts';
import { plural } from '../../render/words.ts';
import { draftFormat } from '../../run/format.ts';
import type { CommandResult, ParsedArgs, World } from '../command.ts';
import { isGiven, projectChoice } from '../options.ts';

export async function runFmt(args: ParsedArgs, world: World): Promise<CommandResult> {
  const draft = await draftFormat(projectChoice(args, world));
  const isCheck = isGiven(args, 'check');
  if (!isCheck) draft.write();
  const changed = draft.changes.map(({ file }) => file);
  const lines = [
    changed.length === 0
      ? `${plural(draft.files, 'file')}: nothing to format.`
      : `${isCheck ? 'Not formatted' : 'Formatted'}: ${plural(changed.length, 'file')}.`,
    ...changed.map((file) => `  ${printable(file)}`),
    ...draft.left.map(({ file, why }) => `  ${printable(file)} is unchanged: ${printable(why)}`),
  ];
  const isFound = isCheck && changed.length > 0;
  return {
    exitStatus: isFound ? 2 : 0,
    status: isFound ? 'changes' : 'ok',
    document: { files: changed, unchanged: draft.left.map((one) => ({ ...one })) },
    text: `${lines.join('\n')}\n`,
  };
}
