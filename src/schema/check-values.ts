import { isOnEveryRelease, type ValueFault } from '../attribute/settings/value-fault.ts';
import { type Path, type ProblemAtPath, problemAtValue } from '../problem/problem.ts';
import type { ProblemCode } from '../problem/problem-codes.ts';
import { nearest } from './did-you-mean.ts';
import { kindAt } from './schema-errors.ts';

/** Makes the problem of a value that the table of settings does not allow. */
export function problemOfValue(fault: ValueFault, base: Path): ProblemAtPath {
  const path = [...base, ...fault.path];
  const message = fault.tell(kindAt(path, fault.value));
  const code = codeOfFault(fault);
  const near = typeof fault.value === 'string' ? nearest(fault.value, fault.words ?? []) : undefined;
  if (near !== undefined) return problemAtValue(code, path, message, `Did you mean ${near}?`);
  if (code !== 'harmful-on-release') return problemAtValue(code, path, message, fault.hint);
  return problemAtValue(
    code,
    path,
    `on ${fault.releases.join(' and ')}, ${message}`,
    `${fault.hint} A plan for these releases refuses it.`,
  );
}

function codeOfFault(fault: ValueFault): ProblemCode {
  switch (fault.verdict) {
    case 'harmful':
      return isOnEveryRelease(fault) ? 'value-harmful' : 'harmful-on-release';
    case 'refused':
      return fault.path[0] === 'data_option' ? 'data-option-invalid' : 'setting-invalid';
    case 'wrong':
      return 'value-invalid';
    case 'altered':
      return 'value-altered';
  }
}
