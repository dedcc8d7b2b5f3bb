import { relative } from 'node:path';
import { Failure } from '../../model/failure.ts';
import { printable } from '../../render/printable.ts';
import { shellWord } from '../../render/shell-words.ts';
import { counted } from '../../render/words.ts';
import { init } from '../../run/init.ts';
import { PLACE_OF_ACTION, USUAL_TOKEN_VARIABLE } from '../../run/init-files.ts';
import { type CommandResult, type ParsedArgs, succeeded, type World } from '../command.ts';
import { isGiven, pathOption, textOption } from '../options.ts';

export async function runInit(args: ParsedArgs, world: World): Promise<CommandResult> {
  const folder = pathOption(args, 'dir', world) ?? world.cwd;
  const action = textOption(args, 'action');
  if (action !== undefined && !isGiven(args, 'github'))
    throw new Failure('WRONG_USE', '--action needs --github', {
      hint: 'Add --github, which writes the workflows that use the Action.',
    });
  const isOnGitHub = isGiven(args, 'github');
  const tokenVariable = textOption(args, 'tokenEnv') ?? USUAL_TOKEN_VARIABLE;
  const { files, imported, left, variables } = await init({
    folder,
    env: world.env,
    url: textOption(args, 'url') ?? (await askForAddress(world)),
    tokenVariable,
    firstFile: isGiven(args, 'import') ? 'import' : 'example',
    action: isOnGitHub ? (action ?? PLACE_OF_ACTION) : undefined,
  });
  const next = nextSteps(
    relative(world.cwd, folder),
    [tokenVariable, ...variables].filter((name) => (world.env[name] ?? '') === ''),
    tokenVariable,
  );
  if (isOnGitHub && action === undefined)
    next.push('Set `uses: OWNER/deskform@v0` in .github/workflows to your copy of the Action.');
  if (isOnGitHub) next.push(`gh secret set ${tokenVariable}   # the same token, for the workflows on GitHub`);
  const { bold, green, yellow } = world.out.style;
  const came = imported === 0 ? '' : `, with ${counted(imported, 'attribute')} from the help desk`;
  const lines = [
    `${green('Created')} ${counted(files.length, 'file')}${came}:`,
    ...files.map((file) => `  ${printable(file)}`),
    ...(isGiven(args, 'import') && imported === 0 ? [NO_FIELDS] : []),
    ...left.map(({ key, message }) => `${yellow('Skipped')} ${printable(key)}: ${printable(message)}`),
    '',
    bold('Next:'),
    ...next.map((step) => `  ${printable(step)}`),
  ];
  return succeeded(
    {
      folder,
      files,
      imported,
      left: left.map(({ key, why, message }) => ({ key, why, message })),
      next,
      problems: [],
    },
    `${lines.join('\n')}\n`,
  );
}

const NO_FIELDS = 'The help desk has no custom fields to import. The attribute file declares nothing yet.';

async function askForAddress(world: World): Promise<string> {
  if (world.person === 'at-the-terminal')
    return world.ask('Address of the help desk, such as https://helpdesk.example.com: ');
  const hint = 'deskform init --url https://helpdesk.example.com';
  throw new Failure('WRONG_USE', 'the address of the help desk is missing', { hint });
}

/** The commands that follow, with the variables that are not set yet. */
function nextSteps(folder: string, variables: readonly string[], tokenVariable: string): string[] {
  const about = (name: string): string =>
    name === tokenVariable ? 'an access token with the permission admin.object' : 'a credential of a field';
  return [
    ...(folder === '' ? [] : [`cd ${shellWord(folder)}`]),
    ...variables.map((name) => `export ${name}=…   # ${about(name)}`),
    'deskform doctor             # checks the connection and the permissions',
    'deskform plan               # shows what an apply would change; never writes',
  ];
}
