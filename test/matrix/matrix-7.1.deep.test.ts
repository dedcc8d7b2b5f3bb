import { matrixOn } from './matrix.ts';

await matrixOn('7.1');
