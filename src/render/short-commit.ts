/** As much of a commit as people read. */
export function shortCommit(commit: string): string {
  return commit.slice(0, 12);
}
