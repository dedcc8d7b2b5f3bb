import { COMMANDS_DOC, commandsDoc } from './commands-doc.ts';
import { CONFIGURATION_DOC, configurationDoc } from './configuration-doc.ts';
import { makeReleasesDoc, RELEASES_DOC } from './releases-doc.ts';
import { serviceData } from './service-data.ts';
import { ATTRIBUTES_SCHEMA, attributesSchema } from './settings-schema.ts';

/** The files in git that are made of tables and recordings, as they must read. */
export function committedFiles(): ReadonlyMap<string, string> {
  return new Map([
    [ATTRIBUTES_SCHEMA, attributesSchema()],
    [CONFIGURATION_DOC, configurationDoc()],
    [COMMANDS_DOC, commandsDoc()],
    [RELEASES_DOC, makeReleasesDoc('.')],
    ...serviceData(),
  ]);
}
