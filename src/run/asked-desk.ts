import { type AskedDesk, spellAddress } from '../config/target/target-settings.ts';
import { Failure } from '../problem/failure.ts';
import { faultOfUrl, hintForUrl, shownUrl } from '../schema/check-target.ts';

/** The help desk that a command line names, once its words are known to be an address and a variable. */
export function checkedDesk({ url, tokenVariable }: AskedDesk): AskedDesk {
  mustBeVariable(tokenVariable);
  return { url: addressOf(url), tokenVariable };
}

/** As it stands in a file: the start page, and no credential. */
export function addressOf(text: string): string {
  const fault = faultOfUrl(text.trim());
  if (fault !== undefined)
    throw new Failure('WRONG_USE', `${shownUrl(text.trim()) ?? 'the address'} ${fault}`, {
      hint: hintForUrl(text.trim()),
    });
  const { username, password } = new URL(text.trim());
  if (username !== '' || password !== '')
    throw new Failure('WRONG_USE', 'the address holds credentials', {
      hint: 'Give the address alone; the token is read from the environment.',
    });
  return spellAddress(text.trim());
}

/** The text is not repeated: somebody may have pasted the token itself. */
export function mustBeVariable(name: string): void {
  if (/^[A-Za-z_][A-Za-z0-9_]*$/u.test(name)) return;
  throw new Failure('WRONG_USE', '--token-env takes the name of an environment variable', {
    hint: 'Such as HELPDESK_TOKEN. The token itself is never written into a file.',
  });
}
