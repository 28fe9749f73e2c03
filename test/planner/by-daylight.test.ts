/** A view, a garden, a park is gone to while there is something to see. */
import { expect, test } from 'vitest';
import { minutesOf } from '../../src/features/destinations/rules/weekly-hours.ts';
import { ownGazetteer } from '../../src/features/planner/actions/own-gazetteer.ts';
import { readWish } from '../../src/features/planner/rules/parse/read-wish.ts';
import { EMPTY_WISH } from '../../src/features/planner/rules/questionnaire.ts';
import { recommend } from '../../src/features/planner/rules/recommend.ts';
import { daylightOn } from '../../src/features/planner/rules/schedule/daylight.ts';
import { aWorld } from './a-world.ts';

const world = aWorld();
const TO_SEE = ['viewpoint', 'garden', 'park', 'botanical', 'beach'];

test.each(['Rome', 'Florence', 'London', 'Copenhagen', 'New York'])(
  'in %s no view and no garden begins in the dark of winter',
  (destination) => {
    let seen = 0;
    for (const dates of ['6 nights from 28 December 2026', '5 nights from 10 November 2027']) {
      const said = { ...EMPTY_WISH, destination, dates, travelers: '2 adults', interests: 'views, gardens, walks' };
      const reading = readWish(said, { today: '2026-12-01', gazetteer: ownGazetteer() });
      for (const { plan } of recommend(reading, world, { learning: false }).recommendations)
        for (const { date, destinationId, cityId, items } of plan.days) {
          const known = world.catalogue.destination.get(destinationId);
          const city = known?.cities.find((book) => book.city.id === cityId)?.city;
          if (!known || !city) throw new Error(`no ${cityId}`);
          const { sunset } = daylightOn(date, city, known.timeZone);
          for (const { placeId = '', start, name } of items) {
            const place = world.catalogue.place.get(placeId);
            const isLit = place?.best === 'evening' || place?.tags.includes('theme-park');
            if (!place || place.indoor || isLit || !place.tags.slice(0, 2).some((tag) => TO_SEE.includes(tag)))
              continue;
            seen++;
            expect(minutesOf(start), `${name}, ${date}, ${start}`).toBeLessThanOrEqual(sunset);
          }
        }
    }
    expect(seen).toBeGreaterThan(3);
  },
);
