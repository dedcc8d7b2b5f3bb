/** "16,383", for people. A small number needs no locale, and loading one takes longer than telling a small plan. */
export function numberInWords(value: number): string {
  return value < 1_000 ? String(value) : value.toLocaleString('en-US');
}
