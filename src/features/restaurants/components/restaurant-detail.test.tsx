import { QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { openQueryClient } from '../../../web/query-client.ts';
import { RestaurantDetail } from './restaurant-detail.tsx';
import type { ListedRestaurant } from './restaurant-queries.ts';

const DAYS = Array.from({ length: 7 }, () => '11:00–22:00');

/** Reviews are asked for, and no answer comes while the page is rendered. */
const waiting = openQueryClient(
  () => new Promise<never>(() => {}),
  () => undefined,
);

function detailOf(facts: Partial<ListedRestaurant>): string {
  return renderToStaticMarkup(
    <QueryClientProvider client={waiting}>
      <RestaurantDetail restaurant={{ id: 'osm-node-1', name: 'Clàssic', ...facts }} onBack={() => undefined} />
    </QueryClientProvider>,
  );
}

describe('hours', () => {
  const opening = {
    hours: 'Mo-Su 11:00-22:00',
    timeZone: 'Europe/Madrid',
    months: null,
    closedOn: [],
    weekly: true,
    outlook: null,
  };
  const HOLIDAYS = 'Hours may differ on public holidays.';

  test('a week may differ on public holidays, and what the source says of them stands there', () => {
    const html = detailOf({ openingHours: DAYS, opening, hoursNote: 'Mo-Su 11:00-22:00; PH off' });
    expect(html).toContain(HOLIDAYS);
    expect(html).toContain('Hours as written:</span> Mo-Su 11:00-22:00; PH off');
    expect(detailOf({ openingHours: DAYS })).toContain(HOLIDAYS);
  });

  test('of hours that are not known it is said once, and nothing else', () => {
    const unknown = { openingHours: DAYS.map(() => 'Not known'), opening: { ...opening, hours: null } };
    expect(detailOf(unknown)).not.toContain(HOLIDAYS);
    expect(detailOf(unknown)).toContain('Hours not known');
    expect(detailOf(unknown)).not.toContain('Monday');
    expect(detailOf({})).not.toContain(HOLIDAYS);
  });

  test('hours that nobody understands stand there as they are written, and are not called unknown', () => {
    const unknown = { openingHours: DAYS.map(() => 'Not known'), opening: { ...opening, hours: null } };
    const html = detailOf({ ...unknown, hoursNote: 'when the tide is in' });
    expect(html).toContain('Hours as written:</span> when the tide is in');
    for (const said of ['Hours not known', 'Monday']) expect(html).not.toContain(said);
  });

  test('where weeks differ, it is said which one is shown', () => {
    const html = detailOf({ openingHours: DAYS, opening: { ...opening, weekly: false } });
    expect(html).toContain('For the seven days from today');
    expect(html).not.toContain(HOLIDAYS);
  });
});

test('how old the data is, or that nobody knows', () => {
  expect(detailOf({ asOf: '2021-04-14' })).toContain('As of April 2021');
  expect(detailOf({ asOf: '' })).toContain('Age of the data unknown');
  expect(detailOf({})).not.toContain('Age of the data');
});

describe('the ways to a table', () => {
  const linksIn = (html: string) =>
    [...html.matchAll(/<a [^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/gs)].map(([, href = '', inner = '']) => [
      inner.replaceAll(/<[^>]+>/g, ''),
      href.replaceAll('&amp;', '&'),
    ]);

  test('the telephone, the website and the reservation search lead where they say', () => {
    const html = detailOf({
      phone: '+44 (0)20 7946 0000 ext. 5',
      website: 'https://example.com/menu',
      latitude: 51.5,
      longitude: -0.12,
    });
    expect(linksIn(html)).toEqual([
      ['+44 (0)20 7946 0000 ext. 5', 'tel:+442079460000;ext=5'],
      ['Visit Website', 'https://example.com/menu'],
      ['Book via OpenTable', 'https://www.opentable.com/s?term=Cl%C3%A0ssic&latitude=51.5&longitude=-0.12'],
      ['Call Restaurant', 'tel:+442079460000;ext=5'],
      ['Visit Website', 'https://example.com/menu'],
    ]);
  });

  test('a number in letters is read and not dialled', () => {
    const html = detailOf({ phone: '1-800-FLOWERS' });
    expect(html).toContain('1-800-FLOWERS');
    expect(linksIn(html)).toEqual([['Book via OpenTable', expect.stringContaining('opentable.com')]]);
  });
});
