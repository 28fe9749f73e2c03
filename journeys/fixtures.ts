/**
 * What every journey starts from: the site's address, a visitor's address of its own (limits are kept per
 * address), and ears. Whatever the console complains of fails the journey, unless the journey said beforehand
 * that it would come.
 */
import { createHash } from 'node:crypto';
import { test as base, expect, type Page } from '@playwright/test';

export interface Heard {
  /** This complaint belongs to the journey: a refused payment, a broken connection. */
  expect(complaint: RegExp): void;
  /** What was complained of and not expected. */
  unexpected(): string[];
}

interface Journey {
  /** The site's origin. */
  readonly site: string;
  readonly heard: Heard;
}

export const test = base.extend<Journey>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern
  baseURL: async ({}, use) => use(`http://localhost:${process.env['SITE_PORT']}`),
  // biome-ignore lint/correctness/noEmptyPattern: as above
  extraHTTPHeaders: async ({}, use, { testId, retry, repeatEachIndex }) =>
    use({ 'x-forwarded-for': addressOf(`${testId}.${retry}.${repeatEachIndex}`) }),
  page: async ({ page, javaScriptEnabled }, use) => {
    if (javaScriptEnabled !== false) waitUntilUsable(page);
    await use(page);
    // A request that is still held back or fetched would fail the next journey.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  },
  site: async ({ baseURL }, use) => use(baseURL ?? ''),
  heard: [
    async ({ page }, use) => {
      const heard = await listenTo(page);
      await use(heard);
      expect(heard.unexpected(), 'nothing complains in the console').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Who goes to a page looks at it first: its scripts come once it is seen, after the browser has called it loaded. */
function waitUntilUsable(page: Page): void {
  const usable = () =>
    page.waitForFunction(
      () =>
        document.querySelector('script[data-preloads]') === null || performance.getEntriesByName('hydrated').length > 0,
    );
  const goto = page.goto.bind(page);
  page.goto = async (url, options) => {
    const response = await goto(url, options);
    if (options?.waitUntil === undefined) await usable();
    return response;
  };
  const reload = page.reload.bind(page);
  page.reload = async (options) => {
    const response = await reload(options);
    await usable();
    return response;
  };
}

async function listenTo(page: Page): Promise<Heard> {
  const complaints: string[] = [];
  const expected: RegExp[] = [];
  const hear = (text: string) => complaints.push(`${page.url()}: ${text}`);
  page.on('console', (message) => message.type() === 'error' && hear(message.text()));
  page.on('pageerror', (fault) => hear(fault.message));
  await page.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      console.error(`Refused by the content security policy: ${violatedDirective} ${blockedURI}`),
    ),
  );
  return {
    expect: (complaint) => void expected.push(complaint),
    unexpected: () => complaints.filter((complaint) => !expected.some((known) => known.test(complaint))),
  };
}

function addressOf(journey: string): string {
  const [a = 0, b = 0, c = 0] = createHash('sha256').update(journey).digest();
  return `10.${a}.${b}.${c}`;
}
