import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { Listed } from './listed.ts';
import { RestaurantDetail } from './restaurant-detail.tsx';

const DAYS = Array.from({ length: 7 }, () => '11:00–22:00');

function detailOf(facts: Partial<Listed>): string {
  return renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <RestaurantDetail restaurant={{ id: 'osm-node-1', name: 'Clàssic', ...facts }} onBack={() => undefined} />
    </QueryClientProvider>,
  );
}

describe('hours', () => {
  const opening = { hours: 'Mo-Su 11:00-22:00', timeZone: 'Europe/Madrid', months: null, closedOn: [] };
  const HOLIDAYS = 'Hours may differ on public holidays.';

  test('a week may differ on public holidays, and what the source says of them stands there', () => {
    const html = detailOf({ openingHours: DAYS, opening, hoursNote: 'Mo-Su 11:00-22:00; PH off' });
    expect(html).toContain(HOLIDAYS);
    expect(html).toContain('Mo-Su 11:00-22:00; PH off');
    expect(detailOf({ openingHours: DAYS })).toContain(HOLIDAYS);
  });

  test('of hours that are not known nothing is said', () => {
    const unknown = { openingHours: DAYS.map(() => 'Not known'), opening: { ...opening, hours: null } };
    expect(detailOf(unknown)).not.toContain(HOLIDAYS);
    expect(detailOf({})).not.toContain(HOLIDAYS);
  });
});
