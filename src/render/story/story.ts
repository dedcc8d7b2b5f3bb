import type { AttributeKey } from '../../model/attribute-key.ts';
import { numberInWords } from '../../model/number-in-words.ts';
import type { SourcePosition } from '../../model/problem.ts';
import type { PlanTarget } from '../../plan/decision.ts';
import type { PlanCounts } from '../../plan/plan.ts';
import type { Decision, Foreign, PlanFields } from '../../plan/plan-document.ts';
import { counted } from '../words.ts';
import type { Line, Note } from './line.ts';

/** The content of a plan in reading order. Terminal, Markdown and page all render this story. */
export interface Story extends Pick<PlanFields, 'digest' | 'destroys' | 'restart' | 'obstacles'> {
  readonly target: PlanTarget;
  readonly release: string;
  /** Of the files that were planned; undefined outside git. */
  readonly commit: string | undefined;
  readonly verdict: 'nothing-to-do' | 'changes' | 'not-applicable';
  readonly counts: PlanCounts;
  /** Declared, and on the help desk before the apply. */
  readonly managed: number;
  /** "deletes data of 2 fields (up to 1,204 tickets)"; empty if nothing is deleted. */
  readonly loss: string;
  /** What stands below the headline, in the order of the entries. */
  readonly risks: readonly Risk[];
  /** Worst first: each printer shows them in this order. */
  readonly entries: readonly Entry[];
  /** Pending, but not part of this plan: those whose data goes come first. */
  readonly foreign: readonly Foreign[];
  /** "Pending changes made outside deskform, also migrated by this plan" */
  readonly foreignHeading: string;
}

export interface Risk extends Note {
  readonly keys: readonly AttributeKey[];
}

/** The most risks on top of an output; each is also shown with its attribute. */
const MOST_RISKS = 10;

/** The list on top of every output: "5 risks, worst first", the first of them, and how many more there are, if any. */
export function risksOnTop(risks: readonly Risk[], what: 'risk' | 'more risk') {
  const left = risks.length - MOST_RISKS;
  return {
    title: `${counted(risks.length, what)}${risks.length > 1 ? ', worst first' : ''}`,
    shown: risks.slice(0, MOST_RISKS),
    more: left > 0 ? [`… and ${numberInWords(left)} more, listed below`] : [],
  };
}

/** How bad an entry is. `label`: nothing but its label changes, as that of others; where no entry changes more, they are the rest. */
export const DANGERS = ['refused', 'destroys', 'risky', 'rest', 'kept', 'label'] as const;

export interface Entry {
  readonly key: AttributeKey;
  /** The live label, or that of the files for a new attribute. Undefined if a refusal has neither. */
  readonly label: string | undefined;
  readonly newLabel: string | undefined;
  readonly action: Decision['action'];
  readonly danger: (typeof DANGERS)[number];
  /** What the list on top says of it; `alone`: if no other attribute has it for another reason. */
  readonly risks: readonly (Note & { readonly alone?: string })[];
  readonly where: SourcePosition | undefined;
  /** What happens, in a few words: "new select", "deleted with all its values, after migration". */
  readonly headline: string;
  /** Sentences about the attribute as a whole, worst first. */
  readonly notes: readonly Note[];
  readonly lines: readonly Line[];
}

/**
 * The entries as every output shows them, one group after the other: what is shown before all that is folded or left out,
 * what else changes or stays, and, folded, where only the label changes.
 */
export function groupsOf(entries: readonly Entry[]) {
  const ofDanger = (...dangers: readonly Entry['danger'][]): readonly Entry[] =>
    entries.filter(({ danger }) => dangers.includes(danger));
  return { grave: ofDanger('refused', 'destroys', 'risky'), rest: ofDanger('rest', 'kept'), labels: ofDanger('label') };
}
