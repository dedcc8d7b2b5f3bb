import { describe, expect, test } from 'vitest';
import { hideSecrets } from '../../src/schema/secret-words.ts';
import { projectOf, projectWithConfig } from './temporary-project.ts';

const target = (setting: string): string =>
  `attributes: "*.yaml"\ntargets:\n  desk: { url: "https://desk.example.com", ${setting} }\n`;
const option = (setting: string): string =>
  `object: Ticket\nattributes:\n  - { name: x, display: X, data_type: autocompletion_ajax_external_data_source, data_option: { ${setting} } }\n`;

describe('a credential in a file is never repeated', () => {
  test.each([
    'auth: { token: hunter2 }',
    'auth: { token: "hunter2',
    'auth: { token: hunter2, bearer: hunter2 }',
    'auth: { user: me, password: hunter2, tokn: x }',
    'proxy: "http://me:hunter2@proxy.example.com"',
    'proxy: "ftp://me:hunter2@proxy.example.com"',
    'headers: { Authorization: hunter2 }',
    'auth: { token: 12e3456789 }',
    'auth: { token: [hunter2] }',
  ])('in deskform.yaml: %s', async (setting) => {
    const { problems } = await projectWithConfig(target(setting));
    expect(problems.length).toBeGreaterThan(0);
    expect(JSON.stringify(problems)).not.toMatch(/hunter2|12e3456789/);
  });

  test.each([
    'http_basic_auth_password: hunter2',
    'http_basic_auth_password: hunter2, serch_url: x',
    'bearer_token_auth: 1234567890123',
    'bearer_token_auth: 12345678901234567890123',
  ])('in an attribute file: %s', async (setting) => {
    const { problems } = await projectOf(option(setting));
    expect(problems.length).toBeGreaterThan(0);
    expect(JSON.stringify(problems)).not.toMatch(/hunter2|1234567/);
  });
});

describe('a line is shown', () => {
  test.each([
    ['  display: Token', '  display: Token'],
    ['  token: abc # mine', '  token: **********'],
    ['auth: { user: me, password: "abc" }', 'auth: { user: me, password: *******'],
    [`auth: { token: "$\{env:TOKEN}" }`, `auth: { token: "$\{env:TOKEN}" }`],
    ['proxy: http://me:abc@proxy.example.com', 'proxy: http://******@proxy.example.com'],
  ])('%s as %s', (line, shown) => {
    expect(hideSecrets(line)).toBe(shown);
  });
});
