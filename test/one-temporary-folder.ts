import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Whatever tests and the programs that they start put into the temporary folder goes with the run. */
export function setup(): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'deskform-tests-'));
  process.env.TMPDIR = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}
