import { runAction } from './action.ts';

// Never process.exit: what is still on its way to the log would be cut.
process.exitCode = await runAction(process.env, process.stdout);
