/** Others who mean harm: a page of theirs in the visitor's browser, and markup where words belong. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { bookingBody, fillCheckout, openCheckout, payButton, readBookings, readOffer } from './checkout-form.ts';
import { expect, test } from './fixtures.ts';
import { newPerson, signIn } from './people.ts';

/** `localhost` on another port is the same site, so even the session's cookie travels along. */
for (const host of ['localhost', '127.0.0.1']) {
  test(`a page at ${host} changes nothing with the visitor’s session`, { tag: ['@desktop', '@long'] }, async ({
    page,
    context,
    site,
  }) => {
    await using attacker = await openAttacker(host);
    const { username } = await signIn(page);
    const before = await readOffer(page.request, 'niseko-ski');
    const evil = await context.newPage();
    const attempts = await watchTheWire(evil, site);
    await evil.goto(attacker.origin);

    const booking = JSON.stringify(bookingBody('niseko-ski', 2));
    const read = await evil.evaluate(sendEverything, { site, booking });
    expect(read, 'no answer can be read').toEqual([]);
    await evil.evaluate(postForm, { action: `${site}/api/bookings`, booking });
    await expect(evil).toHaveURL(`${site}/api/bookings`);
    await evil.goto(attacker.origin);
    await evil.evaluate(postForm, { action: `${site}/api/auth/logout`, booking: '{}' });
    await expect(evil).toHaveURL(`${site}/api/auth/logout`);

    await expect
      .poll(
        () =>
          attempts()
            .map(({ path }) => path)
            .sort(),
        'every attempt arrived',
      )
      .toEqual([
        '/api/auth/login',
        '/api/auth/logout',
        '/api/auth/logout',
        '/api/auth/logout',
        '/api/auth/register',
        '/api/bookings',
        '/api/bookings',
      ]);
    expect(new Set(attempts().map(({ status }) => status)), 'and was refused').toEqual(new Set([403]));
    expect(
      attempts().some(({ carriedSession }) => carriedSession),
      'the session travelled along',
    ).toBe(host === 'localhost');
    expect(await readBookings(page.request)).toEqual([]);
    expect((await readOffer(page.request, 'niseko-ski')).availableSpots).toBe(before.availableSpots);
    expect(await (await page.request.get('/api/auth/user')).json()).toMatchObject({ username });
  });
}

test('no page of the site shows inside another one', { tag: ['@desktop', '@long'] }, async ({ context, site }) => {
  await using attacker = await openAttacker('localhost');
  const evil = await context.newPage();
  await evil.goto(attacker.origin);
  await evil.evaluate((address) => {
    const frame = document.createElement('iframe');
    frame.src = address;
    document.body.append(frame);
    return new Promise((loaded) => frame.addEventListener('load', loaded, { once: true }));
  }, `${site}/login`);
  const [, framed] = evil.frames();
  expect(framed?.url()).toMatch(/^chrome-error:/);
  await expect(evil.frameLocator('iframe').getByLabel('Username')).toHaveCount(0);
});

const MARKUP = '<img src=x onerror=harm()>';

test('markup in names and wishes is read as words', { tag: ['@desktop', '@long'] }, async ({ page }) => {
  const harm: string[] = [];
  await page.exposeFunction('harm', () => harm.push('called'));
  page.on('dialog', (dialog) => {
    harm.push(dialog.message());
    void dialog.dismiss();
  });
  const { username } = await signIn(page, { ...newPerson(), username: `${MARKUP}${crypto.randomUUID().slice(0, 8)}` });
  await page.goto('/login');
  await expect(page.getByText(username, { exact: true })).toBeVisible();

  const wish = `</script><script>harm()</script>${MARKUP}{{harm()}}\${harm()}`;
  await openCheckout(page, 'niseko-ski');
  await page.getByLabel('Special Requests').fill(wish);
  await fillCheckout(page, { city: MARKUP });
  await payButton(page).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Booking Confirmed!' })).toBeVisible();
  await expect(page.getByText(wish, { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByText(wish, { exact: true })).toBeVisible();
  await page.goto('/my-trips');
  await expect(page.getByRole('listitem', { name: 'Niseko Powder and Onsen' })).toBeVisible();
  expect(harm).toEqual([]);
});

test('markup in an address is read as words, or not at all', { tag: ['@desktop', '@long'] }, async ({
  page,
  heard,
}) => {
  heard.expect(/status of 404/);
  heard.expect(/no_such_package/);
  const harm: string[] = [];
  await page.exposeFunction('harm', () => harm.push('called'));
  const hidden = encodeURIComponent(`"'></script></title><script>harm()</script>${MARKUP}`);
  for (const path of [
    '/upcoming-trips?category=',
    '/demo?destination=',
    '/login?next=',
    '/?x=',
    '/checkout/',
    '/no/such/',
  ]) {
    await page.goto(path + hidden);
    await expect(page.getByRole('region', { name: 'Cookies' })).toBeVisible();
    expect(await page.locator('img[src="x"]').count(), path).toBe(0);
  }
  await page.goto(`/login?next=${encodeURIComponent('javascript:harm()')}`);
  expect(harm).toEqual([]);
});

test('a script that does get into the page does not run, and is heard of', { tag: '@desktop' }, async ({
  page,
  heard,
}) => {
  await page.goto('/');
  const refusals = await page.evaluate(() => {
    const attempts = [
      () => document.body.insertAdjacentHTML('beforeend', '<b>hello</b>'),
      () => document.createElement('img').setAttribute('onerror', 'document.title = "owned"'),
      () => {
        const script = document.createElement('script');
        script.textContent = 'document.title = "owned"';
        document.body.append(script);
      },
    ];
    return attempts.map((attempt) => {
      try {
        attempt();
        return 'allowed';
      } catch (fault) {
        return fault instanceof TypeError ? 'refused' : String(fault);
      }
    });
  });
  expect(refusals).toEqual(['refused', 'refused', 'refused']);
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.append('document.title = "owned"');
    document.body.append(script);
  });
  await expect(page).not.toHaveTitle('owned');
  expect(heard.unexpected().join('\n')).toContain('Refused by the content security policy');
  heard.expect(/Content Security Policy|content security policy|Trusted/);
});

interface Attacker extends AsyncDisposable {
  readonly origin: string;
}

async function openAttacker(host: string): Promise<Attacker> {
  const server: Server = createServer((_, response) =>
    response.setHeader('content-type', 'text/html').end('<!doctype html><title>Win a trip</title><body>'),
  );
  await new Promise<void>((listening) => server.listen(0, host, listening));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://${host}:${port}`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}

interface Attempt {
  method: string;
  path: string;
  status: number;
  carriedSession: boolean;
}

/** What really went over the wire; the page itself is told nothing of answers that it may not read. */
async function watchTheWire(page: Page, site: string): Promise<() => readonly Attempt[]> {
  const attempts = new Map<string, Attempt>();
  const about = (id: string, told: Partial<Attempt>) =>
    attempts.set(id, { method: '', path: '', status: 0, carriedSession: false, ...attempts.get(id), ...told });
  const wire = await page.context().newCDPSession(page);
  wire.on('Network.requestWillBeSent', ({ requestId, request: { method, url } }) => {
    if (url.startsWith(site)) about(requestId, { method, path: new URL(url).pathname });
  });
  wire.on('Network.requestWillBeSentExtraInfo', ({ requestId, associatedCookies }) => {
    const sent = associatedCookies.filter(({ blockedReasons }) => blockedReasons.length === 0);
    about(requestId, { carriedSession: sent.some(({ cookie }) => cookie.name === 'sid') });
  });
  wire.on('Network.responseReceivedExtraInfo', ({ requestId, statusCode }) => about(requestId, { status: statusCode }));
  await wire.send('Network.enable');
  return () => [...attempts.values()].filter(({ method, status }) => method === 'POST' && status > 0);
}

/** Runs in the attacker's page: every way a script can send, and what it could read of the answers. */
async function sendEverything({ site, booking }: { site: string; booking: string }): Promise<string[]> {
  const read: string[] = [];
  const send = async (path: string, init: RequestInit) => {
    try {
      const answer = await fetch(site + path, { credentials: 'include', ...init });
      if (answer.type !== 'opaque') read.push(`${path}: ${answer.status} ${await answer.text()}`);
    } catch {
      // Refused by the browser itself.
    }
  };
  const plain = { 'content-type': 'text/plain' };
  const stranger = JSON.stringify({ username: 'mallory', password: 'mallory was here', signupCode: 'WANDER' });
  await send('/api/bookings', { method: 'POST', mode: 'no-cors', headers: plain, body: booking });
  await send('/api/bookings', { method: 'POST', headers: { 'content-type': 'application/json' }, body: booking });
  await send('/api/auth/logout', { method: 'POST', mode: 'no-cors' });
  await send('/api/auth/login', { method: 'POST', mode: 'no-cors', headers: plain, body: stranger });
  await send('/api/auth/register', { method: 'POST', mode: 'no-cors', headers: plain, body: stranger });
  await send('/api/bookings', {});
  await send('/api/auth/user', {});
  navigator.sendBeacon(`${site}/api/auth/logout`);
  return read;
}

/** A form needs nobody's permission to be sent; its text is made to look like JSON. */
function postForm({ action, booking }: { action: string; booking: string }): void {
  const form = document.createElement('form');
  form.method = 'post';
  form.enctype = 'text/plain';
  form.action = action;
  const field = document.createElement('input');
  field.name = `${booking.slice(0, -1)}${booking === '{}' ? '' : ','}"x":"`;
  field.value = '"}';
  form.append(field);
  document.body.append(form);
  form.submit();
}
