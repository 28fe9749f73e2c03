/** What was said as a condition, answered in the text of a plan: one sentence for each. */
import type { Allergen, Diet } from '../../destinations/rules/tags.ts';
import type { Leg } from '../rules/plan.ts';
import { ALLERGEN_FOODS, ALLERGEN_WORDS, dayCopy } from './days.ts';
import { capital, listed, lowered, numberWord } from './phrasing.ts';

/** Diets that have kitchens of their own. */
const KITCHENS: Readonly<Partial<Record<Diet, string>>> = {
  vegan: 'vegan',
  vegetarian: 'vegetarian',
  halal: 'halal',
  kosher: 'kosher',
};

/** To the half hour. */
function hoursWord(hours: number): string {
  const halves = Math.round(hours * 2);
  const whole = Math.floor(halves / 2);
  if (halves % 2 === 0) return `${numberWord(whole)} ${whole === 1 ? 'hour' : 'hours'}`;
  return whole === 0 ? 'half an hour' : `${numberWord(whole)} and a half hours`;
}

/** Places that are told by name, with what keeps them out. */
const NEAREST = / comes nearest\b/;
const KNOWN = /^We know (?!no |none )/;
const lowerFirst = (text: string) => text.replace(/^We /, 'we ');

export interface HourApart {
  readonly isBooked: boolean;
  readonly day: number;
  readonly from: string;
  readonly to: string;
  /** Where the others are meanwhile. */
  readonly spot: string;
}

interface Journey {
  readonly from: string;
  readonly to: string;
  readonly leg: Leg['mode'];
  readonly notes: readonly string[];
}
const journey = ({ from, to, leg, notes }: Journey) =>
  `${from} to ${/coast$/i.test(to) ? `the ${to}` : to} ${dayCopy.mode(leg)}${notes.length > 0 ? ` (${lowered(notes.join('; '))})` : ''}`;

const drivesNowhere = (journeys: readonly Journey[]) =>
  journeys.length === 0 ? 'you drive nowhere' : `you drive nowhere: ${listed(journeys.map(journey))}`;

export const conditionsCopy = {
  /** What cannot be kept comes before all else. */
  workElsewhere: (asked: readonly string[], towns: readonly string[]) =>
    `What takes you to ${listed(asked)} takes place there, and from ${listed(towns)} nobody goes there for a day’s work: take these days only if it can be elsewhere.`,
  notWithoutFlying: (place: string) => `Without flying we know no way to ${place}: that condition cannot be kept here.`,
  byFerry: (place: string) =>
    `Without flying, the last of the way to ${place} goes over the sea: by which ferry, and at what price, we do not plan.`,
  overland: (place: string, from: string, km: string) =>
    `Without flying: ${place} lies about ${km} km from ${from} in a straight line, and the way there is neither planned nor in the price.`,
  /** `begins`: when the plan has them there, where that is a morning's drive. */
  ownCar: (
    { place, from, km }: { readonly place: string; readonly from: string; readonly km: string },
    hours: number,
    begins: string | null,
    isOverSea: boolean,
  ) => {
    const way = `By car it is about ${km} km from ${from} to ${place}, some ${hoursWord(hours)} at the wheel without a stop${isOverSea ? ', and the last of it by ferry' : ''}`;
    return begins === null
      ? `${way}: the plan has you there on the first day, so leave in time to sleep once on the way; that night and the fuel are not in the price.`
      : `${way}: the plan has you there at ${begins}; the fuel for it is not in the price.`;
  },
  over: (amount: string, limit: string) =>
    `It costs ${amount} more than your ${limit}; the ways out stand with the price.`,
  inTheAir: (from: string, to: string, hours: number) =>
    `No long-haul: by the distance, ${from} to ${to} is about ${hoursWord(hours)} in the air; whether one has to change, the airline says.`,
  fare: (from: string, amount: string) => `The price has flights from ${from} in it, ${amount} at a typical fare.`,
  missing: (wish: string, why: string) =>
    /^(?:You wished|Our list) /.test(why)
      ? why
      : NEAREST.test(why)
        ? `For ${wish}, ${why}`
        : KNOWN.test(why)
          ? `For ${wish} ${lowerFirst(why)}`
          : / for it\b/.test(why)
            ? why.replace(/ for it\b/, ` for ${wish}`)
            : `For ${wish} there is nothing in this plan: ${lowerFirst(why)}`,
  partly: (wish: string, text: string) =>
    text.startsWith('Our list ')
      ? text
      : NEAREST.test(text)
        ? `For ${wish}, ${text}`
        : KNOWN.test(text)
          ? `For ${wish} ${lowerFirst(text)}`
          : `${capital(wish)}: ${text.startsWith('Of these weeks') ? text.charAt(0).toLowerCase() + text.slice(1) : text}`,
  allergy: (allergens: readonly Allergen[], delicate: readonly string[]) => {
    const words = listed(allergens.map((each) => ALLERGEN_WORDS[each]));
    const known =
      delicate.length === 0
        ? 'no kitchen known to cook much with it is in the plan'
        : `some kitchens of the plan often cook with it, so ask twice where the day says so, as at ${listed(delicate)}`;
    return `${capital(words)} allergy: ${known}; no source says what the others do, so ask at every table.`;
  },
  leftOut: (foods: readonly Allergen[]) =>
    `Without ${listed(foods.map((each) => ALLERGEN_FOODS[each]))}: tables known to serve much of it stay out; what the others cook with no source says, so ask at each.`,
  diet: (diets: readonly Diet[], own: readonly string[], isTagged: boolean) => {
    const words = listed(diets);
    if (isTagged)
      return `${capital(words)}: the tables named are tagged so on the map, which is no promise; ask there.`;
    const [kitchen] = diets.flatMap((each) => KITCHENS[each] ?? []);
    if (own.length === 0 || diets.length > 1 || !kitchen)
      return `${capital(words)}: every table named is known to serve a whole meal of it, none cooks only that; say so when you book.`;
    return `${capital(words)}: ${listed(own)} ${own.length === 1 ? 'is a' : 'are'} ${kitchen} ${own.length === 1 ? 'kitchen' : 'kitchens'}, and every other table named is known to serve a whole meal of it.`;
  },
  noTables: (diet: readonly Diet[], isKnown: boolean, isAsked: boolean) =>
    isAsked
      ? `${capital(listed(diet))}: we know no table there that serves ${diet.length > 1 ? 'all of it' : 'it'}; the days name houses for the others, and what to ask there first.`
      : `${capital(listed(diet))}: ${isKnown ? 'no table known to serve it fits these days' : `we know no table there that serves ${diet.length > 1 ? 'all of it' : 'it'}`}, so the meals are left open; ${dayCopy.askFor({ diet, allergies: [] })}.`,
  stepFree: (partly: readonly string[], mayPart: boolean) =>
    partly.length === 0
      ? 'Step-free: every stop is known to be accessible.'
      : `Step-free: every stop is known to be accessible, ${listed(partly)} only in part; the day says in which${mayPart ? ', and whoever takes steps may see the rest alone' : ''}.`,
  /** `hour`: when those who can may go to the first of them, while the others are near by. */
  partySplits: (places: readonly string[], hour: HourApart | null, isOnWheels: boolean) => {
    const named = listed(places);
    const left = isOnWheels
      ? `So that every stop is one for all of you, ${named} ${places.length === 1 ? 'is' : 'are'} left out.`
      : `To spare the legs, ${named} ${places.length === 1 ? 'is' : 'are'} left out.`;
    return hour && places[0]
      ? `${left} Whoever likes steps can go to ${places[0]} on day ${hour.day}, from ${hour.from} to ${hour.to}, and meanwhile ${hour.spot} is near by${hour.isBooked ? '; book it ahead' : ''}.`
      : `${left} Whoever likes steps may go there in hours of their own.`;
  },
  stepFreeTagged: (toAsk: number) =>
    toAsk === 0
      ? 'Step-free: the stops are tagged so on the map, which is no promise; ask there.'
      : 'Step-free: the map tells it of few places, so stops are planned of which nobody knows whether there are steps; each says so. Ask before you go.',
  noCar: (journeys: readonly Journey[]) =>
    journeys.length === 0 ? 'Nothing in these days needs a car.' : `${capital(drivesNowhere(journeys))}.`,
  /** `where`: "no car on that cliff road". */
  noCarAt: (where: string, journeys: readonly Journey[], roads: readonly Leg['mode'][]) =>
    `${capital(where)}: ${drivesNowhere(journeys)}${roads.length > 0 ? `; what goes by road goes by ${listed(roads)}` : ''}.`,
  drivesElsewhere: (where: string) =>
    `${capital(where)}: you come by car, and which road it takes at which hour we do not check; look at each way before you set out.`,
  journeys: (journeys: readonly Journey[]) => `You go from ${listed(journeys.map(journey))}.`,
  drives: (names: readonly string[]) => `Without a car it does not work here: the way to ${listed(names)} is by road.`,
  goesBy: (mode: string, names: readonly string[]) => `By ${mode} you go to ${listed(names)}.`,
  noWayBy: (mode: string) =>
    mode === 'bike'
      ? 'No way is planned by bike: the minutes given are on foot and by what runs in town. Ask the hotel where one hires.'
      : `You wished to go by ${mode}, and no way of these days does.`,
  /** Nothing but arriving, leaving, and the way back to the bed. */
  onlyHomeBy: (mode: string, ways: readonly ('in' | 'out' | 'home')[]) => {
    const words = { in: 'the way in', out: 'the way out', home: 'the way back to where you stay' };
    return `By ${mode} there is only ${listed(ways.map((way) => words[way]))}.`;
  },
  earliest: (time: string) => `No visit begins before ${time}.`,
  latest: (time: string) =>
    `No visit or meal goes on after ${time === '23:59' ? 'midnight' : time}; the way back to your bed comes on top.`,
  sabbath: 'From Friday’s sunset to Saturday’s nothing is paid for and nothing is driven.',
  pets: 'Whether rooms, tables and sights admit an animal we have not checked: ask each of them.',
  excluded: (what: readonly string[]) => `Nothing with ${listed(what)} is in the plan.`,
  notAvoided: (names: readonly string[]) => `You wanted none of it, but ${listed(names)} could not be avoided.`,
} as const;
