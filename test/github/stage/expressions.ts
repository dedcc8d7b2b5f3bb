import { loadParser } from '../workflow-files.ts';

/** How the steps before went; `if:` asks for it by success(), failure(), cancelled() and always(). */
export type Status = 'success' | 'failure' | 'cancelled';

/** What `${{ }}` is evaluated in: github, inputs, secrets, runner, steps, env. */
export type Contexts = Readonly<Record<string, object>>;

/** GitHub's own evaluation of expressions. */
export interface Expressions {
  readonly isTrue: (expression: string, contexts: Contexts, status: Status) => boolean;
  /** A text with the value of each `${{ }}` in its place. */
  readonly fill: (text: string, contexts: Contexts, status: Status) => string;
}

const STATUS_FUNCTIONS: Readonly<Record<string, (status: Status) => boolean>> = {
  success: (status) => status === 'success',
  failure: (status) => status === 'failure',
  cancelled: (status) => status === 'cancelled',
  always: () => true,
};

export async function openExpressions(): Promise<Expressions> {
  const { data, Evaluator, Lexer, Parser } = (await loadParser()).expressions;

  function evaluated(expression: string, contexts: Contexts, status: Status): string {
    const functions = Object.entries(STATUS_FUNCTIONS).map(([name, holds]) => ({
      name,
      minArgs: 0,
      maxArgs: 0,
      call: () => new data.BooleanData(holds(status)),
    }));
    const { tokens } = new Lexer(expression).lex();
    const parsed = new Parser(tokens, Object.keys(contexts), functions).parse();
    const values = new data.Dictionary(
      ...Object.entries(contexts).map(([key, value]) => ({
        key,
        value: JSON.parse(JSON.stringify(value), data.reviver),
      })),
    );
    return new Evaluator(parsed, values, new Map(functions.map((one) => [one.name, one]))).evaluate().coerceString();
  }

  return {
    isTrue: (expression, contexts, status) => evaluated(`!(${expression})`, contexts, status) === 'false',
    fill: (text, contexts, status) =>
      text.replaceAll(/\$\{\{(.*?)\}\}/gsu, (_, expression: string) => evaluated(expression, contexts, status)),
  };
}
