import { matrixOn } from './matrix.ts';

await matrixOn('5.2');
