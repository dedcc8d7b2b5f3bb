import type { AttributeKey } from '../../attribute/attribute-key.ts';
import type { PresentDefinition } from '../../attribute/definition.ts';
import type { AttributeBody, LiveRow } from '../../attribute/live-attribute.ts';
import type { Change } from '../../plan/change.ts';
import type { Decision } from '../../plan/decision.ts';
import type { Problem } from '../../problem/problem.ts';

/** The part of a decision that a story needs, and all that a saved plan contains. */
export type ToldDecision = { readonly key: AttributeKey } & (
  | (Head<'create'> & ToldCreation)
  | (Head<'update'> & ToldUpdate & { readonly carriedOver: readonly string[] })
  | (Head<'delete'> & {
      readonly definition: Pick<PresentDefinition, 'origin'> | undefined;
      readonly live: Pick<LiveRow, 'display' | 'waitingFor'>;
    })
  | (Head<'keep'> & { readonly live: Pick<LiveRow, 'display'> | undefined })
  | {
      readonly action: 'refuse';
      readonly problem: Pick<Problem, 'message' | 'hint' | 'where'> & { readonly code: string };
      readonly live: Pick<LiveRow, 'display'> | undefined;
      readonly wanted: ToldUpdate | undefined;
    }
);

/** The common part of the decisions with one action. */
type Head<Action extends 'create' | 'update' | 'delete' | 'keep'> = Pick<
  Extract<Decision, { readonly action: Action }>,
  'action' | 'because'
>;

export interface ToldCreation {
  readonly definition: Pick<PresentDefinition, 'origin'>;
  readonly row: Pick<AttributeBody, 'display' | 'active' | 'dataType' | 'dataOption' | 'screens'>;
}

export interface ToldUpdate {
  readonly changes: readonly ToldChange[];
  readonly definition: Pick<PresentDefinition, 'origin'>;
  readonly live: Pick<LiveRow, 'display' | 'screens'>;
  readonly row: Pick<AttributeBody, 'display' | 'dataType' | 'dataOption' | 'screens'>;
}

export type ToldChange = Omit<Change, 'needs'>;
