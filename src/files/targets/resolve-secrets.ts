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
  for (const secret of from.secrets) {
    const names = new Set(findPlaceholders(secret.template).names);
    const missing = [...names].filter((name) => readVariable(env, name) === undefined);
    for (const name of missing) {
      const message = `the environment variable ${name} is ${stateOfUnset(env, name)}: ${secret.setting} of ${secret.key} needs it`;
      problems.push(secret.problem('env-missing', message, hintForUnset(env, name)));
    }
    for (const name of names) held.add(readVariable(env, name) ?? '');
    if (missing.length > 0) continue;
    const value = fillPlaceholders(secret.template, (name) => readVariable(env, name));
    values.set(nameOf(secret), value);
    held.add(value);
  }
  const known = [...held].filter((value) => value !== '');
  return {
    definitions: from.definitions.map((definition) => {
      if (definition.state === 'absent' || definition.secrets.length === 0) return definition;
      const { key, secrets } = definition;
      const resolved = (setting: string): string | undefined => values.get(nameOf({ key, setting }));
      return { ...definition, secrets: secrets.map((secret) => ({ ...secret, value: resolved(secret.setting) })) };
    }),
    problems,
    secrets: known,
  };
}

function nameOf({ key, setting }: Pick<SecretSource, 'key' | 'setting'>): string {
  return `${key} ${setting}`;
}

/** Credentials of GitHub workflows, and of deskform without a configuration. */
const VARIABLES_OF_THE_RUN: readonly string[] = [
  'DESKFORM_TOKEN',
  'DESKFORM_PASSWORD',
  'DESKFORM_BEARER',
  'INPUT_TOKEN',
  'GITHUB_TOKEN',
  'ACTIONS_RUNTIME_TOKEN',
  'ACTIONS_ID_TOKEN_REQUEST_TOKEN',
];

/**
 * Reports definitions that use a credential of a target. The help desk sends secrets of a definition to another server,
 * so its author could steal the credential.
 */
export function findLeakedCredentials(
  secrets: readonly SecretSource[],
  targets: readonly TargetSettings[],
): readonly Problem[] {
  const owners = new Map<string, string>(
    VARIABLES_OF_THE_RUN.map((name) => [name, 'is a credential of deskform itself']),
  );
  for (const target of targets)
    for (const name of variablesOfAccess(target)) owners.set(name, `is a credential of the target ${target.name}`);
  return secrets.flatMap((secret) =>
    [...new Set(findPlaceholders(secret.template).names)].flatMap((name) => {
      const owner = owners.get(name);
      if (owner === undefined) return [];
      const message = `${name} ${owner}; ${secret.setting} of ${secret.key} would send it to another server`;
      const hint = 'Use a separate variable for the credential of the data source.';
      return [secret.problem('env-misplaced', message, hint)];
    }),
  );
}

/**
 * Returns the value of a variable, or undefined if it is not set. The name comes from a file and may be an inherited
 * property such as `constructor`.
 */
export function readVariable(env: Environment, name: string): string | undefined {
  const value: unknown = Object.hasOwn(env, name) ? env[name] : undefined;
  return typeof value === 'string' && isSet(value) ? value : undefined;
}

/** Whether a variable has a value. GitHub passes an empty text for a secret that is missing or withheld from a fork. */
export function isSet(value: string | undefined): value is string {
  return value !== undefined && value.trim() !== '';
}

/** Distinguishes an empty variable from a missing one: its name was passed, but no secret. */
export function stateOfUnset(env: Environment, name: string): 'empty' | 'not set' {
  return Object.hasOwn(env, name) && typeof env[name] === 'string' ? 'empty' : 'not set';
}

/** Says how to set a missing variable on this machine. */
export function hintForUnset(env: Environment, name: string): string {
  if (env.GITHUB_ACTIONS === 'true') {
    const passed = `${name}: \${{ secrets.${name} }}`;
    return `The secret is not set or not passed under \`env:\`. Add it to the repository or its environment, and pass it: \`${passed}\`. Pull requests from forks get no secrets.`;
  }
  if (isSet(env.CI)) return `The secret is not set or not passed to this job. Add ${name} to the CI variables.`;
  return `Set ${name} where deskform runs: \`export ${name}=…\`.`;
}
