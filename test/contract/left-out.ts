import type { JsonObject } from '../../src/model/json.ts';
import type { RecordedExchange } from './recorded.ts';

const MODELLED =
  /^\/+(api)\/v1\/+(object_manager_attributes(_list|_execute_migrations|_discard_changes)?(\.json|\/.*)?|(tickets|users|organizations|groups)\/selector|users\/me|settings(\/\d+)?|version)\/?(\?.*)?$/;

/** What the sandbox only counts. */
const RECORDS = /^\/api\/v1\/(tickets|users|organizations|groups)(?!\/selector)/;

interface Rule {
  readonly reason: string;
  readonly applies: (exchange: RecordedExchange) => boolean;
}

/** What a replay does not compare, and why. Nothing else is left out. */
const RULES: readonly Rule[] = [
  {
    reason:
      'records, lists of users, triggers, overviews and other objects made on the way are not part of the sandbox',
    applies: ({ path, status, method }) =>
      (!MODELLED.test(path) && (status !== 404 || RECORDS.test(path))) ||
      (method === 'GET' && path.endsWith('/selector')) ||
      (method === 'PUT' && path.includes('/users/')) ||
      path.includes('/overviews'),
  },
  {
    reason: 'OAuth tokens, form bodies and assets, which deskform does not use',
    applies: ({ path, headers, step }) =>
      /^bearer/iu.test(headers.authorization ?? '') ||
      (headers['content-type'] ?? '').startsWith('application/x-www-form-urlencoded') ||
      step.includes('X-HTTP-Method-Override') ||
      path.includes('full=true'),
  },
  {
    reason: 'several server processes',
    applies: ({ place, step }) => place.startsWith('5.2/09b_') && step === 're-create',
  },
  {
    reason: 'simultaneous requests',
    applies: ({ place }) => place.startsWith('5.2/08_'),
  },
  {
    reason: 'changes beside the API: a column was put into a table by hand',
    applies: ({ place }) => place === '5.2/11_misc 36',
  },
  {
    reason: "a text in which the service's own programming language speaks of its own classes",
    applies: ({ answer }) => JSON.stringify(answer)?.includes('instance_method_already_implemented') === true,
  },
  {
    reason: 'the body was not kept in the recording',
    applies: ({ body }) => body !== undefined && /^\[(select|input) with /.test(body),
  },
];

export function reasonToLeaveOut(exchange: RecordedExchange): string | undefined {
  return RULES.find((rule) => rule.applies(exchange))?.reason;
}

const LEFT_BY_LOGIN = ['last_login', 'login_failed', 'updated_by_id', 'updated_by'];

/** The sandbox keeps no account of who logged in when, and with which wrong passwords (7.1/07 "who am I"). */
export function isLeftByLogin(user: JsonObject, key: string): boolean {
  const hasLoggedIn = (user.last_login ?? null) !== null || (user.login_failed ?? 0) !== 0;
  return hasLoggedIn && LEFT_BY_LOGIN.includes(key);
}
