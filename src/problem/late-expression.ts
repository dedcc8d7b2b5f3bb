/**
 * A regular expression that is made when it is used first. One with classes such as \p{L} costs a start up to a
 * millisecond as a literal, even in a function that never runs: V8 looks up all their letters to check it.
 */
export function lateExpression(source: string, flags: string): () => RegExp {
  let made: RegExp | undefined;
  return () => {
    made ??= new RegExp(source, flags);
    return made;
  };
}
