/** An editor in between may have changed line ends, and blanks at the end. */
export function isSameText(one: string, other: string): boolean {
  return plain(one) === plain(other);
}

function plain(text: string): string {
  return text.replaceAll('\r\n', '\n').trimEnd();
}
