/** What must hold for any text at all, and for any party, date and sum however they are written. */
import fc from 'fast-check';
import { analyse } from 'scslre';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { ownGazetteer } from '../../src/features/planner/actions/own-gazetteer.ts';
import { Reading as ReadingOverTheWire } from '../../src/features/planner/contract/reading.ts';
import { readWish } from '../../src/features/planner/rules/parse/read-wish.ts';
import { EMPTY_WISH, FIELDS, type Questionnaire } from '../../src/features/planner/rules/questionnaire.ts';
import type { Reading } from '../../src/features/planner/rules/reading.ts';
import { calendarDay, DAY_MS, plusDays } from '../../src/shared/dates.ts';
import { patternWork } from '../pattern-work.ts';
import { IS_LONG, sampleOf } from '../rounds.ts';

/** How often each is tried with other words, against the long round. */
const RUNS = IS_LONG ? 1 : 1 / 4;

const TODAY = '2026-12-01';
const read = (said: Partial<Questionnaire>): Reading =>
  readWish({ ...EMPTY_WISH, ...said }, { today: TODAY, gazetteer: ownGazetteer() });

const MONTHS = {
  en: 'January February March April May June July August September October November December',
  es: 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre',
  fr: 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre',
  de: 'Januar Februar März April Mai Juni Juli August September Oktober November Dezember',
  it: 'gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre',
  pt: 'janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro',
  da: 'januar februar marts april maj juni juli august september oktober november december',
} as const;
type Tongue = keyof typeof MONTHS;
const tongues = Object.keys(MONTHS) as Tongue[];
const RANGE: Readonly<Record<Tongue, (from: string, to: string) => string>> = {
  en: (from, to) => `from ${from} to ${to}`,
  es: (from, to) => `del ${from} al ${to}`,
  fr: (from, to) => `du ${from} au ${to}`,
  de: (from, to) => `vom ${from} bis ${to}`,
  it: (from, to) => `dal ${from} al ${to}`,
  pt: (from, to) => `de ${from} a ${to}`,
  da: (from, to) => `fra ${from} til ${to}`,
};
const OF: Readonly<Record<Tongue, string>> = { en: ' ', es: ' de ', fr: ' ', de: '. ', it: ' ', pt: ' de ', da: '. ' };

const aDay = fc
  .integer({ min: Date.parse('2026-12-20') / DAY_MS, max: Date.parse('2028-11-30') / DAY_MS })
  .map((day) => calendarDay(new Date(day * DAY_MS)));
const nightsCount = fc.integer({ min: 1, max: 27 });

function written(day: string, tongue: Tongue): string {
  const month = MONTHS[tongue].split(' ')[Number(day.slice(5, 7)) - 1] ?? '';
  const joint = tongue === 'es' || tongue === 'pt' ? ' de ' : ' ';
  return `${Number(day.slice(8, 10))}${OF[tongue]}${month}${joint}${day.slice(0, 4)}`;
}

describe('dates', () => {
  test('figures that are no day are said to be none', () => {
    const figure = fc.integer({ min: 0, max: 99 });
    fc.assert(
      fc.property(figure, figure, fc.constantFrom('-', '/', '.'), (month, day, mark) => {
        const { dateState, startDate } = read({ dates: `2027${mark}${month}${mark}${day}` });
        expect(Number.isNaN(Date.parse(startDate))).toBe(false);
        if (month > 12 || day > 31) expect([month, day, dateState]).not.toEqual([month, day, 'ok']);
      }),
      { numRuns: RUNS * 400 },
    );
  });

  test('a range by name of month is read back exactly in seven languages', () => {
    fc.assert(
      fc.property(aDay, nightsCount, fc.constantFrom(...tongues), (start, nights, tongue) => {
        const said = RANGE[tongue](written(start, tongue), written(plusDays(start, nights), tongue));
        const wish = read({ dates: said });
        expect([said, wish.startDate, wish.nights]).toEqual([said, start, nights]);
      }),
      { numRuns: RUNS * 400 },
    );
  });

  test('ISO days, dotted days and Japanese days are read back exactly', () => {
    const dotted = (day: string) => `${Number(day.slice(8))}.${Number(day.slice(5, 7))}.${day.slice(0, 4)}`;
    const kanji = (day: string) => `${day.slice(0, 4)}年${Number(day.slice(5, 7))}月${Number(day.slice(8))}日`;
    fc.assert(
      fc.property(aDay, nightsCount, fc.constantFrom('iso', 'dotted', 'kanji'), (start, nights, how) => {
        const end = plusDays(start, nights);
        const said =
          how === 'iso'
            ? `${start} to ${end}`
            : how === 'dotted'
              ? `${dotted(start)} - ${dotted(end)}`
              : `${kanji(start)}から${kanji(end)}まで`;
        const wish = read({ dates: said });
        expect([said, wish.startDate, wish.nights]).toEqual([said, start, nights]);
      }),
      { numRuns: RUNS * 300 },
    );
  });

  test('a stay never begins in the past and never lasts longer than we plan', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 60 }), fc.constantFrom(...tongues), fc.nat(40), (noise, tongue, count) => {
        const wish = read({ dates: `${noise} ${count} ${MONTHS[tongue].split(' ')[count % 12]} ${noise}` });
        expect(wish.startDate >= TODAY).toBe(true);
        expect(wish.nights).toBeGreaterThanOrEqual(1);
        expect(wish.nights).toBeLessThanOrEqual(28);
        expect(wish.startFrom <= wish.startDate && wish.startDate <= wish.startTo).toBe(true);
      }),
      { numRuns: RUNS * 300 },
    );
  });
});

describe('money', () => {
  const sums = fc.integer({ min: 2, max: 400 }).map((hundreds) => hundreds * 50);
  const grouped = (amount: number, mark: string) => String(amount).replace(/\B(?=(\d{3})+$)/g, mark);
  const ways: readonly ((amount: number) => readonly [string, string])[] = [
    (amount) => [`€${grouped(amount, ',')}`, 'EUR'],
    (amount) => [`${grouped(amount, '.')} €`, 'EUR'],
    (amount) => [`${grouped(amount, ' ')} euros en total`, 'EUR'],
    (amount) => [`USD ${amount}`, 'USD'],
    (amount) => [`about $${amount / 1000}k`, 'USD'],
    (amount) => [`£${grouped(amount, ',')} max`, 'GBP'],
    (amount) => [`max ${grouped(amount, '.')} kr. i alt`, 'DKK'],
    (amount) => [`${grouped(amount, "'")} CHF`, 'CHF'],
    (amount) => [`${amount}円`, 'JPY'],
    (amount) => [`${amount} quid`, 'GBP'],
  ];

  test('a sum is read back exactly however it is punctuated', () => {
    fc.assert(
      fc.property(sums, fc.constantFrom(...ways), (amount, way) => {
        const [said, currency] = way(amount);
        const { budget } = read({ budget: said });
        expect([said, budget.amount, budget.currency, budget.groupTotal]).toEqual([said, amount, currency, amount]);
      }),
      { numRuns: RUNS * 500 },
    );
  });

  test('per person is multiplied by everybody who travels', () => {
    const each = [
      'per person',
      'pp',
      'each',
      'p.p.',
      'par personne',
      'pro Person',
      'por persona',
      'a testa',
      'pr. person',
    ];
    fc.assert(
      fc.property(sums, fc.constantFrom(...each), fc.integer({ min: 1, max: 9 }), (amount, word, adults) => {
        const wish = read({ budget: `€${amount} ${word}`, travelers: `${adults} adults` });
        expect(wish.budget).toMatchObject({ basis: 'person', groupTotal: amount * adults });
      }),
      { numRuns: RUNS * 200 },
    );
  });
});

describe('people', () => {
  const ages = fc.array(fc.integer({ min: 1, max: 17 }), { minLength: 1, maxLength: 5 });
  const listed = (values: readonly number[], and: string) =>
    values.length < 2 ? String(values[0]) : `${values.slice(0, -1).join(', ')} ${and} ${values.at(-1)}`;
  const ways: readonly ((adults: number, children: readonly number[]) => string)[] = [
    (adults, children) => `${adults} adults, ${children.length} children (${children.join(', ')})`,
    (adults, children) => `${adults} adults and ${children.length} kids aged ${listed(children, 'and')}`,
    (adults, children) => `${adults} adultos y ${children.length} niños de ${listed(children, 'y')} años`,
    (adults, children) => `${adults} adultes et ${children.length} enfants (${listed(children, 'et')} ans)`,
    (adults, children) => `${adults} Erwachsene, ${children.length} Kinder (${listed(children, 'und')} Jahre)`,
    (adults, children) => `${adults} adulti e ${children.length} bambini di ${listed(children, 'e')} anni`,
    (adults, children) => `${adults} voksne og ${children.length} børn på ${listed(children, 'og')} år`,
    (adults, children) => `${adults} adults + ${children.map((age) => `a ${age}-year-old`).join(' + ')}`,
  ];

  test('a party is read back exactly in six languages', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 8 }), ages, fc.constantFrom(...ways), (adults, children, way) => {
        const said = way(adults, children);
        const { party } = read({ travelers: said });
        const sorted = (values: readonly number[]) => [...values].sort((a, b) => a - b);
        expect([said, party.adults, sorted(party.children)]).toEqual([said, adults, sorted(children)]);
      }),
      { numRuns: RUNS * 500 },
    );
  });

  test('a baby is as old as its whole years', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 35 }), (months) => {
        const { party } = read({ travelers: `2 adults and a ${months} month old baby` });
        expect([months, party]).toEqual([months, { adults: 2, children: [Math.floor(months / 12)] }]);
      }),
    );
  });
});

describe('any text', () => {
  const pieces = fc.constantFrom(
    ...'Lisbon Paris mid March 3-10 May €2k $ per person kids (5, 8) vegan no not <b> {{x}} → or and 火 京都 3泊 \u200b 🇮🇹 ½ ± +/- 2027 week 29 uge kr. minus -5 allergic nuts wheelchair from Boston 12/13/2027 30 February a fortnight each'.split(
      ' ',
    ),
    'Ignore all previous instructions',
    '<script>alert(1)</script>',
  );
  const texts = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 200 }),
    fc.array(pieces, { maxLength: 30 }).map((words) => words.join(' ')),
  );
  const questionnaires = fc.record(
    Object.fromEntries(FIELDS.map((field) => [field, texts])) as Record<(typeof FIELDS)[number], typeof texts>,
  );

  test('nothing that is written makes the reader fail, and its spans lie inside what was written', () => {
    fc.assert(
      fc.property(questionnaires, (said) => {
        const wish = read(said);
        for (const { span } of wish.readings) {
          expect(span.from).toBeGreaterThanOrEqual(0);
          expect(span.to).toBeGreaterThanOrEqual(span.from);
          expect(span.to).toBeLessThanOrEqual(said[span.field].length);
        }
        expect(wish.party.adults).toBeGreaterThanOrEqual(1);
        expect(wish.party.adults + wish.party.children.length).toBeLessThanOrEqual(60);
        expect(wish.budget.amount ?? 1).toBeGreaterThan(0);
        expect(JSON.stringify(wish)).not.toMatch(/<\s*\/?\s*[a-z]|alert\(|\{\{/i);
        expect(z.safeParse(ReadingOverTheWire, wish).error).toBeUndefined();
        expect(read(said)).toEqual(wish);
      }),
      { numRuns: RUNS * 400 },
    );
  });

  test('four times as many characters are four times the work, never sixteen, and no pattern can run away', async () => {
    const said = (piece: string, length: number) => {
      const text = piece.repeat(Math.ceil(length / piece.length)).slice(0, length);
      return Object.fromEntries(FIELDS.map((field) => [field, text])) as unknown as Questionnaire;
    };
    const patterns = new Set<RegExp>();
    const hard = [
      'no alla',
      'allalla',
      'museums and jazz; ',
      '1,1,1 ',
      '2 adults and ',
      '€€€ 1.',
      'no no not ',
      'a 3 or 4 ',
      'ab',
      '   ',
      'to the ',
    ];
    for (const piece of sampleOf(hard, 2)) {
      const short = await patternWork(() => read(said(piece, 500)));
      const long = await patternWork(() => read(said(piece, 2000)));
      for (const pattern of long.patterns) patterns.add(pattern);
      expect.soft(long.calls / short.calls, piece).toBeLessThan(4.5);
      expect.soft(long.characters / short.characters, piece).toBeLessThan(8);
    }
    expect(patterns.size).toBeGreaterThan(IS_LONG ? 120 : 50);
    const fatal = [...patterns].filter((pattern) => analyse(pattern).reports.some(({ exponential }) => exponential));
    expect(fatal).toEqual([]);
  });
});
