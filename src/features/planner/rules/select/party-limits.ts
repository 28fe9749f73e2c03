/**
 * What the party can and wants to do in a day, worked out once from the reading:
 * pace, hours, walking, and what no place may be. Everything here is a hard limit.
 */
import { wordList } from '../../../../shared/word-list.ts';
import type { Tag } from '../../../destinations/rules/tags.ts';
import type { Mode, Reading } from '../reading.ts';
import { EFFECTS, type NeedName, namesOf, ofOne } from './need-effects.ts';

export interface PartyLimits {
  readonly heads: number;
  /** Null without children. */
  readonly youngest: number | null;
  /** Sights and activities of a full day. */
  readonly stops: number;
  /** Minutes of the day. */
  readonly dayStart: number;
  /** Nothing ends later. */
  readonly lastEnd: number;
  /** Straight line, one walk and all walks of a day. */
  readonly walkLegKm: number;
  readonly walkDayKm: number;
  readonly walkSpeed: number;
  /** Somebody tires on their feet: two visits a day, none of hours on end, and early to bed. */
  readonly tires: boolean;
  /** Only where wheels get in. */
  readonly stepFree: boolean;
  readonly excludeTags: ReadonlySet<Tag>;
  /** Words no name or description may hold. */
  readonly excludeWords: RegExp | null;
  readonly names: readonly NeedName[];
  /** Means of transport that no way may use. */
  readonly avoid: ReadonlySet<Mode>;
  /** After sunset no way is on foot. */
  readonly ridesAtNight: boolean;
  /** Their car takes them wherever nothing on rails does. */
  readonly drives: boolean;
  /** Goes out at night. */
  readonly nightOwls: boolean;
}

const ADULT: readonly Tag[] = ['bar', 'nightclub', 'strip', 'casino', 'adults-only'];
/** What an exclusion takes with it. */
const FAMILIES: Partial<Record<Tag, { readonly tags: readonly Tag[]; readonly words?: string }>> = {
  alcohol: {
    tags: ['bar', 'cocktails', 'beer', 'wine', 'natural-wine', 'pub', 'brewery', 'winery', 'nightclub'],
    words:
      'wine|beer|cocktail|brewery|whisk(?:e)?y|rum bar|distiller|port lodge|winery|bar crawl|vodka|ale\\b|alcohol served|serves alcohol',
  },
  'raw-fish': { tags: ['sushi'], words: 'sashimi|sushi|raw fish|crudo|poke' },
  sushi: { tags: ['raw-fish'], words: 'sashimi|sushi' },
  carriage: { tags: ['horse'], words: 'carriage (?:ride|tour)' },
  nightclub: { tags: ['strip'], words: 'night ?club' },
  'scenic-drive': { tags: [], words: '(?:rent|hire) a car|rental car' },
};

export function partyLimits(reading: Reading): PartyLimits {
  const { party, access, pace, weights } = reading;
  const youngest = party.children.length > 0 ? Math.min(...party.children) : null;
  const isChild = youngest !== null && youngest < 18;
  const wheels = access.includes('wheelchair') || access.includes('step-free');
  const littleWalking = access.includes('low-walking') || access.includes('wheelchair');
  const nightOwls = !isChild && (weights.nightclub ?? 0) + (weights.nightlife ?? 0) > 0.5;
  const excluded = excludedBy(reading, isChild);
  const names = namesOf(reading);
  const is = (name: NeedName) => names.includes(name);
  const tires = access.includes('low-walking') || is('rest-breaks');
  const shows = (weights.musical ?? 0) + (weights.theatre ?? 0) > 0;
  return {
    heads: party.adults + party.children.length,
    youngest,
    stops: Math.min(
      pace === 'slow' ? 2 : pace === 'full' ? 4 : 3,
      youngest !== null && youngest < 3 ? 2 : 4,
      youngest !== null && youngest < 6 ? 3 : 4,
      tires ? 2 : 4,
      ...names.map((name) => EFFECTS[name]?.stops ?? 4),
    ),
    dayStart: Math.max(
      pace === 'full' ? 9 * 60 : 9 * 60 + 30,
      minutesAt(reading.earliestStart),
      pace === 'slow' ? 10 * 60 : 0,
    ),
    lastEnd: Math.min(
      lastEndOf(youngest, nightOwls, shows),
      tires && !GOES_OUT.some((tag) => (weights[tag] ?? 0) > 0) ? TIRED_BY : DAY_END,
      minutesAt(reading.latestEnd) || (is('early-night') ? EARLY_NIGHT : DAY_END),
    ),
    walkLegKm: access.includes('low-walking')
      ? 0.6
      : wheels || tires
        ? 0.9
        : youngest !== null && youngest < 6
          ? 1
          : 1.25,
    walkDayKm: access.includes('low-walking')
      ? 2.5
      : littleWalking || tires
        ? 3.5
        : youngest !== null && youngest < 6
          ? 5
          : 7.5,
    walkSpeed: littleWalking || tires ? 3.2 : youngest !== null && youngest < 6 ? 3.6 : 4.6,
    tires,
    stepFree: wheels,
    ...excluded,
    names,
    avoid: avoidedBy(reading, names),
    ridesAtNight: names.some((name) => EFFECTS[name]?.ridesAtNight),
    drives: reading.transport.prefer.includes('car') && !reading.noCar,
    nightOwls,
  };
}

/** Ways that a fear or a stomach rules out without a word about transport. */
function avoidedBy({ transport, noCar }: Reading, names: readonly NeedName[]): Set<Mode> {
  const onWater = names.some((name) => name === 'water' || name === 'seasickness');
  return new Set<Mode>([
    ...transport.avoid,
    ...(noCar ? (['car'] as const) : []),
    ...(onWater ? (['ferry'] as const) : []),
    ...(names.includes('enclosed-spaces') ? (['metro'] as const) : []),
  ]);
}

/** Who is younger does not wait for the kitchens of the place. */
export const EATS_WITH_THE_PLACE = 8;
const EARLY_NIGHT = 21 * 60 + 30;
const TIRED_BY = 22 * 60 + 30;
/** Who asks for one of these sits there into the night. */
const GOES_OUT: readonly Tag[] = wordList('musical theatre opera classical nightlife nightclub bar cocktails');
const DAY_END = 24 * 60;

function lastEndOf(youngest: number | null, nightOwls: boolean, shows: boolean): number {
  if (youngest === null) return nightOwls ? DAY_END - 1 : DAY_END - 15;
  if (youngest < 6) return 20 * 60 + 30;
  return youngest < EATS_WITH_THE_PLACE && !shows ? 21 * 60 + 30 : 22 * 60 + 30;
}

function excludedBy(reading: Reading, isChild: boolean): Pick<PartyLimits, 'excludeTags' | 'excludeWords'> {
  const { excludeTags, needs, noCar, noCarAt } = reading;
  const isDry = needs.some(({ kind }) => kind === 'no-alcohol') && ofOne(reading, 'no-alcohol') === undefined;
  const asked: readonly Tag[] = [
    ...excludeTags,
    ...(isDry ? (['alcohol'] as const) : []),
    ...(noCar || noCarAt ? (['scenic-drive'] as const) : []),
  ];
  const tags = new Set<Tag>([
    ...asked,
    ...asked.flatMap((tag) => FAMILIES[tag]?.tags ?? []),
    ...(isChild ? ADULT : []),
  ]);
  const words = asked.flatMap((tag) => FAMILIES[tag]?.words ?? []);
  return { excludeTags: tags, excludeWords: words.length > 0 ? new RegExp(words.join('|'), 'i') : null };
}

function minutesAt(time: string | undefined): number {
  const [hours, minutes] = (time ?? '').split(':').map(Number);
  return hours !== undefined && minutes !== undefined ? hours * 60 + minutes : 0;
}

/** The one child of a party that needs level ways may be who needs them. */
export const mayChildNeedLevelWays = ({
  needs,
  reading,
}: {
  readonly needs: PartyLimits;
  readonly reading: Reading;
}): boolean => needs.stepFree && reading.party.children.length === 1;
