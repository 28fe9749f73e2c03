/** All kinds of emails, in a demonstration and in a site that sells: what every one of them must keep. */
import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type Email, requireSendable } from '../src/effects/mail/mail-port.ts';
import { packages } from '../src/features/packages/content.ts';
import { emailCopy } from '../src/shared/email-copy.ts';
import { EMAILS, type Sample } from './emails.ts';

const MODES = ['demo', 'live'] as const;
const NAME = 'Inês Duarte';
const trips = packages.map((_, trip) => trip);

interface Written {
  readonly what: string;
  readonly kind: string;
  readonly sample: Sample;
  readonly email: Email;
}

function written(more: Partial<Sample> = {}, modes: readonly Sample['mode'][] = MODES): Written[] {
  return Object.entries(EMAILS).flatMap(([kind, { write }]) =>
    modes.map((mode) => {
      const sample: Sample = { mode, name: NAME, ...more };
      return { what: `${kind}, ${mode}`, kind, sample, email: write(sample) };
    }),
  );
}

/** Of each trip of the shop, so that no word of the catalogue goes unread. */
const ofEveryTrip = () => trips.flatMap((trip) => written({ trip }));

/** What a reader sees of the HTML; the line for the mailbox is apart. */
function visible(html: string): string {
  return html
    .replace(/<head>.*?<\/head>/s, '')
    .replace(/<div style="display:none.*?<\/div>/s, '')
    .replaceAll(/<img [^>]*>/g, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');
}

function previewOf(html: string): string {
  return /<div style="display:none[^>]*>([^&<]*)/.exec(html)?.[1] ?? '';
}

const words = (text: string) => (text.match(/[\p{L}\p{N}$%°−]+/gu) ?? []).sort();
const addresses = (text: string) => [...new Set(text.match(/https?:\/\/[^\s"<>]+/g) ?? [])].sort();

const BRITISH =
  /\b(travell\w+|cancelled|cancelling|authoris\w+|organis\w+|recognis\w+|personalis\w+|licences?|metres?|kilometres?|centres?|colours?|neighbour\w*|favourites?|harbours?|theatres?|programmes?|grey|per cent|whilst|e-mail|jewellery|flavours?|storeys?|labelled|apologise|catalogue)\b/i;
const PLACEHOLDER = /\b(TODO|TBD|FIXME|lorem|undefined|null|NaN|Invalid Date)\b|\[object|\{\{|\$\{|Current US|xxx/i;
const SETTING = /\b[A-Z]{2,}_[A-Z_]+\b/;

test('every function that writes an email has its example here', () => {
  const writers = globSync('src/features/*/mail{.ts,/*.ts}', { cwd: new URL('..', import.meta.url) }).flatMap(
    (path) => {
      const source = readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');
      const feature = path.split('/')[2];
      return [...source.matchAll(/export function (\w+)\([^{]*?(?:\{[^{}]*\}[^{]*?)*\): Email \{/g)].map(
        ([, name]) => `${feature}/${name}`,
      );
    },
  );
  expect(writers.length).toBeGreaterThan(10);
  expect([...new Set(Object.values(EMAILS).map(({ writer }) => writer))].sort()).toEqual(writers.sort());
});

describe('in every email', () => {
  test('the words are American, none is left to be filled in, and no setting is named', () => {
    const wrong = ofEveryTrip().flatMap(({ what, email }) => {
      const said = [email.subject, previewOf(email.html), email.text].join('\n');
      return [BRITISH, PLACEHOLDER, SETTING].flatMap((pattern) => {
        const found = pattern.exec(said);
        return found ? [`${what}: ${said.slice(Math.max(0, found.index - 40), found.index + 40)}`] : [];
      });
    });
    expect([...new Set(wrong)]).toEqual([]);
  });

  test('emails call themselves emails', () => {
    for (const { what, email } of written()) {
      expect.soft(`${email.subject} ${previewOf(email.html)} ${email.text}`, what).not.toMatch(/\bletters?\b/i);
    }
  });

  test('text and HTML say the same words and lead to the same places', () => {
    for (const { what, email } of ofEveryTrip()) {
      const html = visible(email.html);
      const hrefs = [...email.html.matchAll(/href="([^"]+)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'));
      const text = hrefs.reduce((left, href) => left.replace(href, ' '), email.text);
      expect.soft(words(text), what).toEqual(words(html));
      expect.soft(addresses(email.text), what).toEqual([...new Set(hrefs)].sort());
    }
  });

  test('dates have one format', () => {
    const month = 'Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec';
    const dayFirst = new RegExp(`\\b\\d{1,2} (?:${month})[a-z]* \\d{4}`);
    const monthFirst = new RegExp(`\\b(?:${month})[a-z]* \\d{1,2}, \\d{4}`);
    const formats = written().map(({ email }) => [dayFirst.test(email.text), monthFirst.test(email.text)]);
    expect(formats.some(([first]) => first) && formats.some(([, second]) => second)).toBe(false);
    expect(formats.some(([first, second]) => first || second)).toBe(true);
    for (const { what, email } of written()) expect.soft(email.text, what).not.toMatch(/\b\d{4}-\d\d-\d\d\b/);
  });

  test('there is a subject of one line, a line for the mailbox, a language, a picture with words, a dark view and one button at most', () => {
    for (const { what, email } of written()) {
      const { html, subject } = email;
      const preview = previewOf(html);
      expect.soft([...subject].length, what).toBeLessThanOrEqual(78);
      expect.soft(preview.length, what).toBeGreaterThan(10);
      expect.soft(preview, what).not.toBe(subject);
      expect.soft(html, what).toMatch(/<html lang="en">/);
      expect
        .soft(html.match(/<img [^>]*>/g), what)
        .toEqual([expect.stringMatching(/src="cid:[\w-]+".* alt="Wanderlight"/)]);
      expect.soft(html, what).toContain('prefers-color-scheme: dark');
      expect.soft(html.split('class="button-text"').length - 1, what).toBeLessThanOrEqual(1);
      expect.soft(Buffer.byteLength(html), what).toBeLessThan(60_000);
    }
  });

  test('whoever is known by name is greeted by it, in both forms, and nobody is called null', () => {
    for (const { what, kind, email } of written()) {
      const isGreeted = email.text.includes(`\n\nHello ${NAME},\n\n`) && visible(email.html).includes(`Hello ${NAME},`);
      expect.soft(isGreeted, what).toBe(!EMAILS[kind]?.unnamed);
    }
    for (const { what, kind, email } of written({ name: null })) {
      if (!EMAILS[kind]?.unnamed && kind !== 'message-acknowledged')
        expect.soft(email.text, what).toContain('\n\nHello,\n\n');
    }
  });

  test('only what goes to a list carries the way off it', () => {
    for (const { what, kind, email } of written()) {
      expect.soft(email.leave !== undefined, what).toBe(EMAILS[kind]?.marketing === true);
      if (email.leave) expect.soft(email.text, what).toContain('/newsletter/leave/');
    }
  });
});

describe('a demonstration', () => {
  test('says so at the top of each of its emails, and a site that sells never does', () => {
    for (const { what, sample, email } of written()) {
      const isSaid = email.text.split('\n\n')[1] === emailCopy.demo && visible(email.html).includes(emailCopy.demo);
      expect.soft(isSaid, what).toBe(sample.mode === 'demo');
      if (sample.mode === 'live') expect.soft(email.text, what).not.toMatch(/demonstration|pretend|real payment/i);
    }
  });

  test('moves no money, promises no person, and gives no number to call', () => {
    for (const { what, email } of written({}, ['demo'])) {
      expect
        .soft(`${previewOf(email.html)} ${email.text}`, what)
        .not.toMatch(
          /goes back|went through|\bpaid\b|is yours|days until you see it|due to you|your bank|a person reads|a person looks|\+1 \(|pretend/i,
        );
    }
  });

  test('of money, a site that sells says what the booking says', () => {
    const live = Object.fromEntries(written({}, ['live']).map(({ kind, email }) => [kind, email.text]));
    expect(live['confirmation']).toContain('Your payment went through.');
    expect(live['cancellation']).toMatch(/\$[\d,]+ goes back the way you paid\./);
    expect(live['cancellation-without-refund']).toContain('there is no refund');
    expect(live['cancellation-in-dispute']).toContain('Your bank is deciding about $');
    expect(live['message-acknowledged']).toContain('A person reads it');
  });
});

test('what is known of entering a country stands with its source and its month, and the newest month is the newest', () => {
  for (const trip of trips) {
    const [month] = written({ trip }, ['live']).filter(({ kind }) => kind === 'reminder-30-days');
    const text = month?.email.text ?? '';
    const papers = text.slice(text.indexOf('\n\nPapers\n'), text.indexOf('\n\nPacking\n'));
    const asOf = (words = '') => Date.parse(`1 ${words} UTC`);
    const rules = [...papers.matchAll(/^(.+) · (\w+ \d{4})\n.+\nhttps:\/\//gm)];
    expect.soft(rules.length, packages[trip]?.id).toBeGreaterThanOrEqual(3);
    const newest = asOf(/the newest is of (\w+ \d{4})/.exec(papers)?.[1]);
    expect.soft(Math.max(...rules.map(([, , of]) => asOf(of))), packages[trip]?.id).toBe(newest);
    // It began in October 2025: what speaks of it cannot be older.
    for (const [rule, , of] of rules) {
      if (/Entry\/Exit System/.test(rule))
        expect.soft(asOf(of), packages[trip]?.id).toBeGreaterThanOrEqual(asOf('October 2025'));
    }
  }
});

describe('names that were meant to harm', () => {
  const hostile = [
    { name: `${'Maximiliana '.repeat(40)}`, tripName: 'A Very Long Journey '.repeat(30) },
    { name: 'x'.repeat(500), tripName: 'y'.repeat(500) },
    { name: 'Ines\r\nBcc: all@example.com\r\n\r\nHello', tripName: 'Lisbon\r\nBcc: all@example.com\u2028\u0007\u202e' },
    { name: '<img src=x onerror=alert(1)>', tripName: '<script>alert(1)</script>"\'&' },
  ];

  test.each(hostile)('stay on one line, within their room, and words: $#', (names) => {
    for (const { what, kind, email } of written(names)) {
      expect.soft(() => requireSendable(email), what).not.toThrow();
      expect.soft([...email.subject].length, what).toBeLessThanOrEqual(78);
      expect.soft(email.subject, what).not.toMatch(/[\p{Cc}\u2028\u202e]/u);
      const greeting = /^Hello.*$/m.exec(email.text)?.[0] ?? '';
      expect.soft([...greeting].length, what).toBeLessThanOrEqual(70);
      if (!EMAILS[kind]?.unnamed) expect.soft(greeting, what).toMatch(/,$/);
      expect.soft(email.html, what).not.toMatch(/<script|<img(?! src="cid:)/);
    }
  });
});
