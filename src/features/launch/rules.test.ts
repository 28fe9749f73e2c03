import { describe, expect, test } from 'vitest';
import { hasLaunched, hasPassedEverywhere, localMoment, NO_TIME_LEFT, timeLeft, untilNextChange } from './rules.ts';

const launch = new Date('2025-09-30T00:00:00Z');

describe('the time left until the launch', () => {
  test('is split into days, hours, minutes and seconds', () => {
    expect(timeLeft(launch, new Date('2025-09-27T20:57:56Z'))).toEqual({ days: 2, hours: 3, minutes: 2, seconds: 4 });
  });

  test('counts whole seconds: a started second is not over', () => {
    expect(timeLeft(launch, new Date('2025-09-29T23:59:58.001Z'))).toEqual({ ...NO_TIME_LEFT, seconds: 1 });
  });

  test('a day before is exactly one day', () => {
    expect(timeLeft(launch, new Date('2025-09-29T00:00:00Z'))).toEqual({ ...NO_TIME_LEFT, days: 1 });
  });

  test('is all zeros at the moment itself and ever after', () => {
    expect(timeLeft(launch, launch)).toEqual(NO_TIME_LEFT);
    expect(timeLeft(launch, new Date('2031-01-01T00:00:00Z'))).toEqual(NO_TIME_LEFT);
  });

  test('runs out one second at a time', () => {
    const start = launch.getTime() - 90_000;
    const total = (at: number) => {
      const { days, hours, minutes, seconds } = timeLeft(launch, new Date(at));
      return ((days * 24 + hours) * 60 + minutes) * 60 + seconds;
    };
    expect([0, 1, 2, 30, 89, 90].map((second) => total(start + second * 1000))).toEqual([90, 89, 88, 60, 1, 0]);
  });
});

test('looking again at each change shows every second once, even when each look comes 40 ms late', () => {
  const shown = [];
  let at = launch.getTime() - 5300;
  while (!hasLaunched(launch, new Date(at))) {
    shown.push(timeLeft(launch, new Date(at)).seconds);
    at += untilNextChange(launch, new Date(at)) + 40;
  }
  expect(shown).toEqual([5, 4, 3, 2, 1, 0]);
});

describe('the launch', () => {
  test('happens at the moment, not a millisecond earlier', () => {
    expect(hasLaunched(launch, new Date(launch.getTime() - 1))).toBe(false);
    expect(hasLaunched(launch, launch)).toBe(true);
  });

  test('is midnight on the local clock', () => {
    const moment = localMoment('2025-09-30T00:00');
    expect([moment.getFullYear(), moment.getMonth(), moment.getDate(), moment.getHours()]).toEqual([2025, 8, 30, 0]);
  });

  test('has passed everywhere once midnight has come to the last time zone', () => {
    expect(hasPassedEverywhere('2025-09-30T00:00', new Date('2025-09-30T11:59:59Z'))).toBe(false);
    expect(hasPassedEverywhere('2025-09-30T00:00', new Date('2025-09-30T12:00:00Z'))).toBe(true);
  });
});
