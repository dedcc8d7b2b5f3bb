import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { InvalidConfig } from '../../src/problem/failure.ts';
import { draftImport } from '../../src/run/import/import.ts';
import { snapshot } from '../../src/run/snapshot.ts';
import { folderWith } from '../config/temporary-project.ts';
import { importRequest } from './imported.ts';

test('where a pattern leads too far nobody knows what is declared: neither an import nor a snapshot begins', async () => {
  const folder = await folderWith({
    'deskform.yaml': 'attributes: "**/*.yaml"\ntargets: { desk: { url: "https://desk.example.com" } }\n',
  });
  for (let count = 0; count < 5_000; count += 1) mkdirSync(join(folder, `folder-${count}`));
  const request = importRequest(folder);
  await expect(draftImport(request)).rejects.toThrow(InvalidConfig);
  await expect(snapshot(request)).rejects.toThrow(InvalidConfig);
});
