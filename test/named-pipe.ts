import { execFileSync } from 'node:child_process';

/** A pipe with a name, into which nobody writes yet. Node makes none itself. */
export function makePipe(path: string): void {
  execFileSync('/usr/bin/mkfifo', [path]);
}
