/** Ends a switch over a union: it compiles only while every member is handled. */
export function unreachable(value: never): never {
  throw new Error(`deskform has a bug: unexpected value ${JSON.stringify(value)}`);
}
