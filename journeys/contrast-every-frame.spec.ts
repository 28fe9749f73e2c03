/**
 * Words over the film can be read whatever frame is behind them: instead of the poster the page gets the brightest
 * picture the film ever shows, then the darkest (`media/extremes.py` makes both from all frames).
 */
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { sampleOf } from '../test/rounds.ts';
import { bookingBody, bookOverApi, DECLINED_CARD } from './checkout-form.ts';
import { expect, test } from './fixtures.ts';
import { signIn } from './people.ts';
import { measureContrast } from './text-over-film.ts';

const PATHS = [
  '/',
  '/upcoming-trips',
  '/coming-soon',
  '/demo',
  '/business',
  '/reviews',
  '/ai-results',
  '/learn',
  '/guides',
  '/guides/lisbon',
  '/videos',
  '/trip-builder',
  '/login',
  '/checkout/ibiza',
  '/booking-confirmation/1',
  '/saved',
  '/contact',
  '/my-trips',
  '/account',
  '/terms',
  '/no/such/page',
];

const FOR_TRAVELLERS = new Set(['/checkout/ibiza', '/booking-confirmation/1', '/my-trips', '/account']);

async function showExtreme(page: Page, extreme: 'brightest' | 'darkest'): Promise<void> {
  await page.route(/\/media\/films\/[\w-]+-\d+\.(avif|webp)$/, (route) => {
    const film = /films\/([\w-]+?)(?:-phone)?-\d+\./.exec(route.request().url())?.[1];
    const path = fileURLToPath(new URL(`film-extremes/${film}-${extreme}.webp`, import.meta.url));
    return route.fulfill({ path, contentType: 'image/webp' });
  });
}

for (const path of sampleOf(PATHS, 1)) {
  for (const extreme of ['brightest', 'darkest'] as const) {
    test(`${path} can be read over the ${extreme} its film becomes`, async ({ page, heard }) => {
      heard.expect(/status of 40[134]|no_such_booking/);
      await page.addInitScript(() => {
        localStorage.setItem('cookiesAccepted', 'true');
        localStorage.setItem('saved', '["trip:ibiza"]');
      });
      await showExtreme(page, extreme);
      // These would send a stranger to the login while the words are measured.
      if (FOR_TRAVELLERS.has(path)) await signIn(page);
      if (path === '/business') await page.request.post('/api/business/access', { data: { password: 'partners' } });
      if (path === '/my-trips') {
        await bookOverApi(page.request, 'ibiza', 1);
        await page.request.post('/api/bookings', { data: bookingBody('ibiza', 1, DECLINED_CARD) });
      }
      await page.goto(path);
      if (FOR_TRAVELLERS.has(path)) await page.waitForLoadState('networkidle');
      if (path === '/saved') await expect(page.getByRole('article')).toBeVisible();
      await page.evaluate(() => document.fonts.ready);
      await expect(page.locator('[data-film] img').last()).toHaveJSProperty('complete', true);
      const measured = await measureContrast(page);
      expect(measured.length).toBeGreaterThanOrEqual(2);
      for (const { text, fontSize, contrast, least } of measured) {
        const line = `${contrast.toFixed(2)} (at least ${least}): "${text}", ${fontSize} px`;
        expect.soft(contrast, line).toBeGreaterThanOrEqual(least);
      }
    });
  }
}
