/**
 * Says in a small box what a button with nothing but a picture is called: its own name, so that there is none to forget. Under
 * a resting pointer after 700 ms, at once within 300 ms of another, and at once where the keyboard arrives. Escape and a press
 * take it away; a finger never brings it. Screen readers have the name already.
 *
 * One listener for the whole document. The box is a popover, which lies over open dialogs too; a browser without popovers
 * shows none.
 */
const OPEN_DELAY_MS = 700;
const SKIP_DELAY_MS = 300;
/** Time to bring the pointer from the button onto the box. */
const LEAVE_MS = 100;
const GAP_PX = 8;
const EDGE_PX = 12;

const PRESSED = 'button, a[href], [role=button], summary';
const UNSEEN = '.sr-only, svg, [hidden]';
const LOOK =
  'on-paper pointer-events-auto w-max max-w-72 animate-rise rounded-sm bg-paper px-3.5 py-2 text-sm shadow-float no-print';

/** The name of an element that shows a picture and no word; null for every other. */
function unshownName(element: Element): string | null {
  if (!element.querySelector('svg')) return null;
  const copy = element.cloneNode(true) as Element;
  for (const unseen of copy.querySelectorAll(UNSEEN)) unseen.remove();
  if (copy.textContent?.trim()) return null;
  const name = element.getAttribute('aria-label') ?? element.querySelector('.sr-only')?.textContent;
  return name?.trim() || null;
}

/** Shows them on this document from now on. */
export function showTooltips(): void {
  if (!('showPopover' in HTMLElement.prototype)) return;
  const box = document.createElement('div');
  box.popover = 'manual';
  box.className = LOOK;
  box.setAttribute('role', 'tooltip');
  box.ariaHidden = 'true';

  let shown: Element | null = null;
  let wanted: Element | null = null;
  /** Has been pressed: whoever presses it knows what it is, until the pointer comes back to it. */
  let pressed: Element | null = null;
  let closedAt = Number.NEGATIVE_INFINITY;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const hide = () => {
    clearTimeout(timer);
    wanted = null;
    if (!shown) return;
    shown = null;
    closedAt = performance.now();
    box.remove();
  };
  const show = (element: Element) => {
    const name = element.isConnected ? unshownName(element) : null;
    hide();
    if (!name) return;
    shown = element;
    box.textContent = name;
    document.body.append(box);
    box.showPopover();
    place(box, element.getBoundingClientRect());
  };
  const showLater = (element: Element) => {
    if (element === wanted || element === pressed) return;
    clearTimeout(timer);
    wanted = element;
    if (element === shown) return;
    const isNext = shown !== null || performance.now() - closedAt < SKIP_DELAY_MS;
    timer = setTimeout(() => show(element), isNext ? 0 : OPEN_DELAY_MS);
  };

  const over = ({ target, pointerType }: PointerEvent) => {
    if (pointerType === 'touch' || !(target instanceof Element)) return;
    if (box.contains(target)) return clearTimeout(timer);
    const element = target.closest(PRESSED);
    if (element !== pressed) pressed = null;
    if (element && unshownName(element)) return showLater(element);
    clearTimeout(timer);
    wanted = null;
    // What the keyboard brought stays with it: a dialog that opens under a pointer at rest moves nothing.
    if (shown && !shown.matches(':focus-visible')) timer = setTimeout(hide, LEAVE_MS);
  };
  const press = ({ target }: Event) => {
    hide();
    pressed = target instanceof Element ? target.closest(PRESSED) : null;
  };
  const focus = ({ target }: FocusEvent) => {
    if (target instanceof Element && target.matches(PRESSED) && target.matches(':focus-visible')) show(target);
    else hide();
  };
  const key = (event: KeyboardEvent) => event.key === 'Escape' && hide();
  const follow = () => shown && place(box, shown.getBoundingClientRect());

  document.addEventListener('pointerover', over);
  document.documentElement.addEventListener('pointerleave', hide);
  document.addEventListener('pointerdown', press, true);
  document.addEventListener('click', press, true);
  document.addEventListener('focusin', focus);
  document.addEventListener('focusout', hide);
  document.addEventListener('keydown', key, true);
  window.addEventListener('scroll', follow, { passive: true, capture: true });
}

/** Above, or below where there is no room, and never beyond an edge. */
function place(box: HTMLElement, around: DOMRect): void {
  const { offsetWidth: width, offsetHeight: height } = box;
  const { clientWidth } = document.documentElement;
  const middle = around.left + around.width / 2 - width / 2;
  const left = Math.max(EDGE_PX, Math.min(middle, clientWidth - EDGE_PX - width));
  const above = around.top - GAP_PX - height;
  const top = above >= EDGE_PX ? above : around.bottom + GAP_PX;
  box.style.inset = `${top}px auto auto ${left}px`;
}
