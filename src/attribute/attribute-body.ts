import type { ObjectName } from './attribute-key.ts';
import type { JsonObject } from './json.ts';

/** All that a POST says of one attribute. It can hold credentials: it is sent, and never shown. */
export interface AttributeBody {
  readonly object: ObjectName;
  readonly name: string;
  readonly display: string;
  readonly dataType: string;
  readonly dataOption: JsonObject;
  readonly active: boolean;
  /** Left out, it becomes the last one of its object. */
  readonly position: number | undefined;
  readonly screens: JsonObject;
}

/** What a PUT says: always the whole row, since every setting that is missing stages something (6.5/06 "omitted"). */
export type WholeAttributeBody = AttributeBody & { readonly position: number };
