import { byId } from './element.ts';

const EVERY_MILLISECONDS = 2000;

/** Asks the server again and again, and puts its new content in place of the old one; what a person set up stays. */
export function keepFresh(arrange: () => void): void {
  // As it came, before anything was drawn into it.
  let known = contentOf(document);
  let offered = openIn(document);
  const look = async (): Promise<void> => {
    if (!document.hidden) {
      const fresh = await ask();
      if (fresh === undefined) say('The sandbox does not answer. This page shows its last known state.');
      else if (contentOf(fresh) === known) say('This page refreshes itself.');
      else {
        known = contentOf(fresh);
        exchange(fresh, offered, arrange);
        offered = openIn(fresh);
        say('The sandbox has changed. This page is up to date.');
      }
    }
    setTimeout(look, EVERY_MILLISECONDS);
  };
  setTimeout(look, EVERY_MILLISECONDS);
}

async function ask(): Promise<Document | undefined> {
  try {
    const answer = await fetch(location.pathname, { headers: { accept: 'text/html' }, cache: 'no-cache' });
    return answer.ok ? new DOMParser().parseFromString(await answer.text(), 'text/html') : undefined;
  } catch {
    return undefined;
  }
}

const PARTS = ['head', 'main', 'data'] as const;

function contentOf(page: Document): string {
  return PARTS.map((id) => page.getElementById(id)?.innerHTML ?? '').join('\n');
}

/** A form that begins to change opens by itself; every other one stays as it was folded. */
function exchange(fresh: Document, offered: ReadonlySet<string>, arrange: () => void): void {
  const opens = [...openIn(fresh)].filter((id) => !offered.has(id));
  const folded = new Map(detailsById().map((details) => [details.id, details.open]));
  const focused = document.activeElement?.closest('[id]')?.id;
  const { scrollX, scrollY } = window;
  for (const id of PARTS) byId(id)?.replaceChildren(...(fresh.getElementById(id)?.childNodes ?? []));
  for (const details of detailsById())
    details.open = opens.includes(details.id) || (folded.get(details.id) ?? details.open);
  arrange();
  if (focused !== undefined) byId(focused)?.focus({ preventScroll: true });
  scrollTo(scrollX, scrollY);
}

function openIn(page: Document): ReadonlySet<string> {
  return new Set([...page.querySelectorAll('details[id][open]')].map(({ id }) => id));
}

function detailsById(): readonly HTMLDetailsElement[] {
  return [...document.querySelectorAll<HTMLDetailsElement>('details[id]')];
}

function say(words: string): void {
  const status = byId('live');
  if (status !== undefined && status.textContent !== words) status.textContent = words;
}
