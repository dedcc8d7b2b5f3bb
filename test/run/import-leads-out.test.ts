import { expect, test } from 'vitest';
import { InvalidConfig } from '../../src/model/failure.ts';
import { draftImport } from '../../src/run/import/import.ts';
import { snapshot } from '../../src/run/snapshot.ts';
import { folderWith } from '../files/temporary-project.ts';
import { importRequest } from './imported.ts';

test('where a pattern leads out of the project nobody knows what is declared: neither an import nor a snapshot begins', async () => {
  const folder = await folderWith({
    'deskform.yaml': 'attributes: "../**/*.yaml"\ntargets: { desk: { url: "https://desk.example.com" } }\n',
  });
  const request = importRequest(folder);
  await expect(draftImport(request)).rejects.toThrow(InvalidConfig);
  await expect(snapshot(request)).rejects.toThrow(InvalidConfig);
});
