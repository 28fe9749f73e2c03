/**
 * Guides, put together from what is written by hand (`content/guides`) and what the catalogue holds. A destination that
 * only the catalogue knows has a guide too, with fewer sections.
 */

import type { Deps } from '../../../kernel/deps.ts';
import { type CalendarDay, calendarDay } from '../../../shared/dates.ts';
import { err, ok, type Result } from '../../../shared/result.ts';
import { catalogue } from '../../destinations/actions.ts';
import { pictureWords } from '../../destinations/content/pictures.ts';
import type { KnownPlace } from '../../destinations/rules/catalogue.ts';
import type { DestinationFacts } from '../../destinations/rules/destination-facts.ts';
import { cityGuides } from '../content/guides.ts';
import type { Fact, Guide, GuideError, ListedGuide } from '../contract/guides.ts';
import { dedupeFacts } from '../rules/dedupe-facts.ts';
import { type FactKind, isStale } from '../rules/fact-age.ts';
import { type Checks, knownSince } from '../rules/fact-checks.ts';
import type { CityGuide } from '../rules/guide-schema.ts';
import { type FactSection, FURTHER_TOPICS, GUIDE_TOPICS, KIND_OF } from '../rules/guide-topics.ts';
import { chapterKey, fingerprintOf, furtherKey, placeKey, saidOfPlace, spoken, spokenOf } from './checkable-facts.ts';

const MOST_SIGHTS = 12;
const countries = new Intl.DisplayNames('en', { type: 'region' });
const currencies = new Intl.DisplayNames('en', { type: 'currency' });
/** What is paid with there, where the catalogue reckons in a steadier currency. */
const PAID_WITH: Readonly<Record<string, string>> = { TR: 'TRY', CO: 'COP', CR: 'CRC' };

export function listGuides(checks: Checks = new Map()): ListedGuide[] {
  return cityGuides.flatMap(({ asOf: written, further: _, ...guide }) => {
    const { id, city, place, chapters } = guide;
    const known = catalogue().destination.get(id);
    if (!known) return [];
    const asOf = newest(
      GUIDE_TOPICS.map((topic) => monthAfter(checks, chapterKey(id, topic), spoken(chapters[topic].points), written)),
    );
    const towns = known.facts.cities.flatMap(({ name, aliases }) => [name, ...aliases]);
    const names = [...new Set([city, place, known.name, ...known.facts.aliases, ...towns])];
    return [{ ...guide, alt: pictureWords[id] ?? '', asOf, region: known.region, names }];
  });
}

export function findGuide(
  id: string,
  { config, now }: Pick<Deps, 'config' | 'now'>,
  checks: Checks = new Map(),
): Result<Guide, GuideError> {
  const known = catalogue().destination.get(id);
  if (!known) return err('no_such_guide');

  const written = cityGuides.find((guide) => guide.id === id);
  const said = inNumbers(known, written, calendarDay(now()), checks);
  const facts = factsOf(known, written, calendarDay(now()), checks);
  return ok({
    tier: 'curated',
    notes: [],
    ...inOneLook(known, written),
    ...said,
    asOf: newest([...said.numbers, ...Object.values(facts).flat()].map(({ asOf }) => asOf)),
    address: `${config.publicUrl}/guides/${id}`,
    facts,
  });
}

/** The month in a heading is that of the newest fact below it. Months are texts that sort. */
function newest(months: readonly string[]): string {
  return months.toSorted().at(-1) ?? '';
}

type Look = Omit<Guide, 'asOf' | 'numbers' | 'phrases' | 'address' | 'facts' | 'tier' | 'notes'>;

function inOneLook({ id, name, facts, cities }: KnownPlace<DestinationFacts>, written: CityGuide | undefined): Look {
  const cityName = new Map(facts.cities.map((city) => [city.id, city.name]));
  const sights = cities
    .flatMap((book) => book.sights)
    .sort((a, b) => b.weight - a.weight || a.name.localeCompare(b.name, 'en'))
    .slice(0, MOST_SIGHTS);
  const currency = PAID_WITH[facts.country] ?? facts.currency;
  const { rainMm: _, ...climate } = facts.climate;
  return {
    id,
    name,
    country: countries.of(facts.country) ?? facts.country,
    alt: pictureWords[id] ?? '',
    intro: written?.intro ?? null,
    currency,
    currencyName: currencies.of(currency) ?? currency,
    languages: facts.languages,
    emergency: written?.emergency ?? facts.emergency,
    seasons: facts.seasons,
    climate,
    holidays: facts.holidays.map(({ when: _when, streets: _streets, ...holiday }) => holiday),
    areas: facts.bases.map(({ name, cityId, character }) => ({ name, city: cityName.get(cityId) ?? '', character })),
    sights: sights.map(({ id, name, cityId, about, website }) => ({
      ...{ id, name, about, website },
      city: cityName.get(cityId) ?? '',
    })),
    authorities: facts.authorities,
  };
}

function inNumbers(
  { facts }: KnownPlace<DestinationFacts>,
  written: CityGuide | undefined,
  today: CalendarDay,
  checks: Checks,
): Pick<Guide, 'numbers' | 'phrases'> {
  const { numbers = [], phrases, asOf: month = facts.asOf } = written?.further ?? {};
  const said = spoken(numbers.map(({ number, reaches }) => `${number}: ${reaches}`));
  const asOf = monthAfter(checks, chapterKey(facts.destinationId, 'numbers'), said, month);
  return {
    numbers: numbers.map((number) => ({ ...number, asOf, checkAgain: isStale('number', asOf, today) })),
    phrases: phrases
      ? {
          language: phrases.language,
          note: phrases.note ?? null,
          list: phrases.list.map((phrase) => ({ ...phrase, said: phrase.said ?? null })),
        }
      : null,
  };
}

/** The month of a fact, or of the last look at the very same words. */
function monthAfter(checks: Checks, key: string, text: string, asOf: string): string {
  return knownSince(asOf, fingerprintOf(text), checks.get(key)).slice(0, 7);
}

/** What is written by hand comes first; the catalogue adds what was not said already, and all of entry, which must be whole. */
function factsOf(
  known: KnownPlace<DestinationFacts>,
  written: CityGuide | undefined,
  today: CalendarDay,
  checks: Checks,
): Guide['facts'] {
  const fact = (text: string, source: Fact['source'], kind: FactKind, asOf: string): Fact => ({
    text,
    source,
    asOf,
    checkAgain: isStale(kind, asOf, today),
  });
  const { facts } = known;
  const inCatalogue = saidOfPlace(facts);
  const said = written
    ? [
        ...Object.values(written.chapters).flatMap(({ points }) => points),
        ...Object.values(written.further.topics).flatMap((topic) => topic.map(({ text }) => text)),
      ]
    : [];
  const sections = {} as Record<FactSection, Fact[]>;
  for (const section of Object.keys(KIND_OF) as FactSection[]) {
    const topic = GUIDE_TOPICS.find((name) => name === section);
    const further = FURTHER_TOPICS.find((name) => name === section);
    const chapter = topic && written?.chapters[topic];
    const points = chapter?.points ?? [];
    const chapterMonth = monthAfter(checks, chapterKey(known.id, section), spoken(points), written?.asOf ?? facts.asOf);
    const ofPlace = inCatalogue[section] ?? [];
    const placeMonth = monthAfter(checks, placeKey(known.id, section), spokenOf(ofPlace), facts.asOf);
    // Customs in percent are said once: two sentences would only argue.
    const more = section === 'tipping' && written ? [] : ofPlace;
    sections[section] = [
      ...points.map((text) => fact(text, chapter?.source ?? null, KIND_OF[section], chapterMonth)),
      ...((further && written?.further.topics[further]) ?? []).map(({ text, source, kind, asOf }) =>
        fact(text, source, kind, monthAfter(checks, furtherKey(known.id, section, text), text, asOf)),
      ),
      ...dedupeFacts(section === 'entry' ? [] : said, more).map(({ text, source, asOf }) =>
        fact(text, source, KIND_OF[section], asOf && asOf > placeMonth ? asOf : placeMonth),
      ),
    ];
  }
  return sections;
}
