/** What of a map is something to go and see, and what is not. */
import { describe, expect, test } from 'vitest';
import { dedupeSights } from '../rules/dedupe-sights.ts';
import { evidenceIn, fameOf, importanceOf, ranked, weightsOf } from '../rules/importance.ts';
import { isFiltered, isSameRegion } from '../rules/osm-file-region.ts';
import { isOfChain, itemOf } from '../rules/osm-tags.ts';
import { cityRow, placeRow } from '../rules/place-and-city-rows.ts';
import { placeIn } from '../rules/place-from-osm.ts';

const DAY = '2026-11-20';
const kindOf = (tags: Record<string, string>, isArea = true) => {
  const found = placeIn({ name: 'Vieux Port', ...tags }, isArea, DAY);
  return found === null || typeof found === 'string' ? found : found.kind;
};

describe('what counts, and as what', () => {
  test.each<[Record<string, string>, string]>([
    [{ tourism: 'museum', building: 'church' }, 'museum'],
    [{ historic: 'palace' }, 'castle'],
    [{ historic: 'castle', ruins: 'yes' }, 'ruins'],
    [{ historic: 'archaeological_site' }, 'ruins'],
    [{ amenity: 'place_of_worship', religion: 'shinto' }, 'worship'],
    [{ building: 'cathedral' }, 'worship'],
    [{ historic: 'city_gate' }, 'monument'],
    [{ man_made: 'lighthouse', wikidata: 'Q1' }, 'monument'],
    [{ tourism: 'aquarium' }, 'zoo'],
    [{ leisure: 'water_park' }, 'theme_park'],
    [{ leisure: 'garden', 'garden:type': 'botanical' }, 'park'],
    [{ tourism: 'viewpoint' }, 'viewpoint'],
    [{ natural: 'beach' }, 'beach'],
    [{ place: 'square' }, 'square'],
    [{ amenity: 'marketplace' }, 'market'],
    [{ amenity: 'theatre' }, 'stage'],
    [{ amenity: 'library', heritage: '2' }, 'library'],
    [{ bridge: 'yes', highway: 'footway', wikidata: 'Q2' }, 'bridge'],
    [{ waterway: 'waterfall', wikidata: 'Q3' }, 'waterfall'],
    [{ tourism: 'attraction' }, 'attraction'],
    [{ tourism: 'artwork', wikidata: 'Q4' }, 'artwork'],
    [{ leisure: 'sports_centre', sport: 'skiing' }, 'ski'],
    [{ leisure: 'sports_centre', name: 'Skigebiet Malbun' }, 'ski'],
    [{ type: 'site', site: 'piste' }, 'ski'],
    [{ leisure: 'water_park', name: 'Thermes Marins' }, 'bath'],
    [{ amenity: 'public_bath', 'bath:type': 'onsen' }, 'bath'],
    [{ leisure: 'ice_rink' }, 'ice_rink'],
    [{ leisure: 'golf_course' }, 'golf'],
    [{ natural: 'water', water: 'lake', wikipedia: 'ca:Estany de Juclar' }, 'lake'],
    [{ amenity: 'nightclub' }, 'nightlife'],
    [{ amenity: 'bar', level: '0' }, 'nightlife'],
    [{ tourism: 'hotel' }, 'hotel'],
    [{ railway: 'station' }, 'station'],
    [{ aeroway: 'aerodrome', iata: 'NCE' }, 'airport'],
    [{ place: 'suburb' }, 'quarter'],
    [{ place: 'hamlet' }, 'area'],
    [{ leisure: 'marina' }, 'harbour'],
    [{ type: 'route', route: 'hiking', network: 'lwn', distance: '4.97 km' }, 'trail'],
    [{ type: 'route', route: 'foot', network: 'lwn', distance: '150 min' }, 'trail'],
    [{ natural: 'valley' }, 'area'],
    [{ natural: 'valley', tourism: 'attraction' }, 'attraction'],
    [{ tourism: 'attraction', amenity: 'bank', heritage: '2' }, 'attraction'],
    [{ natural: 'beach', nudism: 'no' }, 'beach'],
    [{ tourism: 'museum', name: 'Museum of Closed Doors' }, 'museum'],
  ])('%j is a %s', (tags, kind) => {
    expect(kindOf(tags)).toBe(kind);
  });

  test.each<[string, Record<string, string>, string | null]>([
    ['without a name', { tourism: 'museum', name: '' }, 'nameless'],
    ['a pastry shop with a licence', { amenity: 'bar', name: 'Granja Pastissería Xocolatí' }, null],
    ['a name of digits', { tourism: 'viewpoint', name: '12' }, 'nameless'],
    ['the word for its kind', { leisure: 'park', name: 'Parc' }, 'nameless'],
    ['a pool that is drawn as a park', { leisure: 'park', sport: 'swimming', name: 'Schwimmbad' }, null],
    ['a guidepost', { tourism: 'information', information: 'guidepost' }, 'board'],
    ['a private museum', { tourism: 'museum', access: 'private' }, 'private'],
    ['a private manor nobody knows', { historic: 'manor', access: 'private' }, 'private'],
    ['a museum that was', { 'disused:tourism': 'museum', tourism: 'attraction' }, 'gone'],
    ['abandoned', { tourism: 'attraction', abandoned: 'yes' }, 'gone'],
    ['demolished', { historic: 'monument', demolished: 'yes' }, 'gone'],
    ['ended before the day of the data', { tourism: 'museum', end_date: '2019' }, 'gone'],
    ['not open yet', { tourism: 'museum', opening_date: '2027-03' }, 'gone'],
    ['being built', { tourism: 'museum', building: 'construction' }, 'gone'],
    ['an artwork without an entity', { tourism: 'artwork' }, 'artwork'],
    ['a plaque', { historic: 'memorial', memorial: 'plaque' }, null],
    ['a stone in the pavement', { historic: 'memorial', memorial: 'stolperstein', wikidata: 'Q7' }, null],
    ['a memorial without an entity', { historic: 'memorial' }, 'artwork'],
    ['a name that says so', { tourism: 'museum', name: 'Windmuseum (geschlossen)' }, 'gone'],
    ['another that says so', { tourism: 'museum', name: 'Múzeum skla - dočasne zatvorené' }, 'gone'],
    ['one of many languages', { tourism: 'museum', name: 'Музей часов (временно закрыт)' }, 'gone'],
    ['signs that say so', { tourism: 'museum', name: '昭和館（閉館）' }, 'gone'],
    ['a name that is still to be found out', { tourism: 'museum', name: 'FIXME' }, 'nameless'],
    ['a name that says so at its end', { tourism: 'museum', name: 'Mint Museum - CLOSED' }, 'gone'],
    ['a bank', { tourism: 'attraction', amenity: 'bank' }, null],
    ['a house for adults', { tourism: 'attraction', amenity: 'brothel', wikidata: 'Q8' }, null],
    ['a beach without clothes', { natural: 'beach', nudism: 'designated' }, null],
    ['a floor of a house', { tourism: 'attraction', level: '2' }, 'part'],
    ['a ride', { tourism: 'attraction', attraction: 'carousel' }, 'part'],
    ['a shop', { tourism: 'attraction', shop: 'gift' }, 'part'],
    ['a gallery that sells', { tourism: 'gallery' }, 'unproven'],
    ['a library round the corner', { amenity: 'library' }, 'unproven'],
    ['a boundary stone', { historic: 'boundary_stone' }, null],
    ['a shrine by the way', { historic: 'wayside_shrine' }, null],
    ['a summit nobody is told to climb', { natural: 'peak', ele: '2900' }, null],
    ['somebody’s garden', { leisure: 'garden', 'garden:type': 'residential' }, null],
    ['a ski club', { leisure: 'sports_centre', name: 'Ski-Club Heidelberg' }, null],
    ['a spring nobody bathes in', { natural: 'hot_spring' }, null],
    ['a pond with a name', { natural: 'water', water: 'pond', wikidata: 'Q5' }, null],
    ['a river', { natural: 'water', water: 'river', wikipedia: 'ca:Valira' }, null],
    ['a bar with a kitchen, which is a table', { amenity: 'bar', food: 'yes' }, null],
    ['a bar of a chain', { amenity: 'bar', brand: 'Hooters', 'brand:wikidata': 'Q1025921', level: '0' }, 'chain'],
    ['an airfield without flights', { aeroway: 'aerodrome' }, null],
  ])('left out: %s', (_, tags, reason) => {
    expect(kindOf(tags)).toBe(reason);
  });

  test('a museum in what was a prison lives, and what is a ruin on the list of monuments stays', () => {
    expect(kindOf({ tourism: 'museum', 'was:amenity': 'prison' })).toBe('museum');
    const angkor = { historic: 'ruins', 'abandoned:amenity': 'place_of_worship', heritage: '1', wikidata: 'Q43473' };
    expect(kindOf(angkor)).toBe('ruins');
    expect(kindOf({ tourism: 'museum', end_date: '2026-12' })).toBe('museum');
    expect(kindOf({ leisure: 'park', access: 'customers' })).toBe('park');
  });

  test('a private castle on the list of monuments is looked at from outside', () => {
    const found = placeIn({ name: 'Schloss Vaduz', historic: 'castle', access: 'private', heritage: '2' }, true, DAY);
    expect(found).toMatchObject({ kind: 'castle', isOutsideOnly: true });
  });

  test('a private castle that covers ground stands over its town; a point with a name may be a field', () => {
    const tags = { name: 'Schloss Vaduz', historic: 'castle', access: 'private' };
    expect(placeIn(tags, true, DAY)).toMatchObject({ kind: 'castle', isOutsideOnly: true });
    expect(placeIn(tags, false, DAY)).toBe('private');
  });

  test('a house of a chain is one where the map leaves out its brand, too', () => {
    expect(isOfChain({ name: 'Joe’s', 'brand:wikidata': 'Q1' })).toBe(true);
    expect(isOfChain({ name: 'McDonald’s' })).toBe(true);
    expect(isOfChain({ name: 'Chez McDonald' })).toBe(false);
  });

  test('a museum is about what it calls itself, where no tag says it', () => {
    const about = (name: string) => {
      const found = placeIn({ name, tourism: 'museum' }, true, DAY);
      return found !== null && typeof found !== 'string' ? found.tags : [];
    };
    expect(about('Kunstmuseum Liechtenstein')).toContain('art');
    expect(about("Museu d'Art Sacre")).toContain('art');
    expect(about('Museo Nacional de la Automòbil')).toContain('transport');
    expect(about('Liechtensteinisches Landesmuseum')).toContain('history');
    expect(about('Museu del Tabac')).toEqual(['museum', 'rainy-day']);
    expect(about('Musée Océanographique')).toEqual(['museum', 'rainy-day', 'maritime', 'aquarium']);
    const told = placeIn({ name: 'Musée Océanographique', tourism: 'museum', museum: 'maritime' }, true, DAY);
    expect(told).toMatchObject({ tags: ['museum', 'rainy-day', 'maritime', 'aquarium'] });
  });

  test('a bar pours what it says it pours', () => {
    const tagsOf = (tags: Record<string, string>) => {
      const found = placeIn({ amenity: 'bar', ...tags }, false, DAY);
      return found === null || typeof found === 'string' ? [] : found.tags;
    };
    expect(tagsOf({ name: 'Trinity Cocktail Club' })).toEqual(['bar', 'nightlife', 'cocktails']);
    expect(tagsOf({ name: 'Enoteca Sociale' })).toEqual(['bar', 'nightlife', 'wine']);
    expect(tagsOf({ name: 'Vinyl' })).toEqual(['bar', 'nightlife']);
  });

  test('a bare castle of a name alone goes down, not out', () => {
    const base = (tags: Record<string, string>, isArea: boolean) => {
      const found = placeIn({ name: 'Burgstall', historic: 'castle', ...tags }, isArea, DAY);
      return found !== null && typeof found !== 'string' ? found.base : null;
    };
    expect(base({}, false)).toBeLessThan(base({}, true) ?? 0);
    expect(base({ website: 'https://example.com' }, false)).toBe(base({}, true));
  });

  test('only the entity of the thing itself counts', () => {
    expect(itemOf({ 'brand:wikidata': 'Q1', 'architect:wikidata': 'Q2', 'name:etymology:wikidata': 'Q3' })).toBeNull();
    expect(itemOf({ wikidata: 'Q1164788;Q5' })).toBe('Q1164788');
    expect(itemOf({ wikidata: 'none' })).toBeNull();
  });
});

describe('what is told of a place', () => {
  const row = (tags: Record<string, string>, more: object = {}) => {
    const all = { name: 'Musée', tourism: 'museum', ...tags };
    const object = {
      type: 'way' as const,
      id: 7,
      latitude: 43.7,
      longitude: 7.4,
      isArea: true,
      extentM: 80,
      entrance: null,
    };
    const found = placeIn({ ...all, name: 'Musée X' }, true, DAY);
    if (found === null || typeof found === 'string') throw new Error('no place');
    return placeRow({ ...object, ...more, tags: { ...all, name: all.name } }, found, DAY);
  };

  test('seasonal hours are kept where they are understood, and otherwise in their words', () => {
    expect(row({ opening_hours: 'Oct-Mar 10:00-18:00; Apr-Jun,Sep 10:00-19:00' }).hours).toMatch(/Apr-Jun/);
    expect(row({ opening_hours: 'sunrise-sunset' }).hours).toBe('sunrise-sunset');
    expect(row({ opening_hours: 'when the guard is in' })).toMatchObject({
      hours: null,
      hoursNote: 'when the guard is in',
    });
  });

  test('silence is not a no', () => {
    expect(row({})).toMatchObject({ fee: null, wheelchair: null, hours: null, website: null, wikidata: null });
    expect(row({ fee: 'no', wheelchair: 'limited' })).toMatchObject({ fee: false, wheelchair: 'limited' });
    expect(row({ fee: 'donation' }).fee).toBeNull();
  });

  test('no mark of a name turns the line, and no address is a script', () => {
    expect(row({ name: 'Mus\u202eee\u0000' }).name).toBe('Mus ee');
    expect(row({ website: 'javascript:alert(1)' }).website).toBeNull();
  });

  test('a large area is walked to where people go in', () => {
    const large = { extentM: 900, entrance: { latitude: 43.71, longitude: 7.41 } };
    expect(row({}, large)).toMatchObject({ latitude: 43.71, longitude: 7.41, extentM: 900 });
    expect(row({})).toMatchObject({ latitude: 43.7, extentM: null });
  });

  test('a city is found by all its names, old ones told apart', () => {
    const tags = {
      place: 'city',
      name: 'İstanbul',
      'name:el': 'Κωνσταντινούπολη',
      alt_name: 'Stamboul;Istamboul',
      old_name: 'Byzantion',
      population: '15 462 452',
    };
    const city = cityRow(
      { type: 'node', id: 1, latitude: 41, longitude: 29, tags, isArea: false, extentM: 0, entrance: null },
      DAY,
    );
    expect(city).toMatchObject({ id: 'osm-node-1', population: 15_462_452, reachKm: 18 });
    expect(city?.allNames.map(({ key, kind }) => `${key} ${kind}`)).toEqual([
      'istanbul own',
      'κωνσταντινουπολη other',
      'stamboul other',
      'istamboul other',
      'byzantion historic',
    ]);
  });
});

describe('importance', () => {
  const nothing = { base: 0.75, evidence: 0, fame: null, voyage: null, isOutsideOnly: false, isHeritage: false };

  test('what is known raises it, and what is not known lowers nothing', () => {
    const plain = importanceOf(nothing);
    expect(plain).toBeCloseTo(0.2625);
    expect(importanceOf({ ...nothing, evidence: 0.5 })).toBeGreaterThan(plain);
    expect(importanceOf({ ...nothing, fame: 0 })).toBe(plain);
    expect(importanceOf({ ...nothing, fame: 1, evidence: 1, voyage: 1 })).toBeLessThan(1);
  });

  test('each sign of the tags counts, up to one', () => {
    const many = Object.fromEntries(['fr', 'de', 'es', 'it', 'ja', 'zh', 'ru'].map((code) => [`name:${code}`, 'N']));
    const all = {
      ...many,
      wikidata: 'Q1',
      heritage: '1',
      tourism: 'attraction',
      historic: 'castle',
      fee: 'yes',
      website: 'x',
      opening_hours: '24/7',
      image: 'x',
    };
    expect(evidenceIn({ wikidata: 'Q1' }, false)).toBeCloseTo(2 / 6);
    expect(evidenceIn(all, true)).toBe(1);
  });

  const palace = { latitude: 43.7314, longitude: 7.4203 };
  const item = { sitelinks: 40, ...palace, types: ['Q16560'], visitors: null, pageViews: null, linkImportance: null };

  test('fame counts only where the entity is proven to be the thing', () => {
    expect(fameOf(item, palace, null)).toBeCloseTo(Math.log(41) / Math.log(101));
    expect(fameOf(item, { latitude: 43.75, longitude: 7.42 }, null), 'two kilometres off').toBeNull();
    expect(fameOf(item, { latitude: 43.75, longitude: 7.42 }, 1500), 'a park of that size').not.toBeNull();
    expect(fameOf({ ...item, types: ['Q5'] }, palace, null), 'a person').toBeNull();
    expect(fameOf({ ...item, latitude: null }, palace, null)).toBeNull();
  });

  test('nothing weighs five where nothing is known to be famous', () => {
    const places = [0.58, 0.5, 0.4, 0.3, 0.1].map((importance) => ({ importance, fame: null }));
    expect(weightsOf(places)).toEqual([4, 4, 3, 2, 1]);
    expect(weightsOf([{ importance: 0.8, fame: 0.9 }, ...places])).toEqual([5, 3, 3, 2, 2, 1]);
  });

  test('the first twenty are not all churches, unless churches are asked for', () => {
    const places = [
      ...Array.from({ length: 10 }, (_, i) => ({ id: i, kind: 'worship' })),
      ...Array.from({ length: 30 }, (_, i) => ({ id: 100 + i, kind: 'museum' })),
    ];
    const first = ranked(places).slice(0, 20);
    expect(first.filter(({ kind }) => kind === 'worship')).toHaveLength(3);
    expect(ranked(places)).toHaveLength(40);
    expect(ranked(places, new Set(['worship']))).toEqual(places);
  });
});

describe('the same thing twice', () => {
  const told = (id: string, more: object = {}) => ({
    id,
    key: 'pont vieux',
    wikidata: null,
    isArea: false,
    extentM: 0,
    evidence: 0.2,
    base: 0.3,
    latitude: 43.7,
    longitude: 7.4,
    ...more,
  });

  test('is told once, by the row of which most is said', () => {
    const { leads } = dedupeSights([told('node'), told('way', { isArea: true, latitude: 43.7005 })]);
    expect([...leads]).toEqual([['node', 'way']]);
  });

  test('one name farther apart, or of two entities, is two things', () => {
    expect(dedupeSights([told('a'), told('b', { latitude: 43.703 })]).leads.size).toBe(0);
    expect(dedupeSights([told('a', { wikidata: 'Q1' }), told('b', { wikidata: 'Q2' })]).leads.size).toBe(0);
  });

  test('a market and its hall next to it are one thing, a saint’s church and another saint’s are two', () => {
    const at = (id: string, key: string, more = {}) => told(id, { key, ...more });
    const [market, hall] = [at('a', 'marche de la condamine'), at('b', 'halles du marche de la condamine')];
    expect(dedupeSights([market, hall]).leads.size).toBe(1);
    expect(dedupeSights([market, { ...hall, latitude: 43.703 }]).leads.size).toBe(0);
    expect(dedupeSights([market, { ...hall, base: 0.75 }]).leads.size).toBe(0);
    expect(dedupeSights([at('a', 'sant esteve'), at('b', 'sant miquel')]).leads.size).toBe(0);
    expect(dedupeSights([at('a', 'musee'), at('b', 'musee naval')]).leads.size).toBe(0);
  });

  test('one entity is one thing under any name, and two far sites of it stay two', () => {
    const [a, b] = [told('a', { wikidata: 'Q1' }), told('b', { wikidata: 'Q1', key: 'crypt', latitude: 43.701 })];
    expect(dedupeSights([a, b]).leads.size).toBe(1);
    const far = dedupeSights([a, { ...b, latitude: 43.71, base: 0.1 }]);
    expect([far.leads.size, [...far.secondSites]]).toEqual([0, ['b']]);
  });
});

test('a filtered file and the same region are known as such', () => {
  expect(isFiltered({ roads: 25_000, surroundings: 10, wanted: 80 })).toBe(true);
  expect(isFiltered({ roads: 4700, surroundings: 9000, wanted: 80 })).toBe(false);
  expect(isFiltered({ roads: 0, surroundings: 0, wanted: 5 })).toBe(true);
  const monaco = { south: 43.723, west: 7.409, north: 43.752, east: 7.449 };
  expect(isSameRegion(monaco, { ...monaco, east: 7.45 })).toBe(true);
  expect(isSameRegion(monaco, { ...monaco, south: 43, north: 44 })).toBe(false);
});

test.each<[Record<string, string>, boolean]>([
  [{ name: 'Museu Obert de Geologia' }, false],
  [{ name: 'Den Gamle By', museum: 'open_air' }, false],
  [{ name: 'Roques', opening_hours: 'sunrise-sunset' }, false],
  [{ name: 'Museu Carmen Thyssen', opening_hours: '10:00-18:00' }, true],
  [{ name: 'Casino de Monte Carlo', tourism: 'attraction', amenity: 'casino', wikidata: 'Q1779905' }, true],
])('a house %j is under a roof: %s', (tags, indoor) => {
  const all = { tourism: 'museum', ...tags };
  const found = placeIn(all, true, DAY);
  if (found === null || typeof found === 'string') throw new Error('no sight');
  const at = { latitude: 42.5, longitude: 1.5, isArea: true, extentM: 0, entrance: null };
  expect(placeRow({ type: 'way', id: 1, ...at, tags: all }, found, DAY).indoor).toBe(indoor);
});
