import { unreachable } from '../../problem/unreachable.ts';
import { hang } from '../../render/wrap.ts';
import { type Explanation, explain } from '../../run/explain.ts';
import type { CommandResult, Typed } from '../command.ts';
import { textOption } from '../options.ts';
import type { World } from '../world.ts';

export async function runExplain(typed: Typed, world: World): Promise<CommandResult> {
  const explanation = explain(textOption(typed, 'code') ?? '');
  const paragraphs = explanation.text.split('\n\n').map((paragraph) => hang('', paragraph, world.out).join('\n'));
  const head = `${world.out.style.bold(explanation.code)}  ${world.out.style.dim(inWords(explanation))}`;
  return {
    exitStatus: 0,
    status: 'ok',
    document: documentOf(explanation),
    text: `${[head, ...paragraphs].join('\n\n')}\n`,
  };
}

function inWords(explanation: Explanation): string {
  switch (explanation.kind) {
    case 'problem':
      return explanation.rule === 'service'
        ? `${explanation.severity}: the help desk would refuse it, or could not migrate`
        : `${explanation.severity}: a rule of deskform`;
    case 'failure':
      return `ends a run with exit status ${explanation.exitStatus}`;
    default:
      return unreachable(explanation);
  }
}

function documentOf(explanation: Explanation): CommandResult['document'] {
  const { kind, code, text } = explanation;
  switch (explanation.kind) {
    case 'problem':
      return { kind, code, severity: explanation.severity, rule: explanation.rule, text };
    case 'failure':
      return { kind, code, exit_status: explanation.exitStatus, text };
    default:
      return unreachable(explanation);
  }
}
