/**
 * Where a page is scrolled to. The browser cannot restore a position before the
 * page's content is there, so we do it: a new page starts at its top (or at the
 * element its address names), back and forward return to where one was.
 */
const positions = new Map<string, number>();
let current = '';
let cameBack = false;
/** From the wish for another page until it is there: what scrolls now is no longer the visitor's doing. */
let leaving = false;

function keyOfEntry(): string {
  const state: unknown = window.history.state;
  const known = typeof state === 'object' && state !== null && 'at' in state ? String(state.at) : '';
  if (known) return known;
  const at = Math.random().toString(36).slice(2);
  window.history.replaceState({ ...(typeof state === 'object' ? state : {}), at }, '');
  return at;
}

/** Call once in the browser, before the first navigation. */
export function followScroll(): void {
  current = keyOfEntry();
  const remember = () => {
    if (!leaving) positions.set(current, window.scrollY);
  };
  window.addEventListener('scroll', remember, { passive: true });
  window.addEventListener('popstate', () => {
    cameBack = true;
  });
  // Within the site the browser would jump before the other page is there; when it loads us anew, it knows best.
  window.addEventListener('pagehide', () => {
    window.history.scrollRestoration = 'auto';
  });
}

/** Call when another page has been asked for. */
export function leavePage(): void {
  if (!leaving) positions.set(current, window.scrollY);
  leaving = true;
}

/** Call when the page that was about to be left stays after all. */
export function stayOnPage(): void {
  leaving = false;
  cameBack = false;
}

/** Call when another page has taken the screen. */
export function landOnNewPage(): void {
  leaving = false;
  current = keyOfEntry();
  const before = cameBack ? positions.get(current) : undefined;
  cameBack = false;
  const named =
    window.location.hash.length > 1 ? document.getElementById(decodeURIComponent(window.location.hash.slice(1))) : null;
  if (before !== undefined) window.scrollTo({ top: before, behavior: 'instant' });
  else if (named) named.scrollIntoView({ behavior: 'instant' });
  else window.scrollTo({ top: 0, behavior: 'instant' });
  document.getElementById('content')?.focus({ preventScroll: true });
}
