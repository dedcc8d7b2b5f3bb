import { describe, expect, test } from 'vitest';
import { carriesCredentials } from '../../src/model/secret-settings.ts';

// biome-ignore-start lint/suspicious/noTemplateCurlyInString: as it stands in files
describe('an address carries credentials', () => {
  test.each([
    'https://user:swordfish@erp.example.com/items?q=#{search.term}',
    'https://swordfish@erp.example.com/',
    'https://swordfish:@erp.example.com/',
    'https://:swordfish@erp.example.com/',
    'https://user:sword@fish@erp.example.com/',
    '  https://user:swordfish@erp.example.com/',
    '//user:swordfish@erp.example.com/',
    'https:user:swordfish@erp.example.com/',
    'user:swordfish@erp.example.com/items',
    'https://${env:USER}:swordfish@erp.example.com/',
    'https://erp.example.com/?api_key=swordfish&q=#{search.term}',
    'https://erp.example.com/?q=#{search.term}&api_key=swordfish',
    'https://erp.example.com/?q=#{search.term};apikey=swordfish',
    'https://erp.example.com/?apiKey=swordfish',
    'https://erp.example.com/?X-Api-Key=swordfish',
    'https://erp.example.com/?api%5Fkey=swordfish',
    'https://erp.example.com/?key=swordfish',
    'https://erp.example.com/?token=swordfish',
    'https://erp.example.com/?access_token=swordfish',
    'https://erp.example.com/?auth[token]=swordfish',
    'https://erp.example.com/?token=swordfish#{search.term}',
    'https://erp.example.com/?client_secret=swordfish',
    'https://erp.example.com/?password=swordfish',
    'https://erp.example.com/?sig=swordfish',
    'https://user:sword/fish@erp.example.com/',
    'https://erp.example.com/?to=https://user:swordfish@x/',
    'https://erp.example.com/?to=https%3a%2f%2Fuser%3Aswordfish%40x',
    'https://erp.example.com/items;jsessionid=swordfish?q=1',
    'https://erp.example.com/#access_token=swordfish',
    'https://erp.example.com/?%zz=1&token=swordfish',
  ])('%s', (address) => {
    expect(carriesCredentials(address)).toBe(true);
  });
});

describe('an address carries none', () => {
  test.each([
    '',
    'https://erp.example.com/items?q=#{search.term}',
    'https://erp.example.com:8443/items?q=#{search.term}&limit=10',
    'https://#{ticket.tenant}.erp.example.com/',
    'https://#{user.login}:#{user.token}@erp.example.com/',
    'https://user:${env:PASSWORD}@erp.example.com/',
    'https://${env:LOGIN}@erp.example.com/',
    'https://erp.example.com/?token=#{ticket.token}',
    'https://erp.example.com/?api_key=${env:ERP_KEY}&q=#{search.term}',
    'https://erp.example.com/?token=&q=1',
    'https://erp.example.com:8443/@people/?q=1',
    'https://erp.example.com/?to=https://#{user.login}:#{user.token}@x/',
    'https://erp.example.com/@people/?q=me@example.com',
    'https://erp.example.com/?mail=me@example.com',
    'https://erp.example.com/?keyword=x&sort_key=name&author=x&passage=x&monkey=x',
    'https://token.example.com/secret/?q=1',
    'https://erp.example.com/api_key=/items',
  ])('%s', (address) => {
    expect(carriesCredentials(address)).toBe(false);
  });
});
// biome-ignore-end lint/suspicious/noTemplateCurlyInString: as it stands in files
