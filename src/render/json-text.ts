import type { JsonObject } from '../attribute/json.ts';
import { printableJson } from './printable.ts';

/** The result of a command in JSON. */
export type StatusWord = 'ok' | 'changes' | 'refused' | 'failed' | 'partial';

/** Renders the JSON document of a command, with its fields at the top level. `command` is null if unknown. */
export function jsonText(command: string | null, status: StatusWord, document: JsonObject): string {
  return `${printableJson({ format_version: 1, command, status, ...document })}\n`;
}
