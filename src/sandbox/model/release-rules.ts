import { holdsOn, type Release, type Span } from '../../model/release.ts';

/** What the service does on some releases alone. */
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

/** Ends one request inside the model; `answer` is the only place that catches it. */
export class ServiceError extends Error {
  readonly status: number;
  /**
   * How the service says no. `explained`: `error` and `error_human` with one text; `unprocessable` the same, with an empty
   * third key since 7.1 (7.1/05 "delete of a missing id"). `internal`: `error` alone, which only
   * full administrators may read (6.5/17). `bare`: what the web framework answers before the service is asked (5.2/07 "PATCH").
   */
  readonly kind: 'explained' | 'unprocessable' | 'internal' | 'bare';

  constructor(status: number, text: string, kind: ServiceError['kind']) {
    super(text);
    this.status = status;
    this.kind = kind;
  }
}

const errorOf =
  (kind: ServiceError['kind']) =>
  (status: number, text: string): ServiceError =>
    new ServiceError(status, text, kind);

export const requestError = errorOf('explained');
export const internalError = errorOf('internal');
export const frameworkError = errorOf('bare');

/** A request that cannot be done for another reason than an invalid record. */
export function unprocessable(text: string): ServiceError {
  return new ServiceError(422, text, 'unprocessable');
}

/** A database error as full administrators read it, without the excerpt of the statement that the service adds. */
export function databaseError(errorClass: string, text: string): ServiceError {
  return internalError(422, `PG::${errorClass}: ERROR:  ${text}\n`);
}

/** Everything that the releases say in other words. Clients must not rely on any of it. */
const TEXTS_5_2 = {
  version: '5.2.x',
  exists: 'Object already exists!',
  userForbidden: 'Not authorized (user)!',
  tokenForbidden: 'Not authorized (token)!',
  noRoute: (method: string, path: string) => `No route matches [${method}] ${path}`,
  notFound: (model: string, id: string) => `Couldn't find ${model} with 'id'=${id}`,
  names: (name: string) => ({
    'id-suffix': "Name can't get used because *_id and *_ids are not allowed",
    spaces: 'Name spaces are not allowed',
    characters: "Name Only lowercase letters, numbers, and '_' are allowed",
    'no-letter': 'Name At least one letter is required',
    reserved: `Name ${name} is a reserved word!`,
    taken: `Name ${name} already exists!`,
    'not-editable': 'Name Attribute not editable!',
  }),
  typeUnknown: 'Data type is not included in the list',
  typeChanged:
    "Data type can't be altered after creation (delete the attribute and create another with the desired value)",
  /** The value of app_version after a migration. */
  appVersion: (stamp: string) => `${stamp}:true`,
};

const TEXTS_6_5: typeof TEXTS_5_2 = {
  version: '6.5.x',
  exists: 'This object already exists.',
  userForbidden: 'User authorization failed.',
  tokenForbidden: 'Token authorization failed.',
  noRoute: () => "This page doesn't exist.",
  notFound: (model, id) => `Couldn't find ${model} with 'id'="${id}"`,
  names: (name) => ({
    'id-suffix': "Name can't be used because *_id and *_ids are not allowed",
    spaces: 'Name spaces are not allowed',
    characters: "Name only lowercase letters, numbers, and '_' are allowed",
    'no-letter': 'Name at least one letter is required',
    reserved: `Name ${name} is a reserved word`,
    taken: `Name ${name} already exists`,
    'not-editable': 'Name attribute is not editable',
  }),
  typeUnknown: TEXTS_5_2.typeUnknown,
  typeChanged:
    "Data type can't be altered after creation (you can delete the attribute and create another with the desired value)",
  appVersion: (stamp) => stamp,
};

export const TEXTS: Readonly<Record<Release, typeof TEXTS_5_2>> = {
  '5.2': TEXTS_5_2,
  '6.5': TEXTS_6_5,
  '7.1': {
    ...TEXTS_6_5,
    version: '7.1.x',
    names: (name) => ({ ...TEXTS_6_5.names(name), taken: TEXTS_6_5.names(name).reserved }),
  },
};
