import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/**
 * The commit of the files in a folder, "1a2b3c4d5e6f", with "-dirty" where they have changed since. Undefined outside
 * git, before a first commit, and where there is no git: a plan needs none.
 */
export async function commitOf(folder: string): Promise<string | undefined> {
  const describe = ['describe', '--always', '--dirty', '--abbrev=12', '--exclude=*'];
  try {
    const { stdout } = await promisify(execFile)('git', describe, { cwd: folder });
    return stdout.trim() || undefined;
  } catch {
    return undefined;
  }
}
