/** The four objects whose attributes can be managed, as the help desk's own list spells them. */
export const OBJECT_NAMES = ['Ticket', 'User', 'Organization', 'Group'] as const;

export type ObjectName = (typeof OBJECT_NAMES)[number];

declare const brand: unique symbol;

/** Identifies one attribute everywhere: "Ticket.severity". Neither object nor name can ever change. */
export type AttributeKey = string & { readonly [brand]: 'AttributeKey' };

export function attributeKey(object: ObjectName, name: string): AttributeKey {
  return `${object}.${name}` as AttributeKey;
}

export function splitAttributeKey(key: AttributeKey): readonly [ObjectName, string] {
  const dot = key.indexOf('.');
  const object = parseObjectName(key.slice(0, dot));
  if (object === undefined) throw new Error(`deskform has a bug: ${key} is not an attribute key`);
  return [object, key.slice(dot + 1)];
}

/** Reads the name of an object. "Organisation" is the spelling of Organization in the API documentation. */
export function parseObjectName(text: string): ObjectName | undefined {
  if (text === 'Organisation') return 'Organization';
  return OBJECT_NAMES.find((object) => object === text);
}

/** Reads "Ticket.severity" as a user writes it on a command line. */
export function parseAttributeKey(text: string): AttributeKey | undefined {
  const dot = text.indexOf('.');
  const object = dot < 0 ? undefined : parseObjectName(text.slice(0, dot));
  return object === undefined || dot === text.length - 1 ? undefined : attributeKey(object, text.slice(dot + 1));
}
