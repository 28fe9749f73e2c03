/** Water that no tram crosses is crossed by ferry, and not on foot. */
import { expect, test } from 'vitest';
import { ownGazetteer } from '../../src/features/planner/actions/own-gazetteer.ts';
import { readWish } from '../../src/features/planner/rules/parse/read-wish.ts';
import { EMPTY_WISH, type Questionnaire } from '../../src/features/planner/rules/questionnaire.ts';
import { recommend } from '../../src/features/planner/rules/recommend.ts';
import { isOverWater } from '../../src/features/planner/rules/schedule/walk-or-ride.ts';
import { aWorld } from './a-world.ts';

const world = aWorld();
const bookOf = (destination: string, town = destination) => {
  const book = world.catalogue.destination.get(destination)?.cities.find(({ city }) => city.id === town);
  if (!book) throw new Error(town);
  return book;
};
const book = bookOf('istanbul');
const isAcross = (from: string, to: string, at = book) => {
  const spot = (name: string) => {
    const found = [...at.sights, ...at.tables].find((place) => place.name === name);
    if (!found) throw new Error(name);
    return found;
  };
  return isOverWater({ book: at, base: spot(from) }, [spot(from), spot(to)]);
};

test('the Bosphorus lies between Europe and Asia, and not between two places of one shore', () => {
  expect(isAcross('Ortaköy Mosque and square', 'Beylerbeyi Palace')).toBe(true);
  expect(isAcross('Topkapı Palace', 'Kanaat Lokantası')).toBe(true);
  expect(isAcross('Rumeli Fortress', 'Kadıköy market')).toBe(true);
  expect(isAcross('Fener and Balat', 'Rahmi M. Koç Museum')).toBe(true);
  expect(isAcross('Emirgan Park', 'Dolmabahçe Palace')).toBe(false);
  expect(isAcross('Rumeli Fortress', 'Topkapı Palace')).toBe(false);
  expect(isAcross('Beylerbeyi Palace', 'Moda seaside walk')).toBe(false);
  expect(isAcross('Galata Tower', 'Kariye Mosque (Chora)')).toBe(false);
});

test('nobody walks over a canal, a harbor or a river without a bridge', () => {
  const venice = bookOf('italy', 'venice');
  const isOverLagoon = (from: string, to: string) => isAcross(from, to, venice);
  expect(isOverLagoon('Zattere Promenade', 'Bacaromi, Hilton Molino Stucky')).toBe(true);
  expect(isOverLagoon("Gallerie dell'Accademia", 'Bacaromi, Hilton Molino Stucky')).toBe(true);
  expect(isOverLagoon('Piazza San Marco', 'San Giorgio Maggiore')).toBe(true);
  expect(isOverLagoon('Libreria Acqua Alta', 'San Michele Cemetery Island')).toBe(true);
  expect(isOverLagoon('San Michele Cemetery Island', 'Glass Museum, Murano')).toBe(true);
  expect(isOverLagoon('La Biennale, Giardini', 'Lido Beach')).toBe(true);
  expect(isOverLagoon('Zattere Promenade', 'Punta della Dogana')).toBe(false);
  expect(isOverLagoon('San Sebastiano', 'Santa Maria della Salute')).toBe(false);
  expect(isOverLagoon('Naval History Museum', 'La Biennale, Giardini')).toBe(false);
  expect(isOverLagoon('Ghetto of Venice', 'Santi Giovanni e Paolo')).toBe(false);
  const copenhagen = bookOf('copenhagen');
  expect(isAcross('Amalienborg Palace Square', 'Royal Danish Opera', copenhagen)).toBe(true);
  expect(isAcross('The Little Mermaid', 'Reffen', copenhagen)).toBe(true);
  expect(isAcross('Nyhavn', 'Kastellet', copenhagen)).toBe(false);
  const newOrleans = bookOf('new-orleans');
  expect(isAcross('Jackson Square', 'Algiers Point', newOrleans)).toBe(true);
  expect(isAcross('Moonwalk and Woldenberg Park', 'Crescent Park', newOrleans)).toBe(false);
  expect(isAcross('Jackson Square', 'Mardi Gras World', newOrleans)).toBe(false);
  expect(isAcross('The National WWII Museum', 'Mardi Gras World', newOrleans)).toBe(false);
});

test('in Venice who cannot walk far goes by the boats of everybody, and pays for those', () => {
  const [first] = recommend(
    readWish(
      {
        ...EMPTY_WISH,
        destination: 'Venice',
        dates: '10-14 December 2026',
        travelers: 'my mum (71) and me',
        interests: 'art, churches',
        preferences: 'mum walks with a stick',
      },
      { today: '2026-12-01', gazetteer: ownGazetteer() },
    ),
    world,
    { learning: false },
  ).recommendations;
  const legs = first?.plan.days.flatMap(({ items }) =>
    items.flatMap(({ leg, kind }) => (leg && kind !== 'transfer' ? leg.mode : [])),
  );
  expect(legs).toContain('ferry');
  expect(legs).not.toContain('taxi');
  expect(first?.fullAIResponse).toContain('everything else is by ferry');
});

test('in Istanbul nobody goes to the other shore by tram or on foot', () => {
  const stay: Partial<Questionnaire> = { destination: 'Istanbul', dates: '6 nights from 10 May 2027', travelers: '2' };
  const wishes = [{ interests: 'food, markets' }, { interests: 'palaces', preferences: 'the Asian side, Kadıköy' }];
  const ways = wishes.flatMap((wish) =>
    recommend(
      readWish({ ...EMPTY_WISH, ...stay, ...wish }, { today: '2026-12-01', gazetteer: ownGazetteer() }),
      world,
      { learning: false },
    ).recommendations.flatMap(({ plan }) =>
      plan.days.flatMap(({ base, items }) => {
        const placed = items.filter(({ at }) => at);
        return placed.flatMap(({ at, name, leg, kind }, i) => {
          const from = placed[i - 1]?.at ?? base;
          return book && at && leg && kind !== 'transfer' && isOverWater({ book, base }, [from, at])
            ? { name, mode: leg.mode }
            : [];
        });
      }),
    ),
  );
  expect(ways.length).toBeGreaterThan(5);
  for (const { name, mode } of ways) expect(mode, name).toBe('ferry');
});
