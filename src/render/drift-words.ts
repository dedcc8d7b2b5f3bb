import type { AttributeKey } from '../attribute/attribute-key.ts';
import type { Drift, MovedBy } from '../plan/drift.ts';
import { MOVERS } from './story/tell-drift.ts';

/** The attributes that each of them has moved, leaving out who moved none. */
export function movedBy({ since }: Drift): readonly (readonly [MovedBy, readonly AttributeKey[]])[] {
  if (since === undefined) return [];
  const moves = [...since.moves].sort(([a], [b]) => (a < b ? -1 : 1));
  return MOVERS.map(
    (mover) => [mover, moves.flatMap(([key, { moved }]) => (moved === mover ? [key] : []))] as const,
  ).filter(([, keys]) => keys.length > 0);
}

export const MOVER_IN_WORDS = {
  git: 'Git moved',
  'help-desk': 'The help desk moved',
  both: 'Both moved',
} as const satisfies Record<MovedBy, string>;

/** A plan's words say what an apply would do; a reader of drift has to know which side is which. */
export const DIRECTION = 'Left of an arrow stands what the help desk has, right of it what the files say.';
