/** The targets as a workflow's matrix takes them: one job each. A tag may hold a space, so they stay apart. */
export function matrixOf(targets: readonly { readonly name: string; readonly tags: readonly string[] }[]): string {
  return JSON.stringify({ include: targets.map(({ name, tags }) => ({ target: name, tags })) });
}
