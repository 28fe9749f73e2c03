import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MOST_TIMES_PASSED, offerSeconds, type StandingEntry, settleEntries, type WaitlistEntry } from './waitlist.ts';

const party = (id: number, seats: number, changed: Partial<StandingEntry> = {}): StandingEntry => ({
  id,
  seats,
  state: 'waiting',
  held: 0,
  passed: 0,
  hasAccumulated: false,
  isOver: false,
  hasBooked: false,
  ...changed,
});
const said = (entries: readonly WaitlistEntry[]) => entries.map(({ id, state, held }) => `${id} ${state} ${held}`);

describe('when seats come free', () => {
  test('the first on the waitlist has its offer, and the next one what is left', () => {
    expect(said(settleEntries([party(1, 2), party(2, 1), party(3, 1)], 3, 'open'))).toEqual([
      '1 offered 2',
      '2 offered 1',
    ]);
  });

  test('a party that is too large for them is passed over', () => {
    const settled = settleEntries([party(1, 4), party(2, 1)], 2, 'open');
    expect(said(settled)).toEqual(['1 waiting 0', '2 offered 1']);
    expect(settled[0]?.passed).toBe(1);
  });

  test('and is not called passed over where nobody behind it had an offer', () => {
    expect(settleEntries([party(1, 4), party(2, 3)], 2, 'open')).toEqual([]);
  });

  test('after it has been passed over three times, free seats are kept for it before anybody behind it', () => {
    const often = { passed: MOST_TIMES_PASSED };
    expect(said(settleEntries([party(1, 4, often), party(2, 1)], 1, 'open'))).toEqual(['1 accumulating 1']);
    const accumulating = party(1, 4, { ...often, state: 'accumulating', held: 3, hasAccumulated: true });
    expect(said(settleEntries([accumulating, party(2, 1)], 2, 'open'))).toEqual(['1 offered 4', '2 offered 1']);
  });

  test('for a week and once: then they go to the next, and it waits on in its entry', () => {
    const over = party(1, 4, { passed: 3, state: 'accumulating', held: 2, hasAccumulated: true, isOver: true });
    expect(said(settleEntries([over, party(2, 1)], 0, 'open'))).toEqual(['1 waiting 0', '2 offered 1']);
    const after = party(1, 4, { passed: 4, hasAccumulated: true });
    expect(said(settleEntries([after, party(2, 1)], 1, 'open'))).toEqual(['1 waiting 0', '2 offered 1']);
    expect(said(settleEntries([after, party(2, 1)], 4, 'open'))).toEqual(['1 offered 4']);
  });

  test('an offer that ended unused goes to the next on the waitlist', () => {
    const over = party(1, 2, { state: 'offered', held: 2, isOver: true });
    expect(said(settleEntries([over, party(2, 2)], 0, 'open'))).toEqual(['1 missed 0', '2 offered 2']);
  });

  test('whoever has booked is off the list, and seats beyond the booking go on', () => {
    const booked = party(1, 3, { state: 'offered', held: 1, hasBooked: true });
    expect(said(settleEntries([booked, party(2, 1)], 0, 'open'))).toEqual(['1 booked 0', '2 offered 1']);
  });
});

describe('after the sale has ended', () => {
  test('nobody has an offer, open ones end, and the waitlist is closed', () => {
    const line = [
      party(1, 1, { state: 'offered', held: 1 }),
      party(2, 1),
      party(3, 4, { state: 'accumulating', held: 2 }),
    ];
    expect(said(settleEntries(line, 5, 'over'))).toEqual(['1 missed 0', '2 closed 0', '3 closed 0']);
  });

  test('a package that is not for sale just now gives no offers and closes nothing', () => {
    expect(settleEntries([party(1, 1)], 5, 'paused')).toEqual([]);
  });

  test('an offer never lasts beyond the end of the sale', () => {
    const now = new Date('2026-11-22T18:00:00Z');
    expect(offerSeconds(new Date('2026-12-22T00:00:00Z'), now)).toBe(86_400);
    expect(offerSeconds(new Date('2026-11-23T00:00:00Z'), now)).toBe(6 * 3600);
    expect(offerSeconds(new Date('2026-11-21T00:00:00Z'), now)).toBe(0);
  });
});

const anyParty = fc.record({
  seats: fc.integer({ min: 1, max: 6 }),
  passed: fc.integer({ min: 0, max: 5 }),
  hasAccumulated: fc.boolean(),
  hasBooked: fc.boolean(),
  isOver: fc.boolean(),
  state: fc.constantFrom('waiting' as const, 'accumulating' as const, 'offered' as const),
});

test('whatever the waitlist: no seat is given twice, none is kept from those who fit, and earlier ones come first', () => {
  fc.assert(
    fc.property(fc.array(anyParty, { maxLength: 8 }), fc.integer({ min: 0, max: 12 }), (parties, free) => {
      const line = parties.map(({ isOver, ...given }, i) => {
        const held = given.state === 'offered' ? given.seats : given.state === 'accumulating' ? given.seats - 1 : 0;
        return party(i + 1, given.seats, { ...given, held, isOver: isOver && given.state !== 'waiting' });
      });
      const changed = new Map(settleEntries(line, free, 'open').map((entry) => [entry.id, entry]));
      const after = line.map((before) => changed.get(before.id) ?? before);
      const taken = after.reduce((sum, { held }, i) => sum + held - (line[i]?.held ?? 0), 0);
      expect(taken).toBeLessThanOrEqual(free);
      const left = free - taken;
      for (const entry of after) {
        if (entry.state === 'waiting') expect(entry.seats).toBeGreaterThan(left);
        if (entry.state === 'accumulating') expect(left).toBe(0);
        expect(entry.held).toBeLessThanOrEqual(entry.seats);
      }
      // Settled is settled: at most a party that has just been passed over for the third time begins to accumulate seats.
      const again = after.map((entry) => ({
        ...party(entry.id, entry.seats),
        ...entry,
        isOver: false,
        hasBooked: false,
      }));
      const standing = again.filter(({ state }) => ['waiting', 'accumulating', 'offered'].includes(state));
      const second = settleEntries(standing, left, 'open');
      expect(second.length).toBeLessThanOrEqual(1);
      for (const { state, passed } of second) expect([state, passed]).toEqual(['accumulating', MOST_TIMES_PASSED]);
    }),
    { numRuns: 3000 },
  );
});
