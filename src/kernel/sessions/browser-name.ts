/**
 * By what a person recognises one of their sessions: "Safari on iPhone". Coarse on
 * purpose: it must not single anybody out. Null for what is no browser we know.
 */

/** The first that fits counts: many browsers call themselves Chrome and Safari as well. */
const BROWSERS: readonly (readonly [string, RegExp])[] = [
  ['Edge', /\bEdg(?:A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS)\//],
  ['Safari', /\bSafari\//],
];
const SYSTEMS: readonly (readonly [string, RegExp])[] = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows NT\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Mac', /\bMacintosh\b/],
  ['Linux', /\bLinux\b/],
];
/** Longer ones are nobody's browser, and are not searched. */
const LONGEST = 512;

export function browserName(userAgent: string | undefined): string | null {
  if (userAgent === undefined || userAgent.length > LONGEST) return null;
  const find = (known: typeof BROWSERS) => known.find(([, pattern]) => pattern.test(userAgent))?.[0];
  const browser = find(BROWSERS);
  const system = find(SYSTEMS);
  return browser && system ? `${browser} on ${system}` : null;
}
