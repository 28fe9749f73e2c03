import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { GuideWeather } from '../components/whole-guide.tsx';
import type { Guide } from '../contract/guides.ts';

test('a month without a figure says so and is not given one', () => {
  const year: NonNullable<Guide['climate']>['high'] = [20, null, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31];
  const source = { name: 'Weather service', url: 'https://weather.example' };
  const climate = { station: 'Airport', period: '1991–2020', high: year, low: year, rainDays: year, source };
  const page = renderToStaticMarkup(<GuideWeather climate={climate} />);
  const rows = page.split('<tr').slice(2);
  expect(rows).toHaveLength(12);
  expect(rows[0]).toContain('>20<');
  expect(rows[1]?.match(/>Not known</g)).toHaveLength(3);
  expect(rows[1]).not.toMatch(/>\d/);
});
