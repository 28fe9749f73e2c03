/**
 * What a city guide must say and in which order, when a fact is too old to be believed unseen, and which guides a
 * search finds. The texts themselves lie in `content/guides`.
 */
import { type CalendarDay, monthName } from '../../../shared/dates.ts';
import { namesOf } from '../../../shared/fields.ts';
import { REGIONS, type Region } from '../../destinations/rules/regions.ts';

export const GUIDE_TOPICS = ['etiquette', 'transport', 'tipping', 'safety', 'laws'] as const;
export type GuideTopic = (typeof GUIDE_TOPICS)[number];

/** How quickly a kind of fact goes stale, in months: beyond it the page says that it should be checked again. */
export const FRESH_MONTHS = { price: 18, rule: 24, service: 24, number: 36, manner: 120 } as const;
export type FactKind = keyof typeof FRESH_MONTHS;

/** What the page of one guide says beyond the five topics of the list. */
export const FURTHER_TOPICS = ['money', 'connectivity', 'accessibility', 'firstTimers'] as const;
export type FurtherTopic = (typeof FURTHER_TOPICS)[number];

/** "2025-01" → "January 2025". */
export function monthOf(asOf: string): string {
  const [year, month] = asOf.split('-');
  return `${monthName(Number(month))} ${year}`.trim();
}

/** Older than its kind allows: still shown, and marked. */
export function isStale(kind: FactKind, asOf: string, today: CalendarDay): boolean {
  return monthsOf(today) - monthsOf(asOf) > FRESH_MONTHS[kind];
}

/** Months since the year 0. */
export function monthsOf(date: string): number {
  const [year, month] = date.split('-');
  return Number(year) * 12 + Number(month);
}

/** What a telephone is told to dial: digits, and what else belongs to a number. */
export function dialled(number: string): string {
  return number.replace(/[^\d+*#]/g, '');
}

/** A line such as "110 police, 119 fire and ambulance" in turns of words and numbers, words first. */
export function wordsAndNumbers(line: string): string[] {
  return line.split(/(\d{3,})/);
}

/** Where a tap on a number leads: to a call, or to a message where that is what the number takes. */
export function callAddress({ number, reaches }: { readonly number: string; readonly reaches: string }): string {
  return `${/\bby text\b/.test(reaches) ? 'sms' : 'tel'}:${dialled(number)}`;
}

/** The sections of a guide's page that are made of single facts, in its order; how they age where they do not say it themselves. */
export const KIND_OF = {
  firstTimers: 'manner',
  etiquette: 'manner',
  transport: 'service',
  money: 'service',
  tipping: 'manner',
  connectivity: 'service',
  safety: 'service',
  laws: 'rule',
  entry: 'rule',
  accessibility: 'service',
  kitchens: 'manner',
  lessons: 'manner',
} as const satisfies Readonly<Record<string, FactKind>>;
export type FactSection = keyof typeof KIND_OF;
export const FACT_SECTIONS = namesOf(KIND_OF);

/** So much of the shorter sentence's telling words in the longer one: the same thing said twice. */
const SAME = 0.4;
const TELLING = 3;
const SMALL_WORDS = new Set(
  'and are but can for from has have her his its may not one only than that the them then they this too was what when where which who will with you your also every there their into before after'.split(
    ' ',
  ),
);

/** The sentences of `more` that say something `said` does not. A guide is written by hand and completed from the catalogue. */
export function withoutRepeats<F extends { readonly text: string }>(said: readonly string[], more: readonly F[]): F[] {
  const known = said.map(tellingWords);
  return more.filter(({ text }) => {
    const own = tellingWords(text);
    return !known.some((other) => {
      const shared = [...own].filter((word) => other.has(word)).length;
      return shared >= 3 && shared / Math.min(own.size, other.size) >= SAME;
    });
  });
}

function tellingWords(text: string): Set<string> {
  return new Set(
    folded(text)
      .split(/[^a-z0-9]+/)
      .filter((word) => (word.length >= TELLING && !SMALL_WORDS.has(word)) || /\d/.test(word))
      .map((word) => word.replace(/(?:ing|es|s)$/, '').replace(/y$/, 'i')),
  );
}

export const ALL_REGIONS = 'all';
export type RegionChoice = Region | typeof ALL_REGIONS;

/** What the address asks for; anything else is everything. */
export function regionFrom(asked: string | null): RegionChoice {
  return REGIONS.find((region) => region === asked) ?? ALL_REGIONS;
}

export interface Findable {
  readonly region: Region;
  /** All names of the place, also in other languages, and those of its towns. */
  readonly names: readonly string[];
  readonly chapters: Readonly<Record<GuideTopic, { readonly points: readonly string[] }>>;
}

/** The guides in which every word of the wish stands, those named so first; in their own order otherwise. */
export function guidesFor<G extends Findable>(guides: readonly G[], wish: string, region: RegionChoice): G[] {
  const words = folded(wish).split(/\s+/).filter(Boolean);
  const found = guides.flatMap((guide) => {
    if (region !== ALL_REGIONS && guide.region !== region) return [];
    const names = folded(guide.names.join(' '));
    if (words.every((word) => names.includes(word))) return [{ guide, rank: 0 }];
    const text = folded(GUIDE_TOPICS.flatMap((topic) => guide.chapters[topic].points).join(' '));
    return words.every((word) => names.includes(word) || text.includes(word)) ? [{ guide, rank: 1 }] : [];
  });
  return found.toSorted((a, b) => a.rank - b.rank).map(({ guide }) => guide);
}

/** Small letters without their marks: "Jacó" is found as "jaco". */
function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

const MOST_ON_A_CARD = 3;

/** Of a guide, what one wants in the hand when nothing else is: short enough for one sheet. */
export function cardOf<F>(guide: {
  readonly facts: Readonly<Record<'money' | 'transport' | 'tipping', readonly F[]>>;
}) {
  const { money, transport, tipping } = guide.facts;
  return {
    money: (money.length > 0 ? money : tipping).slice(0, MOST_ON_A_CARD),
    transport: transport.slice(0, MOST_ON_A_CARD),
  };
}

const LANGUAGE_TAGS: Readonly<Record<string, string>> = {
  Danish: 'da',
  Italian: 'it',
  'Moroccan Arabic': 'ar-Latn-MA',
  Portuguese: 'pt-PT',
  Spanish: 'es',
  Turkish: 'tr',
};

/** For whoever reads aloud: the tag of a language that is named in English; English ones need none. */
export function languageTag(language: string): string | undefined {
  return LANGUAGE_TAGS[language];
}
