import { attributeKey, type ObjectName } from '../attribute/attribute-key.ts';
import { explainNameFault, nameFaultsOnEveryRelease } from '../attribute/name-rules.ts';
import { isSeed } from '../attribute/seeds.ts';
import { type Path, type ProblemAtPath, problemAtValue } from '../problem/problem.ts';
import { quote } from './secret-words.ts';

/**
 * What is wrong with a name whatever the help desk holds. The system's own attributes are never refused for their names,
 * and names that are taken or reserved are the plan's to judge, since a live row may carry them.
 */
export function checkName(name: string, object: ObjectName | undefined, path: Path): ProblemAtPath | undefined {
  if (name === '')
    return problemAtValue('name-invalid', path, 'the name is empty', 'Write a name such as cost_center.');
  if (object !== undefined && isSeed(attributeKey(object, name))) return undefined;
  const small = name.toLowerCase();
  const [fault] = nameFaultsOnEveryRelease(small);
  if (fault !== undefined) {
    const { code, message, hint } = explainNameFault(fault, name, object ?? 'Ticket');
    const better = fault.kind === 'spaces' || fault.kind === 'characters' ? betterName(name) : undefined;
    return problemAtValue(code, path, message, better === undefined ? hint : `Write ${quote(better)}: ${LABEL}`);
  }
  if (name === small) return undefined;
  return problemAtValue(
    'name-upper-case',
    path,
    `the name ${quote(name)} has capital letters, which the help desk makes small`,
    `Write ${quote(small)}: ${LABEL}`,
  );
}

const LABEL = 'what people read is display.';

/** The nearest name that the help desk takes: "Größe (cm)" becomes "grosse_cm". */
function betterName(name: string): string | undefined {
  const plain = name
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9_]+/gu, '_')
    .replaceAll(/^_+|_+$/gu, '');
  return nameFaultsOnEveryRelease(plain).length === 0 && plain !== '' ? plain : undefined;
}
