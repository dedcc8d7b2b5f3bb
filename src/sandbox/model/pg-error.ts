import { internalError, type ServiceError } from './service-error.ts';

const SHOWN_WIDTH = 60;
const KEPT_ON_THE_RIGHT = 10;

/** A database error as full administrators read it; with a statement, the place is marked under an excerpt of it. */
export function databaseError(errorClass: string, text: string, statement = '', marked = ''): ServiceError {
  const place = statement.indexOf(marked);
  const excerpt = statement === '' ? '' : excerptOf(statement, place);
  return internalError(422, `PG::${errorClass}: ERROR:  ${text}\n${excerpt}`);
}

/** The database's client library shows 60 characters around the place, and dots where it cut. */
function excerptOf(statement: string, place: number): string {
  let begin = 0;
  let end = statement.length;
  if (end > SHOWN_WIDTH) {
    if (SHOWN_WIDTH >= place + KEPT_ON_THE_RIGHT) {
      end = SHOWN_WIDTH;
    } else {
      end = Math.min(end, place + KEPT_ON_THE_RIGHT);
      begin = Math.max(0, end - SHOWN_WIDTH);
    }
  }
  const before = `LINE 1: ${begin > 0 ? '...' : ''}`;
  const after = end < statement.length ? '...' : '';
  const mark = `${' '.repeat(before.length + place - begin)}^`;
  return `${before}${statement.slice(begin, end)}${after}\n${mark}\n`;
}
