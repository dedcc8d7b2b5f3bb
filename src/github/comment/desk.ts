import type { Hide } from '../../run/hide.ts';
import type { GitHub } from '../client.ts';

/** Where comments are written, as whom, and what must not be in them. */
export interface Desk {
  readonly github: GitHub;
  readonly author: string;
  readonly pull: number;
  readonly hide: Hide;
}
