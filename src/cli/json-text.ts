import { printableJson } from '../render/printable.ts';
import type { CommandResult } from './command.ts';

/** The one JSON document of a command, its fields at the top (design of contracts for scripts: format_version 1). */
export function jsonText(
  command: string,
  status: CommandResult['status'],
  document: CommandResult['document'],
): string {
  return `${printableJson({ format_version: 1, command, status, ...document })}\n`;
}
