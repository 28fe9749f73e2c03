/** Keeps the notification region clear of headings, messages, bars and the field in use, for as long as a toast is open. */

const OBSTACLES: readonly (readonly [selector: string, weight: number])[] = [
  ['[data-bar]', 100],
  ['h1, [role=status], [role=alert], [id$="-error"], :is(input, textarea, select, button, a):focus', 10],
  ['h2, h3, legend', 1],
];
/** Words for screen readers alone are this small. */
const SMALLEST_PX = 2;

/** @returns what ends it */
export function keepClearOfWords(region: HTMLElement): () => void {
  let due = 0;
  const place = () => {
    due = 0;
    const toast = region.firstElementChild;
    if (!(toast instanceof HTMLElement)) return;
    const raise = raiseOf(boxOf(toast, region), window.innerHeight, obstaclesBeside(region));
    region.style.translate = `0 ${-raise}px`;
  };
  const placeSoon = () => {
    due ||= requestAnimationFrame(place);
  };
  const over = new AbortController();
  const { signal } = over;
  const observer = new MutationObserver(placeSoon);
  observer.observe(document.body, { childList: true, characterData: true, subtree: true });
  for (const name of ['resize', 'scrollend', 'load']) window.addEventListener(name, placeSoon, { signal });
  document.addEventListener('focusin', placeSoon, { signal });
  place();
  return () => {
    over.abort();
    observer.disconnect();
    cancelAnimationFrame(due);
    region.style.translate = '';
  };
}

/** As the style sheet puts it, without what moves it: a rectangle of the moment has the slide and the last raise in it. */
function boxOf(toast: HTMLElement, region: HTMLElement): Rect {
  const top = region.offsetTop + toast.offsetTop;
  const left = region.offsetLeft + toast.offsetLeft;
  return { top, left, bottom: top + toast.offsetHeight, right: left + toast.offsetWidth };
}

function obstaclesBeside(region: HTMLElement): Obstacle[] {
  return OBSTACLES.flatMap(([selector, weight]) =>
    [...document.querySelectorAll(selector)].flatMap((element) => {
      const { top, bottom, left, right } = element.getBoundingClientRect();
      const isSeen = bottom - top > SMALLEST_PX && right - left > SMALLEST_PX && !region.contains(element);
      return isSeen ? [{ top, bottom, left, right, weight }] : [];
    }),
  );
}

/**
 * Where a toast stands so that it covers neither what it announces nor what is pressed: as low as it can, above the bars at the
 * foot of the window; higher only where a heading, a message or the field in use lies there.
 */

interface Rect {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

interface Obstacle extends Rect {
  /** How bad it is to cover it, against the others. */
  readonly weight: number;
}

const GAP_PX = 8;

/**
 * @param toast where it stands by the style sheet: lowest
 * @param obstacles in the same window
 * @returns by how many pixels it is raised
 */
export function raiseOf(toast: Rect, windowHeight: number, obstacles: readonly Obstacle[]): number {
  const near = obstacles.filter((box) => box.left < toast.right && box.right > toast.left);
  const seen = near.filter((box) => box.bottom > 0 && box.top < windowHeight);
  const height = toast.bottom - toast.top;
  const highest = toast.top - GAP_PX;
  const raises = seen
    .flatMap((box) => [toast.bottom - box.top + GAP_PX, toast.top - box.bottom - GAP_PX])
    .filter((raise) => raise > 0 && raise <= highest)
    .sort((a, b) => a - b);
  let best = { raise: 0, harm: harmOf(toast.top, height, seen) };
  for (const raise of raises) {
    const harm = harmOf(toast.top - raise, height, seen);
    if (harm < best.harm) best = { raise, harm };
  }
  return best.raise;
}

function harmOf(top: number, height: number, obstacles: readonly Obstacle[]): number {
  const covered = obstacles.filter((box) => box.top < top + height && box.bottom > top);
  return covered.reduce((harm, { weight }) => harm + weight, 0);
}
