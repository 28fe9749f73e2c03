/** Puts the keyboard and the screen reader to where an action has led: a heading or a message can take the focus too. */
export function focusOn(target: HTMLElement | null | undefined, scrolls = true): void {
  if (!target) return;
  if (target.tabIndex < 0 && !target.hasAttribute('tabindex')) target.tabIndex = -1;
  target.focus({ preventScroll: !scrolls });
}
