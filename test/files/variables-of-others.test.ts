// biome-ignore-all lint/suspicious/noTemplateCurlyInString: as it stands in files
import { describe, expect, test } from 'vitest';
import { projectOf, projectWithConfig, tell } from './temporary-project.ts';

const target = (setting: string): string =>
  `attributes: "*.yaml"\ntargets:\n  desk: { url: "https://desk.example.com", ${setting} }\n`;
const option = (setting: string): string =>
  `object: Ticket\nattributes:\n  - name: x\n    display: X\n    data_type: autocompletion_ajax_external_data_source\n    data_option: { ${setting} }\n`;

describe('a variable in the words of a shell or a workflow is an error', () => {
  test.each([
    ['auth: { token: "$DESKFORM_TOKEN" }', 'token', 'DESKFORM_TOKEN'],
    ['auth: { token: "${DESKFORM_TOKEN}" }', 'token', 'DESKFORM_TOKEN'],
    ['auth: { token: "${{ secrets.DESKFORM_TOKEN }}" }', 'token', 'DESKFORM_TOKEN'],
    ['auth: { bearer: "$env:DESKFORM_BEARER" }', 'bearer', 'DESKFORM_BEARER'],
    ['auth: { user: "${USER}", password: "${env:P_W}" }', 'user', 'USER'],
    ['auth: { token: "Bearer ${desk_token}" }', 'token', 'desk_token'],
    ['headers: { X-Gate: "${GATE}" }', 'X-Gate', 'GATE'],
    ['proxy: "http://me:${PROXY_PASSWORD}@proxy.example.com"', 'proxy', 'PROXY_PASSWORD'],
    ['tls: { ca: "$CA_FILE" }', 'ca', 'CA_FILE'],
    ['on_behalf_of: "$SOMEBODY"', 'on_behalf_of', 'SOMEBODY'],
    ['auth: { token: "${ env:DESK_TOKEN }" }', 'token', 'DESK_TOKEN'],
    ['auth: { token: "${ENV:DESK_TOKEN}" }', 'token', 'DESK_TOKEN'],
    ['auth: { token: "{env:DESK_TOKEN}" }', 'token', 'DESK_TOKEN'],
    ['auth: { token: "%DESK_TOKEN%" }', 'token', 'DESK_TOKEN'],
    ['auth: { token: "$(DESK_TOKEN)" }', 'token', 'DESK_TOKEN'],
    ['proxy: "http://me:$PROXY_PASSWORD@proxy.example.com"', 'proxy', 'PROXY_PASSWORD'],
    ['auth: { token: "$SWORDFISH" }', 'token', 'NAME'],
  ])('in a target: %s', async (setting, name, variable) => {
    const { problems } = await projectWithConfig(target(setting));
    expect(problems.map(({ code, message, hint }) => `${code} ${message} | ${hint}`)).toEqual([
      `wrong-shape ${name} contains the name of a variable, which would be sent instead of its value | Write \${env:${variable}}.`,
    ]);
    expect(JSON.stringify(problems)).not.toContain('SWORDFISH');
  });

  test('in the address', async () => {
    const { problems } = await projectWithConfig(
      'attributes: "*.yaml"\ntargets: { desk: { url: "https://${DESK}/" } }\n',
    );
    expect(problems.map(tell)).toEqual([
      'wrong-shape 2:25 url contains the name of a variable, which would be sent instead of its value | Write ${env:DESK}.',
    ]);
  });

  test.each([
    'http_basic_auth_password: "$ERP_PASSWORD"',
    'bearer_token_auth: "${ERP_TOKEN}"',
    'search_url: "https://erp.example.com/?key=${ERP_KEY}"',
  ])('in a definition: %s', async (setting) => {
    const { problems } = await projectOf(option(setting));
    const told = problems.filter(({ code }) => code === 'wrong-shape' || code === 'literal-secret').map(tell);
    expect(told).toEqual([
      expect.stringMatching(/^wrong-shape .* contains the name of a variable, .*\| Write \$\{env:ERP_\w+\}\.$/u),
    ]);
  });

  test('what only begins like one is a literal', async () => {
    const { problems } = await projectWithConfig(target('auth: { token: "$wordfish" }'));
    expect(problems.map(({ code }) => code)).toEqual(['literal-secret']);
  });
});

describe('below a key that nobody knows nothing is told', () => {
  test.each([
    ['auht: { token: "${env:TOKEN}" }', 'unknown-key 3:44 "auht" is not a key of desk | Did you mean auth?'],
    ['tsl: { key: "${env:KEY}", ca: "${env:}" }', 'unknown-key 3:44 "tsl" is not a key of desk | Did you mean tls?'],
  ])('in a target: %s', async (setting, told) => {
    const { problems } = await projectWithConfig(target(setting));
    expect(problems.map(tell)).toEqual([told]);
  });

  test('in an attribute', async () => {
    const { problems } = await projectOf(
      'object: Ticket\nattributes:\n  - { name: x, display: X, data_type: date, data_option: {}, dta_option: { search_url: "${env:X}" } }\n',
    );
    expect(problems.map(({ code }) => code)).toEqual(['unknown-key']);
  });
});
