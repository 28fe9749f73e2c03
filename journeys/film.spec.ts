/** The film behind the pages: silent, slow, looping, and gone for whoever does not want it. */

import type { Page } from '@playwright/test';
import { type Film, filmOf } from '../src/web/layout/films.ts';
import { sampleOf } from '../test/rounds.ts';
import { expect, test } from './fixtures.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const films = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('video')].map((film) => ({
      file: film.currentSrc.split('/').at(-1),
      muted: film.muted,
      rate: film.playbackRate,
      loop: film.loop,
      inline: film.playsInline,
      plays: !film.paused && film.currentTime > 0,
    })),
  );
const playing = ({ webm }: Film['wide']) => [
  { file: webm.split('/').at(-1), muted: true, rate: 0.9, loop: true, inline: true, plays: true },
];

test('it loops silently at nine tenths of its speed, in a cut of its own on a phone, and another page brings another one', async ({
  page,
  isMobile,
}) => {
  const cut = isMobile ? 'upright' : 'wide';
  await page.goto('/');
  await expect.poll(() => films(page)).toEqual(playing(filmOf('home')[cut]));
  if (isMobile) await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Upcoming Trips' }).click();
  await expect.poll(() => films(page)).toEqual(playing(filmOf('upcoming-trips')[cut]));
});

test('an upright phone gets the part that it shows, and the whole film when it is turned', { tag: '@desktop' }, async ({
  page,
}) => {
  const { wide, upright } = filmOf('guides');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/guides');
  await expect.poll(() => films(page)).toEqual(playing(upright));
  await page.setViewportSize({ width: 844, height: 390 });
  await expect.poll(() => films(page)).toEqual(playing(wide));
});

test('every page has its own', { tag: '@desktop' }, async ({ page, heard }) => {
  heard.expect(/status of 404/);
  for (const [path, film] of [
    ['/', 'home'],
    ['/upcoming-trips', 'upcoming-trips'],
    ['/coming-soon', 'coming-soon'],
    ['/demo', 'demo'],
    ['/reviews', 'restaurants'],
    ['/ai-results', 'ai-results'],
    ['/learn', 'learn'],
    ['/guides', 'guides'],
    ['/videos', 'videos'],
    ['/trip-builder', 'trip-builder'],
    ['/login', 'login'],
    ['/no/such/page', 'not-found'],
  ] as const) {
    const body = await (await page.request.get(path)).text();
    expect(/<video[^>]*data-film="([\w-]+)"/.exec(body)?.[1], path).toBe(film);
  }
  for (const [path, film] of [
    ['/checkout/ibiza', 'checkout'],
    ['/booking-confirmation/1', 'booking-confirmation'],
  ] as const) {
    const body = await (await page.request.get(path)).text();
    expect(/<video[^>]*data-film="([\w-]+)"/.exec(body)?.[1], path).toBe(film);
  }
});

test('it is set up even when its file cannot be had', { tag: ['@desktop', '@long'] }, async ({ page, heard }) => {
  heard.expect(/ERR_FAILED/);
  await page.route('**/media/films/*.{webm,mp4}', (route) => route.abort());
  await page.goto('/');
  await expect.poll(() => films(page)).toMatchObject([{ muted: true, rate: 0.9, loop: true }]);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('it stops for whoever stops it, on every page of the session', { tag: ['@desktop', '@long'] }, async ({
  page,
}) => {
  await page.goto('/');
  await expect.poll(() => films(page)).toMatchObject([{ plays: true }]);
  await page.getByRole('button', { name: 'Pause background film' }).click();
  await expect.poll(() => films(page)).toMatchObject([{ plays: false }]);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Upcoming Trips' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Upcoming Trips' })).toBeVisible();
  await page.reload();
  const play = page.getByRole('button', { name: 'Play background film' });
  await expect(play).toBeVisible();
  await page.waitForTimeout(1500);
  expect(await films(page)).toMatchObject([{ plays: false }]);
  await play.click();
  await expect.poll(() => films(page)).toMatchObject([{ plays: true }]);
});

test('it rests while the tab is hidden', { tag: ['@desktop', '@long'] }, async ({ page }) => {
  await page.goto('/');
  await expect.poll(() => films(page)).toMatchObject([{ plays: true }]);
  const setVisibility = (state: string) =>
    page.evaluate((to) => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => to });
      document.dispatchEvent(new Event('visibilitychange'));
    }, state);
  await setVisibility('hidden');
  await expect.poll(() => films(page)).toMatchObject([{ plays: false }]);
  await setVisibility('visible');
  await expect.poll(() => films(page)).toMatchObject([{ plays: true }]);
});

const UNWANTED = ['reduced motion', 'saved data'] as const;
for (const reason of sampleOf(UNWANTED, 1)) {
  test(`it is not even fetched with ${reason}`, async ({ page }) => {
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
    if (reason === 'reduced motion') await page.emulateMedia({ reducedMotion: 'reduce' });
    else
      await page.addInitScript(() =>
        Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true }),
      );
    await page.goto('/');
    await expect(page.getByRole('button', { name: 'Play background film' })).toBeVisible();
    await page.waitForTimeout(1500);
    expect(fetched.filter((path) => /\.(webm|mp4)$/.test(path))).toEqual([]);
    expect(
      fetched.some((path) => /films\/home-\d+\.(avif|webp)$/.test(path)),
      'its picture is there',
    ).toBe(true);
    expect(await films(page)).toMatchObject([{ plays: false }]);
  });
}
