/** One table over all pages: each answers, has one heading, writes figures in one way, breaks no rule of accessibility. */
import { bareFigures } from '../test/bare-figures.ts';
import { expectNoViolations } from './accessible.ts';
import { expect, test } from './fixtures.ts';

type Row = readonly [path: string, status?: number];

/** Pages whose layout is another one on a phone; the rest only gets narrower. */
const EVERYWHERE: readonly Row[] = [
  ['/'],
  ['/upcoming-trips'],
  ['/upcoming-trips/ibiza'],
  ['/demo'],
  ['/guides'],
  ['/no/such/page', 404],
];
const NARROW_IN_THE_LONG_ROUND: readonly Row[] = [
  ['/coming-soon'],
  ['/login'],
  ['/business-login'],
  ['/learn'],
  ['/videos'],
  ['/videos/first-hour'],
  ['/contact'],
];
const WIDE_ONLY: readonly Row[] = [
  ['/ai-results'],
  ['/trip-builder'],
  ['/guides/lisbon'],
  ['/reviews'],
  ['/checkout/no-such-package'],
  ['/my-trips'],
  ['/account'],
];
/** Made of the same parts as one above. */
const LIKE_ANOTHER: readonly Row[] = [
  ['/upcoming-trips?category=Nature'],
  ['/upcoming-trips/no-such-trip', 404],
  ['/demo?destination=Lisbon'],
  ['/guides/'],
  ['/guides/no-such-place', 404],
  ['/videos/no-such-lesson', 404],
  ['/plans/no-such-plan'],
  ['/reviews?restaurant=austin-franklin'],
  ['/saved'],
  ['/saved/trip:ibiza,place:lisbon'],
  ['/terms'],
  ['/privacy'],
  ['/waitlist/no-such-package'],
  ['/booking-confirmation/0'],
  ['/trip-review/no-such-link'],
  ['/_dev/specimens'],
];

for (const [path, status = 200] of EVERYWHERE) test(`${path} is whole`, whole(path, status));
for (const [path, status = 200] of NARROW_IN_THE_LONG_ROUND) {
  test(`${path} is whole`, { tag: '@desktop' }, whole(path, status));
  test(`${path} is whole on a phone`, { tag: ['@phone', '@long'] }, whole(path, status));
}
for (const [path, status = 200] of WIDE_ONLY) test(`${path} is whole`, { tag: '@desktop' }, whole(path, status));
for (const [path, status = 200] of LIKE_ANOTHER)
  test(`${path} is whole`, { tag: ['@desktop', '@long'] }, whole(path, status));

function whole(path: string, status: number) {
  return async ({ page, heard }: Parameters<Parameters<typeof test>[2]>[0]) => {
    if (status === 404 || path.includes('no-such')) heard.expect(/status of 404/);
    if (path.includes('no-such')) heard.expect(/no_such_/);
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(status);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    for (const landmark of ['banner', 'main', 'contentinfo'] as const)
      await expect(page.getByRole(landmark)).toHaveCount(1);
    // The banner comes once the script has taken over.
    await expect(page.getByRole('region', { name: 'Cookies' })).toBeVisible();
    await expect(page).toHaveTitle(/Wanderlight/);
    expect(await page.locator('meta[name=description]').getAttribute('content')).toMatch(/.{12}/);
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth + 1),
      'nothing is wider than the window',
    ).toBe(true);
    expect((await page.locator('body').allInnerTexts()).flatMap(bareFigures), 'thousands have commas').toEqual([]);
    await expectNoViolations(page);
  };
}
