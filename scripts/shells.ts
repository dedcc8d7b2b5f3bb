import { installDebianPackages, works } from './debian-packages.ts';

/** The shells for which `deskform completion` writes scripts, each tested in itself. */
const SHELLS = ['bash', 'zsh', 'fish'];

const missing = (): readonly string[] => SHELLS.filter((shell) => !works(shell, '-c', 'true'));

const wanted = missing();
if (wanted.length > 0) installDebianPackages(...wanted);
const left = missing();
if (left.length > 0) {
  const names = left.join(' ');
  process.stderr.write(`The tests of completion need ${names}: install them (Debian: apt-get install ${names}).\n`);
  process.exitCode = 1;
} else process.stdout.write(`${SHELLS.join(', ')}\n`);
