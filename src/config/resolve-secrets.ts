import type { AttributeDefinition } from '../attribute/definition.ts';
import type { Environment } from '../attribute/placeholder.ts';
import { makeProblem, type Problem } from '../problem/problem.ts';
import { fillPlaceholders, findPlaceholders } from '../schema/environment-variables.ts';
import type { SecretSource } from './read-definitions.ts';
import { readVariable } from './resolve-connection.ts';

interface WithSecrets {
  readonly definitions: readonly AttributeDefinition[];
  readonly secrets: readonly SecretSource[];
}

/** The definitions with the values of their secrets, for a run that sends them. `validate` and `--live` never call it. */
export function resolveSecrets(
  { definitions, secrets }: WithSecrets,
  env: Environment,
): { readonly definitions: readonly AttributeDefinition[]; readonly problems: readonly Problem[] } {
  const values = new Map<string, string>();
  const problems: Problem[] = [];
  for (const secret of secrets) {
    const names = new Set(findPlaceholders(secret.template).names);
    const missing = [...names].filter((name) => readVariable(env, name) === undefined);
    for (const name of missing) problems.push(missingVariable(secret, name));
    if (missing.length === 0)
      values.set(
        nameOf(secret),
        fillPlaceholders(secret.template, (name) => readVariable(env, name)),
      );
  }
  return { definitions: definitions.map((definition) => withValues(definition, values)), problems };
}

function withValues(definition: AttributeDefinition, values: ReadonlyMap<string, string>): AttributeDefinition {
  if (definition.state === 'absent' || definition.secrets.length === 0) return definition;
  const { key, secrets } = definition;
  return {
    ...definition,
    secrets: secrets.map(({ setting }) => ({ setting, value: values.get(nameOf({ key, setting })) })),
  };
}

function nameOf({ key, setting }: Pick<SecretSource, 'key' | 'setting'>): string {
  return `${key} ${setting}`;
}

function missingVariable({ key, setting, place }: SecretSource, name: string): Problem {
  return makeProblem('env-missing', `the environment variable ${name} is not set, which ${setting} of ${key} needs`, {
    hint: `Set ${name} where deskform runs.`,
    ...place(),
    key,
  });
}
