import type { SourcePosition } from '../../problem/source-position.ts';
import { printableShort } from '../printable.ts';
import type { Style } from '../style.ts';

/** "attributes/ticket.yaml:12", as terminals open it; empty where no file says it. */
export function placeOf(where: SourcePosition | undefined, style: Style): string {
  return where === undefined ? '' : style.dim(`${printableShort(where.file, 200)}:${where.line}`);
}
