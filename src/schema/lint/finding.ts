import type { AttributeDefinition } from '../../attribute/definition.ts';
import type { Remark } from '../remark.ts';

/** Something to say about a definition; the remark's path begins inside of it. */
export interface Lint {
  readonly definition: AttributeDefinition;
  readonly remark: Remark;
}
