/** The sentences of a recommendation around its days: why it fits, what we assumed, what to mind, what it costs. */
import type { Allergen } from '../../destinations/rules/tags.ts';
import { ALLERGEN_WORDS } from './days.ts';
import { capital, type ExpenseKind, expensesWord, listed, lowered, numberWord, pick, theQuarter } from './phrasing.ts';

interface Found {
  readonly interest: string;
  readonly name: string;
  readonly day: number;
}

const plusUnknown = (count: number) =>
  count === 0
    ? ''
    : `; ${numberWord(count)} ${count === 1 ? 'ticket' : 'tickets'} of unknown price ${count === 1 ? 'comes' : 'come'} on top`;

const nightsWord = (nights: number) => `${numberWord(nights)} ${nights === 1 ? 'night' : 'nights'}`;

export const explainCopy = {
  sleep: (quarter: string, character: string) => `You sleep in ${theQuarter(quarter)}: ${lowered(character)}.`,
  asked: (found: readonly Found[], seed: string) => {
    const days = [...new Set(found.map(({ day }) => day))].toSorted((a, b) => a - b);
    const [first, ...rest] = days.map((n) => {
      const here = found.filter(({ day }) => day === n);
      return { n, what: listed(here.map(({ interest, name }) => `${interest} at ${name}`)) };
    });
    if (!first) return '';
    const more = rest.map(({ n, what }) => `; day ${n}, ${what}`).join('');
    const all = `ay ${first.n} has ${first.what}${more}.`;
    return pick([`D${all}`, `Of what you came for, d${all}`], seed);
  },
  wanted: (kept: readonly string[], left: readonly string[]) =>
    `Of the places you named, ${listed(kept)} ${kept.length === 1 ? 'is' : 'are'} in${left.length > 0 ? `; ${listed(left)} ${left.length === 1 ? 'is' : 'are'} not, for want of hours` : ''}.`,
  pace: {
    usual: (walk: number, seed: string) =>
      pick(
        [
          `The longest walk between two stops takes ${walk} minutes.`,
          `Between stops you never walk longer than ${walk} minutes.`,
          `No walk from one stop to the next is longer than ${walk} minutes.`,
        ],
        seed,
      ),
    free: (days: readonly number[]) =>
      `We leave ${days.length === 1 ? `day ${days[0] ?? ''}` : `days ${listed(days.map(String))}`} free.`,
  },
  package: (name: string, seats: number, heads: number) =>
    `${name} leaves on your dates and has room for ${heads === 1 ? 'you' : heads === 2 ? 'both of you' : `all ${numberWord(heads)} of you`} (${seats} spots left). It is booked as a whole on this site.`,
  packageIncludes: (features: readonly string[]) => `Included: ${features.join('; ')}.`,
  packageExcludes: 'Not included: flights, and the meals that are not named above.',
  notCovered: (asked: readonly string[], towns: readonly string[]) =>
    `We do not cover ${listed(asked)}: these nights are in ${listed(towns)}.`,
  /** `at`: the how manieth of them. */
  instead: (place: string, at: number) =>
    at === 0
      ? `This is not what you asked for, it is what fits instead: ${place} on the same dates.`
      : `${place} is not what you asked for either, and fits on the same dates.`,
  whichFirst: {
    /** `better`: for what the first does better than each, and each than the first. */
    first: (
      town: string,
      others: readonly string[],
      better: readonly { readonly than: string; readonly wishes: readonly string[] }[],
      worse: readonly { readonly of: string; readonly wishes: readonly string[] }[],
    ) => {
      const mine = better.map(({ than, wishes }, i) =>
        others.length > 1 ? `than ${than} for ${listed(wishes)}` : i === 0 ? `for ${listed(wishes)}` : '',
      );
      const theirs = worse.map(
        ({ of, wishes }) => `${of}${mine.length > 0 ? '' : ' does better'} for ${listed(wishes)}`,
      );
      const why = [...(mine.length > 0 ? [`it does better ${listed(mine)}`] : []), ...theirs].join(', ');
      return `Of ${listed([town, ...others])} we would take ${town}${why === '' ? '' : `${mine.length > 0 ? ': ' : ', though '}${why}`}.`;
    },
    falls: (town: string, text: string, isFled: boolean) =>
      isFled
        ? `You keep away from crowds, and ${town} in these days has this: ${text}`
        : `${town} in these days: ${text}`,
    warmth: (town: string, high: number, other: string, beside: number) =>
      `By day it is about ${Math.round(high)} °C in ${town} and ${Math.round(beside)} °C in ${other}.`,
    kept: (town: string, other: string, isAlike: boolean) =>
      isAlike
        ? `${other} keeps as much of your wishes as ${town}, so we kept your order.`
        : 'That is too little for us to turn your order around.',
  },
  headings: {
    assumed: 'We assumed',
    watch: 'Watch out',
    costs: 'What it costs',
    manners: 'Good to know',
  },
  totalUnknown: 'There is no total.',
  total: (total: string, party: string, nights: number) =>
    `${capital(nightsWord(nights))} for ${party} ${nights === 1 ? 'comes' : 'come'} to ${total}.`,
  rates: (asOf: string) => `Local prices turned into your currency at rounded rates of ${asOf}.`,
  /** `left`: "" where it is told before. */
  within: (left: string, limit: string, unknown: number) =>
    `That is within your ${limit}${left && `, with ${left} to spare`}${plusUnknown(unknown)}.`,
  aboveWithRest: (amount: string, limit: string) => `The whole is ${amount} more than ${limit}.`,
  beforeFlights: (each: string, limit: string, unknown: number) =>
    `Your ${limit} are for the flights too, which we do not price: what is told here leaves ${each} for them${unknown > 0 ? ` and for ${numberWord(unknown)} ${unknown === 1 ? 'ticket' : 'tickets'} of unknown price` : ''}.`,
  withinPart: (spent: string, limit: string, parts: readonly ExpenseKind[]) =>
    `Of that, ${spent} is for ${expensesWord(parts)}, within the ${limit} you set for it; the rest comes on top of that limit.`,
  over: (amount: string, why: string) => `It is over budget by ${amount}: ${why}.`,
  flights: {
    priced: (amount: string) => `Flights are in it, at a typical fare of ${amount} for everybody; real fares move.`,
    unknownOrigin: (each: string | null, name: string | undefined) => {
      const why = name === undefined ? 'we know no place that you set out from' : `we know no airport for ${name}`;
      return each === null
        ? `Flights are not included: ${why}.`
        : `Flights are not included, because ${why}; your budget leaves ${each} for them.`;
    },
    nothingLeft: 'Flights are not included, and this budget leaves nothing for them.',
    apart: 'Flights are not included, as you asked.',
    paid: 'Flights are not included, since they are paid already.',
    none: 'You come without flying; the way there is not in the price.',
    package: (left: string | null) =>
      left === null ? 'Flights come on top.' : `Flights come on top; your budget leaves ${left} for them.`,
    between: 'The flight between the towns is not in the price either.',
    noFare: (town: string) => `Flights are not included: we know no airport of ${town}.`,
    near: (coach: { readonly name: string; readonly transfer: { readonly mode: string } } | null) =>
      coach
        ? `No flight is needed: the ${coach.transfer.mode} from ${coach.name} and back is in the price.`
        : 'The way there is short enough for a train or a car and is not in the price; no flight is needed.',
  },
  diet: (diets: readonly string[]) =>
    `Every table in the plan can serve a whole ${listed(diets)} meal; say so when you book.`,
  noTables: (diets: readonly string[]) =>
    `We know few kitchens there for ${listed(diets)} food, so some meals are left open rather than guessed.`,
  allergy: (allergens: readonly Allergen[], isForeign: boolean) => {
    const words = listed(allergens.map((known) => ALLERGEN_WORDS[known]));
    return `Nobody can promise a kitchen without traces of ${words}: tell the staff at every table, ask how they avoid cross-contamination${isForeign ? ', and carry an allergy card in the local language' : ''}.`;
  },
  access: 'Elevators fail: confirm the step-free way with each place on the day before.',
  /** `onWheels`: one of them does not leave the wheelchair. */
  manyInTaxis: (heads: number, onWheels: boolean) =>
    `An ordinary taxi takes four: for ${numberWord(heads)} of you order two, or a van${onWheels ? ' with a ramp for the wheelchair' : ''}.`,
  lowWalking: (longest: number, rides: readonly string[]) =>
    `Little walking: no walk is longer than ${longest} minutes${rides.length > 0 ? `; everything else is by ${listed(rides)}` : ''}.`,
  /** Divers Alert Network, "Guidelines for Flying After Diving": 12 hours after a single dive, 18 after several or on several days. */
  diving: (heights: readonly string[]) =>
    `After a single dive the Divers Alert Network advises twelve hours before a flight, after several eighteen${heights.length > 0 ? `; a height counts as well, so ask the dive center before you go up to ${listed(heights)}` : '; a mountain road counts as well'}.`,
  hoursUnknown: (count: number) =>
    count === 1
      ? 'One place has hours we could not confirm; it is marked.'
      : `${capital(numberWord(count))} places have hours we could not confirm; they are marked.`,
  room: (wishes: readonly string[]) =>
    `Filter for ${listed(wishes)} when you choose where to stay: the price is for a standard room of its class.`,
  pets: 'We have not checked which rooms, tables and sights admit an animal.',
  sabbath: 'The meals from Friday’s sunset to Saturday’s are yours to arrange before.',
  work: (from: string, to: string) => `Weekdays between ${from} and ${to} belong to your work.`,
  notUsed: (words: readonly string[]) =>
    `Of your words we could do nothing with ${listed(words.map((each) => `“${each}”`))}.`,
  uncovered: (names: readonly string[]) =>
    `We do not cover ${listed(names)}: ${names.length === 1 ? 'it is' : 'they are'} not in our catalogue, and we plan only what we know. Write to us, and a person looks into it.`,
  nothing: 'We could not plan anything for this wish.',
  tooMuch: (kept: number, asked: number, nights: number) =>
    `${capital(numberWord(asked))} places do not fit into ${nights === 1 ? 'one night' : `${nights} nights`} on foot: ${numberWord(kept)} are in the plan, the rest would be running.`,
  tooFar: (places: number, nights: number) =>
    `${capital(numberWord(places))} places do not fit into ${nights === 1 ? 'one night' : `${numberWord(nights)} nights`}: every move costs half a day.`,
  tooFarChosen: 'The first of them, a night each',
  tooMuchChosen: 'The places that lie together, at a pace one can keep',
  overEverything: (limit: string, least: string) =>
    `${limit} is not enough for this trip: the least we can plan honestly comes to ${least}.`,
  overChosen: 'The simplest version, and what would fit',
  oneNight: 'We plan stays of one night at least.',
  bestMonth: (place: string, month: string) => `You left the time open: ${month} is when ${place} is at its best.`,
  times: 'You arrive around midday and leave in the late afternoon.',
  timesShort: 'You arrive in the morning and leave in the evening.',
  priceUnknown: 'Price not known',
  priceFor: (total: string, party: string) => `${total} for ${party}`,
  placeAndNights: (place: string, nights: number) => `${place} · ${nights} ${nights === 1 ? 'night' : 'nights'}`,
  duration: (nights: number, dates: string) => `${nights} ${nights === 1 ? 'night' : 'nights'}, ${dates}`,
  nightsIn: (nights: number, where: string) =>
    `${nightsWord(nights)} ${/coast$/i.test(where) ? 'on the' : 'in'} ${theQuarter(where)}`,
  /** Of a plan beside the first one; follows where one sleeps. */
  beside: {
    price: (amount: string, isLess: boolean) => `, for ${amount} ${isLess ? 'less' : 'more'} than the first plan`,
    visits: (most: number, other: number) =>
      `, with at most ${numberWord(most)} ${most === 1 ? 'visit' : 'visits'} a day instead of ${numberWord(other)}`,
    first: (sight: string) => `, with ${sight} first`,
  },
  tablesAt: (names: readonly string[]) => `Tables at ${listed(names)}`,
} as const;
