import type { CommandResult } from './command.ts';

/** The one JSON document of a command, its fields at the top (design of contracts for scripts: format_version 1). */
export function jsonText(
  command: string,
  status: CommandResult['status'],
  document: CommandResult['document'],
): string {
  return `${JSON.stringify({ format_version: 1, command, status, ...document }, undefined, 2)}\n`;
}
