import { isJsonObject, type JsonObject } from '../../src/model/json.ts';
import { createAttribute, discardChanges, updateAttribute } from '../../src/sandbox/model/attributes.ts';
import { setSetting } from '../../src/sandbox/model/desk.ts';
import type { RecordedExchange } from './recorded.ts';
import { bodyOf, type Stage } from './stage.ts';

const TYPE_CHANGES = '6.5/08_data_type_change';

function typeChange(event: RecordedExchange): { readonly from: string; readonly to: string } | undefined {
  const [, from, to] = /^(\w+) -> (\w+)/.exec(event.step) ?? [];
  return from === undefined || to === undefined ? undefined : { from, to };
}

function saver() {
  return { userId: 3, now: new Date() };
}

/** What each type looked like before it was changed: as the file's own requests write it when they change to that type. */
function baseRow(stage: Stage, type: string): JsonObject {
  const changes = stage.recording.events.filter((event) => event.kind === 'exchange');
  const into = changes.find((event) => event.method === 'PUT' && typeChange(event)?.to === type);
  const from = changes.find((event) => event.method === 'PUT' && typeChange(event)?.from === type);
  const option = into === undefined ? undefined : bodyOf(into).data_option;
  const { name = `t_${type}`, display = type, position = null, ...rest } = from === undefined ? {} : bodyOf(from);
  return { ...rest, object: 'Ticket', name, display, position, data_type: type, data_option: option ?? {} };
}

/** Requests that the author sent before a recording's first line and did not record. */
export function setUp(stage: Stage): void {
  // The installation that the users were recorded on had been told not to end itself.
  if (stage.recording.name === '6.5/21_users') setSetting(stage.desk, 'auto_shutdown', false, new Date());
  // And only one of 7.1 to end itself (README).
  if (stage.recording.name === '7.1/10_restart') setSetting(stage.desk, 'auto_shutdown', true, new Date());
  if (stage.recording.name !== TYPE_CHANGES) return;
  const types = new Set(
    stage.recording.events.flatMap((event) => (event.kind === 'exchange' ? (typeChange(event)?.from ?? []) : [])),
  );
  for (const type of types) {
    const row = createAttribute(stage.desk, baseRow(stage, type), saver());
    const first = stage.recording.events.find(
      (event) => event.kind === 'exchange' && event.method === 'PUT' && bodyOf(event).name === row.name,
    );
    const id = first?.kind === 'exchange' ? Number(first.path.split('/').at(-1)) : undefined;
    if (id !== undefined) stage.ids.rows.set(id, row.id);
  }
}

/** Between two changes of type the author discarded, changed the type back, and discarded again. */
export function betweenSteps(stage: Stage, event: RecordedExchange, previous: RecordedExchange | undefined): void {
  if (stage.recording.name !== TYPE_CHANGES || previous === undefined || previous.status !== 200) return;
  const change = typeChange(previous);
  if (change === undefined || previous.step.includes('(then executed)')) return;
  const shown = previous.step.includes('after discard');
  if (!shown) discardChanges(stage.desk, saver());
  if (event.step.includes('after discard')) return;
  const row = baseRow(stage, change.from);
  if (isJsonObject(row.data_option)) updateAttribute(stage.desk, row, saver());
  discardChanges(stage.desk, saver());
}
