import type { RunCommand } from './command.ts';

/**
 * Loads a command that asks a help desk. The V8 of Node 20 compiles undici's parser of HTTP, which is WebAssembly, once
 * more after a single answer, and no process ends before its compilers do: that was a sixth of a plan. Newer ones do so
 * after seven times as much work (13 million for 1.8), and that is what this one is told, too.
 */
export function askingDesk(load: () => Promise<RunCommand>): () => Promise<RunCommand> {
  return async () => {
    if (Number.parseInt(process.versions.v8, 10) < 12) {
      const { setFlagsFromString } = await import('node:v8');
      setFlagsFromString('--wasm-tiering-budget=13000000');
    }
    return load();
  };
}
