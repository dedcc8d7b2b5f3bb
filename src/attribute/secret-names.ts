/** Of a parameter in an address, a header, a key in a file: what stands under such a name may be a credential. */
const SECRET_NAME =
  /^x?(?:key|auth|pass|pwd|sig|sid|jwt)$|(?:api|app|auth|access|client|functions?|license|master|private|service|shared|subscription)key|token|password|passwd|passphrase|passcode|secret|bearer|authorization|credential|signature|cookie|session/u;

/** "api_key", "apiKey", "X-Api-Key" and "api%5Fkey" are one name. */
export function isCalledSecret(name: string): boolean {
  return SECRET_NAME.test(
    decoded(name)
      .toLowerCase()
      .replaceAll(/[^a-z0-9]/gu, ''),
  );
}

/** In headers that are called "key" nobody sorts: a word of the name is enough. */
const WORDS_OF_HEADERS: readonly string[] = ['auth', 'oauth', 'key', 'pass'];

/** Headers such as those that let a client through an access gateway. */
export function isSecretHeader(name: string): boolean {
  const words = name.split(/[^A-Za-z0-9]+|(?<=[a-z])(?=[A-Z])/u);
  return isCalledSecret(name) || words.some((word) => WORDS_OF_HEADERS.includes(word.toLowerCase()));
}

function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
