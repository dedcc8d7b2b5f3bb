import { openJournal } from '../../src/apply/journal.ts';
import { placeNamed } from '../../src/files/disk/place.ts';
import { Failure } from '../../src/model/failure.ts';

/** Appends a short line and a long one to the journal that it is given, and says what became of each. */
const journal = openJournal(placeNamed(process.argv[2] ?? ''));
for (const line of [{ type: 'short' }, { type: 'long', padding: 'x'.repeat(50_000) }]) {
  try {
    journal.append(line);
    process.stdout.write(`${line.type}: written\n`);
  } catch (error) {
    process.stdout.write(`${line.type}: ${error instanceof Failure ? error.code : String(error)}\n`);
  }
}
journal.close();
