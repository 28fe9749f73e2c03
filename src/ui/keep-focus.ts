/**
 * The keyboard's place survives what an action does to the page. Where the element that had the focus is removed, hidden or
 * disabled, browsers put the focus on the document, and the next Tab begins at the top. Then it goes to what has come in its
 * place, or to the heading before. A screen that knows better focuses by itself, and is always first.
 */
import { focusOn } from './focus-on.ts';

/** The best first. */
const SAID = ['h1, h2, h3, h4, legend', '[role=status], [role=alert]'];
const ROW = 'li, tr';
const REACHED = 'a[href], button:not(:disabled), input:not(:disabled), select, textarea, summary, [tabindex="0"]';
/** All by which an element can go. */
const CHANGES: MutationObserverInit = {
  childList: true,
  subtree: true,
  attributeFilter: ['class', 'disabled', 'hidden', 'inert', 'open'],
};

/** Where the focus was, as the page stood then: the element, what it lay in, and at which place of each. */
interface Place {
  readonly element: Element;
  readonly path: readonly { readonly parent: Element; readonly at: number }[];
  readonly showsRing: boolean;
}

/** Follows the focus of the whole document from now on. */
export function keepFocus(): () => void {
  let place: Place | null = null;
  let isDue = false;
  const over = new AbortController();

  const look = () => {
    isDue = false;
    if (!place || !isNowhere() || isThere(place.element)) return;
    const { path, showsRing } = place;
    place = null;
    focusOn(nextTo(path), showsRing);
  };
  // A frame later, when screens have taken the focus where they want it and the browser has let go of what is hidden.
  const lookSoon = () => {
    if (isDue || !place) return;
    isDue = true;
    requestAnimationFrame(() => setTimeout(look));
  };
  const remember = () => {
    const element = document.activeElement;
    if (element && element !== document.body) place = placeOf(element);
  };
  /** Somebody has pressed beside everything: that is no loss. */
  const leave = () =>
    setTimeout(() => {
      if (place && isNowhere() && isThere(place.element)) place = null;
    });

  remember();
  document.addEventListener('focusin', remember, { signal: over.signal });
  document.addEventListener('focusout', leave, { signal: over.signal });
  const observer = new MutationObserver(lookSoon);
  observer.observe(document.body, CHANGES);
  return () => {
    over.abort();
    observer.disconnect();
  };
}

function isNowhere(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}

function isThere(element: Element): boolean {
  return element.isConnected && element.checkVisibility() && !element.matches(':disabled, [inert] *');
}

function placeOf(element: Element): Place {
  const path = [];
  for (let child = element; child.parentElement; child = child.parentElement) {
    path.push({ parent: child.parentElement, at: [...child.parentElement.children].indexOf(child) });
  }
  return { element, path, showsRing: element.matches(':focus-visible') };
}

function nextTo(path: Place['path']): HTMLElement | null {
  for (const { parent, at } of path) {
    if (!isThere(parent)) continue;
    const children = [...parent.children];
    const rows = children.filter((child) => child.matches(ROW) && isThere(child));
    const row = parent.matches(ROW) ? parent : (rows[at] ?? rows.at(-1));
    const found = row ? (first(row, REACHED) ?? row) : saidNear(children, at);
    if (found instanceof HTMLElement) return found;
  }
  return document.querySelector('main');
}

/** What has come in the place of what went, else the last heading before it, else the next one. */
function saidNear(children: readonly Element[], at: number): Element | undefined {
  const before = children.slice(0, at).reverse();
  const after = children.slice(at + 1);
  for (const child of [...children.slice(at, at + 1), ...before, ...after]) {
    for (const said of SAID) {
      const all = [child, ...child.querySelectorAll(said)].filter((one) => one.matches(said) && isThere(one));
      const found = before.includes(child) ? all.at(-1) : all[0];
      if (found?.textContent?.trim()) return found;
    }
  }
  return undefined;
}

function first(within: Element, selector: string): Element | undefined {
  return [...within.querySelectorAll(selector)].find(isThere);
}
