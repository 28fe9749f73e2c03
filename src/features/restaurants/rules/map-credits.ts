/**
 * Whom a map service names as the source of its map: a little HTML, which its
 * terms ask to be shown. Only the text and the web addresses in it are kept.
 */
import { webAddress } from './contact-links.ts';

export interface Credit {
  readonly text: string;
  /** Null for words between the links. */
  readonly href: string | null;
}

/** More is no credit. */
const LONGEST = 2000;
const UNREAD = /<(script|style)\b[\s\S]*?(?:<\/\1\s*>|$)/gi;
const LINK = /<a\b([^>]*)>([\s\S]*?)<\/a\s*>/gi;
const HREF = /\bhref\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i;
const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  copy: '©',
  reg: '®',
  middot: '·',
};

/** Each once, in the order of the sources. */
export function creditsOf(said: readonly string[]): readonly Credit[] {
  const credits = [...new Set(said)].flatMap((html) => partsOf(html.slice(0, LONGEST).replace(UNREAD, ' ')));
  const known = new Set<string>();
  return credits.filter((credit) => {
    const key = JSON.stringify(credit);
    return !known.has(key) && known.add(key);
  });
}

function partsOf(html: string): Credit[] {
  const parts: Credit[] = [];
  let read = 0;
  const add = (text: string, href: string | null) => {
    const plain = plainText(text);
    if (/[\p{L}\p{N}©]/u.test(plain)) parts.push({ text: plain, href });
  };
  for (const found of html.matchAll(LINK)) {
    const [whole, attributes = '', text = ''] = found;
    add(html.slice(read, found.index), null);
    const [, double, single, bare] = HREF.exec(attributes) ?? [];
    add(text, webAddress(decoded(double ?? single ?? bare ?? '')));
    read = found.index + whole.length;
  }
  add(html.slice(read), null);
  return parts;
}

function plainText(html: string): string {
  return decoded(html.replace(/<[^>]*>?/g, ' '))
    .replace(/\s+/g, ' ')
    .trim();
}

function decoded(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,6}));/gi, (whole, decimal, hex, name) => {
    if (name) return NAMED[String(name).toLowerCase()] ?? whole;
    const point = decimal ? Number(decimal) : Number.parseInt(hex, 16);
    return point > 0 && point <= 0x10ffff ? String.fromCodePoint(point) : whole;
  });
}
