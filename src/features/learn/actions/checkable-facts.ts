/** Everything of the content that can be looked up again, as it is shown: guides, destinations, sights, rates. */
import { createHash } from 'node:crypto';
import type { Db } from '../../../database/sql.ts';
import { books } from '../../destinations/content/catalogue.ts';
import type { DestinationFacts, MonthText } from '../../destinations/rules/destination-facts.ts';
import type { DestinationBook, SightEntry } from '../../destinations/rules/place-entry.ts';
import { exchangeRates } from '../../planner/content/exchange-rates.ts';
import { cityGuides } from '../content/guides.ts';
import type { CheckableFact } from '../rules/fact-checks.ts';
import type { CityGuide } from '../rules/guide-schema.ts';
import { type FactSection, FURTHER_TOPICS, GUIDE_TOPICS, KIND_OF } from '../rules/guide-topics.ts';
import { listChecks } from '../store.ts';

export function fingerprintOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 22);
}

/** The five topics of a guide are each one thing, with one authority. */
export const chapterKey = (guide: string, topic: string) => `guide/${guide}/${topic}`;
/** A further fact is its own thing: its place in the list may change, its words say which it is. */
export const furtherKey = (guide: string, topic: string, text: string) =>
  `guide/${guide}/${topic}/${fingerprintOf(text)}`;
export const placeKey = (destination: string, section: string) => `place/${destination}/${section}`;

/** What is said under one key, as one text. */
export const spoken = (lines: readonly string[]) => lines.join('\n');

export const spokenOf = (sentences: readonly { readonly text: string }[]) => spoken(sentences.map(({ text }) => text));

interface Sentence {
  readonly text: string;
  readonly source: CheckableFact['source'];
  readonly asOf?: string;
}

/** The sentences of the catalogue that a guide shows under a section; each section is one thing. */
export function saidOfPlace(facts: DestinationFacts): Readonly<Partial<Record<FactSection, readonly Sentence[]>>> {
  return {
    etiquette: facts.etiquette,
    transport: [{ text: facts.gettingAround.text, source: facts.authorities[0] ?? null }],
    tipping: [facts.tipping],
    safety: facts.safety,
    entry: facts.entry,
    kitchens: facts.kitchens.map((text) => ({ text, source: null })),
    lessons: facts.lessons,
  };
}

let listed: readonly CheckableFact[] | null = null;

export function checkableContent(): readonly CheckableFact[] {
  listed ??= [...cityGuides.flatMap(ofGuide), ...books.flatMap(ofBook), ofRates()];
  return listed;
}

function ofGuide({ id, asOf, chapters, further }: CityGuide): CheckableFact[] {
  const common = { place: id, editedIn: `content/guides/${id}.yaml` };
  return [
    ...GUIDE_TOPICS.map((topic) => ({
      ...common,
      key: chapterKey(id, topic),
      text: spoken(chapters[topic].points),
      kind: KIND_OF[topic],
      asOf,
      source: chapters[topic].source,
    })),
    ...FURTHER_TOPICS.flatMap((topic) =>
      further.topics[topic].map(({ text, kind, asOf: month, source }) => ({
        ...common,
        key: furtherKey(id, topic, text),
        text,
        kind,
        asOf: month,
        source,
      })),
    ),
    {
      ...common,
      key: chapterKey(id, 'numbers'),
      text: spoken(further.numbers.map(({ number, reaches }) => `${number}: ${reaches}`)),
      kind: 'number' as const,
      asOf: further.asOf,
      source: further.numbers[0]?.source ?? null,
    },
  ];
}

function ofBook(book: DestinationBook): CheckableFact[] {
  const { facts } = book;
  const place = facts.destinationId;
  const folder = `content/catalogue/${place}`;
  const common = { place, asOf: facts.asOf, editedIn: `${folder}/facts.yaml` };
  const { lodging, food, localTransport, currency } = facts;
  const costs = { lodging, food, 'local transport': localTransport };
  return [
    {
      ...common,
      key: placeKey(place, 'costs'),
      text: spoken(
        Object.entries(costs).map(([name, { low, mid, high }]) => `${name}: ${low}, ${mid}, ${high} ${currency} a day`),
      ),
      kind: 'price',
      source: facts.authorities[0] ?? null,
    },
    ...Object.entries(saidOfPlace(facts)).map(([section, sentences]) => ({
      ...common,
      key: placeKey(place, section),
      text: spokenOf(sentences),
      kind: KIND_OF[section as FactSection],
      source: sentences[0]?.source ?? facts.authorities[0] ?? null,
    })),
    ...book.sights.map((sight) => ofSight(sight, place, `${folder}/sights.yaml`)),
  ];
}

function ofSight(sight: SightEntry, place: string, editedIn: string): CheckableFact {
  const { id, name, hours, price, website, asOf, checkedOn } = sight;
  const cost = price ? `${price.adult}${price.child === undefined ? '' : `, children ${price.child}`}` : null;
  return {
    key: `sight/${id}`,
    text: [name, hours ?? 'hours not known', ...(cost ? [`price ${cost}`] : [])].join(': '),
    place,
    kind: price && price.adult > 0 ? 'price' : 'service',
    asOf: checkedOn ?? asOf,
    source: website ? { name: new URL(website).hostname.replace(/^www\./, ''), url: website } : null,
    editedIn,
  };
}

function ofRates(): CheckableFact {
  return {
    key: 'rates',
    text: spoken(Object.entries(exchangeRates.perDollar).map(([currency, rate]) => `1 USD = ${rate} ${currency}`)),
    place: null,
    kind: 'price',
    asOf: exchangeRates.asOf,
    source: null,
    editedIn: 'content/exchange-rates.yaml',
  };
}

/** Null where nobody has looked since it was written, or its words are others now. */
export async function monthChecked(db: Db, facts: DestinationFacts, section: FactSection): Promise<MonthText | null> {
  const key = placeKey(facts.destinationId, section);
  const check = (await listChecks(db)).find(({ fact }) => fact === key);
  const isOfTheseWords = check?.fingerprint === fingerprintOf(spokenOf(saidOfPlace(facts)[section] ?? []));
  return check && isOfTheseWords ? (check.on.slice(0, 7) as MonthText) : null;
}
