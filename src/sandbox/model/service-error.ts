import type { Release } from '../../model/release.ts';

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
