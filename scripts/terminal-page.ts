/** Turns what the program writes to a terminal into a page that looks like one. */
export function terminalPage(command: string, output: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escaped(command)}</title><style>${STYLE}</style></head>
<body><main><header><i></i><i></i><i></i></header><pre><b>$ ${escaped(command)}</b>
${inColour(output.trimEnd())}</pre></main></body></html>`;
}

const STYLE = `
body { margin: 0; background: transparent; width: fit-content }
main { background: #16181d; color: #d7dae0; border-radius: 10px; padding: 0 22px 20px }
header { display: flex; gap: 8px; padding: 14px 0 }
header i { width: 12px; height: 12px; border-radius: 50%; background: #3d424d }
pre { margin: 0; font: 14px/1.4 'DejaVu Sans Mono', 'Liberation Mono', Menlo, Consolas, monospace }
.bold { font-weight: bold } .dim { color: #8b919d } .underline { text-decoration: underline }
.red { color: #ff7b72 } .green { color: #7ee787 } .yellow { color: #e3b341 }`;

type Decoration = 'bold' | 'dim' | 'underline' | 'red' | 'green' | 'yellow';

const ON: Readonly<Record<string, Decoration>> = {
  1: 'bold',
  2: 'dim',
  4: 'underline',
  31: 'red',
  32: 'green',
  33: 'yellow',
};
const OFF: Readonly<Record<string, readonly Decoration[]>> = {
  0: ['bold', 'dim', 'underline', 'red', 'green', 'yellow'],
  22: ['bold', 'dim'],
  24: ['underline'],
  39: ['red', 'green', 'yellow'],
};

// biome-ignore lint/suspicious/noControlCharactersInRegex: the codes of a terminal begin with one
const CODE = /\u001b\[(\d+)m/u;

/** The codes that src/render/paper.ts writes; another one is a mistake here. */
function inColour(text: string): string {
  const decorations = new Set<Decoration>();
  return text
    .split(CODE)
    .map((part, index) => {
      if (index % 2 === 0) return decorated(part, [...decorations]);
      const [on, off] = [ON[part], OFF[part]];
      if (on === undefined && off === undefined) throw new Error(`the terminal's code ${part} has no colour here`);
      if (on !== undefined) decorations.add(on);
      for (const ended of off ?? []) decorations.delete(ended);
      return '';
    })
    .join('');
}

function decorated(text: string, decorations: readonly Decoration[]): string {
  if (text === '' || decorations.length === 0) return escaped(text);
  return `<span class="${decorations.join(' ')}">${escaped(text)}</span>`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
