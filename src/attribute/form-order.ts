/** The help desk shows its fields, and lists them, by position and, where two have the same, by name. */
export function inFormOrder(a: Placed, b: Placed): number {
  return a.position - b.position || (a.name < b.name ? -1 : Number(a.name > b.name));
}

interface Placed {
  readonly position: number;
  readonly name: string;
}
