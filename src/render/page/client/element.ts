/** A new element around texts and other elements. Texts stay texts, whatever they hold. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  className: string,
  ...content: readonly (string | Node)[]
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag);
  if (className !== '') made.className = className;
  made.append(...content);
  return made;
}

export function byId(id: string): HTMLElement | undefined {
  return document.getElementById(id) ?? undefined;
}
