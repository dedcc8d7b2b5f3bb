import { RELEASES } from '../attribute/release.ts';
import {
  type Desk,
  type ObjectLookup,
  REFERENCE_KINDS,
  type Reference,
  type Role,
  type Row,
  type Setting,
  type TableColumn,
  type Token,
  type User,
} from './model/desk.ts';
import { anything, flag, having, listOf, mapOf, object, oneOf, optional, orNull, text, wholeNumber } from './shape.ts';

const ROW = having<Row>({
  id: wholeNumber,
  object: text,
  name: text,
  display: text,
  data_type: text,
  data_option: object,
  data_option_new: object,
  editable: flag,
  active: flag,
  screens: object,
  to_create: flag,
  to_migrate: flag,
  to_delete: flag,
  to_config: flag,
  position: wholeNumber,
  created_by_id: wholeNumber,
  updated_by_id: wholeNumber,
  created_at: text,
  updated_at: text,
});

const USER = having<User>({
  id: wholeNumber,
  login: text,
  email: text,
  firstname: text,
  lastname: text,
  password: optional(text),
  active: flag,
  organizationId: orNull(wholeNumber),
  roleIds: listOf(wholeNumber),
  groups: mapOf(listOf(text)),
  unset: oneOf(['', null]),
  createdAt: text,
  updatedAt: text,
});

const TOKEN = having<Token>({
  token: text,
  userId: wholeNumber,
  kind: oneOf(['api', 'oauth']),
  permissions: listOf(text),
  expiresAt: optional(text),
});

/** A desk as JSON keeps it: whatever is missing in a file would be missed much later, in the answer to some request. */
export const DESK = having<Desk>({
  release: oneOf(RELEASES),
  rows: listOf(ROW),
  nextRowId: wholeNumber,
  lookups: listOf(having<ObjectLookup>({ id: wholeNumber, name: text })),
  nextLookupId: wholeNumber,
  roles: listOf(having<Role>({ id: wholeNumber, name: text, permissions: listOf(text) })),
  users: listOf(USER),
  tokens: listOf(TOKEN),
  settings: listOf(having<Setting>({ id: wholeNumber, name: text, value: anything, updatedAt: text, rest: object })),
  references: listOf(having<Reference>({ object: text, name: text, kind: oneOf(REFERENCE_KINDS), title: text })),
  columns: mapOf(listOf(having<TableColumn>({ name: text, longestValue: wholeNumber }))),
});
