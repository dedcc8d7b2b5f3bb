import { runAction } from './action.ts';

// Never process.exit: it would truncate pending log output.
process.exitCode = await runAction(process.env, process.stdout);
