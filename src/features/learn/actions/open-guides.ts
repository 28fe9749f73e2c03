/** What we know about a city of open data, by rule: from the map and from tables of its country, each with its source and day. */
import type { Deps } from '../../../kernel/deps.ts';
import { type CalendarDay, calendarDay, longDate, plusDays } from '../../../shared/dates.ts';
import { err, ok, type Result } from '../../../shared/result.ts';
import { kmBetween } from '../../destinations/rules/position.ts';
import { isSight, LEAST_IMPORTANCE } from '../../open-data/rules/sight-kinds.ts';
import { readableName } from '../../open-data/rules/transliteration.ts';
import { firstSentences } from '../../open-data/rules/wikivoyage.ts';
import type { Everyday } from '../../open-data/rules/world-table-rows.ts';
import { findCity, type OpenCity, openCities } from '../../open-data/store/cities.ts';
import { type OpenPlace, placesOfCity } from '../../open-data/store/places.ts';
import { type VoyageText, voyageTexts } from '../../open-data/store/wikivoyage.ts';
import { everydayOf, sourceOfTable } from '../../open-data/store/world-tables.ts';
import { worldTablesOf } from '../../planner/actions/world-tables.ts';
import { openCopy } from '../../planner/copy/open-places.ts';
import type { WorldTables } from '../../planner/rules/open/open-data-rows.ts';
import type { Fact, Guide, GuideError } from '../contract/guides.ts';
import type { ListedOpenGuide } from '../contract/open-guides.ts';
import { openGuideCopy as copy } from '../copy/open-guides.ts';
import { isStale } from '../rules/fact-age.ts';
import { FACT_SECTIONS, type FactSection, KIND_OF } from '../rules/guide-topics.ts';

const MOST_LISTED = 100;
const MOST_SIGHTS = 12;
/** Each feast once. */
const DAYS_OF_HOLIDAYS = 365;
const countries = new Intl.DisplayNames('en', { type: 'region' });
const currencies = new Intl.DisplayNames('en', { type: 'currency' });
const languages = new Intl.DisplayNames('en', { type: 'language' });

const nameIn = ({ name, names }: OpenCity) => readableName(name, names).name;
const countryIn = ({ country }: OpenCity) => (country === null ? copy.unknown : (countries.of(country) ?? country));

/** Those with something to see, the best known first. */
export async function listOpenGuides(
  { db }: Pick<Deps, 'db'>,
  at: { readonly lat: number; readonly lon: number } | null,
): Promise<ListedOpenGuide[]> {
  const cities = await openCities(db);
  return cities
    .filter(({ sightsToPlan }) => sightsToPlan > 0)
    .map((city) => ({ ...city, km: at && kmBetween(at, { lat: city.latitude, lon: city.longitude }) }))
    .filter(({ km, reachKm }) => km === null || km <= reachKm)
    .toSorted((a, b) => (a.km ?? 0) - (b.km ?? 0))
    .slice(0, MOST_LISTED)
    .map((city) => ({ id: city.id, name: nameIn(city), country: countryIn(city), sights: city.sightsToPlan }));
}

export async function findOpenGuide(
  id: string,
  { config, db, now }: Pick<Deps, 'config' | 'db' | 'now'>,
): Promise<Result<Guide, GuideError>> {
  const city = await findCity(db, id);
  if (!city) return err('no_such_guide');
  const today = calendarDay(now());
  const [places, world] = await Promise.all([placesOfCity(db, id), worldTablesOf(city, today)]);
  const everyday = city.country === null ? null : everydayOf(city.country);
  const at = { lat: city.latitude, lon: city.longitude };
  const facts = factsOf(city, at, world, everyday, today);
  const numbers = numbersOf(everyday, today);
  const { climate } = world;
  const sights = await quoted(db, sightsOf(places, nameIn(city)));
  return ok({
    id,
    tier: 'open',
    name: nameIn(city),
    country: countryIn(city),
    intro: null,
    address: `${config.publicUrl}/guides/${id}`,
    asOf:
      [...Object.values(facts).flat(), ...numbers]
        .map(({ asOf }) => asOf)
        .toSorted()
        .at(-1) ??
      city.asOf?.slice(0, 7) ??
      '',
    currency: world.currency,
    currencyName: world.currency === null ? copy.unknown : (currencies.of(world.currency) ?? world.currency),
    languages: world.languages.map((language) => languages.of(language) ?? language),
    emergency: numbers[0]?.number ?? copy.unknown,
    numbers,
    facts,
    phrases: null,
    seasons: [],
    climate: climate && { ...climate },
    holidays: world.holidays
      .flatMap(({ name, when }) => ('dates' in when ? when.dates.map((day) => ({ name, day })) : []))
      .filter(({ day }) => day >= today && day < plusDays(today, DAYS_OF_HOLIDAYS))
      .toSorted((a, b) => (a.day < b.day ? -1 : 1))
      .map(({ name, day }) => ({ name: longDate(day as CalendarDay), effect: name })),
    areas: [],
    sights,
    authorities: [...copy.sources],
    notes: notesOf(city, nameIn(city), world, numbers.length > 0, everyday),
  });
}

/** Enough for two days or three. */
const FEW_SIGHTS = 8;

function sightsOf(places: readonly OpenPlace[], city: string): Guide['sights'] {
  return (
    places
      .flatMap((place) => (isSight(place.kind) ? [{ ...place, kind: place.kind }] : []))
      // Of a town whose sights the map hardly describes, the first ones all the same.
      .filter(({ importance }, i) => importance >= LEAST_IMPORTANCE || i < FEW_SIGHTS)
      .slice(0, MOST_SIGHTS)
      .map(({ id, kind, website, isOutsideOnly, ...place }) => {
        const { name, localName } = readableName(place.name, place.names);
        return { id, name, city, about: openCopy.about(kind, isOutsideOnly, null, localName), website };
      })
  );
}

/** With what Wikivoyage says of them, as written there. */
async function quoted(db: Deps['db'], sights: Guide['sights']): Promise<Guide['sights']> {
  const texts = await voyageTexts(
    db,
    sights.map(({ id }) => id),
  );
  return sights.map((sight) => {
    const said = texts.find(({ placeId }) => placeId === sight.id);
    const quote = said && quoteOf(said);
    return quote ? { ...sight, quote } : sight;
  });
}

function quoteOf({ language, title, content }: VoyageText): Guide['sights'][number]['quote'] {
  const first = firstSentences(content, language);
  if (!first) return undefined;
  const site = `https://${language}.wikivoyage.org`;
  const page = encodeURIComponent(title.replaceAll(' ', '_'));
  return {
    ...first,
    source: { name: copy.voyage(title), url: `${site}/wiki/${page}` },
    history: `${site}/w/index.php?title=${page}&action=history`,
  };
}

function numbersOf(everyday: Everyday | null, today: CalendarDay): Guide['numbers'] {
  const source = sourceOfTable('everyday');
  if (!everyday || !source) return [];
  const { emergency, police, ambulance, fire } = everyday;
  const reached = [...new Set([emergency, police, ambulance, fire])].filter((number) => number !== null);
  return reached.map((number) => {
    const reaches = copy.reaches({
      any: number === emergency,
      police: number === police,
      ambulance: number === ambulance,
      fire: number === fire,
    });
    const by = everyday.confirmed?.numbers.includes(number) ? everyday.confirmed : null;
    return by
      ? {
          ...{ number, reaches, asOf: by.on, checkAgain: isStale('number', by.on, today) },
          source: { name: new URL(by.url).hostname.replace(/^www\./, ''), url: by.url },
        }
      : {
          ...{ number, reaches: copy.unconfirmed(reaches), asOf: source.asOf, checkAgain: true },
          source: { name: source.name, url: source.url },
        };
  });
}

function factsOf(
  { timeZone, asOf }: OpenCity,
  at: { readonly lat: number; readonly lon: number },
  { airports, currency, prices }: WorldTables,
  everyday: Everyday | null,
  today: CalendarDay,
): Guide['facts'] {
  const by = (
    section: FactSection,
    table: Parameters<typeof sourceOfTable>[0],
    text: string,
    month?: string,
  ): Fact[] => {
    const source = sourceOfTable(table);
    const known = month ?? source?.asOf ?? '';
    return source
      ? [
          {
            text,
            source: { name: source.name, url: source.url },
            asOf: known,
            checkAgain: isStale(KIND_OF[section], known, today),
          },
        ]
      : [];
  };
  const told: Partial<Record<FactSection, Fact[]>> = {
    money: [
      ...(currency === null
        ? []
        : by('money', 'countries', copy.money.currency(currencies.of(currency) ?? currency, currency))),
      ...(prices ? by('money', 'prices', copy.money.level(Math.round(prices.level * 100)), `${prices.year}-12`) : []),
    ],
    transport: [
      ...airports.flatMap(({ name, code, lat, lon }, i) =>
        by('transport', 'airports', copy.transport.airport(name, code, kmBetween(at, { lat, lon }), i === 0)),
      ),
      ...(everyday?.drives ? by('transport', 'everyday', copy.transport.drives(everyday.drives)) : []),
      ...(timeZone === null
        ? []
        : [{ text: copy.transport.clock(timeZone), source: null, asOf: asOf?.slice(0, 7) ?? '', checkAgain: false }]),
    ],
    connectivity:
      everyday && everyday.sockets.length > 0
        ? by('connectivity', 'everyday', copy.sockets(everyday.sockets, everyday.volts)).map((fact) =>
            everyday.socketsOn === ''
              ? fact
              : {
                  ...{ ...fact, source: copy.iec, asOf: everyday.socketsOn },
                  checkAgain: isStale(KIND_OF.connectivity, everyday.socketsOn, today),
                },
          )
        : [],
  };
  return Object.fromEntries(FACT_SECTIONS.map((section) => [section, told[section] ?? []])) as Guide['facts'];
}

function notesOf(
  city: OpenCity,
  name: string,
  world: WorldTables,
  hasNumbers: boolean,
  everyday: Everyday | null,
): string[] {
  const { band, unknown } = openCopy;
  const missing = [
    ...(world.prices ? [] : [unknown.prices]),
    ...(world.climate ? [] : [unknown.weather]),
    ...(world.airports.length > 0 ? [] : [unknown.airports]),
    ...(world.holidays.length > 0 ? [] : [unknown.holidays]),
    ...(hasNumbers ? [] : [copy.notes.numbers]),
    ...(everyday && everyday.sockets.length > 0 ? [] : [copy.notes.sockets]),
  ];
  return [
    band.text([name], city.asOf ?? '', city.sightsWithFame > 0),
    copy.notes.holds(city.sights, city.sightsWithHours, city.tables),
    city.isCut ? band.cut([]) : '',
    band.unknown(missing),
    copy.notes.manners,
  ].filter(Boolean);
}
