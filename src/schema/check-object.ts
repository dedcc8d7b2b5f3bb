import { OBJECT_NAMES, parseObjectName } from '../attribute/attribute-key.ts';
import { type Path, type ProblemAtPath, problemAtValue } from '../problem/problem.ts';
import { nearest } from './did-you-mean.ts';
import { quote } from './secret-words.ts';

/** Other classes of the service, which a POST takes (5.2/03, 6.5/13 "Ticket::Article", "Trigger"), to no good end. */
const OTHER_CLASSES = /^[A-Z]\w*(?:::[A-Z]\w*)+$|^(?:Trigger|Overview|Macro|Job|Sla|Role|Calendar|Channel|Signature)$/u;

export function checkObject(object: unknown, path: Path): ProblemAtPath | undefined {
  if (typeof object === 'string' && parseObjectName(object) !== undefined) return undefined;
  const choice = `Write one of ${OBJECT_NAMES.join(', ')}.`;
  if (typeof object !== 'string')
    return problemAtValue('object-unknown', path, 'object must be the name of an object', choice);
  if (OTHER_CLASSES.test(object)) {
    return problemAtValue(
      'object-spelling',
      path,
      `attributes of ${quote(object)} cannot be managed, although the help desk would take them`,
      choice,
    );
  }
  const near = nearest(object, [...OBJECT_NAMES, 'Organisation']);
  return problemAtValue(
    'object-unknown',
    path,
    `there is no object ${quote(object)}`,
    near === undefined ? choice : `Did you mean ${near}?`,
  );
}
