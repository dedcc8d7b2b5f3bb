import type { Environment } from '../../attribute/placeholder.ts';

/**
 * The value of a variable, undefined where it is not set. The name comes from a file: `constructor` is a name that every
 * object inherits, and no variable.
 */
export function readVariable(env: Environment, name: string): string | undefined {
  const value: unknown = Object.hasOwn(env, name) ? env[name] : undefined;
  return typeof value === 'string' && isSet(value) ? value : undefined;
}

/** An empty variable counts as not set: GitHub passes an empty text for a secret that is missing or kept from a fork. */
export function isSet(value: string | undefined): value is string {
  return value !== undefined && value.trim() !== '';
}

/** Empty variables are told apart: there the name has arrived and the secret has not. */
export function stateOfUnset(env: Environment, name: string): 'empty' | 'not set' {
  return Object.hasOwn(env, name) && typeof env[name] === 'string' ? 'empty' : 'not set';
}

/** What to do about a variable that is not set, on the machine at hand. */
export function hintForUnset(env: Environment, name: string): string {
  if (env.GITHUB_ACTIONS === 'true') {
    const passed = `${name}: \${{ secrets.${name} }}`;
    return `The secret is not set or not passed under \`env:\`. Add it to the repository or its environment, and pass it: \`${passed}\`. Pull requests from forks get no secrets.`;
  }
  if (isSet(env.CI)) return `The secret is not set or not passed to this job. Add ${name} to the CI variables.`;
  return `Set ${name} where deskform runs: \`export ${name}=…\`.`;
}
