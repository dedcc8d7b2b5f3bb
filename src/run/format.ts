import { formatFile } from '../edit/format-file.ts';
import { InvalidConfig } from '../problem/failure.ts';
import { isError } from '../problem/problem.ts';
import { type FileChange, readIfThere, writeFiles } from './import/write-files.ts';
import { openProject, type ProjectChoice } from './open-project.ts';

interface FormatDraft {
  /** Those whose text would be another one. */
  readonly changes: readonly FileChange[];
  /** Files that cannot be brought into the form, and why. */
  readonly left: readonly { readonly file: string; readonly why: string }[];
  readonly files: number;
  /** Writes all of them or none. */
  readonly write: () => void;
}

/**
 * Formats all attribute files of a project, without writing them. Their content stays the same.
 * @throws {InvalidConfig} if a file contains errors: it cannot be formatted.
 */
export async function draftFormat(choice: ProjectChoice): Promise<FormatDraft> {
  const { ground, folder, attributeFiles, problems } = await openProject(choice);
  if (problems.some(isError)) throw new InvalidConfig(problems);
  const changes: FileChange[] = [];
  const left: { file: string; why: string }[] = [];
  for (const file of attributeFiles) {
    const before = readIfThere(folder, file) ?? '';
    const formatted = formatFile(before);
    if (formatted.outcome === 'impossible') left.push({ file, why: formatted.why });
    else if (formatted.text !== before) changes.push({ file, before, after: formatted.text });
  }
  return { changes, left, files: attributeFiles.length, write: () => writeFiles(ground, changes) };
}
