import { playPage } from './play-page.ts';

playPage('docs/cookbook.md');
