import type { Choice } from '../../attribute/choices.ts';
import type { PresentDefinition } from '../../attribute/definition.ts';
import { isJsonObject, type JsonValue } from '../../attribute/json.ts';
import { isRequired } from '../../attribute/visibility.ts';
import { type Remark, remarkOnKey } from '../remark.ts';
import { isChosen, takesOthers } from './chosen.ts';

/** Screens that only show: nothing can be filled in there. */
const ONLY_SHOWS = 'view';

/** A field that must be filled where nobody can fill it. */
export function lintRequired(definition: PresentDefinition, choices: readonly Choice[]): readonly Remark[] {
  if (!definition.active) return [];
  const demanding = Object.entries(definition.screens ?? {}).flatMap(([screen, cells]) =>
    isJsonObject(cells)
      ? Object.entries(cells).flatMap(([role, cell]) => (demands(cell) ? [{ screen, role, cell }] : []))
      : [],
  );
  const why = unfillable(definition, choices);
  return demanding.flatMap(({ screen, role, cell }): readonly Remark[] => {
    const place = ['screens', screen, role];
    const where = `${definition.key} is required on ${screen} for ${role}`;
    if (screen === ONLY_SHOWS)
      return [remark(place, `${where}, a screen that only shows`, 'Take `required` out, or ask for it on edit.')];
    if (isJsonObject(cell) && cell.shown === false)
      return [remark(place, `${where}, and not shown there`, 'Write `shown: true`, or take `required` out.')];
    return why === undefined ? [] : [remark(place, `${where}, but ${why.reason}`, why.hint)];
  });
}

function remark(place: readonly string[], message: string, hint: string): Remark {
  return remarkOnKey('required-unfillable', [...place, 'required'], message, hint);
}

/** Required if it were shown. */
function demands(cell: JsonValue): boolean {
  return isJsonObject(cell) && isRequired({ ...cell, shown: true });
}

interface Unfillable {
  readonly reason: string;
  readonly hint: string;
}

function unfillable(definition: PresentDefinition, choices: readonly Choice[]): Unfillable | undefined {
  const { dataType, dataOption } = definition;
  if (isChosen(dataType) && choices.length === 0 && !takesOthers(definition, choices))
    return { reason: 'has nothing to choose', hint: 'Write its options, or take `required` out.' };
  if (dataType === 'datetime' && dataOption.future === false && dataOption.past === false)
    return {
      reason: 'takes times neither of the future nor of the past',
      hint: 'Write `future: true` or `past: true`.',
    };
  if (dataType === 'input' && dataOption.readonly === true)
    return { reason: 'cannot be written', hint: 'Take `readonly` or `required` out.' };
  return undefined;
}
