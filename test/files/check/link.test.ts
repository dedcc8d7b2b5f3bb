import { expect, test } from 'vitest';
import { lint } from '../../../src/files/lint/lint.ts';
import type { ObjectName } from '../../../src/model/attribute-key.ts';
import { inYaml } from '../../plan/builders.ts';

const ASSET = inYaml({ name: 'asset_tag', display: 'Asset' });

/** What is said of this link on a field of the object, beside another field in the files. */
function told(link: string, object: ObjectName = 'Ticket'): readonly string[] {
  const option = { type: 'text', maxlength: 120, linktemplate: link };
  const definitions = [inYaml({ object, name: 'code', display: 'Code', type: 'input', option }), ASSET];
  return lint(definitions).map(({ code, path, message, hint }) => `${code} ${path.join('/')} ${message} | ${hint}`);
}

test.each<[string, ...Parameters<typeof told>]>([
  ['its own value', 'https://crm.example.com/#{ticket.code}'],
  ['another field of the files', 'https://crm.example.com/?a=#{ticket.asset_tag}&b=#{ticket.code}'],
  ['a built-in field', 'https://crm.example.com/#{ticket.number}'],
  ['a field of a record that it leads to', 'mailto:#{ticket.customer.email}'],
  ['the object of the field', 'https://hr.example.com/#{user.login}', 'User'],
  ['no placeholder', 'https://crm.example.com/'],
  ['a page of the help desk', '#ticket/zoom/#{ticket.id}'],
  ['an address that the value has', '#{ticket.code}'],
  ['braces that are no placeholder', 'https://crm.example.com/{id}?q={}'],
  ['nothing', ''],
])('a link with %s is fine', (_, ...link) => {
  expect(told(...link)).toEqual([]);
});

const AT = 'link-unclear data_option/linktemplate';

test.each<[string, string, Parameters<typeof told>]>([
  [
    '"{{ticket.code}}" stays in the link as it is written',
    'Write `#{ticket.code}`.',
    ['https://x.example/{{ticket.code}}'],
  ],
  [
    '"{ticket.code}" stays in the link as it is written',
    'Write `#{ticket.code}`.',
    ['https://x.example/@{ticket.code}'],
  ],
  [
    '"{ ticket.code }" stays in the link as it is written',
    'Write `#{ticket.code}`.',
    ['https://x.example/{ ticket.code }'],
  ],
  ['"#{asset_tag}" names no field', 'Write `#{ticket.asset_tag}`.', ['https://x.example/#{asset_tag}']],
  [
    '"#{user.login}" is empty on a ticket',
    'Placeholders begin with ticket. Write `#{ticket.code}`.',
    ['https://x.example/#{user.login}'],
  ],
  [
    'Ticket has no field "asset_tga", and the files declare none',
    'Did you mean `#{ticket.asset_tag}`?',
    ['https://x.example/#{ticket.asset_tga}'],
  ],
  [
    'Ticket has no field "zzz", and the files declare none',
    'Declare the field, or write another one.',
    ['https://x.example/#{ticket.zzz}'],
  ],
  ['a placeholder of linktemplate is not closed', 'Write `#{ticket.code}`.', ['https://x.example/#{ticket.code']],
  [
    'linktemplate is no address: it names no scheme',
    'Write `https://crm.example.com/#{ticket.code}`.',
    ['crm.example.com/#{ticket.code}'],
  ],
])('%s', (message, hint, link) => {
  expect(told(...link)).toEqual([`${AT} ${message} | ${hint}`]);
});
