/** How the list finds out where a visitor is: the device, then our server twice, and nobody waits for a question left open. */
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

interface Device {
  readonly asked: PositionOptions[];
  answer(latitude: number, longitude: number): void;
}
declare global {
  interface Window {
    device: Device;
  }
}

const required = (page: Page) => page.getByRole('heading', { level: 1, name: 'Location Required' });
const detected = (page: Page) => page.getByText('Location detected • Searching within 10 miles');

/** A device that says what it was asked, and answers only with `says`, or when it is made to. */
async function withDevice(page: Page, says: readonly [latitude: number, longitude: number] | null) {
  await page.addInitScript((at) => {
    let succeed: PositionCallback = () => undefined;
    window.device = {
      asked: [],
      answer: (latitude, longitude) => succeed({ coords: { latitude, longitude } } as GeolocationPosition),
    };
    navigator.geolocation.getCurrentPosition = (success, _, options) => {
      window.device.asked.push(options ?? {});
      succeed = success;
      if (at) setTimeout(() => window.device.answer(...at));
    };
  }, says);
}

test('device, network and address are tried in this order, and what cannot be a position is none', {
  tag: '@desktop',
}, async ({ page }) => {
  const tried: unknown[] = [];
  const answers = { network: { lat: 91, lng: 10 }, address: { latitude: 38.7128, longitude: 181 } };
  await withDevice(page, [0, 0]);
  await page.route('**/api/location', (route) => {
    tried.push([route.request().method(), route.request().postDataJSON()]);
    return route.fulfill({ json: { location: answers.network, accuracy: 20 } });
  });
  await page.route('**/api/location/ip', (route) => {
    tried.push([route.request().method()]);
    return route.fulfill({ json: { ...answers.address, city: null, region: null, country: null } });
  });
  const inOrder = [['POST', { considerIp: true, wifiAccessPoints: [] }], ['GET']];

  await page.goto('/reviews');
  await expect(required(page)).toBeVisible();
  expect(await page.evaluate(() => window.device.asked)).toEqual([
    { enableHighAccuracy: true, timeout: 10_000, maximumAge: 0 },
  ]);
  expect(tried).toEqual(inOrder);

  answers.address.longitude = -9.1393;
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(detected(page)).toBeVisible();
  expect(await page.evaluate(() => window.device.asked.length), 'of the page that was loaded anew').toBe(1);
  expect(tried).toEqual([...inOrder, ...inOrder]);
});

test('a permission nobody gives or refuses does not end the search, and may still be given', {
  tag: ['@desktop', '@long'],
}, async ({ page }) => {
  await page.clock.install();
  await withDevice(page, null);
  await page.goto('/reviews');
  await expect.poll(() => page.evaluate(() => window.device.asked.length)).toBe(1);
  await page.clock.fastForward(10_000);
  await expect(required(page)).toBeVisible();

  await page.evaluate(() => window.device.answer(38.7128, -9.1393));
  await expect(detected(page)).toBeVisible();
});
