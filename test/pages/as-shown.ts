/** Whether a text is what a page shows of it: a line "…" is any lines, "…" in a line any text. */
export function isAsShown(shown: string, said: string): boolean {
  const lines = shown.split('\n').map((line) => {
    if (line === '…') return '(?:\\n.*)*';
    const pieces = line.split('…').map((piece) => piece.replaceAll(/[$()*+.?[\\\]^{|}]/gu, '\\$&'));
    return `\\n${pieces.join('.*')}`;
  });
  return new RegExp(`^${lines.join('')}$`, 'u').test(`\n${said}`);
}
