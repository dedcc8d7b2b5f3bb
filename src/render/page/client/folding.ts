import type { PageData } from '../page-data.ts';
import { drawForm, drawWholeForm } from './draw-form.ts';

/** A form is drawn when it is open and near what is looked at: a page with thousands of fields opens at once. */
export interface Folding {
  /** Begins to watch the forms that the page holds now. */
  readonly watch: (data: PageData) => void;
  /** Draws all of a form, near or not. */
  readonly drawWhole: (form: HTMLDetailsElement) => void;
}

export function foldForms(): Folding {
  let data: PageData = { mode: 'saved', faces: [], choices: [], forms: [] };
  const drawWhole = (form: HTMLDetailsElement): void => drawWholeForm(form, data);
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries)
        if (isIntersecting && target instanceof HTMLDetailsElement && target.open) drawForm(target, data);
    },
    { rootMargin: '800px' },
  );
  document.addEventListener(
    'toggle',
    ({ target }) => {
      if (target instanceof HTMLDetailsElement && target.matches('.form') && target.open) {
        observer.unobserve(target);
        observer.observe(target);
      }
    },
    true,
  );
  openForPrint(drawWhole);
  return {
    watch: (now) => {
      data = now;
      observer.disconnect();
      for (const form of allForms()) observer.observe(form);
    },
    drawWhole,
  };
}

export function allForms(): readonly HTMLDetailsElement[] {
  return [...document.querySelectorAll<HTMLDetailsElement>('details.form')];
}

/** On paper nothing can be opened, so everything that is not filtered out is. */
function openForPrint(draw: (form: HTMLDetailsElement) => void): void {
  let opened: readonly HTMLDetailsElement[] = [];
  const open = (): void => {
    const folded = [...document.querySelectorAll<HTMLDetailsElement>('details.form, details.fields')];
    const closed = folded.filter((each) => !each.open);
    opened = [...opened, ...closed];
    for (const each of closed) each.open = true;
    for (const form of allForms()) if (form.closest('[hidden]') === null) draw(form);
  };
  const close = (): void => {
    for (const each of opened) each.open = false;
    opened = [];
  };
  addEventListener('beforeprint', open);
  addEventListener('afterprint', close);
  matchMedia('print').addEventListener('change', ({ matches }) => (matches ? open() : close()));
}
