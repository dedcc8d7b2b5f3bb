import * as core from '@actions/core';
import type { Hide } from '../run/hide.ts';
import type { OutputName } from './input-table.ts';

/** What later steps of the workflow may read. Each is set once, at the end. */
export type Outputs = ReadonlyMap<OutputName, string>;

export function writeOutputs(outputs: Outputs, hide: Hide): void {
  for (const [name, value] of outputs) core.setOutput(name, hide.text(value));
}
