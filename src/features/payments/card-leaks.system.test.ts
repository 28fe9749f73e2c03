/**
 * Cards of no use to anybody, sent in every way, good and bad, and then looked
 * for in everything the site has written. A word that may be kept is sent beside
 * them and must be found: a hunt that finds nothing has to be able to find.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { type FakeStripe, startFakeStripe } from '../../../test/fake-stripe/start.ts';
import {
  codesIn,
  filesBelow,
  hitsIn,
  type Place,
  rowsOf,
  spellingsOf,
  wideOf,
} from '../../../test/find-card-anywhere.ts';
import { IS_LONG, sampleOf } from '../../../test/rounds.ts';
import { checkout, hostedCheckout, soldThrough } from '../../../test/sale.ts';
import {
  aCookie,
  aDataFolder,
  cleanUp,
  ensureBuilt,
  eventually,
  postmasterOf,
  type Site,
  startSite,
} from '../../../test/site.ts';

/** They satisfy the check digit, and occur nowhere else. */
const CARDS = [
  '4929 1108 7364 0525',
  '5425 2334 3010 9903',
  '3714 4963 5398 431',
  '4000 0000 0000 0002',
  '6011 0009 9013 9424',
];
const CODE = '7391';
const MARKED = 'A room with a view of the marigold canal';
const PACKAGE = 'lisbon-river-light';

beforeAll(ensureBuilt, 120_000);
let fake: FakeStripe | null = null;
afterEach(async () => {
  await cleanUp();
  await fake?.kill();
  fake = null;
}, 60_000);

const needles = CARDS.flatMap(spellingsOf);
const bodyOf = (card: string, changed: Record<string, unknown> = {}) => {
  const body = checkout(PACKAGE, { card, specialRequests: MARKED, contactEmail: 'ines@example.com', ...changed });
  return { ...body, paymentDetails: { ...body.paymentDetails, cvv: CODE } };
};

/** Eleven ways to send a card, good and bad; the answers' statuses. */
async function sendEverywhere(site: Site, cookie: string, card: string, turn: number): Promise<number[]> {
  const json = { 'content-type': 'application/json' };
  const send = (body: BodyInit, headers: Record<string, string>, path = '/api/bookings') =>
    fetch(site.url + path, { method: 'POST', body, headers }).then(({ status }) => status);
  const text = JSON.stringify(bodyOf(card));
  return [
    await send(text, { ...json, cookie, 'idempotency-key': `canary-${turn}` }),
    await send(JSON.stringify(bodyOf(card, { seats: 2 })), { ...json, cookie, 'idempotency-key': `canary-${turn}` }),
    await send(text, json),
    await send(JSON.stringify(bodyOf(card, { agreedTotal: 1 })), { ...json, cookie }),
    await send(JSON.stringify({ ...bodyOf(card), packageId: 'atlantis', billingAddress: card }), { ...json, cookie }),
    await send(`${text.slice(0, -1)},`, { ...json, cookie }),
    await send(text, { 'content-type': 'text/plain', cookie }),
    await send(JSON.stringify({ ...bodyOf(card), more: 'x'.repeat(40_000) }), { ...json, cookie }),
    await send(text, { ...json, cookie, origin: 'https://evil.example' }),
    await send(text, { ...json, cookie }, `/api/bookings?cardNumber=${encodeURIComponent(card)}`),
    await send(text, { ...json, cookie, 'idempotency-key': card }),
  ];
}

/** Every free text that a visitor of the checkout, or of another form, may fill in: what was refused, by field. */
async function sendInTexts(site: Site, cookie: string, card: string, wish: Readonly<Record<string, unknown>>) {
  const refused: string[] = [];
  const note = async (field: string, answer: Response) => {
    const { code, fields, message } = await answer.json();
    expect([answer.status, code, field, fields?.[field]]).toEqual([422, 'card_data_not_accepted', field, message]);
    expect(JSON.stringify(fields)).not.toContain(card);
    refused.push(field);
  };
  const send = async (path: string, field: string, body: Readonly<Record<string, unknown>>, method = 'POST') => {
    const headers = { 'content-type': 'application/json', cookie };
    await note(field, await fetch(site.url + path, { method, headers, body: JSON.stringify(body) }));
  };
  const payment = wish['paymentDetails'] as object;
  const billing = wish['billingAddress'] as object;
  const digits = card.replaceAll(' ', '');
  const headers = { 'content-type': 'application/json', cookie, 'idempotency-key': digits };
  const keyed = { method: 'POST', headers, body: JSON.stringify(wish) };
  await note('Idempotency-Key', await fetch(`${site.url}/api/bookings`, keyed));
  for (const written of [card, digits, wideOf(digits), card.replaceAll(' ', '.'), card.replaceAll(' ', ' - ')]) {
    const said = `Please take ${written}, ${CODE}`;
    const book = (field: string, changed: object) => send('/api/bookings', field, { ...wish, ...changed });
    await book('specialRequests', { specialRequests: said });
    await book('contactEmail', { contactEmail: `${digits}@example.com` });
    await book('paymentDetails.cardHolderName', { paymentDetails: { ...payment, cardHolderName: said } });
    for (const field of ['address', 'city', 'zipCode', 'country']) {
      await book(`billingAddress.${field}`, { billingAddress: { ...billing, [field]: written } });
    }
    await send('/api/bookings/1/travellers', 'travellers.0.name', { travellers: [{ name: written }] }, 'PUT');
    await send('/api/bookings/1/contact', 'contactEmail', { contactEmail: said }, 'PUT');
    await send('/api/auth/login', 'username', { username: written, password: 'whatever it is' });
    await send('/api/auth/register', 'username', {
      username: written,
      password: 'whatever it is',
      signupCode: 'WANDER',
    });
    await send('/api/newsletter', 'email', { email: `${digits}@example.com` });
    await send('/api/reviews', 'text', { restaurantId: 'x', authorName: 'Inês', rating: 5, text: said });
    await send('/api/reviews', 'authorName', { restaurantId: 'x', authorName: written, rating: 5, text: MARKED });
    await send('/api/ai/trip-recommendations', 'budget', { destination: 'Lisbon', budget: said });
    const form = new FormData();
    for (const [name, value] of Object.entries({ name: 'Inês', email: 'ines@example.com', message: said })) {
      form.set(name, value);
    }
    await note('message', await fetch(`${site.url}/api/contacts`, { method: 'POST', body: form }));
    form.set('message', MARKED);
    form.append('files', new Blob(['words']), `${written}.txt`);
    await note('files.0', await fetch(`${site.url}/api/contacts`, { method: 'POST', body: form }));
  }
  return refused;
}

/** While the database is dead every request is a fault. */
async function sendWhileItIsDown(site: Site, folder: string, cookie: string): Promise<void> {
  const postmaster = postmasterOf(folder);
  if (postmaster !== null) process.kill(postmaster, 'SIGKILL');
  for (const card of CARDS) {
    await site.post('/api/bookings', bodyOf(card), { cookie }).catch(() => null);
    await site.post('/api/auth/login', { username: 'ines', password: 'no', cardNumber: card }).catch(() => null);
  }
  await eventually(async () => {
    if ((await site.get('/readyz')).status !== 200) throw new Error('The database is not back');
  });
}

async function leftBehind(site: Site, folder: string): Promise<{ texts: Place[]; all: Place[] }> {
  const metrics = Buffer.from(await (await site.get('/metrics')).text());
  await site.end('SIGTERM');
  const files = await filesBelow(folder);
  const texts = [
    ...(await rowsOf(folder)),
    { name: 'log', bytes: Buffer.from(site.said()) },
    { name: 'metrics', bytes: metrics },
    ...files.filter(({ name }) => /mail|\.log|\/log\//.test(name)),
  ];
  return { texts, all: [...texts, ...files] };
}

test.runIf(IS_LONG)(
  'pretended payments keep brand and last four of a card, and nothing else of it anywhere',
  {
    timeout: 240_000,
  },
  async () => {
    const folder = await aDataFolder();
    const site = await startSite({ DATA_DIR: folder, LOG_LEVEL: 'debug' });
    const cookie = await aCookie(site, 'ines');
    const statuses: number[] = [];
    for (const [turn, card] of CARDS.entries()) {
      statuses.push(...(await sendEverywhere(site, cookie, card, turn)));
      expect((await sendInTexts(site, cookie, card, bodyOf('4242 4242 4242 4242'))).length).toBeGreaterThan(70);
    }
    await sendWhileItIsDown(site, folder, cookie);
    expect(statuses.length).toBeGreaterThanOrEqual(50);
    for (const status of [201, 402, 401, 409, 400, 415, 413, 403]) expect(statuses, String(status)).toContain(status);

    const { texts, all } = await leftBehind(site, folder);
    expect(hitsIn(all, [MARKED]).length, 'the hunt finds what is kept').toBeGreaterThan(2);
    expect(hitsIn(all, needles)).toEqual([]);
    expect(codesIn(texts, CODE)).toEqual([]);
    expect(hitsIn(texts, ['"last4":"0525"', ',0525,']).length, 'the last four are kept').toBeGreaterThan(0);
  },
);

test('where the provider’s fields take the card, a number is refused wherever it comes, and leaves no trace', {
  timeout: 240_000,
}, async () => {
  const folder = await aDataFolder();
  const ledger = await mkdtemp(join(tmpdir(), 'fake-stripe-'));
  fake = await startFakeStripe(join(ledger, 'ledger.sqlite'));
  const site = await startSite({ DATA_DIR: folder, LOG_LEVEL: 'debug', ...soldThrough(fake) });
  const cookie = await aCookie(site, 'ines');
  expect(await (await site.get('/api/payments/mode')).json()).toEqual({
    mode: 'hosted',
    publishableKey: 'pk_test_wanderlight',
  });
  const post = async (path: string, body: unknown) => (await site.post(path, body, { cookie })).status;
  const booked = await post('/api/bookings', hostedCheckout(PACKAGE, { specialRequests: MARKED }));
  expect(booked).toBe(201);

  for (const [turn, card] of CARDS.entries()) {
    const [first, second, stranger, price, nowhere, broken, plain, large, foreign, query, key] = await sendEverywhere(
      site,
      cookie,
      card,
      turn,
    );
    expect([first, second, stranger, price, nowhere, query, key]).toEqual([422, 422, 422, 422, 422, 422, 422]);
    expect([broken, plain, large, foreign]).toEqual([400, 415, 413, 403]);
  }
  for (const card of sampleOf(CARDS, 1)) {
    expect((await sendInTexts(site, cookie, card, hostedCheckout(PACKAGE))).length).toBeGreaterThan(70);
  }
  await sendWhileItIsDown(site, folder, cookie);

  const { texts, all } = await leftBehind(site, folder);
  expect(hitsIn(all, [MARKED]).length, 'the hunt finds what is kept').toBeGreaterThan(2);
  expect(hitsIn(all, needles)).toEqual([]);
  expect(codesIn(texts, CODE)).toEqual([]);
  await rm(ledger, { recursive: true });
});

test.runIf(IS_LONG)(
  'a key that Stripe refuses is said at the start and to the balancer, and the pages are there',
  {
    timeout: 120_000,
  },
  async () => {
    const folder = await aDataFolder();
    const ledger = await mkdtemp(join(tmpdir(), 'fake-stripe-'));
    fake = await startFakeStripe(join(ledger, 'ledger.sqlite'));
    const site = await startSite({ DATA_DIR: folder, ...soldThrough(fake), STRIPE_SECRET_KEY: 'sk_test_revoked' });
    await eventually(() => expect(site.said()).toContain('STRIPE_SECRET_KEY is refused'));
    expect(site.said()).not.toContain('sk_test_revoked');
    const ready = await site.get('/readyz');
    expect([ready.status, await ready.json()]).toEqual([
      503,
      { status: 'not ready', database: 'ok', files: 'ok', payments: 'key refused' },
    ]);
    expect((await site.get('/upcoming-trips')).status).toBe(200);
    await rm(ledger, { recursive: true });
  },
);
