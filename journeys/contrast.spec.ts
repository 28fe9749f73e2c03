/** Words over the film can be read at every moment of it. */
import { sampleOf } from '../test/rounds.ts';
import { expect, test } from './fixtures.ts';
import { measureContrast, stopFilmAt } from './text-over-film.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const MOMENTS = [0.05, 0.4, 0.75];

for (const path of sampleOf(['/', '/upcoming-trips'], 1)) {
  test(`${path} can be read over its film`, async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('cookiesAccepted', 'true'));
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    const headline = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
    await expect
      .poll(() => page.locator('video').evaluate((film: HTMLVideoElement) => !film.paused && film.currentTime > 0.9))
      .toBe(true);

    const table: string[] = [];
    for (const moment of MOMENTS) {
      await stopFilmAt(page, moment);
      const measured = await measureContrast(page);
      expect(
        measured.some(({ text }) => headline.startsWith(text.slice(0, 20))),
        'the headline is among them',
      ).toBe(true);
      expect(measured.length).toBeGreaterThan(5);
      for (const { text, fontSize, contrast, least } of measured) {
        const line = `${contrast.toFixed(2)} (at least ${least}): "${text}", ${fontSize} px, at ${moment} of the film`;
        table.push(line);
        expect.soft(contrast, line).toBeGreaterThanOrEqual(least);
      }
    }
    await test
      .info()
      .attach('contrast', { body: table.sort((a, b) => Number.parseFloat(a) - Number.parseFloat(b)).join('\n') });
  });
}
