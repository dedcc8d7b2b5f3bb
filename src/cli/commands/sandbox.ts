import { NEWEST_RELEASE, RELEASES } from '../../model/release.ts';
import { viewDesk } from '../../run/desk-view.ts';
import { type SandboxSettings, startSandbox } from '../../sandbox/sandbox.ts';
import { type CommandResult, type ParsedArgs, succeeded, type World } from '../command.ts';
import { isGiven, numberOption, pathOption, textOption } from '../options.ts';

const DEFAULT_PORT = 8080;
const MOST_RECORDS = 100_000;

/** Prints the address as its first line, and runs until it is stopped. */
export async function runSandbox(args: ParsedArgs, world: World): Promise<CommandResult> {
  const settings = settingsOf(args, world);
  const sandbox = await startSandbox(settings);
  const stopped = world.untilStopped();
  // On one line: a reader has to know when it is complete, while the sandbox goes on.
  const document = { format_version: 1, command: 'sandbox', status: 'ok', url: sandbox.url, release: settings.release };
  if (isGiven(args, 'json')) world.printJson(`${JSON.stringify(document)}\n`);
  else world.print(`${sandbox.url}\n`);
  world.say(`Sandbox with Zammad ${settings.release}, reachable only from this machine. Ctrl-C stops it.`);
  world.say('  Open the address in a browser to see its forms and pending changes.');
  world.say('  To check it, or to begin a project with it (`deskform init --url`):');
  world.say(
    `  DESKFORM_TOKEN=${textOption(args, 'token') === undefined ? DEFAULT_TOKEN : '…'} deskform doctor --url ${sandbox.url}`,
  );
  await stopped;
  await sandbox.close();
  return { ...succeeded({}, ''), output: 'printed' };
}

/** No sentence holds this word: hiding it as a credential changes no message. */
const DEFAULT_TOKEN = 'sandbox-token';

function settingsOf(args: ParsedArgs, world: World): SandboxSettings {
  return {
    release: RELEASES.find((release) => release === textOption(args, 'release')) ?? NEWEST_RELEASE,
    port: numberOption(args, 'port', 0, 65_535) ?? DEFAULT_PORT,
    storeFile: pathOption(args, 'store', world),
    token: textOption(args, 'token') ?? DEFAULT_TOKEN,
    restart: restartOf(args),
    records: numberOption(args, 'records', 0, MOST_RECORDS),
    page: viewDesk,
    say: world.say,
  };
}

function restartOf(args: ParsedArgs): SandboxSettings['restart'] {
  const afterSeconds = numberOption(args, 'restartAfter', 0, 3_600);
  const outageSeconds = numberOption(args, 'outage', 0, 3_600);
  if (afterSeconds === undefined && outageSeconds === undefined) return undefined;
  return { afterSeconds: afterSeconds ?? 1, outageSeconds: outageSeconds ?? 5 };
}
