import { resolve } from 'node:path';
import type { JsonObject } from '../../attribute/json.ts';
import { placeNamed } from '../../disk/place.ts';
import { writeTogether } from '../../disk/whole-file.ts';
import { printable, printableJson } from '../../render/printable.ts';
import { plural } from '../../render/words.ts';
import { hiddenJson } from '../../run/hide.ts';
import { snapshot } from '../../run/snapshot.ts';
import type { CommandResult, Typed } from '../command.ts';
import { projectChoice, textOption } from '../options.ts';
import type { World } from '../world.ts';

export async function runSnapshot(typed: Typed, world: World): Promise<CommandResult> {
  const { target, rows } = await snapshot({
    ...projectChoice(typed, world),
    target: textOption(typed, 'target'),
    liveFile: textOption(typed, 'live'),
  });
  const list = `${printableJson(rows)}\n`;
  const file = textOption(typed, 'out');
  const told: JsonObject = { target, attributes: rows.length, problems: [] };
  if (file === undefined) return { exitStatus: 0, status: 'ok', document: { ...told, file: null, rows }, text: list };
  const content = hiddenJson(list, world.hide);
  writeTogether([{ name: file, path: placeNamed(resolve(world.cwd, file)), content, mode: undefined }]);
  return {
    exitStatus: 0,
    status: 'ok',
    document: { ...told, file },
    text: `Wrote ${plural(rows.length, 'attribute')} of ${printable(target.name)} to ${printable(file)}, without credentials.\n`,
  };
}
