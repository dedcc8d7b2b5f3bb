import { playPage } from './play-page.ts';

playPage('docs/commands.md');
