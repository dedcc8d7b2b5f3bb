import type { JsonObject } from '../attribute/json.ts';
import { printableJson } from './printable.ts';

/** A result in the words of scripts. */
export type StatusWord = 'ok' | 'changes' | 'refused' | 'failed' | 'partial';

/** The one JSON document of a command, its fields at the top. `command` is null where none is known. */
export function jsonText(command: string | null, status: StatusWord, document: JsonObject): string {
  return `${printableJson({ format_version: 1, command, status, ...document })}\n`;
}
