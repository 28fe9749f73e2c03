/**
 * Small, and before all other scripts, in long documents themselves: brings those once the browser has shown the page
 * that the server sent, so that neither their bytes nor their work stand before the first view. What is pressed until they
 * have taken over is pressed again then.
 */

/** A tab in the background draws nothing, and a slow picture is not waited for: the page is to be ready all the same. */
const AT_LATEST_MS = 1000;

/** A type that no browser knows keeps it from being fetched. */
const later = document.querySelector<HTMLScriptElement>('script[data-preloads]');

const pressed = new Set<HTMLButtonElement>();
const notePress = ({ target }: Event) => {
  const button = target instanceof Element && target.closest<HTMLButtonElement>('button[type=button]');
  if (button) pressed.add(button);
};
document.addEventListener('click', notePress);
onEntry('mark', 'hydrated', () => {
  document.removeEventListener('click', notePress);
  for (const button of pressed) if (button.isConnected) button.click();
});

const seen = new Promise<void>((resolve) => onEntry('paint', 'first-contentful-paint', resolve));
const used = new Promise((resolve) => {
  for (const use of ['pointerdown', 'keydown']) document.addEventListener(use, resolve, { once: true });
});
const pictures = document.querySelectorAll<HTMLImageElement>('img[fetchpriority=high]');
const arrived = [...pictures].map((picture) => picture.decode().catch(() => undefined));
const tooLong = new Promise((resolve) => setTimeout(resolve, AT_LATEST_MS));

void Promise.race([Promise.all([seen, ...arrived]), used, tooLong]).then(async () => {
  for (const href of later?.dataset['preloads']?.split(' ').filter(Boolean) ?? []) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  }
  document.querySelector('link[rel=later]')?.setAttribute('rel', 'manifest');
  if (!later) return;
  // Nothing runs before it is put in anew; the pictures that waited for this begin.
  later.type = 'module';
  await Promise.all([...document.querySelectorAll<HTMLLinkElement>('link[data-whole]')].map(whole));
  document.head.append(later);
});

/** The document has only the rules that it uses: what scripts add needs all of them. */
function whole(sheet: HTMLLinkElement): Promise<unknown> {
  return new Promise((done) => {
    sheet.onload = done;
    sheet.onerror = done;
    sheet.disabled = false;
  });
}

/** Once the browser has noted it, before or after. */
function onEntry(type: string, name: string, act: () => void): void {
  const observer = new PerformanceObserver((list) => {
    if (list.getEntriesByName(name).length === 0) return;
    observer.disconnect();
    act();
  });
  observer.observe({ type, buffered: true });
}

export {};
