import { expect, test } from 'vitest';
import { openApp } from '../../../../test/app.ts';
import { IS_LONG } from '../../../../test/rounds.ts';

const wish = { destination: 'Lisbon', dates: '6-13 May 2027', budget: '3000 EUR', travelers: '2 adults' };

test.runIf(IS_LONG)(
  'one address may send sixty very long wishes a minute, and goes on with ordinary ones',
  async () => {
    await using app = await openApp();
    const texts = { ...wish, interests: 'food and tiles '.repeat(130), preferences: 'slow mornings '.repeat(130) };
    const statuses: number[] = [];
    for (let i = 0; i < 122; i++) statuses.push((await app.post('/api/ai/reading', texts)).status);
    // A minute may have ended in between: then it counted anew.
    expect(statuses.filter((status) => status === 200).length).toBeLessThanOrEqual(120);
    expect(statuses).toContain(429);
    expect((await app.post('/api/ai/reading', wish)).status).toBe(200);
  },
);
