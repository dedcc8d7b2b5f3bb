import { holdsOn, type Release, type Span } from '../../model/release.ts';

/** What the service does on some releases alone, beside what it says in other words (service-error.ts). */
const RULES = {
  /** A record that cannot be saved is told by one message; before, by all of them (5.2/03, 6.5/13). */
  'one message': { since: '6.5' },
  /** Whoever sends a token reads that the token may not, also where the user may not either (6.5/11). */
  'the token is blamed': { since: '6.5' },
  /** A body that is no JSON is answered without what the parser says of it (5.2/07, 6.5/17). */
  'parser keeps silent': { since: '6.5' },
  /** The list of settings was recorded whole (6.5/16). */
  'all settings': { since: '6.5' },
  /** Second factors and the order of overviews among what a user has; accounts are gone (5.2/13, 6.5/21). */
  'newer users': { since: '6.5' },
  /** Permissions on groups are a data type (6.5/02). */
  'group permissions': { since: '6.5' },
  /** A label that is true or false ends in an error of the service's language (5.2/03 "display true"); later it is stored as "t" (case "display true"). */
  'labels are texts': { until: '6.5' },
  /** Rows say whether they are the service's own (7.1/01, 7.1/08). */
  'internal rows': { since: '7.1' },
  /** What is refused for another reason than an invalid record has a third key (7.1/05 "delete of a missing id"). */
  'unprocessable entity': { since: '7.1' },
  /** Conditions that hold conditions refer to attributes, too (6.5/10 "overview in expert mode …", 7.1/05 "trigger, nested condition"). */
  'nested conditions refer': { since: '7.1' },
  /** So do columns, sort field and group of an overview (7.1/05 "overview, column"). */
  'columns of overviews refer': { since: '7.1' },
  /** Conditions stand in blocks, with more operators, and an operator is one of a list or none (5.2/16, 6.5/24 "expert: OR"). */
  'blocks of conditions': { since: '6.5' },
  /** Users and organizations are counted, too (5.2/16 and 6.5/24 "count users"). */
  'counts of all objects': { since: '6.5' },
  /** An external data source is never NULL: {} stands for none (7.1/13 "external data source"). */
  'sources are never NULL': { since: '7.1' },
} as const satisfies Record<string, Span>;

export type Rule = keyof typeof RULES;

/** Whether a rule holds on a release. */
export function has(release: Release, rule: Rule): boolean {
  return holdsOn(release, RULES[rule]);
}
