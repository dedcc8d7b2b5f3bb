import { nodeProgram, OTHER_NODES } from './other-nodes.ts';

/** Every Node that users have, installed where it is not yet; a test that needs one then only starts it. */
for (const major of [20, 22, 24] as const) {
  nodeProgram(major);
  process.stdout.write(`Node ${OTHER_NODES[major]}\n`);
}
