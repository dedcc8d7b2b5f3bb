import type { Environment } from '../../model/placeholder.ts';

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
