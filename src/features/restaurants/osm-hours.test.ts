/** Weeks as OpenStreetMap writes them, against somebody who asks each rule of each minute, the last rule first. */
import { describe, expect, test } from 'vitest';
import { intervalsOn, parseHours, WEEKDAYS } from '../destinations/rules/hours.ts';
import { toldByOsm } from './rules/osm.ts';

const CASES = 5000;
const DAY = 1440;
const CODES = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'];
const UNKNOWN = { hours: null, openingHours: Array.from({ length: 7 }, () => 'Not known') };

function told(opening_hours: string) {
  const tags = { amenity: 'restaurant', name: 'N', opening_hours };
  const { hours, hoursNote, openingHours } = toldByOsm(
    { type: 'node', id: 1, latitude: 1, longitude: 1, tags },
    null,
    '2026-11-20',
  );
  return { hours, hoursNote, openingHours };
}

describe('a later rule replaces what an earlier one said of its days', () => {
  test.each([
    ['Mo-Fr 11:00-22:00; We off', 'Mo-Tu 11:00-22:00; Th-Fr 11:00-22:00'],
    ['Mo-Fr 11:00-22:00; We closed', 'Mo-Tu 11:00-22:00; Th-Fr 11:00-22:00'],
    ['Tu-Sa 12:00-14:00; Tu-Th off', 'Fr-Sa 12:00-14:00'],
    ['Mo-Fr 11:00-22:00; Fr off', 'Mo-Th 11:00-22:00'],
    ['Mo-Fr 10:00-20:00; We,Th off', 'Mo-Tu 10:00-20:00; Fr 10:00-20:00'],
    ['Mo-Fr 10:00-20:00; Sa-Tu off', 'We-Fr 10:00-20:00'],
    ['Mo-Su 10:00-23:00; Tu off', 'Mo 10:00-23:00; We-Su 10:00-23:00'],
    ['24/7; Su off', 'Mo-Sa 00:00-24:00'],
    ['Mo off; Tu-Su 10:00-22:00', 'Tu-Su 10:00-22:00'],
    ['Mo-Fr 10:00-20:00; We off; We 18:00-20:00', 'Mo-Tu 10:00-20:00; We 18:00-20:00; Th-Fr 10:00-20:00'],
    ['Mo-Sa 09:00-18:00; Su off', 'Mo-Sa 09:00-18:00'],
    ['Mo-Su 00:00-24:00', '24/7'],
  ])('"%s" is %s', (written, hours) => {
    expect(told(written)).toMatchObject({ hours, hoursNote: null });
  });

  test.each([
    'We off',
    'off',
    'Mo-Fr 10:00-20:00; off',
    'Mo-Fr 10:00-20:00; We[1] off',
    'Mo-Fr 10:00-20:00; Dec 25 off',
    'Mo-Fr 10:00-20:00; We 12:00-14:00 off',
    'Mo-Fr 10:00-20:00; We',
    'Mo-Fr 10:00-20:00 || "by appointment"',
    'Mo-Fr 10:00-20:00; week 1-10 off',
    'Mo-Fr 10:00-12:00, Sa 10:00-14:00',
    'Mo-Fr 10:00-26:00',
    'Mo-Fr 18:00+',
    'Mo-Fr 10:00-20:00; "ring the bell" off',
    'Mo-Fr 10:00-20:00; 24/7 off',
  ])('"%s" stays in the words of its source', (written) => {
    expect(told(written)).toEqual({ ...UNKNOWN, hoursNote: written });
  });
});

describe('what a value says of holidays stands beside its week', () => {
  test.each([
    ['Mo-Sa 10:00-22:00; PH off', 'Mo-Sa 10:00-22:00'],
    ['Mo-Sa 10:00-22:00; PH,SH closed', 'Mo-Sa 10:00-22:00'],
    ['Mo-Sa 10:00-22:00; PH 12:00-20:00', 'Mo-Sa 10:00-22:00'],
    ['Mo-Sa 10:00-22:00; PH Mo-Fr 12:00-20:00', 'Mo-Sa 10:00-22:00'],
    ['Mo-Fr 10:00-22:00; PH,Su 12:00-20:00', 'Mo-Fr 10:00-22:00; Su 12:00-20:00'],
    ['Mo-Su 10:00-22:00; Su,PH off', 'Mo-Sa 10:00-22:00'],
    ['Mo-Su,PH 10:00-22:00', 'Mo-Su 10:00-22:00'],
  ])('"%s" is %s', (written, hours) => {
    expect(told(written)).toMatchObject({ hours, hoursNote: written });
  });

  test.each(['PH off', 'PH off; SH off', 'Mo-Fr 10:00-20:00; PH off "or by appointment"', 'Mo-PH 10:00-20:00'])(
    '"%s" says no week',
    (written) => {
      expect(told(written)).toEqual({ ...UNKNOWN, hoursNote: written });
    },
  );
});

let state = 7;
function roll(below: number): number {
  state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
  return Math.floor((state / 2 ** 32) * below);
}
const pick = <T>(list: readonly T[]): T => list[roll(list.length)] as T;

interface Rule {
  readonly text: string;
  readonly days: ReadonlySet<number>;
  /** Minutes of the day; an end beyond 1440 is on the next day. */
  readonly spans: readonly (readonly [number, number])[];
}

const two = (n: number) => String(n).padStart(2, '0');

function aClock(minutes: number): string {
  const hour = Math.floor(minutes / 60);
  return `${hour < 10 && roll(3) === 0 ? hour : two(hour)}:${two(minutes % 60)}`;
}

function someDays(): { text: string; days: Set<number> } {
  const days = new Set<number>();
  const parts = Array.from({ length: 1 + roll(3) }, () => {
    const first = roll(7);
    days.add(first);
    if (roll(2) === 0) return CODES[first];
    const more = 1 + roll(6);
    for (let i = 1; i <= more; i++) days.add((first + i) % 7);
    return `${CODES[first]}${pick(['-', '-', ' - '])}${CODES[(first + more) % 7]}`;
  });
  return { text: parts.join(pick([',', ', '])), days };
}

function aRule(): Rule {
  if (roll(14) === 0) return { text: '24/7', days: new Set([0, 1, 2, 3, 4, 5, 6]), spans: [[0, DAY]] };
  const { text, days } = someDays();
  if (roll(3) === 0) return { text: `${text} ${pick(['off', 'closed'])}`, days, spans: [] };
  const lunch = [600 + 15 * roll(10), 780 + 15 * roll(10)] as const;
  const from = 1020 + 15 * roll(12);
  const dinner = [from, 1260 + 15 * roll(30)] as const;
  const spans = pick([[lunch], [dinner], [lunch, dinner], [[0, DAY]]] as (readonly (readonly [number, number])[])[]);
  const times = spans
    .map(([begin, end]) => `${aClock(begin)}-${end === DAY ? '24:00' : aClock(end % DAY)}`)
    .join(pick([',', ', ']));
  if (roll(10) === 0) return { text: times, days: new Set([0, 1, 2, 3, 4, 5, 6]), spans };
  return { text: `${text} ${times}`, days, spans };
}

/** Forms that say more than a week. */
const BEYOND = [
  'Apr-Oct: Mo-Su 10:00-22:00',
  'We[2] off',
  'Mo sunrise-sunset',
  'Su 10:00-14:00 off',
  'Dec 24-26 off',
  '"closed when it rains"',
  'Tu',
  'Fr 20:00+',
];

test(`${CASES} values of random rules: what they say of each minute, or their own words`, () => {
  const seen = { weeks: 0, closedLast: 0, words: 0 };
  for (let i = 0; i < CASES; i++) {
    const rules = Array.from({ length: 1 + roll(4) }, aRule);
    const texts = rules.map(({ text }) => text);
    const isBeyond = roll(8) === 0;
    if (isBeyond) texts.splice(roll(texts.length + 1), 0, pick(BEYOND));
    const written = texts.join(pick(['; ', ';', ' ; ']));
    const { hours, hoursNote, openingHours } = told(written);

    const spansOf = (day: number) => rules.findLast(({ days }) => days.has(day))?.spans ?? [];
    const isNeverOpen = CODES.every((_, day) => spansOf(day).length === 0);
    if (isBeyond || isNeverOpen) {
      seen.words++;
      expect({ hours, hoursNote, openingHours }, written).toEqual({ ...UNKNOWN, hoursNote: written });
      continue;
    }
    seen.weeks++;
    if (rules.at(-1)?.spans.length === 0) seen.closedLast++;
    expect(hoursNote, written).toBeNull();
    const week = parseHours(hours ?? '');
    expect(week, `${written} → ${hours}`).not.toBeNull();
    for (const [day, code] of WEEKDAYS.entries()) {
      const read = week ? intervalsOn(week, code) : [];
      const isOpen = (list: readonly (readonly [number, number])[], minute: number) =>
        list.some(([begin, end]) => begin <= minute && minute < end);
      for (let minute = 0; minute < 2 * DAY; minute += 15)
        if (isOpen(read, minute) !== isOpen(spansOf(day), minute))
          expect.fail(`${written} → ${hours}, ${code} ${minute}`);
      expect(openingHours[day] === 'Closed', written).toBe(spansOf(day).length === 0);
    }
  }
  expect(seen.weeks).toBeGreaterThan(CASES / 2);
  expect(seen.closedLast).toBeGreaterThan(CASES / 10);
  expect(seen.words).toBeGreaterThan(CASES / 20);
});
