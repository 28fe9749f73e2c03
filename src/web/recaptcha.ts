/**
 * reCAPTCHA v3 in pages that let it in: its script, once for the document, and
 * its word for one form. Everything has an end: a visitor behind a wall waits
 * some seconds and then proves by work.
 */
import type { HumanForm } from '../shared/human-check.ts';
import { inTime } from '../shared/timeout.ts';

const SCRIPT = 'https://www.google.com/recaptcha/api.js';
const PATIENCE_MS = 6000;

interface Recaptcha {
  ready(then: () => void): void;
  execute(siteKey: string, options: { action: string }): Promise<string>;
}

interface Policy {
  createScriptURL(url: string): string;
}

declare global {
  interface Window {
    grecaptcha?: Recaptcha;
    trustedTypes?: { createPolicy(name: string, rules: Policy): Policy };
  }
}

interface Loaded {
  readonly siteKey: string;
  readonly recaptcha: Recaptcha;
}

let loading: Promise<Loaded> | null = null;

/** Rejects where it is not keyed or does not come. */
export function loadRecaptcha(askSiteKey: () => Promise<string | null>): Promise<Loaded> {
  loading ??= inTime(load(askSiteKey), PATIENCE_MS, 'reCAPTCHA');
  return loading;
}

/** As the server expects it; good for two minutes. */
export async function wordOfRecaptcha(form: HumanForm, askSiteKey: () => Promise<string | null>): Promise<string> {
  const { siteKey, recaptcha } = await loadRecaptcha(askSiteKey);
  return `recaptcha:${await inTime(recaptcha.execute(siteKey, { action: form }), PATIENCE_MS, 'reCAPTCHA')}`;
}

async function load(askSiteKey: () => Promise<string | null>): Promise<Loaded> {
  const siteKey = await askSiteKey();
  if (!siteKey) throw new Error('reCAPTCHA is not keyed');
  await new Promise<void>((done, failed) => {
    const script = document.createElement('script');
    script.async = true;
    script.src = trusted(`${SCRIPT}?render=${encodeURIComponent(siteKey)}&trustedtypes=true`);
    script.onload = () => done();
    script.onerror = () => failed(new Error('The script of reCAPTCHA did not come'));
    document.head.append(script);
  });
  const recaptcha = window.grecaptcha;
  if (!recaptcha) throw new Error('The script of reCAPTCHA is not one');
  await new Promise<void>((ready) => recaptcha.ready(ready));
  return { siteKey, recaptcha };
}

/** The one address our own scripts may load something from; everything else stays refused. */
function trusted(url: string): string {
  const own = window.trustedTypes?.createPolicy('recaptcha-script', {
    createScriptURL(asked) {
      if (!asked.startsWith(`${SCRIPT}?`)) throw new TypeError('Only the script of reCAPTCHA');
      return asked;
    },
  });
  return own ? own.createScriptURL(url) : url;
}
