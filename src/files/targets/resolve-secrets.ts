import type { AttributeDefinition } from '../../model/definition.ts';
import { type Environment, fillPlaceholders, findPlaceholders } from '../../model/placeholder.ts';
import type { Problem } from '../../model/problem.ts';
import type { SecretSource } from '../attribute.ts';
import { type TargetSettings, variablesOfAccess } from './target-settings.ts';

/**
 * Fills in the secrets of definitions, for a run that sends them, and tells their values and those of the variables in them.
 * `validate` and `--live` never call it.
 */
export function resolveSecrets(
  from: { readonly definitions: readonly AttributeDefinition[]; readonly secrets: readonly SecretSource[] },
  env: Environment,
) {
  const values = new Map<string, string>();
  const held = new Set<string>();
  const problems: Problem[] = [];
  const read = (name: string): string | undefined => readVariable(env, name);
  for (const { key, setting, template, problem } of from.secrets) {
    const names = new Set(findPlaceholders(template).names);
    const missing = [...names].filter((name) => read(name) === undefined);
    for (const name of missing) {
      const { message, hint } = tellUnset(env, name, `${setting} of ${key} needs it`);
      problems.push(problem('env-missing', message, hint));
    }
    for (const name of names) held.add(read(name) ?? '');
    if (missing.length > 0) continue;
    const value = fillPlaceholders(template, read);
    values.set(`${key} ${setting}`, value);
    held.add(value);
  }
  return {
    definitions: from.definitions.map((definition) => {
      if (definition.state === 'absent' || definition.secrets.length === 0) return definition;
      const { key, secrets } = definition;
      const resolved = secrets.map((secret) => ({ ...secret, value: values.get(`${key} ${secret.setting}`) }));
      return { ...definition, secrets: resolved };
    }),
    problems,
    secrets: [...held].filter((value) => value !== ''),
  };
}

/** Credentials of GitHub workflows, and of deskform without a configuration. */
const OF_THE_RUN =
  /^(?:DESKFORM_(?:TOKEN|PASSWORD|BEARER)|(?:INPUT|GITHUB|ACTIONS_RUNTIME|ACTIONS_ID_TOKEN_REQUEST)_TOKEN)$/u;

/**
 * Reports definitions that use a credential of a target. The help desk sends secrets of a definition to another server,
 * so its author could steal the credential.
 */
export function findLeakedCredentials(
  secrets: readonly SecretSource[],
  targets: readonly TargetSettings[],
): readonly Problem[] {
  const owners = new Map(
    targets.flatMap((target) => variablesOfAccess(target).map((name) => [name, `the target ${target.name}`])),
  );
  return secrets.flatMap(({ key, setting, template, problem }) =>
    [...new Set(findPlaceholders(template).names)].flatMap((name) => {
      const owner = owners.get(name) ?? (OF_THE_RUN.test(name) ? 'deskform itself' : undefined);
      if (owner === undefined) return [];
      const message = `${name} is a credential of ${owner}; ${setting} of ${key} would send it to another server`;
      const hint = 'Use a separate variable for the credential of the data source.';
      return [problem('env-misplaced', message, hint)];
    }),
  );
}

/**
 * Returns the value of a variable, or undefined if it is not set; GitHub passes an empty text for a secret that is missing or
 * withheld from a fork. The name comes from a file and may be an inherited property such as `constructor`.
 */
export function readVariable(env: Environment, name: string): string | undefined {
  const value = Object.hasOwn(env, name) ? env[name] : undefined;
  return value === undefined || value.trim() === '' ? undefined : value;
}

/** Tells of a variable without a value what needs it, and how to set it on this machine. */
export function tellUnset(env: Environment, name: string, need: string) {
  // Of an empty one the name was passed, but no secret.
  const state = Object.hasOwn(env, name) && env[name] !== undefined ? 'empty' : 'not set';
  return { message: `the environment variable ${name} is ${state}: ${need}`, hint: hintForUnset(env, name) };
}

function hintForUnset(env: Environment, name: string): string {
  if (env.GITHUB_ACTIONS === 'true') {
    const passed = `${name}: \${{ secrets.${name} }}`;
    return `The secret is not set or not passed under \`env:\`. Add it to the repository or its environment, and pass it: \`${passed}\`. Pull requests from forks get no secrets.`;
  }
  if (readVariable(env, 'CI') !== undefined)
    return `The secret is not set or not passed to this job. Add ${name} to the CI variables.`;
  return `Set ${name} where deskform runs: \`export ${name}=…\`.`;
}
