import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { PROGRAM } from '../program.ts';

/** A shell into which the script of `deskform completion` has been loaded, and a line with the cursor at its end. */
interface Typing {
  readonly cwd: string;
  readonly script: string;
  readonly line: string;
}

type Complete = (typing: Typing) => Promise<readonly string[]>;

/** What each real shell offers, in the order of the alphabet. */
export const SHELLS: Readonly<Record<'bash' | 'zsh' | 'fish', Complete>> = {
  bash: async ({ cwd, script, line }) => {
    const words = line.split(' ').map((word) => `'${word}'`);
    const program = [
      script,
      `COMP_WORDS=(${words.join(' ')})`,
      `COMP_CWORD=${words.length - 1}`,
      '_deskform deskform',
      `printf "%s\\n" "\${COMPREPLY[@]}"`,
    ];
    return offers(await say(['bash', '--norc', '-c', program.join('\n')], cwd));
  },
  fish: async ({ cwd, script, line }) => {
    const offered = await say(['fish', '--no-config', '-c', `${script}\ncomplete -C '${line}'`], cwd);
    return offers(offered.replaceAll(/\t.*$/gmu, ''));
  },
  // Its completion works only while somebody edits a line: an inner zsh on a terminal of its own does that. There Tab
  // completes, and prints what compadd was given.
  zsh: async ({ cwd, script, line }) => {
    await writeFile(
      join(cwd, '.inner.zsh'),
      INNER_ZSH.replace('%script%', () => script),
    );
    const said = await say(['zsh', '-f', '-c', OUTER_ZSH, 'zsh', line], cwd);
    return offers(/<BEGIN>(.*)<END>/su.exec(said)?.[1] ?? said);
  },
};

/** The scripts ask the program for names: here it is on the PATH, as it is shipped. */
export async function putDeskformInto(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'deskform'), `#!/bin/sh\nexec "${process.execPath}" "${PROGRAM}" "$@"\n`, {
    mode: 0o755,
  });
}

const INNER_ZSH = String.raw`
autoload -Uz compinit; compinit -u -D
%script%
bindkey -e
typeset -a OFFERED
compadd() {
  typeset -a these
  if [[ "${'$'}{@[1,(i)(-|--)]}" != *-(O|A|D)\ * ]]; then builtin compadd -O these "$@"; OFFERED+=("${'$'}{these[@]}"); fi
  builtin compadd "$@"
}
offer() { zle complete-word; print -rl -- '<BEGIN>' "${'$'}{OFFERED[@]}" '<END>' }
zle -N offer
bindkey '^I' offer
`;

const OUTER_ZSH = String.raw`
zmodload zsh/zpty
zpty inner zsh -f -i
zpty -w inner 'PS1= PS2= TERM=dumb; stty -echo'
zpty -w inner 'source ./.inner.zsh; print -r -- LOADED'
zpty -r inner REPLY $'*\nLOADED*'
zpty -n -w inner "$1"$'\t'
zpty -r inner REPLY '*<END>*'
print -r -- "$REPLY"
zpty -d inner
`;

function offers(said: string): readonly string[] {
  return [...new Set(said.split(/\r*\n/u).filter((row) => row !== ''))].sort();
}

async function say([program = '', ...args]: readonly string[], cwd: string): Promise<string> {
  const { PATH = '' } = process.env;
  const env = { PATH: `${join(cwd, '.bin')}:${PATH}`, HOME: cwd, LANG: 'C.UTF-8' };
  const child = spawn(program, args, { cwd, env, stdio: ['ignore', 'pipe', 'inherit'] });
  const [said] = await Promise.all([text(child.stdout), once(child, 'close')]);
  return said;
}
