import type { Environment } from '../attribute/placeholder.ts';

/** Where a project is. What is left out is as on the command line. */
export interface ProjectRequest {
  /** The project's folder; the process's own where left out. */
  readonly cwd?: string | undefined;
  /** Another file than deskform.yaml, relative to `cwd` or absolute; its folder is then the project's. */
  readonly configFile?: string | undefined;
  /** The environment variables that `${env:NAME}` and DESKFORM_URL stand for; the process's own where left out. */
  readonly env?: Environment | undefined;
}

/** One help desk of a project. */
export interface TargetRequest extends ProjectRequest {
  /** Its name; needed only where the project has several. */
  readonly target?: string | undefined;
  /** A saved answer of the list endpoint, relative to `cwd`: then no help desk is asked and no credential is read. */
  readonly liveFile?: string | undefined;
}

/** What a plan and drift take besides. */
export interface PlanRequest extends TargetRequest {
  /** Keys such as "Ticket.a" whose values may be dropped beyond the target's limit. */
  readonly allowDestroy?: readonly string[] | undefined;
  /** Where applies keep their journals, relative to `cwd`; in the project where left out. They are only read. */
  readonly journalFolder?: string | undefined;
  /** A commit, branch or tag: what left the files since then is reported too, and in drift who moved. */
  readonly since?: string | undefined;
}

/** How a plan or a drift is read: a plan file, Markdown for a pull request, a page of its own, 80 columns of text. */
export type PlanForm = 'json' | 'markdown' | 'html' | 'text';
