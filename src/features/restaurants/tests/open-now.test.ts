/** "Open now", "closes in 40 min" and "opens Tue 12:00" against somebody who only walks through time, minute by minute. */
import { expect, test } from 'vitest';
import { IS_LONG } from '../../../../test/rounds.ts';
import { outlookOf } from '../rules/coming-hours.ts';
import { openState } from '../rules/open-now.ts';

const CASES = IS_LONG ? 10_000 : 2_000;
const MINUTE = 60_000;
const DAY = 1440;

/** Zones and the nights their clocks are changed in (2026); Lord Howe changes by half an hour, Tokyo never. */
const ZONES = [
  ['Europe/Lisbon', ['2026-03-29T01:00Z', '2026-10-25T01:00Z']],
  ['America/New_York', ['2026-03-08T07:00Z', '2026-11-01T06:00Z']],
  ['America/Santiago', ['2026-04-05T03:00Z', '2026-09-06T04:00Z']],
  ['Australia/Lord_Howe', ['2026-04-04T15:00Z', '2026-10-03T15:30Z']],
  ['Asia/Tokyo', ['2026-03-29T01:00Z', '2026-10-25T01:00Z']],
] as const;
const CODES = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'];

let state = 11;
function roll(below: number): number {
  state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
  return Math.floor((state / 2 ** 32) * below);
}

const offsets = new Map<string, Map<number, number>>();
const namers = new Map<string, Intl.DateTimeFormat>();
/** By what the zone calls its distance to Greenwich, a quarter of an hour at a time. */
function offsetAt(zone: string, at: number): number {
  const quarter = Math.floor(at / (15 * MINUTE));
  const known = offsets.get(zone)?.get(quarter);
  if (known !== undefined) return known;
  const namer = namers.get(zone) ?? new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longOffset' });
  namers.set(zone, namer);
  const name = namer.formatToParts(quarter * 15 * MINUTE).find(({ type }) => type === 'timeZoneName')?.value;
  const [, sign, hours, minutes] = /GMT(?:([+-])(\d\d):(\d\d))?/.exec(name ?? '') ?? [];
  const offset = (sign === '-' ? -1 : 1) * (Number(hours ?? 0) * 60 + Number(minutes ?? 0));
  offsets.set(zone, (offsets.get(zone) ?? new Map()).set(quarter, offset));
  return offset;
}

interface Candidate {
  readonly zone: string;
  /** Monday to Sunday; an end beyond 1440 is on the next day. */
  readonly week: readonly (readonly (readonly [from: number, to: number])[])[];
  readonly months: readonly number[] | null;
  readonly closedOn: readonly string[];
}

/** What the clocks there show, in minutes since 1970. */
const shown = (zone: string, at: number) => Math.floor(at / MINUTE) + offsetAt(zone, at);

const dates = new Map<number, string>();
function dateOf(day: number): string {
  const known = dates.get(day) ?? new Date(day * DAY * MINUTE).toISOString();
  dates.set(day, known);
  return known;
}

function isOpen({ week, months, closedOn }: Candidate, wall: number): boolean {
  const today = Math.floor(wall / DAY);
  return [today - 1, today].some((day) => {
    const date = dateOf(day);
    if (closedOn.includes(date.slice(5, 10)) || (months && !months.includes(Number(date.slice(5, 7))))) return false;
    // 1970-01-01 was a Thursday.
    return (week[(day + 3) % 7] ?? []).some(([from, to]) => day * DAY + from <= wall && wall < day * DAY + to);
  });
}

function aHouse(zone: string): Candidate {
  const week = CODES.map(() => {
    if (roll(5) === 0) return [];
    if (roll(12) === 0) return [[0, DAY]] as const;
    const lunch = [600 + 15 * roll(12), 840 + 15 * roll(12)] as const;
    const from = 1080 + 15 * roll(12);
    const dinner = [from, Math.min(from + DAY - 60, 1320 + 15 * roll(28))] as const;
    return [[lunch], [dinner], [lunch, dinner], [[60 + 15 * roll(8), 240 + 15 * roll(8)]]][
      roll(4)
    ] as readonly (readonly [number, number])[];
  });
  return {
    zone,
    week,
    months: roll(6) === 0 ? [1, 2, 3, 4, 9, 10] : null,
    closedOn: roll(6) === 0 ? ['03-29', '10-25', '04-05'] : [],
  };
}

const clock = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

function written({ week }: Candidate): string {
  const days = week.flatMap((spans, i) =>
    spans.length === 0
      ? []
      : [
          `${CODES[i]} ${spans.map(([from, to]) => `${clock(from)}-${to === DAY ? '24:00' : clock(to % DAY)}`).join(',')}`,
        ],
  );
  return days.join('; ');
}

test(`${CASES} houses in five zones around the nights of changed clocks`, { timeout: 240_000 }, () => {
  const seen = { open: 0, closed: 0, changed: 0 };
  for (let i = 0; i < CASES; i++) {
    const [zone, nights] = ZONES[i % ZONES.length] ?? ZONES[0];
    const house = aHouse(zone);
    const hours = written(house);
    if (hours === '') continue;
    const night = Date.parse(nights[roll(2)] ?? '');
    const at = night + (roll(3) === 0 ? roll(14 * DAY) - 7 * DAY : roll(12 * 60) - 8 * 60) * MINUTE;
    const { months, closedOn } = house;
    const told = { hours, timeZone: zone, months, closedOn };
    const outlook = outlookOf(told, { latitude: 0, longitude: 0 }, null, new Date(at));
    const said = openState({ ...told, outlook }, new Date(at));
    const about = `${zone} ${new Date(at).toISOString()} ${hours} ${JSON.stringify({ months, closedOn })} → ${JSON.stringify(said)}`;

    const wasOpen = isOpen(house, shown(zone, at));
    expect(said.state, about).toBe(wasOpen ? 'open' : 'closed');
    // Whoever has opened does not close because clocks are set back: time goes on where it was. And what the
    // clocks jump over has happened.
    let [minutes, wall, before, goesOn] = [0, shown(zone, at), 0, true];
    do {
      before = wall;
      wall = Math.max(wall, shown(zone, at + ++minutes * MINUTE));
      for (let passed = before + 1; passed <= wall; passed++) goesOn &&= isOpen(house, passed) === wasOpen;
    } while (minutes < 8 * DAY && goesOn);
    const isJump = wall - before > 1;
    if (said.state === 'open') {
      seen.open++;
      if (said.until === null) expect(minutes, about).toBeGreaterThan(6 * DAY);
      else {
        expect(said.minutesLeft, about).toBe(minutes);
        if (isJump) seen.changed++;
        else expect(said.until, about).toBe(clock(wall % DAY));
      }
    }
    if (said.state === 'closed') {
      seen.closed++;
      if (said.opens === null) expect(minutes, about).toBeGreaterThan(6 * DAY);
      else {
        const day = Math.floor(wall / DAY);
        expect(CODES[said.opens.weekday], about).toBe(CODES[(day + 3) % 7]);
        if (isJump) seen.changed++;
        else expect(said.opens.at, about).toBe(clock(wall % DAY));
      }
    }
  }
  expect(seen.open).toBeGreaterThan(CASES / 10);
  expect(seen.closed).toBeGreaterThan(CASES / 10);
  expect(seen.changed, 'some of them in the jump itself').toBeGreaterThan(0);
});
