import { isJsonObject } from '../attribute/json.ts';
import { Failure } from '../problem/failure.ts';
import type { Question, Scene } from './scene.ts';
import { quotable } from './secrecy.ts';
import type { Answer } from './transport.ts';

/** What an answer is made of, whatever its content type claims. */
export type BodyKind = 'json' | 'web-page' | 'empty' | 'other';

export function bodyKind(answer: Answer): BodyKind {
  const text = answer.text.trimStart();
  if (text === '') return 'empty';
  if (answer.json !== undefined) return 'json';
  return text.startsWith('<') || answer.contentType.includes('html') ? 'web-page' : 'other';
}

/** The service's own words, or the title of a page; "" when the answer says nothing. */
export function wordsOf(answer: Answer, scene: Scene): string {
  const { json } = answer;
  if (isJsonObject(json)) {
    const words = [json.error_human, json.error, json.message].find((word) => typeof word === 'string' && word !== '');
    return typeof words === 'string' ? quotable(words, scene.mask) : '';
  }
  if (json !== undefined) return '';
  // A page says in its head what it is; a longer text could keep the expressions below busy for hours.
  const beginning = answer.text.slice(0, 4000);
  const title = /<title[^>]*>([^<]*)/i.exec(beginning)?.[1];
  return quotable(title ?? beginning.replace(/<[^>]*>/g, ' '), scene.mask);
}

/** "GET /api/v1/users/me at https://… answered 401: "the words"". */
export function saidBy(answer: Answer, question: Question, scene: Scene): string {
  const words = wordsOf(answer, scene);
  const page = bodyKind(answer) === 'web-page' ? ' with a web page' : '';
  return `${nameOf(question, scene)} answered ${answer.status}${page}${words === '' ? '' : `: "${words}"`}`;
}

/** What could not be understood of an answer, told with its request. Names in it come from outside, and are masked. */
export function failureAt({ code, message, hint }: Failure, question: Question, scene: Scene): Failure {
  return new Failure(code, `${nameOf(question, scene)}: ${quotable(message, scene.mask)}`, { hint });
}

export function nameOf({ method, path }: Question, scene: Scene): string {
  return `${method} ${path} at ${scene.base}`;
}
