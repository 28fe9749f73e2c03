/**
 * Stripe.js as far as our checkout uses it, for browsers that cannot reach the
 * real one: served under the real addresses, so that the page's policy is tried
 * as it is. The card is typed into a frame of another origin, which talks to the
 * fake provider; our page never sees it.
 */
import type { Page } from '@playwright/test';

/** Runs in our page. It refuses options the real one of this version would not know. */
const STRIPE_JS = `
(() => {
  const ORIGIN = 'https://js.stripe.com';
  const known = (given, names) => {
    for (const name of Object.keys(given)) if (!names.includes(name)) throw new Error('Unknown option ' + name);
  };
  let lastId = 0;
  function ask(frame, question) {
    const id = ++lastId;
    return new Promise((done) => {
      const hear = ({ source, data }) => {
        if (source !== frame.contentWindow || data.id !== id) return;
        removeEventListener('message', hear);
        done(data);
      };
      addEventListener('message', hear);
      frame.contentWindow.postMessage({ ...question, id }, '*');
    });
  }
  function openFrame(address, into, title) {
    const frame = document.createElement('iframe');
    frame.src = address;
    frame.title = title;
    frame.style.width = '100%';
    frame.style.height = '260px';
    frame.style.border = '0';
    into.append(frame);
    return new Promise((done) => frame.addEventListener('load', () => done(frame), { once: true }));
  }
  function Stripe(key) {
    const frames = new Map();
    return {
      _registerWrapper() {},
      elements(options) {
        known(options, ['mode', 'amount', 'currency', 'captureMethod', 'allowedPaymentMethodTypes', 'locale', 'appearance']);
        const group = {
          update(changed) { known(changed, ['amount']); Object.assign(options, changed); },
          async submit() {
            const { error } = await ask(frames.get(group), { what: 'check' });
            return error ? { error } : { selectedPaymentMethod: 'card' };
          },
          create(type, settings) {
            known(settings, ['layout', 'wallets', 'terms', 'fields']);
            const listeners = {};
            return {
              on(name, listener) { listeners[name] = listener; },
              update() {},
              async mount(place) {
                const frame = await openFrame(ORIGIN + '/fake/card.html?key=' + key, place, 'Secure payment input frame');
                frames.set(group, frame);
                listeners.ready?.();
              },
              destroy() { frames.get(group)?.remove(); },
            };
          },
        };
        return group;
      },
      async createConfirmationToken({ elements, params }) {
        known(params, ['payment_method_data', 'return_url']);
        if (!params.payment_method_data.billing_details.name) throw new Error('The name was set to never and is missing');
        const { token, error } = await ask(frames.get(elements), { what: 'token' });
        return error ? { error } : { confirmationToken: { id: token, object: 'confirmation_token' } };
      },
      async handleNextAction({ clientSecret }) {
        const layer = document.createElement('div');
        layer.style.position = 'fixed';
        layer.style.inset = '0';
        layer.style.zIndex = '2147483647';
        layer.style.background = 'white';
        document.body.append(layer);
        const frame = await openFrame('https://hooks.stripe.com/fake/bank.html?key=' + key, layer, 'Your bank');
        const { error } = await ask(frame, { what: 'ask', clientSecret });
        layer.remove();
        return error ? { error } : { paymentIntent: {} };
      },
    };
  }
  Stripe.version = 'endive';
  window.Stripe = Stripe;
})();`;

const ANSWERING = `
  const key = new URLSearchParams(location.search).get('key');
  const post = async (path, form) => {
    const answered = await fetch('https://api.stripe.com' + path, { method: 'POST', body: new URLSearchParams({ key, ...form }) });
    return answered.json();
  };
  const answer = (event, body) => event.source.postMessage({ id: event.data.id, ...body }, event.origin);`;

/** Runs in the provider's frame. */
const CARD_PAGE = `<!doctype html><html lang="en"><title>Card</title>
<p><label>Card number <input id="number" inputmode="numeric" autocomplete="cc-number"></label></p>
<p><label>Expiration date <input id="expiry" autocomplete="cc-exp"></label></p>
<p><label>Security code <input id="cvc" autocomplete="cc-csc"></label></p>
<script>${ANSWERING}
  const typed = (id) => document.getElementById(id).value.trim();
  addEventListener('message', async (event) => {
    if (event.data.what === 'check') {
      const isWhole = typed('number').replaceAll(' ', '').length >= 15 && typed('expiry') && typed('cvc');
      answer(event, isWhole ? {} : { error: { message: 'Your card number is incomplete.' } });
    }
    if (event.data.what === 'token') {
      const made = await post('/v1/confirmation_tokens', { 'payment_method_data[card][number]': typed('number') });
      answer(event, made.error ? { error: made.error } : { token: made.id });
    }
  });
</script></html>`;

const BANK_PAGE = `<!doctype html><html lang="en"><title>Bank</title><p>Is it you?</p>
<button id="success" disabled>Complete</button> <button id="failure" disabled>Fail</button>
<script>${ANSWERING}
  addEventListener('message', (event) => {
    for (const result of ['success', 'failure']) {
      document.getElementById(result).disabled = false;
      document.getElementById(result).onclick = async () => {
        await post('/v1/3ds2/authenticate', { client_secret: event.data.clientSecret, result });
        answer(event, result === 'success' ? {} : { error: { code: 'payment_intent_authentication_failure' } });
      };
    }
  });
</script></html>`;

/** @param providerUrl the fake provider, which the real API's address leads to */
export async function serveStripeJs(page: Page, providerUrl: string): Promise<void> {
  const html = (body: string) => ({ contentType: 'text/html; charset=utf-8', body });
  await page.route('https://js.stripe.com/**', (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === '/endive/stripe.js') return route.fulfill({ contentType: 'text/javascript', body: STRIPE_JS });
    return pathname === '/fake/card.html' ? route.fulfill(html(CARD_PAGE)) : route.abort();
  });
  await page.route('https://hooks.stripe.com/**', (route) => route.fulfill(html(BANK_PAGE)));
  await page.route('https://api.stripe.com/**', async (route) => {
    const form = new URLSearchParams(route.request().postData() ?? '');
    const key = form.get('key') ?? '';
    form.delete('key');
    const headers = { authorization: `Bearer ${key}` };
    const answered = await fetch(providerUrl + new URL(route.request().url()).pathname, {
      method: 'POST',
      headers,
      body: form,
    });
    await route.fulfill({
      status: answered.status,
      contentType: 'application/json',
      headers: { 'access-control-allow-origin': '*' },
      body: await answered.text(),
    });
  });
}
