/** The first characters of a commit id. */
export function shortCommit(commit: string): string {
  return commit.slice(0, 12);
}
