/** What a page does without until it has loaded: none of it shows before somebody uses the page. */
import { keepFocus } from '../ui/keep-focus.ts';
import { showTooltips } from '../ui/tooltips.ts';
import { keepOfflinePage } from './offline-page.ts';

let hasBegun = false;

export function lookAfterPage(): void {
  if (hasBegun) return;
  hasBegun = true;
  keepFocus();
  showTooltips();
  if (import.meta.env.PROD) void keepOfflinePage();
}
