/** The pictures of a trip: beside its days, and in a full view that is turned, left and shared. */
import type { Page } from '@playwright/test';
import { expectNoViolations } from './accessible.ts';
import { expect, test } from './fixtures.ts';

const TRIP = '/upcoming-trips/lisbon-river-light';

const view = (page: Page) => page.getByRole('dialog', { name: 'Pictures: Lisbon, Hills and River' });
const all = (page: Page) => page.getByRole('link', { name: /^(Both|All \d+) pictures$/ });

/** Of the page that a browser makes around a picture. */
const INLINE_STYLE = /Applying inline style|style-src-attr inline/;

/** Of how many; a picture that is added later is one more. */
async function counted(page: Page, at: number): Promise<void> {
  await expect(view(page).getByText(new RegExp(`^${at} of \\d+$`))).toBeVisible();
  await expect(page).toHaveURL(`${TRIP}?picture=${at}`);
  await expect(
    view(page)
      .getByRole('listitem')
      .nth(at - 1),
  ).toBeInViewport({ ratio: 0.9 });
}

test('the pictures of a trip are opened, turned by keys and buttons, and left where they were opened', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('cookiesAccepted', 'true'));
  await page.goto(TRIP);
  await all(page).click();
  await counted(page, 1);
  await expect(page.getByRole('button', { name: 'Close the pictures' })).toBeFocused();
  await expect(page.getByRole('button', { name: 'Previous picture' })).toHaveAttribute('aria-disabled', 'true');
  await expectNoViolations(page);

  await page.keyboard.press('ArrowRight');
  await counted(page, 2);
  await page.keyboard.press('ArrowLeft');
  await counted(page, 1);
  await page.keyboard.press('ArrowLeft');
  await counted(page, 1);
  await page.keyboard.press('End');
  await expect(page.getByRole('button', { name: 'Next picture' })).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('Home');
  await page.getByRole('button', { name: 'Next picture' }).click();
  await counted(page, 2);

  await page.keyboard.press('Escape');
  await expect(view(page)).toBeHidden();
  await expect(page).toHaveURL(TRIP);
  await expect(all(page)).toBeFocused();
});

test('Back closes the pictures of a chosen date, and leaves the date', async ({ page }) => {
  const [departure] = await (await page.request.get('/api/trip-packages/lisbon-river-light/departures')).json();
  await page.goto(`${TRIP}?departure=${departure.departureId}`);
  await page
    .getByRole('main')
    .getByRole('link', { name: /yellow tram/ })
    .click();
  await expect(page).toHaveURL(/\?departure=\d+&picture=\d$/);
  await expect(view(page)).toBeVisible();
  await page.goBack();
  await expect(view(page)).toBeHidden();
  await expect(page).toHaveURL(`${TRIP}?departure=${departure.departureId}`);
  await page.goForward();
  await expect(view(page)).toBeVisible();
  await page.getByRole('button', { name: 'Close the pictures' }).click();
  await expect(page).toHaveURL(`${TRIP}?departure=${departure.departureId}`);
});

test('a link to a picture opens it, and closing it stays on the trip', async ({ page }) => {
  await page.goto(`${TRIP}?picture=2`);
  await counted(page, 2);
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(TRIP);
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  await page.goto(`${TRIP}?picture=99`);
  await expect(view(page)).toBeHidden();
});

test('a place shows the pictures of the trips that go there', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/places/lisbon');
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Over red roofs/ })
    .click();
  await expect(page.getByRole('dialog', { name: 'Pictures: Lisbon' })).toBeVisible();
  await expectNoViolations(page);
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/places/lisbon');
});

test('a picture is seen where the script of the view does not come', { tag: '@desktop' }, async ({ page, heard }) => {
  heard.expect(/Failed to load resource/);
  heard.expect(INLINE_STYLE);
  await page.goto(TRIP);
  await page.route('**/assets/*.js', (route) => route.abort());
  await all(page).click();
  await expect(page).toHaveURL('/media/stills/lisbon-river-light-1600.webp');
});

test('a finger turns the pictures', { tag: '@phone' }, async ({ page }) => {
  await page.goto(`${TRIP}?picture=1`);
  await counted(page, 1);
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...xs: number[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: xs.map((x) => ({ x, y: 420 })) });
  await touch('touchStart', 340);
  for (let x = 320; x > 80; x -= 20) await touch('touchMove', x);
  await touch('touchEnd');
  await counted(page, 2);
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('a picture is a link to itself', { tag: '@desktop' }, async ({ page, heard }) => {
    heard.expect(INLINE_STYLE);
    await page.goto(TRIP);
    await page
      .getByRole('main')
      .getByRole('link', { name: /yellow tram/ })
      .click();
    await expect(page).toHaveURL('/media/stills/lisbon-1600.webp');
  });
});
