/** The first ones of a list as `show` has them, the others as a number: "Ticket.a, Ticket.b and 7 more". */
export function firstNames(names: readonly string[], most: number, show: (name: string) => string): string {
  const left = names.length - most;
  return `${names.slice(0, most).map(show).join(', ')}${left > 0 ? ` and ${left} more` : ''}`;
}
