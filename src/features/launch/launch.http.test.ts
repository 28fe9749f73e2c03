import { expect, test } from 'vitest';
import { openApp } from '../../../test/app.ts';

test('the launch is the moment the settings name, without a time zone', async () => {
  await using app = await openApp({
    settings: { LAUNCH_AT: '2031-05-01T09:30' },
    now: () => new Date('2031-04-30T00:00:00Z'),
  });

  expect((await app.get('/api/launch')).body).toEqual({ launchAt: '2031-05-01T09:30', passedEverywhere: false });
});

test('by default it is the last midnight of September 2025, long past everywhere', async () => {
  await using app = await openApp({ now: () => new Date('2026-11-20T10:00:00Z') });

  expect((await app.get('/api/launch')).body).toEqual({ launchAt: '2025-09-30T00:00', passedEverywhere: true });
});
