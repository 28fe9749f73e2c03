/** What a page does without until it has loaded: none of it shows before somebody uses the page. */

import { keepFocus } from '../ui/keep-focus.ts';
import { showTooltips } from '../ui/tooltips.ts';
import { ownScript, workerAddress } from './service-worker-address.ts';

let hasBegun = false;

export function startAfterLoad(): void {
  if (hasBegun) return;
  hasBegun = true;
  keepFocus();
  showTooltips();
  if (import.meta.env.PROD) void keepOfflinePage();
}

/**
 * Lets our own page stand where a page cannot be had without a network: `public/offline.js`, registered for the whole site,
 * keeps it and hands it out. It is kept anew with every build. Where a browser cannot do this, its own page stands there.
 */
async function keepOfflinePage(): Promise<void> {
  const build = /([\w-]+)\.js$/.exec(ownScript() ?? '')?.[1];
  // Documents that admit others' scripts trust no worker of ours: another page sees to it.
  const admits = document.documentElement.dataset['thirdParties'];
  if (!build || admits || !('serviceWorker' in navigator)) return;
  await navigator.serviceWorker.register(workerAddress(build), { scope: '/' }).catch(() => undefined);
}
