import type { Annotation } from '../../../src/github/log.ts';
import { exitStatusOf, outputsOf, type Report } from '../../../src/github/report.ts';

/** What a step of these reports would end with, and leave to later steps and on its page. */
export interface Came {
  readonly exitStatus: number;
  readonly outputs: ReadonlyMap<string, string>;
  readonly annotations: readonly Annotation[];
  readonly summary: readonly string[];
}

export function cameOf(reports: readonly Report[]): Came {
  return {
    exitStatus: exitStatusOf(reports),
    outputs: outputsOf(reports),
    annotations: reports.flatMap(({ annotations }) => annotations),
    summary: reports.map(({ summary }) => summary).filter((part) => part !== ''),
  };
}
