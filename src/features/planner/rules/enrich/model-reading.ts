/**
 * A model's second reading of the texts: words of our own lists and ids, each
 * with the traveller's words it comes from. What the grammar has read stays;
 * only what follows from words that it left unused, or what it had to guess, is
 * filled, and every filling is said. Where the two disagree about a number, ours
 * is kept and that is said.
 */
import * as z from 'zod/mini';
import { type CalendarDay, monthName } from '../../../../shared/dates.ts';
import { ALLERGENS, DIETS, TAGS, type Tag } from '../../../destinations/rules/tags.ts';
import { enrichCopy as copy } from '../../copy/closer-reading.ts';
import { readingCopy } from '../../copy/reading.ts';
import { tagWord } from '../../copy/tag-words.ts';
import type { Questionnaire } from '../questionnaire.ts';
import type { Reading } from '../reading.ts';
import { monthOf } from '../select/season-fit.ts';

const few = <S extends z.ZodMiniType>(schema: S, most: number) => z.array(schema).check(z.maxLength(most));
const quote = z.string().check(z.maxLength(160));
const ACCESS = ['wheelchair', 'step-free', 'low-walking', 'stroller', 'hearing', 'vision'] as const;
const OCCASIONS = ['honeymoon', 'anniversary', 'birthday', 'graduation', 'family', 'friends'] as const;

export const ModelReading = z.object({
  interests: few(z.object({ tag: z.enum(TAGS), quote }), 12),
  avoid: few(z.object({ tag: z.enum(TAGS), quote }), 6),
  diet: few(z.object({ is: z.enum(DIETS), quote }), 4),
  allergies: few(z.object({ is: z.enum(ALLERGENS), quote }), 4),
  access: few(z.object({ is: z.enum(ACCESS), quote }), 4),
  pace: z.nullable(z.object({ is: z.enum(['slow', 'normal', 'full']), quote })),
  occasion: z.nullable(z.object({ is: z.enum(OCCASIONS), quote })),
  /** Ids of ours, for a wish that leaves the place open. */
  destinations: few(z.object({ id: z.string().check(z.maxLength(60)), quote }), 4),
  tier: z.nullable(z.object({ is: z.enum(['low', 'mid', 'high']), quote })),
  nights: z.nullable(z.object({ is: z.int().check(z.gte(1), z.lte(31)), quote })),
  party: z.nullable(
    z.object({
      adults: z.int().check(z.gte(1), z.lte(12)),
      children: few(z.int().check(z.gte(0), z.lte(17)), 8),
      quote,
    }),
  ),
  month: z.nullable(z.object({ is: z.int().check(z.gte(1), z.lte(12)), quote })),
});
export type ModelReading = z.infer<typeof ModelReading>;

/** Too little for `seasonConflict` and for "you asked for": a leaning, not a wish. */
const LEANING = 0.35;
const MOST_INTERESTS = 6;
const MOST_PEOPLE = 12;
/** Nobody is taken there who did not ask in words that the grammar knows. */
const NEVER_GUESSED: readonly Tag[] = ['casino', 'strip', 'nightclub'];

/** What words that lead to a need must at least speak of. */
const SPEAKS_OF = {
  diet: /\b(?:vegan|veget|plant-|halal|kosher|pork|glut|wheat|diet|animal)|\b(?:no|not|never|without|don't|can't) (?:eat |touch |have )?(?:any )?(?:meat|fish|dairy|milk|eggs?|bread)\b|\beats? (?:nothing|only)\b/,
  allergies:
    /\b(?:allerg|intoler|swell|hives|epipen|reacts?\b|anaphyl|coeliac|celiac|keel|throat|hospital)|\b(?:ill|sick|itchy) (?:from|of|with)\b|\b(?:can't|cannot|must not) have\b/,
  access:
    /\b(?:wheel|walking|stairs?\b|steps?\b|hills?\b|knees?\b|hips?\b|legs?\b|feet\b|foot\b|cane\b|crutch|buggy|pram\b|stroll|hearing|deaf|blind|eyesight|limp|frail|mobil)/,
  pace: /\b(?:rush|slow|fast\b|pack(?:ed|s)?\b|lazy|lazi|rest\b|rests\b|nap|sleep|hurr|busy|calm|tired|energ|relax|unwind|chill|stress|burn|everything\b|as much as)/,
  tier: /\b(?:cheap|money|budget|spend|luxur|splash|splurge|fancy|posh|treat|broke\b|skint|student|simple|pay|cost|price|expens|rich\b|save|saving|shoestring)/,
  party:
    /\b(?:we|us|our|my|me|with|famil|friend|kid|child|son|daughter|mum|mom|dad|wife|husband|partner|people|couple|group)/,
  occasion:
    /\b(?:honeymoon|newly|married|wedding|anniversar|birthday|turns?\b|turning|graduat|degree|diploma|famil|reunion|friend|mates\b|buddies|girls\b|lads\b|propos)/,
  month:
    /\b(?:spring|summer|autumn|fall\b|winter|blossom|bloom|snow|warm|hot\b|heat|cold|harvest|vintage|carnival|christmas|easter|school|term\b|month|season|sun\b|sunny|leaves|whale|migration|festival)/,
  avoid:
    /\b(?:no|not|never|without|hate|hates|avoid|skip|bored|boring|less|enough|spare)\b|n't\b|\btired of\b|\banything but\b/,
} as const;

export interface CompletedReading {
  /** Without the words among the unused that the model could use. */
  readonly reading: Reading;
  /** What is left of them. */
  readonly unused: Reading['unused'];
  /** Ids of destinations to look at first. */
  readonly destinations: readonly string[];
}

interface Circumstances {
  readonly texts: Questionnaire;
  /** Decides which year a month belongs to. */
  readonly today: CalendarDay;
  /** The texts are one later sentence, which may turn what was understood before. */
  readonly isChange?: boolean;
  /** What of the texts the grammar could not use. */
  readonly unused: Reading['unused'];
}

type Quoted = { readonly quote: string };

/** One thing to fill, and the words from which it follows. */
interface Filling {
  readonly from: readonly (Quoted | undefined)[];
  readonly fill: (now: Reading) => Reading;
}

export function withModelReading(
  reading: Reading,
  patch: ModelReading,
  { texts, today, isChange = false, unused }: Circumstances,
): CompletedReading {
  const said = folded(Object.values(texts).join(' \n '));
  const left = new Set(unused.flatMap(({ text }) => wordsOf(text)));
  const isQuoted = ({ quote: words }: Quoted) => {
    const looked = folded(words);
    return looked.length >= 4 && said.includes(looked);
  };
  const isUnread = (each: Quoted) => isQuoted(each) && wordsOf(each.quote).some((word) => left.has(word));
  const speaksOf = (about: keyof typeof SPEAKS_OF) => (each: Quoted) => SPEAKS_OF[about].test(folded(each.quote));
  const guessed = <T extends Quoted>(one: T | null, about: keyof typeof SPEAKS_OF) =>
    listOf(one).filter(isQuoted).find(speaksOf(about));
  const unread = <T extends Quoted>(list: readonly T[], about: keyof typeof SPEAKS_OF): T[] =>
    list.filter((each) => isUnread(each) && speaksOf(about)(each));

  const nights = listOf(patch.nights).filter(isQuoted).find(isPlausible);
  const party = guessed(patch.party, 'party');
  const month = guessed(patch.month, 'month');
  const needs = {
    diet: unread(patch.diet, 'diet'),
    allergies: unread(patch.allergies, 'allergies'),
    access: unread(patch.access, 'access'),
  };
  const [interests, avoid] = [patch.interests.filter(isUnread), unread(patch.avoid, 'avoid')];
  const [pace] = unread(listOf(patch.pace), 'pace');
  const [occasion] = unread(listOf(patch.occasion), 'occasion');
  const [tier] = unread(listOf(patch.tier), 'tier');
  const fillings: readonly Filling[] = [
    { from: [nights], fill: (now) => withNights(now, nights?.is) },
    { from: [party], fill: (now) => withParty(now, party) },
    { from: [month], fill: (now) => withMonth(now, month?.is, today) },
    { from: Object.values(needs).flat(), fill: (now) => withNeeds(now, needs) },
    { from: [...interests, ...avoid], fill: (now) => withTastes(now, interests, avoid) },
    { from: [pace, occasion, tier], fill: (now) => withManner(now, isChange, { pace, occasion, tier }) },
  ];
  let filled = reading;
  const read = new Set<string>();
  for (const { from, fill } of fillings) {
    const next = fill(filled);
    if (JSON.stringify(next) === JSON.stringify(filled)) continue;
    for (const each of from) for (const word of wordsOf(each?.quote ?? '')) read.add(word);
    filled = next;
  }
  const isLeft = ({ text }: Reading['unused'][number]) => !wordsOf(text).some((word) => read.has(word));
  return {
    reading: { ...filled, unused: filled.unused.filter(isLeft) },
    unused: unused.filter(isLeft),
    destinations:
      reading.destinationMode === 'open' || reading.destinationMode === 'uncovered'
        ? patch.destinations.filter(isQuoted).map(({ id }) => id)
        : [],
  };
}

const wordsOf = (text: string): string[] => folded(text).match(/[\p{L}\p{N}]+/gu) ?? [];
const listOf = <T>(one: T | null): T[] => (one === null ? [] : [one]);
const folded = (text: string) => text.normalize('NFKC').toLowerCase().replace(/[’‘]/g, "'").replace(/\s+/g, ' ').trim();
const also = (reading: Reading, ...sentences: string[]): Pick<Reading, 'assumptions'> => ({
  assumptions: [...reading.assumptions, ...sentences],
});

/** How many nights words of length can mean at all, the longest measure first. */
const LENGTHS: readonly (readonly [word: RegExp, least: number, most: number])[] = [
  [/month|mois|monat|mes\b|mese/, 25, 31],
  [/fortnight|quinz/, 11, 16],
  [/weekend|week-end|wochenende/, 1, 4],
  [/week|semaine|woche|semana|settiman|uge/, 5, 18],
  [/night|day|sleep|nuit|nacht|noche|notte|jour|tag|dia|giorn/, 1, 14],
];

function isPlausible({ is, quote: words }: { readonly is: number; readonly quote: string }): boolean {
  const [, least, most] = LENGTHS.find(([word]) => word.test(folded(words))) ?? [null, 1, 0];
  return is >= least && is <= most;
}

/** A number of ours that was a guess may be filled; any other is kept, and a disagreement said. */
function withNights(reading: Reading, nights: number | undefined): Reading {
  if (nights === undefined || nights === reading.nights) return reading;
  const guess = readingCopy.dates.nightsUnsaid(reading.nights);
  return reading.assumptions.includes(guess)
    ? { ...reading, nights, ...replaced(reading, guess, copy.nights(nights)) }
    : { ...reading, ...also(reading, copy.keptNights(reading.nights)) };
}

function withParty(reading: Reading, said: ModelReading['party'] | undefined): Reading {
  const { party } = reading;
  if (!said || (said.adults === party.adults && said.children.length === party.children.length)) return reading;
  const guess = readingCopy.party.unsaid(party.adults);
  if (!reading.assumptions.includes(guess) || said.adults + said.children.length > MOST_PEOPLE)
    return { ...reading, ...also(reading, copy.keptParty(party.adults, party.children.length)) };
  const { adults, children } = said;
  return {
    ...reading,
    party: { ...party, adults, children },
    ...replaced(reading, guess, copy.party(adults, children)),
  };
}

function replaced({ assumptions }: Reading, old: string, sentence: string): Pick<Reading, 'assumptions'> {
  return { assumptions: assumptions.map((each) => (each === old ? sentence : each)) };
}

function withMonth(reading: Reading, month: number | undefined, today: CalendarDay): Reading {
  if (month === undefined || reading.dateState !== 'unspecified') return reading;
  const year = Number(today.slice(0, 4)) + (month > monthOf(today) ? 0 : 1);
  const day = (date: number) =>
    `${year}-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}` as CalendarDay;
  const guess = readingCopy.dates.unsaid(reading.startDate);
  return {
    ...reading,
    ...replaced(reading, guess, copy.month(monthName(month))),
    startDate: day(10),
    startFrom: day(1),
    startTo: day(28),
    dateState: 'ok',
  };
}

function withNeeds(
  reading: Reading,
  more: {
    readonly diet: readonly { readonly is: Reading['diet'][number] }[];
    readonly allergies: readonly { readonly is: Reading['allergies'][number] }[];
    readonly access: readonly { readonly is: Reading['access'][number] }[];
  },
): Reading {
  const fresh = <T>(known: readonly T[], found: readonly { readonly is: T }[]) =>
    [...new Set(found.map(({ is }) => is))].filter((is) => !known.includes(is));
  const [diet, allergies, access] = [
    fresh(reading.diet, more.diet),
    fresh(reading.allergies, more.allergies),
    fresh(reading.access, more.access),
  ];
  return {
    ...reading,
    diet: [...reading.diet, ...diet],
    allergies: [...reading.allergies, ...allergies],
    access: [...reading.access, ...access],
    ...also(
      reading,
      ...(diet.length > 0 ? [copy.diet(diet)] : []),
      ...(allergies.length > 0 ? [copy.allergies(allergies)] : []),
      ...(access.length > 0 ? [copy.access(access)] : []),
    ),
  };
}

function withTastes(
  reading: Reading,
  interests: readonly { readonly tag: Tag }[],
  avoid: readonly { readonly tag: Tag }[],
): Reading {
  const isFresh = (tag: Tag) => reading.weights[tag] === undefined && !reading.excludeTags.includes(tag);
  const liked = [...new Set(interests.map(({ tag }) => tag))]
    .filter((tag) => isFresh(tag) && !NEVER_GUESSED.includes(tag))
    .slice(0, MOST_INTERESTS);
  const out = [...new Set(avoid.map(({ tag }) => tag))]
    .filter((tag) => isFresh(tag) && !liked.includes(tag))
    .slice(0, 3);
  return {
    ...reading,
    weights: { ...reading.weights, ...Object.fromEntries(liked.map((tag) => [tag, LEANING])) },
    excludeTags: [...reading.excludeTags, ...out],
    ...also(
      reading,
      ...(liked.length > 0 ? [copy.interests([...new Set(liked.map(tagWord))])] : []),
      ...(out.length > 0 ? [copy.avoid([...new Set(out.map(tagWord))])] : []),
    ),
  };
}

function withManner(
  reading: Reading,
  isChange: boolean,
  more: {
    readonly pace: { readonly is: Reading['pace'] } | undefined;
    readonly occasion: { readonly is: NonNullable<Reading['occasion']> } | undefined;
    readonly tier: { readonly is: 'low' | 'mid' | 'high' } | undefined;
  },
): Reading {
  let now = reading;
  if (more.pace && more.pace.is !== reading.pace && (isChange || reading.pace === 'normal'))
    now = { ...now, pace: more.pace.is, ...also(now, copy.pace[more.pace.is]) };
  if (more.occasion && reading.occasion === undefined)
    now = { ...now, occasion: more.occasion.is, ...also(now, copy.occasion(more.occasion.is)) };
  const { budget } = reading;
  if (more.tier && budget.tier === undefined && budget.amount === undefined)
    now = { ...now, budget: { ...budget, tier: more.tier.is }, ...also(now, copy.tier[more.tier.is]) };
  return now;
}
