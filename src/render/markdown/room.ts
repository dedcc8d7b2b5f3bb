/** Between two parts stand at most two line ends. */
const BETWEEN = 2;

/** What is left of a budget of bytes. */
export interface Room {
  /** As many as there is room for, from the first on: what has no room ends it, so that nothing stands before its turn. */
  readonly fill: <Item>(items: readonly Item[], write: (item: Item) => string) => readonly string[];
}

/** Room for so many bytes of UTF-8. */
export function makeRoom(bytes: number): Room {
  let left = bytes;
  return {
    fill: (items, write) => {
      const written: string[] = [];
      for (const item of items) {
        const text = write(item);
        const size = sizeOf(text);
        if (size > left) break;
        left -= size;
        written.push(text);
      }
      return written;
    },
  };
}

/** In UTF-8, with what parts it from the next. */
export function sizeOf(part: string): number {
  return Buffer.byteLength(part) + BETWEEN;
}
