/** The human check: when it is demanded, and that one proof opens one door once. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { openApp, type TestApp } from '../../test/app.ts';
import { aProof } from '../../test/prove-human.ts';
import { aForm, INES, sendForm } from '../../test/uploads.ts';
import { openAltcha } from '../effects/captcha/altcha.ts';
import { openRecaptcha } from '../effects/captcha/recaptcha.ts';

let app: TestApp;
/** The same database, as a second process would open it. */
let second: ReturnType<typeof openAltcha>;
const secret = Buffer.alloc(32, 5);
beforeAll(async () => {
  app = await openApp({ deps: ({ db }) => ({ captcha: openAltcha(db, secret) }) });
  second = openAltcha(app.db, secret);
});
afterAll(() => app[Symbol.asyncDispose]());

const from = (address: string) => ({ address });
const subscribe = (humanProof: string | undefined, address: string) =>
  app.post('/api/newsletter', { email: 'ines@example.com', humanProof }, from(address));

test('one solution sent fifty times at once, to both processes, is accepted once', async () => {
  const proof = await aProof(app, 'newsletter');
  const verdicts = await Promise.all(
    Array.from({ length: 50 }, (_, i) => (i % 2 ? second : app.deps.captcha).verify('newsletter', proof)),
  );
  expect(verdicts.filter((verdict) => verdict === 'human')).toHaveLength(1);
  expect(verdicts.filter((verdict) => verdict === 'refused')).toHaveLength(49);
});

test('the solution of another form, an altered one and nonsense are refused', async () => {
  const proof = await aProof(app, 'contact');
  const read = JSON.parse(Buffer.from(proof, 'base64').toString());
  const altered = (change: (of: typeof read) => void) => {
    const copy = structuredClone(read);
    change(copy);
    return Buffer.from(JSON.stringify(copy)).toString('base64');
  };
  const proofs = [
    proof,
    altered((of) => Object.assign(of.challenge.parameters.data, { form: 'newsletter' })),
    altered((of) => Object.assign(of.challenge.parameters, { expiresAt: of.challenge.parameters.expiresAt + 9999 })),
    altered((of) => Object.assign(of.challenge.parameters, { cost: 1 })),
    altered((of) => Object.assign(of.solution, { derivedKey: '00'.repeat(32) })),
    altered((of) => Object.assign(of.challenge, { signature: '' })),
    '',
    'e30=',
    'not base64 at all',
    Buffer.from('[]').toString('base64'),
  ];
  for (const [i, each] of proofs.entries()) {
    expect(await subscribe(each, `10.1.0.${i}`), each).toMatchObject({
      status: 403,
      body: { code: 'human_check_failed' },
    });
  }
});

test('a challenge is good for five minutes', async () => {
  // The five minutes begin when it is made, before the work.
  let now = Date.now() + 299_000;
  const proof = await aProof(app, 'newsletter');
  const later = openAltcha(app.db, secret, () => new Date(now));
  const other = await aProof(app, 'newsletter');
  expect(await later.verify('newsletter', proof)).toBe('human');
  now = Date.now() + 301_000;
  expect(await later.verify('newsletter', other)).toBe('refused');
});

test('checking costs one hash, where solving costs tens of derivations of a key', async () => {
  const read = JSON.parse(Buffer.from(await aProof(app, 'review'), 'base64').toString());
  read.solution.derivedKey = '00'.repeat(32);
  const wrong = Buffer.from(JSON.stringify(read)).toString('base64');
  const derived = vi.spyOn(crypto.subtle, 'deriveBits');
  const derivedKeys = vi.spyOn(crypto.subtle, 'deriveKey');
  try {
    expect(await app.deps.captcha.verify('review', wrong)).toBe('refused');
    expect(derived.mock.calls.length + derivedKeys.mock.calls.length).toBe(0);
    await aProof(app, 'review');
    expect(derived.mock.calls.length + derivedKeys.mock.calls.length).toBeGreaterThanOrEqual(40);
  } finally {
    vi.restoreAllMocks();
  }
});

test('an address that stays ordinary needs no proof; beyond it our form still gets through', async () => {
  const home = from('10.2.0.1');
  for (let i = 0; i < 10; i++) expect((await sendForm(app, aForm(INES), home)).status).toBe(201);

  expect(await sendForm(app, aForm(INES), home)).toMatchObject({ status: 403, body: { code: 'human_check_needed' } });
  const humanProof = await aProof(app, 'contact', home);
  expect((await sendForm(app, aForm({ ...INES, humanProof }), home)).status).toBe(201);
  expect((await sendForm(app, aForm(INES), from('10.2.0.2'))).status).toBe(201);
});

test('there is no challenge for a form that does not exist', async () => {
  expect((await app.get('/api/human-check?form=anything')).status).toBe(400);
});

describe('with reCAPTCHA', () => {
  /** A verifier that says what it is told to. */
  async function asked(verdict: object | 'silence' | 'nonsense', proof = 'recaptcha:token') {
    const server = createServer((_, response) => {
      if (verdict !== 'silence') response.end(verdict === 'nonsense' ? '<html>' : JSON.stringify(verdict));
    });
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
    const captcha = openRecaptcha({
      siteKey: 'site',
      secretKey: 'secret',
      host: 'wanderlight.example',
      work: app.deps.captcha,
      verifyUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
      patienceMs: 200,
    });
    const said = await captcha.verify('contact', proof);
    server.closeAllConnections();
    server.close();
    return said;
  }
  const good = { success: true, hostname: 'wanderlight.example', action: 'contact', score: 0.9 };

  test.each([
    ['a good verdict', good, 'human'],
    ['a low score', { ...good, score: 0.4 }, 'refused'],
    ['a token of another site', { ...good, hostname: 'evil.example' }, 'refused'],
    ['a token of another form', { ...good, action: 'review' }, 'refused'],
    ['no score', { success: true, hostname: good.hostname, action: 'contact' }, 'refused'],
    ['a refusal', { success: false }, 'refused'],
    ['silence', 'silence', 'unavailable'],
    ['nonsense', 'nonsense', 'unavailable'],
  ] as const)('%s', async (_, verdict, said) => {
    expect(await asked(verdict)).toBe(said);
  });

  test('the work of the other driver is accepted in its place', async () => {
    expect(await asked('silence', await aProof(app, 'contact'))).toBe('human');
  });
});
