/** Titles, openings and lines in passing, each from one strength of a plan. A title is a frame with the plan's own names. */
import type { Tag } from '../../destinations/rules/tags.ts';
import type { Leg, PlanItem } from '../rules/plan.ts';
import type { Reading } from '../rules/reading.ts';
import { capital, listed, lowered, numberWord, theQuarter } from './phrasing.ts';
import { atHour, fromHour } from './wished-phrases.ts';

interface Said {
  readonly titles: readonly string[];
  /** A title where the names make all the others too long. */
  readonly shortTitle?: string;
  readonly sentences: readonly string[];
  readonly inPassing?: readonly string[];
}

interface Dinner {
  readonly name: string;
  readonly day: string;
  readonly at: PlanItem['start'];
}

const OCCASIONS = {
  honeymoon: { trip: 'A honeymoon', yours: 'your honeymoon' },
  anniversary: { trip: 'An anniversary', yours: 'your anniversary' },
  birthday: { trip: 'A birthday', yours: 'the birthday' },
  stag: { trip: 'A stag weekend', yours: 'the stag weekend' },
  hen: { trip: 'A hen weekend', yours: 'the hen weekend' },
  graduation: { trip: 'A graduation trip', yours: 'the graduation' },
} as const;
type Occasion = keyof typeof OCCASIONS;

/** Kinds of place one counts: "three museums". */
const COUNTED: readonly Tag[] = [
  ...(['museum', 'palace', 'castle', 'mosque', 'church', 'synagogue', 'temple', 'shrine', 'bridge', 'square'] as const),
  ...(['viewpoint', 'library', 'gallery', 'park', 'garden', 'island', 'waterfall', 'volcano', 'market'] as const),
  ...(['food-hall', 'playground', 'hot-spring', 'workshop', 'bar', 'cafe', 'pub'] as const),
];

/** "in Lisbon", "on the Amalfi Coast", "in the Hamptons". */
const inPlace = (place: string) => (/coast$/i.test(place) ? `on the ${place}` : `in ${withArticle(place)}`);
const withArticle = (place: string) => (/^Hamptons$|coast$/i.test(place) ? `the ${place}` : place);
const titled = (place: string) => capital(withArticle(place));
const nightsOf = (nights: number) => `${numberWord(nights)} ${nights === 1 ? 'night' : 'nights'}`;
const daysOf = (days: number) => `${numberWord(days)} ${days === 1 ? 'day' : 'days'}`;
const heads = (count: number) => (count === 2 ? 'both' : `all ${numberWord(count)}`);

const isTeenage = (ages: readonly number[]) => ages.every((years) => years >= 13);
const childrenOr = (ages: readonly number[]) => (isTeenage(ages) ? 'teenagers' : 'children');

function childrenWords(ages: readonly number[]): string {
  const age = (years: number) =>
    years === 0
      ? 'a baby'
      : `${years === 8 || years === 11 || years === 18 ? 'an' : 'a'} ${numberWord(years)}-year-old`;
  if (ages.length === 1) return age(ages[0] ?? 0);
  if (ages.length > 1 && new Set(ages).size === 1 && ages[0])
    return `${numberWord(ages.length)} ${numberWord(ages[0])}-year-olds`;
  if (ages.length > 3) return `${numberWord(ages.length)} ${childrenOr(ages)}`;
  return `${childrenOr(ages)} of ${listed(ages.map((years) => (years === 0 ? 'under one' : numberWord(years))))}`;
}

const theChildren = (ages: readonly number[]) =>
  ages.length === 1 ? (isTeenage(ages) ? 'Your teenager has' : 'Your child has') : `The ${childrenOr(ages)} have`;

export type SpokenTo = 'lovers' | 'friends' | 'celebration' | 'family' | 'alone';
const DRAWN: Readonly<Record<SpokenTo, (name: string, day: string, at: string | null) => readonly string[]>> = {
  lovers: (name, day, at) => [
    `${day} is for the two of you at ${name}${fromHour(at)}`,
    `Keep ${day} for the two of you: ${name}${atHour(at)}`,
  ],
  friends: (name, day, at) => [
    `${day} is the night out: ${name}${fromHour(at)}`,
    `The evening for all of you is ${day}, at ${name}${fromHour(at)}`,
  ],
  celebration: (name, day, at) => [
    `Beside the table there is a treat: ${name} on ${day}${atHour(at)}`,
    `${name} on ${day}${atHour(at)} is the treat of these days`,
  ],
  family: (name, day) => [
    `There is room to run about at ${name} on ${day}`,
    `${day} has ${name}, with room to run about`,
  ],
  alone: (name, day) => [
    `${name} on ${day} is yours for as long as you like`,
    `Take all the time you want at ${name} on ${day}`,
  ],
};

export const strengthPhrases = {
  /** What is for this company alone; it names no plan. */
  drawn: (company: SpokenTo, name: string, day: string, at: string | null): Said => ({
    titles: [],
    sentences: DRAWN[company](name, day, at),
  }),
  isOccasion: (kind: NonNullable<Reading['occasion']>): kind is Occasion => Object.hasOwn(OCCASIONS, kind),
  isCounted: (tag: Tag) => COUNTED.includes(tag),
  occasion: (kind: Occasion, place: string, sight: string, dinner: Dinner | undefined, isTwo: boolean): Said => {
    const { trip, yours } = OCCASIONS[kind];
    return {
      titles: [
        `${trip} ${inPlace(place)}, with ${sight}`,
        ...(dinner ? [`${trip} ${inPlace(place)} and a table at ${dinner.name}`] : []),
      ],
      shortTitle: `${trip} ${inPlace(place)}`,
      sentences: dinner
        ? [
            `For ${yours} we kept ${dinner.day} evening: a table${isTwo ? ' for two' : ''} at ${dinner.name}, ${dinner.at}; tell them what you celebrate when you book`,
            `Dinner for ${yours} is on ${dinner.day}: ${dinner.name}, at ${dinner.at}`,
          ]
        : [`For ${yours} there is ${sight}`],
    };
  },
  children: (
    place: string,
    ages: readonly number[],
    [a, b]: readonly [string, string],
    { day, last, isTheirs, isEarly }: { day: number; last: string; isTheirs: boolean; isEarly: boolean },
  ): Said => ({
    titles: [
      `${titled(place)} with ${childrenWords(ages)}: ${a} and ${b}`,
      `${titled(place)} ${isTeenage(ages) ? 'with teenagers' : 'at a child’s pace'}: ${a} and ${b}`,
      `${titled(place)} with ${childrenWords(ages)}, ${a} first`,
      `With ${childrenWords(ages)}: ${withArticle(place)} and ${a}`,
      `${a} and ${withArticle(place)} ${isTeenage(ages) ? 'with teenagers' : 'at a child’s pace'}`,
    ],
    shortTitle: `${titled(place)} with ${childrenWords(ages)}`,
    sentences: isEarly
      ? [
          `With ${childrenWords(ages)} along, no day goes on later than ${last}${isTheirs ? `, and day ${day} is for ${a}` : ''}`,
          ...(isTheirs ? [`${theChildren(ages)} ${a} on day ${day}, and every evening is over by ${last}`] : []),
        ]
      : isTheirs
        ? [`${theChildren(ages)} ${a} on day ${day}`, `With ${childrenWords(ages)} along, day ${day} is for ${a}`]
        : [`With ${childrenWords(ages)} along, ${a} and ${b} come first`],
  }),
  alone: (place: string, a: string, b: string, seat: Dinner | undefined): Said => ({
    titles: [
      `${titled(place)} for one: ${a} and ${b}`,
      `On your own ${inPlace(place)}, from ${a} to ${b}`,
      `On your own ${inPlace(place)}, with ${a}`,
      ...(seat ? [`${titled(place)} for one, with a seat at the counter of ${seat.name}`] : []),
    ],
    sentences: [
      ...(seat ? [`A counter is made for one: ${seat.name} on ${seat.day}, ${seat.at}`] : []),
      `On your own you can change your mind at any hour; ${a} and ${b} are the two to keep`,
    ],
  }),
  together: (count: number, place: string, a: string, dinner: Dinner): Said => ({
    titles: [
      `${titled(place)} for ${numberWord(count)}, with ${a}`,
      `${capital(numberWord(count))} at one table: ${place}, ${dinner.day} at ${dinner.name}`,
    ],
    sentences: [
      `${capital(heads(count))} of you sit down together at ${dinner.name} on ${dinner.day}, ${dinner.at}; book for ${numberWord(count)} early`,
      `A table for ${numberWord(count)} has to be booked: ${dinner.name} on ${dinner.day} at ${dinner.at} is the first to ask`,
    ],
  }),
  work: (
    place: string,
    { from, to }: NonNullable<Reading['workHours']>,
    a: { readonly name: string; readonly day: number },
    b: string,
  ): Said => ({
    titles: [`${titled(place)} after work: ${a.name} and ${b}`, `Working from ${place}, and ${a.name} after ${to}`],
    shortTitle: `${titled(place)} after work`,
    sentences: [
      `Your working hours from ${from} to ${to} are kept free; ${a.name} and ${b} lie outside them`,
      `What you came to see waits until the work is done at ${to}: ${a.name} on day ${a.day}, not to be missed`,
    ],
  }),
  route: (towns: readonly string[], nights: readonly number[], all: number, best: readonly string[]): Said => {
    const most = Math.max(...nights);
    const longest = nights.filter((count) => count === most).length === 1 ? nights.indexOf(most) : undefined;
    const [from = '', to = ''] = [towns[0], towns.at(-1)];
    const by = towns.slice(1, -1);
    return {
      titles: [
        `${capital(listed(towns.map(withArticle)))} in ${numberWord(all)} nights`,
        `From ${from} to ${to}${by.length > 0 ? ` by way of ${listed(by)}` : ''}`,
        ...(best[0] ? [`${capital(listed(towns.map(withArticle)))}, with ${best[0]}`] : []),
      ],
      sentences: [
        ...(longest === undefined
          ? []
          : [`The longest stay is ${nightsOf(nights[longest] ?? 0)} ${inPlace(towns[longest] ?? '')}`]),
        `${titled(from)} comes first, and the last night is ${inPlace(to)}`,
        `You set out ${inPlace(from)} and finish ${inPlace(to)}, ${numberWord(all)} nights later`,
      ],
    };
  },
  asked: (place: string, interest: string, count: number, stops: number, a: string, b: string): Said => ({
    titles: [
      `${capital(interest)} ${inPlace(place)}, from ${a} to ${b}`,
      `${titled(place)} for ${interest}: ${a} and ${b}`,
      `${titled(place)} for ${interest}, ${a} first`,
      `${capital(interest)} ${inPlace(place)}, with ${a}`,
      `${a} first: ${withArticle(place)} for ${interest}`,
    ],
    shortTitle: `${titled(place)} for ${interest}`,
    sentences: [
      count > 2 ? `For ${interest}, put ${a} and ${b} first` : `Both ${a} and ${b} are for ${interest}`,
      `You came for ${interest}, and ${a} and ${b} are where we would begin`,
      ...(stops > count ? [`For ${interest}, if there is time for only one place, make it ${a}`] : []),
    ],
  }),
  askedOne: (place: string, interest: string, a: string, about: string, other: string | undefined): Said => ({
    titles: [
      `${a} for ${interest}${other ? `, ${other} for the rest` : ''}`,
      `${titled(place)} and its ${interest.replace(/^(?:the|an?) /, '')}, at ${a}`,
    ],
    sentences: [
      `For ${interest} there is ${a}: ${lowered(about)}`,
      `${capital(interest)}, in these days, means ${a}: ${lowered(about)}`,
    ],
  }),
  evening: (
    place: string,
    art: string,
    name: string,
    day: string,
    at: string | null,
    ends: readonly Pick<Dinner, 'name' | 'day'>[],
  ): Said => ({
    titles: [`${titled(place)} by day, ${art} on ${day} night`, `${titled(place)}, with ${day} night at ${name}`],
    sentences: [
      `${day} evening belongs to ${name}${fromHour(at)}`,
      `The evening to plan around is ${day}: ${art} at ${name}${fromHour(at)}`,
      ...(ends[1] && ends[0]
        ? [
            `${capital(numberWord(ends.length))} evenings end with a performance, the first at ${ends[0].name} on ${ends[0].day}`,
          ]
        : []),
    ],
  }),
  table: (place: string, name: string, about: string, day: string, at: string, isCurated: boolean): Said => ({
    titles: [
      `${titled(place)}, and ${day} dinner at ${name}`,
      `A table at ${name}, and ${withArticle(place)} to walk it off`,
    ],
    sentences: [
      `Dinner on ${day} at ${at} is at ${name}: ${lowered(about)}`,
      ...(isCurated ? [`The table to book first is ${name}, for ${day} at ${at}`] : []),
    ],
  }),
  pair: (
    place: string,
    base: string,
    nights: number,
    a: string,
    b: string,
    about: string,
    day: string,
    isCurated: boolean,
  ): Said => ({
    titles: [
      `${a} and ${b}, in ${nightsOf(nights)}`,
      `From ${a} to ${b}: ${daysOf(nights + 1)} ${inPlace(place)}`,
      `${titled(place)} around ${a}, from ${theQuarter(base)}`,
    ],
    sentences: [
      ...(isCurated ? [`${a} is the one not to miss: ${lowered(about)}`] : []),
      ...(day ? [`${day} is the day of ${a}: ${lowered(about)}`] : []),
      isCurated ? `If you see only two things, see ${a} and ${b}` : `You will see ${a} and ${b}`,
    ],
  }),
  near: (place: string, base: string, name: string, minutes: number, nights: number): Said => ({
    titles: [
      `${capital(nightsOf(nights))} in ${theQuarter(base)}, ${minutes} minutes from ${name}`,
      `${titled(place)} with ${name} around the corner`,
    ],
    sentences: [
      `${name} is ${minutes} minutes on foot from the middle of ${theQuarter(base)}`,
      `You can walk to ${name}: ${minutes} minutes from your quarter, ${theQuarter(base)}`,
    ],
    inPassing: [
      `${name} is ${minutes} minutes on foot from your quarter`,
      `You can walk from your quarter to ${name}: ${minutes} minutes`,
    ],
  }),
  quarter: (place: string, base: string, nights: number, character: string): Said => ({
    titles: [`${titled(place)}, staying in ${theQuarter(base)}`, `${capital(nightsOf(nights))} in ${theQuarter(base)}`],
    sentences: [
      `You sleep in ${theQuarter(base)}: ${lowered(character)}`,
      `What you get with ${theQuarter(base)}: ${lowered(character)}`,
    ],
    inPassing: [character, `What you get in that quarter: ${lowered(character)}`],
  }),
  dayPrice: (place: string, each: string, count: number, days: number): Said => ({
    titles: [
      `${titled(place)} for ${each} a day${count > 1 ? ' each' : ''}`,
      `${capital(daysOf(days))} ${inPlace(place)} at ${each} a day${count > 1 ? ' each' : ''}`,
    ],
    sentences: [
      `Bed, meals, tickets and getting around come to ${each} a day${count > 1 ? ' for each of you' : ''}`,
      `Count on ${each} a day${count > 1 ? ' a head' : ''}, with the bed and every meal in it`,
    ],
  }),
  freeOfCharge: (place: string, free: number, stops: number, a: string, b: string): Said => ({
    titles: [`${titled(place)} with ${numberWord(free)} free stops`, `Free to see ${inPlace(place)}: ${a} and ${b}`],
    sentences: [
      free === stops
        ? `No stop costs anything, from ${a} to ${b}`
        : `${capital(numberWord(free))} of the ${numberWord(stops)} stops cost nothing, ${a} and ${b} among them`,
      `You need no ticket for ${a}, ${b} and ${numberWord(free - 2)} other ${free === 3 ? 'stop' : 'stops'}`,
    ],
  }),
  kinds: (
    place: string,
    [one, first]: readonly [string, string],
    [other, second]: readonly [string, string],
  ): Said => ({
    titles: [`${capital(one)} and ${other} ${inPlace(place)}`],
    sentences: [
      `There is time for ${one} and for ${other}: ${first} and ${second} are the first`,
      `${capital(one)} and ${other} run through these days, from ${first} to ${second}`,
    ],
  }),
  away: (place: string, name: string, day: number, { mode, minutes }: Leg): Said => ({
    titles: [`${titled(place)}, and out to ${name}`, `${name} and back, from ${place}`],
    sentences: [
      `On day ${day} you go out to ${name}, ${minutes} minutes by ${mode}`,
      `The farthest you go is ${name}: ${minutes} minutes by ${mode}, on day ${day}`,
    ],
  }),
  onFoot: (place: string, base: string, longest: number): Said => ({
    titles: [
      ...(base === place ? [] : [`${titled(place)} on foot from ${theQuarter(base)}`]),
      `${titled(place)} without a ticket for the bus`,
    ],
    sentences: [
      `Everything is on foot, and no walk takes longer than ${longest} minutes`,
      `You need neither bus nor taxi once you are there: the longest walk takes ${longest} minutes`,
    ],
  }),
  season: (place: string, month: string, high: number, names: readonly string[], isOutdoors: boolean): Said => ({
    titles: [`${titled(place)} in ${month}: ${listed(names)}`, `${month} ${inPlace(place)}, at ${high} °C by day`],
    sentences: isOutdoors
      ? [
          `${month} is mild enough to stay outdoors, at ${listed(names)}`,
          `${listed(names)} are outdoors, as ${month} allows`,
        ]
      : [
          `${month} asks for a roof, and ${listed(names)} have one`,
          `${listed(names)} are under a roof, which ${month} asks for`,
        ],
  }),
  /** `earliest`: "" where it is told elsewhere. */
  stops: (place: string, most: number, earliest: string, a: string, b: string): Said => {
    const visits = `${numberWord(most)} ${most === 1 ? 'visit' : 'visits'}`;
    return {
      titles: [
        `${titled(place)} at ${visits} a day`,
        `No hurry ${inPlace(place)}: ${a}, then ${b}`,
        `Slow days ${inPlace(place)}, with ${a}`,
        `${titled(place)} without a rush, ${a} first`,
      ],
      sentences: earliest
        ? [
            `No day begins before ${earliest} or has more than ${visits}`,
            `Never more than ${visits} a day, and no morning before ${earliest}`,
          ]
        : [`No day has more than ${visits}`, `Never more than ${visits} a day`],
    };
  },
  leftFree: (place: string, base: string, days: readonly number[]): Said => ({
    titles: [
      `${titled(place)} with ${daysOf(days.length)} left free`,
      `${capital(daysOf(days.length))} of your own ${inPlace(place)}, from ${theQuarter(base)}`,
    ],
    sentences: [
      `We leave ${days.length === 1 ? `day ${days[0] ?? ''}` : `days ${listed(days.map(String))}`} free`,
      `Nothing is booked on ${days.length === 1 ? `day ${days[0] ?? ''}` : `days ${listed(days.map(String))}`}`,
    ],
  }),
  rests: (place: string, a: string, aDay: number, b: string, bDay: number): Said => ({
    titles: [`${titled(place)} with time to sit down at ${a}`, `Time to sit ${inPlace(place)}, at ${a}`],
    sentences: [
      `Between the stops you sit down: at ${a} on day ${aDay}, at ${b} on day ${bDay}`,
      `There is time to sit, at ${a} on day ${aDay} and at ${b} on day ${bDay}`,
    ],
  }),
} as const;
