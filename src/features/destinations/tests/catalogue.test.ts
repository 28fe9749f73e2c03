/** The catalogue as it is written: every figure sane, every place where it says it is, nothing twice. */
import { describe, expect, test } from 'vitest';
import { books } from '../content/catalogue.ts';
import { destinations } from '../content/destinations.ts';
import type { TwelveNormals } from '../rules/destination-facts.ts';
import type { DestinationBook, PlaceEntry } from '../rules/place-entry.ts';
import { kmBetween } from '../rules/position.ts';
import { parseHours } from '../rules/weekly-hours.ts';

/** Public authorities we let answer for a place; a subdomain of one is the same. */
const AUTHORITIES = [
  ...['weather.gov', 'noaa.gov', 'nhc.noaa.gov', 'climate.gov', 'nps.gov', 'travel.state.gov', 'cdc.gov', 'gov.uk'],
  ...['nhs.uk', 'metoffice.gov.uk', 'wmo.int', 'who.int', 'unesco.org', 'europa.eu', 'aemet.es', 'ipma.pt', 'dmi.dk'],
  ...['meteofrance.com', 'meteofrance.fr', 'jma.go.jp', 'mgm.gov.tr', 'imn.ac.cr', 'ideam.gov.co', 'meteoam.it'],
  ...['nyctourism.com', 'austintexas.org', 'visitmusiccity.com', 'neworleans.com', 'visitparkcity.com'],
  ...['aspenchamber.org', 'charlestoncvb.com', 'miamiandbeaches.com', 'discoverlongisland.com', 'visitlondon.com'],
  ...['tfl.gov.uk', 'visitlisboa.com', 'visitportugal.com', 'visitcopenhagen.com', 'visitdenmark.com', 'italia.it'],
  ...['spain.info', 'barcelonaturisme.com', 'illesbalears.travel', 'ibiza.travel', 'valthorens.com', 'visitgreece.gr'],
  ...['colombia.travel', 'visitcostarica.com', 'visitmarrakech.com', 'visitmorocco.com', 'goturkiye.com'],
  ...['howtoistanbul.com', 'niseko.com', 'nisekotourism.com', 'japan.travel', 'gotokyo.org', 'coeliac.org.uk'],
  ...['celiac.org', 'wheelmap.org', 'openstreetmap.org', 'wikivoyage.org', 'wikidata.org', 'wikipedia.org'],
];
/** Day trips included: nothing lies farther from its city. */
const FRAME_KM = 130;
/** Who comes out nearer to the start has come back. */
const LEAST_WAY_KM = 0.5;
/** Far below the coldest normal month and far above the dearest ordinary day. */
const months = (values: TwelveNormals, least: number, most: number) =>
  values.length === 12 && values.every((value) => value !== null && value >= least && value <= most);

/** A house lies in its quarter. */
const HOUSE_KM = 1.5;
/** Who sells rooms of others is nobody's own site. */
const BETWEEN = /(^|\.)(booking|expedia|hotels|agoda|hostelworld|tripadvisor|airbnb)\.[a-z.]+$/;

const placesOf = (book: DestinationBook): readonly PlaceEntry[] => [...book.sights, ...book.restaurants];
const all = books.flatMap(placesOf);
const isAuthority = (url: string) => {
  const { hostname, protocol } = new URL(url);
  return protocol === 'https:' && AUTHORITIES.some((host) => hostname === host || hostname.endsWith(`.${host}`));
};

test('no id is used twice, and every book belongs to a destination we name', () => {
  const ids = all.map(({ id }) => id);
  expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([]);
  const known = books.map(({ facts }) => facts.destinationId);
  expect(known.filter((id, i) => known.indexOf(id) !== i || !destinations.some((named) => named.id === id))).toEqual(
    [],
  );
});

describe.each(books.map((book) => [book.facts.destinationId, book] as const))('%s', (destinationId, book) => {
  const { facts } = book;

  test('ids begin with the destination', () => {
    expect(placesOf(book).filter(({ id }) => !id.startsWith(`${destinationId}-`))).toEqual([]);
  });

  test('every place stands in one of its cities, near its centre', () => {
    const astray = placesOf(book).filter((place) => {
      const city = facts.cities.find(({ id }) => id === place.cityId);
      return !city || kmBetween(city, place) > FRAME_KM;
    });
    expect(astray.map(({ id }) => id)).toEqual([]);
  });

  test('a way in one direction ends elsewhere, within reach of its city, and is not gone twice', () => {
    const wrong = book.sights.filter(({ cityId, lat, lon, ends, repeatable }) => {
      const city = facts.cities.find(({ id }) => id === cityId);
      if (!ends || !city) return false;
      return repeatable || kmBetween(city, ends) > FRAME_KM || kmBetween({ lat, lon }, ends) < LEAST_WAY_KM;
    });
    expect(wrong.map(({ id }) => id)).toEqual([]);
  });

  test('no two places bear one name within 150 metres', () => {
    const places = placesOf(book);
    const twins = places.flatMap((a, i) =>
      places
        .slice(i + 1)
        .filter((b) => a.name.toLowerCase() === b.name.toLowerCase() && kmBetween(a, b) < 0.15)
        .map(({ name }) => name),
    );
    expect(twins).toEqual([]);
  });

  test('hours are in the notation, prices and months are possible, websites are addresses', () => {
    const wrong = placesOf(book).flatMap((place) => [
      ...(place.hours !== undefined && !parseHours(place.hours) ? [`${place.id}: ${place.hours}`] : []),
      ...(place.months?.every((month) => Number.isInteger(month) && month >= 1 && month <= 12) === false
        ? [`${place.id}: months`]
        : []),
      ...(place.closedOn?.every((day) => /^(0[1-9]|1[0-2])-\d\d$/.test(day)) === false
        ? [`${place.id}: closedOn`]
        : []),
      ...(/^20\d\d-(0[1-9]|1[0-2])$/.test(place.asOf) ? [] : [`${place.id}: asOf ${place.asOf}`]),
      ...(place.website === undefined || /^https?:\/\/[^\s/]+\.[^\s/]+/.test(place.website)
        ? []
        : [`${place.id}: website`]),
      ...(place.wheelchair === 'partial' && !place.wheelchairNote ? [`${place.id}: partial without a note`] : []),
      ...(place.about.length > 0 && place.about.length <= 110 ? [] : [`${place.id}: about ${place.about.length}`]),
      ...(place.kind === 'restaurant'
        ? place.perPerson > 0 && place.rating >= 3.5 && place.rating <= 5 && place.meals.length > 0
          ? []
          : [`${place.id}: table`]
        : place.minutes >= 10 && place.minutes <= 720 && (place.price?.adult ?? 0) >= 0
          ? []
          : [`${place.id}: sight`]),
    ]);
    expect(wrong).toEqual([]);
  });

  test('every city has somewhere to sleep and a way in', () => {
    for (const { id } of facts.cities) {
      expect
        .soft(
          facts.bases.some(({ cityId }) => cityId === id),
          `${id} has a base`,
        )
        .toBe(true);
      const reached =
        facts.airports.some(({ cityId }) => cityId === id) ||
        facts.legs.some(({ from, to }) => from === id || to === id);
      expect.soft(reached, `${id} can be reached`).toBe(true);
    }
  });

  test('climate and money are possible', () => {
    const { climate, lodging, food, localTransport, lodgingByMonth } = facts;
    expect(months(climate.high, -25, 48) && months(climate.low, -35, 35)).toBe(true);
    expect(climate.high.every((high, month) => (high ?? -99) >= (climate.low[month] ?? 99))).toBe(true);
    expect(months(climate.rainMm, 0, 900) && months(climate.rainDays, 0, 31)).toBe(true);
    expect(months(lodgingByMonth, 0.3, 4)).toBe(true);
    for (const { low, mid, high } of [lodging, food, localTransport]) {
      expect(low >= 0 && low <= mid && mid <= high && high > 0).toBe(true);
    }
  });

  test('whoever is quoted is an authority', () => {
    const { authorities, etiquette, entry, safety, tipping, lessons, watch, events, climate } = facts;
    const quoted = [
      ...[...etiquette, ...entry, ...safety, tipping, ...lessons].map(({ source }) => source),
      ...[...watch, ...events].flatMap(({ source }) => source ?? []),
      ...authorities,
      climate.source,
    ];
    expect([...new Set(quoted.map(({ url }) => url))].filter((url) => !isAuthority(url))).toEqual([]);
    expect(authorities.length).toBeGreaterThanOrEqual(2);
  });

  test('every house to sleep in has a source and a month, a quarter that exists, and lies near it', () => {
    const wrong = book.hotels.flatMap(({ name, quarter, lat, lon, source, asOf }) => {
      const base = facts.bases.find(({ id }) => id === quarter);
      const isHalfPlaced = (lat === undefined) !== (lon === undefined);
      const isFar =
        base !== undefined && lat !== undefined && lon !== undefined && kmBetween(base, { lat, lon }) > HOUSE_KM;
      return [
        ...(base ? [] : [`${name}: ${quarter}`]),
        ...(isHalfPlaced || isFar ? [`${name}: position`] : []),
        ...(URL.canParse(source) && /^20\d\d-(0[1-9]|1[0-2])$/.test(asOf) ? [] : [`${name}: source`]),
      ];
    });
    expect(wrong).toEqual([]);
    const names = book.hotels.map(({ name }) => name.toLowerCase());
    expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([]);
    expect(book.hotels.filter(({ website }) => website && BETWEEN.test(new URL(website).hostname))).toEqual([]);
  });

  test('there is enough to choose from', () => {
    expect.soft(book.sights.length).toBeGreaterThanOrEqual(30);
    expect.soft(book.restaurants.length).toBeGreaterThanOrEqual(20);
    expect.soft(facts.lessons.length).toBeGreaterThanOrEqual(10);
  });
});

test('all twenty-three destinations have their book', () => {
  expect(books.map(({ facts }) => facts.destinationId).sort()).toEqual(destinations.map(({ id }) => id).sort());
});
