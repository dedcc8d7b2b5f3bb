import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { makeSourceText } from '../../src/files/source-text.ts';
import { parseAttributeList } from '../../src/helpdesk/wire.ts';
import type { AttributeDefinition } from '../../src/model/definition.ts';
import type { LiveAttribute } from '../../src/model/live-attribute.ts';
import { deskRelease, RELEASES } from '../../src/model/release.ts';
import { settingsOfRow } from '../../src/model/settings-of-row.ts';
import { definitionsIn } from '../files/definitions-in.ts';
import { planFor } from './builders.ts';

/** A project that declares the rows of Zammad itself, as `import --system` writes them, on a help desk of another release. */
const freshList = (release: string): readonly LiveAttribute[] =>
  parseAttributeList(JSON.parse(readFileSync(`test/recordings/outcomes-${release}.json`, 'utf8')).fresh);

function declaredFrom(rows: readonly LiveAttribute[]): readonly AttributeDefinition[] {
  return rows.flatMap((row) => {
    const text = JSON.stringify({ object: row.object, attributes: [{ name: row.name, ...settingsOfRow(row) }] });
    return definitionsIn(makeSourceText('attributes/one.yaml', text)).definitions;
  });
}

const TRIED = [...RELEASES, '6.0'];
const PAIRS = TRIED.flatMap((files) => TRIED.map((desk) => [files, desk] as const));

describe.each(PAIRS)('files from a fresh %s, a fresh %s', (files, desk) => {
  const rows = freshList(desk);
  const keys = new Set(rows.map(({ key }) => key));
  const declared = declaredFrom(freshList(files)).filter(({ key }) => keys.has(key));

  test('what the releases changed in their own rows is no difference', () => {
    const { decisions } = planFor(declared, rows, { release: deskRelease(desk), undeclared: 'report' }).document;
    expect(declared.length).toBeGreaterThan(30);
    expect(decisions.filter(({ action }) => action !== 'keep')).toEqual([]);
  });

  test('and what no release has is refused still', () => {
    const edited = declared.map((definition) =>
      definition.state === 'present' && definition.key === 'User.note'
        ? { ...definition, display: 'Remarks' }
        : definition,
    );
    const refused = planFor(edited, rows, { release: deskRelease(desk) }).document.decisions.filter(
      ({ action }) => action !== 'keep',
    );
    expect(refused).toMatchObject([{ key: 'User.note', code: 'not-editable' }]);
  });
});
