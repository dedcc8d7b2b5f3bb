import type { Environment } from '../attribute/placeholder.ts';

/** Chooses a project. Defaults are those of the command line. */
export interface ProjectRequest {
  /** The project's folder; default: the current folder. */
  readonly cwd?: string | undefined;
  /** Another file than deskform.yaml, relative to `cwd` or absolute; its folder is then the project's. */
  readonly configFile?: string | undefined;
  /** The environment variables for `${env:NAME}` and DESKFORM_URL; default: those of the process. */
  readonly env?: Environment | undefined;
}

/** One help desk of a project. */
export interface TargetRequest extends ProjectRequest {
  /** Its name; needed only if the project has several. */
  readonly target?: string | undefined;
  /** A saved list, relative to `cwd`: then no request is sent and no credential is read. */
  readonly liveFile?: string | undefined;
}

/** Options of `plan` and `drift`. */
export interface PlanRequest extends TargetRequest {
  /** Keys such as "Ticket.a" that may be deleted beyond the target's limits. */
  readonly allowDestroy?: readonly string[] | undefined;
  /** The folder of the journals, relative to `cwd`; default: in the project. Only read. */
  readonly journalFolder?: string | undefined;
  /** A commit, branch or tag: also report attributes removed from the files since then and, in drift, which side changed. */
  readonly since?: string | undefined;
}

/** The forms of a plan or a drift: a plan file, Markdown for a pull request, an HTML page, or text in 80 columns. */
export type PlanForm = 'json' | 'markdown' | 'html' | 'text';
