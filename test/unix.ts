/** Tests that Windows cannot run, and what each needs of a Unix. Everything else runs on both. */
export const NEEDS_UNIX: Readonly<Record<string, string>> = {
  'test/browser': 'groups of processes that are ended together',
  'test/cli/demo.test.ts': 'signals',
  'test/cli/full-disk.test.ts': '/dev/full',
  'test/cli/output-files.test.ts': 'links and modes of files',
  'test/cli/questions.test.ts': 'a terminal that a script plays',
  'test/cli/stopped-now.test.ts': 'signals',
  'test/cli/system-refuses.test.ts': 'modes of files',
  'test/cli/trusted-journals.test.ts': 'owners and modes of files',
  'test/examples': 'a POSIX shell',
  'test/files/disk': 'links and modes of files',
  'test/files/files-of-a-project.test.ts': 'links and named pipes',
  'test/files/options-from.test.ts': 'links and named pipes',
  'test/github': 'a POSIX shell, and links in repositories',
  'test/package': 'a POSIX shell',
  'test/pages': 'a POSIX shell',
  'test/run/commit.test.ts': 'signals',
  'test/run/damaged-records.test.ts': 'named pipes',
};

/** The patterns to leave out on this platform; none on a Unix. */
export function withoutUnix(platform: NodeJS.Platform): readonly string[] {
  if (platform !== 'win32') return [];
  for (const [tests, need] of Object.entries(NEEDS_UNIX))
    process.stderr.write(`${tests} needs ${need}: skipped on Windows\n`);
  return Object.keys(NEEDS_UNIX).map((tests) => (tests.endsWith('.ts') ? tests : `${tests}/**`));
}
