import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { installDebianPackages, runs, works } from './debian-packages.ts';

const NO_CHROMIUM = 'No Chromium or Chrome was found: install one (npm run machine), or name yours in CHROMIUM_PATH.';

const PROGRAMS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'msedge'];

const PLACES: Readonly<Partial<Record<NodeJS.Platform, readonly string[]>>> = {
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  ],
  win32: [
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
    'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
    'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
  ],
};

/** The installed browser that the tests and the screenshots drive; undefined where there is none. */
export function findChromium(env: NodeJS.ProcessEnv = process.env): string | undefined {
  const { CHROMIUM_PATH: named = '', PATH = '' } = env;
  if (named !== '') {
    if (isProgram(named)) return named;
    throw new Error(`CHROMIUM_PATH names ${named}, which does not start: name a Chromium or Chrome, or leave it out.`);
  }
  const onPath = PATH.split(delimiter).flatMap((folder) => PROGRAMS.map((program) => join(folder, program)));
  return [...onPath, ...(PLACES[process.platform] ?? []), chromium.executablePath()].find(isProgram);
}

/** The same; without one nothing can be drawn. */
export function mustFindChromium(): string {
  const found = findChromium();
  if (found === undefined) throw new Error(NO_CHROMIUM);
  return found;
}

/** Installs one by the system's packages, else by playwright's own download. */
export function installChromium(): void {
  if (!installDebianPackages('chromium') || findChromium() === undefined) download();
}

function download(): void {
  const cli = fileURLToPath(new URL('../node_modules/playwright-core/cli.js', import.meta.url));
  runs([process.execPath, cli, 'install', 'chromium']);
}

/** Some systems have a script of that name which only says how to install the browser. */
function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
  } catch {
    return false;
  }
  // On Windows the question for its version would open a window.
  return process.platform === 'win32' || works(path, '--version');
}
