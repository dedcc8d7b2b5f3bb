import { matrixOn } from './matrix.ts';

await matrixOn('6.5');
