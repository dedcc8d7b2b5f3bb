import { spawnSync } from 'node:child_process';

type CommandLine = readonly string[];

/** Installs packages of the system where it is a Debian or an Ubuntu and nobody has to be asked; false elsewhere. */
export function installDebianPackages(...packages: readonly string[]): boolean {
  const rights = rightsToInstall();
  if (rights === undefined || !works('apt-get', '--version')) return false;
  const aptGet: CommandLine = [...rights, 'env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get'];
  return runs([...aptGet, 'update']) && runs([...aptGet, 'install', '-y', '--no-install-recommends', ...packages]);
}

/** Does a program start, and end well? */
export function works(program: string, ...args: readonly string[]): boolean {
  return spawnSync(program, [...args], { stdio: 'ignore' }).status === 0;
}

/** The same, and everybody sees what it says. */
export function runs([program = '', ...args]: CommandLine): boolean {
  return spawnSync(program, args, { stdio: 'inherit' }).status === 0;
}

/** What stands before a command that needs the rights of root; undefined where there are none without a question. */
function rightsToInstall(): CommandLine | undefined {
  if (process.getuid?.() === 0) return [];
  return works('sudo', '-n', 'true') ? ['sudo', '-n'] : undefined;
}
