/** What became of each wish, in one sentence of a plan. */
import { longDate } from '../../../shared/dates.ts';
import type { HourApart } from './conditions.ts';
import { capital, clause, type ExpenseKind, expensesWord, listed, numberWord, theQuarter } from './phrasing.ts';

export type ExclusionCode =
  | 'closed'
  | 'kitchen'
  | 'too-young'
  | 'steps'
  | 'steps-for-some'
  | 'walking'
  | 'need'
  | 'not-for-them'
  | 'dear'
  | 'above'
  | 'unpriced'
  | 'to-add'
  | 'dear-table'
  | 'too-late'
  | 'nap'
  | 'other-plan'
  | 'other-tables'
  | 'other-stops'
  | 'no-place';

/** `price` and `limit`: where the price is why. */
interface Left {
  readonly why: ExclusionCode;
  readonly price?: string;
  readonly limit?: string;
  readonly apart?: string;
}

const forAll = (heads: number) =>
  heads === 1 ? '' : heads === 2 ? ' for both of you' : ` for all ${numberWord(heads)} of you`;
type Day = Parameters<typeof longDate>[0];

const ELSEWHERE = {
  table: 'a map of restaurants around your bed tells more',
  club: 'ask the clubs for their fixtures',
  program: 'look at the programs of its stages for your dates',
  guide: 'ask the tourist office for a licensed guide',
  office: 'ask the tourist office',
} as const;
export type Elsewhere = keyof typeof ELSEWHERE;

const quarters = (names: readonly string[]) => listed(names.map(theQuarter));

export const ledgerCopy = {
  names: {
    destination: 'Where to',
    dates: 'When',
    budget: 'Budget',
    nightly: 'Price of a night',
    diet: 'Diet',
    allergies: 'Allergies',
    foodLeftOut: (foods: readonly string[]) => `Without ${listed(foods)}`,
    access: 'Access',
    lowWalking: 'Little walking',
    stroller: 'With a stroller',
    pace: 'Pace',
    excluded: (what: readonly string[]) => `Nothing with ${listed(what)}`,
    leftOut: (name: string) => `Not ${name}`,
    prefer: (mode: string) => `By ${mode}`,
    earliest: (time: string) => `Nothing before ${time}`,
    latest: (time: string) => `Nothing after ${time}`,
    dines: (time: string) => `Dinner at ${time}`,
    appointment: (what: string) => `The ${what}`,
    free: (from: string, to: string) => `${from} to ${to} kept free`,
    fasting: 'Fasting by day',
    work: 'Working hours',
    room: 'The room',
    rooms: (count: number) => `${capital(numberWord(count))} rooms`,
    noCar: 'Without a car',
    avoid: (what: string) => `No ${what}`,
    sabbath: 'Sabbath',
    pets: 'With an animal',
    snow: 'Snow',
  },
  destination: {
    met: (names: readonly string[]) => `${listed(names)}, as you asked.`,
    around: (part: string, names: readonly string[]) => `${listed(names)}, as near to ${part} as can be planned.`,
    instead: (name: string) => `This plan is for ${name} instead.`,
    partly: (kept: readonly string[], left: readonly string[]) =>
      `${listed(kept)}; ${listed(left)} did not fit into the nights.`,
    uncovered: (name: string) => `${name} is not a place we can plan yet. Write to us, and a person looks into it.`,
  },
  dates: {
    met: (nights: number, start: Day) => `${nights === 1 ? 'One night' : `${nights} nights`} from ${longDate(start)}.`,
    other: (nights: number, start: Day, asked: number) =>
      `${nights === 1 ? 'One night' : `${nights} nights`} from ${longDate(start)}, not the ${asked} you asked for.`,
  },
  budget: {
    within: (limit: string) => `It stays within ${limit}.`,
    withinPart: (spent: string, limit: string, parts: readonly ExpenseKind[]) =>
      `${spent} for ${expensesWord(parts)}, within the ${limit} you set for that; the rest is on top.`,
    aNight: (price: string) => `${price} a night`,
    nightly: (price: string, limit: string, isMet: boolean) =>
      `The beds come to ${price} a night, ${isMet ? 'within' : 'above'} your ${limit}.`,
    plusUnknown: (limit: string, count: number) =>
      `It stays within ${limit}, and ${count === 1 ? 'one ticket' : `${count} tickets`} of unknown price ${count === 1 ? 'comes' : 'come'} on top.`,
    forFlights: (each: string, limit: string) =>
      `${limit} are for the flights too, which we do not price: ${each} is left for them.`,
    over: (amount: string) => `It is over by ${amount}; the ways out are told with the price.`,
    mayFit: (limit: string) => `It may fit ${limit}: prices there are an estimate with a wide margin.`,
    unknown: 'We could not work out the whole price.',
  },
  onDay: {
    when: (weekday: string, day: number) => `${weekday}, day ${day}`,
    kept: (name: string, weekday: string, day: number, at: string) =>
      `On ${weekday}, day ${day}, as you asked: ${name}, from ${at}.`,
    evening: (name: string, weekday: string, day: number, at: string) =>
      `In the evening, as you asked: ${name} on ${weekday}, day ${day}, at ${at}.`,
    /** `words`: as they wrote it; `when`: the day of the plan. */
    left: (words: string, when: string | null, why: 'outside' | 'shut' | 'full') =>
      `Not kept: “${words}”${when ? ` (${when})` : ''}${
        {
          outside: ', which is no day of this stay',
          shut: ': what we know for it is shut then',
          full: ': we found no place for it then',
        }[why]
      }.`,
  },
  interest: {
    met: (names: readonly string[]) => `${listed(names)}.`,
    once: (name: string, weekday: string, day: number, at: string) =>
      `Once, as you asked: ${name} on ${weekday}, day ${day}, at ${at}.`,
    left: ({ names, why, price = '', limit = '', apart = '' }: Left & { readonly names: readonly string[] }) => {
      const [they, are, do_, cost, them] =
        names.length > 1
          ? (['they', 'are', 'do', 'cost', 'them'] as const)
          : (['it', 'is', 'does', 'costs', 'it'] as const);
      const because = {
        closed: `, but ${they} ${are} closed on these days`,
        'not-for-them': `, but ${they} ${do_} not go with your other wishes or with who is coming`,
        kitchen: `, but ${they} ${are} not known to suit what you do not eat`,
        'too-young': `, but ${they} ${are} not for the youngest of you`,
        steps: `, but ${they} ${are} not known to be step-free`,
        'steps-for-some': `, but ${they} ${are} not known to be step-free, so not for all of you: ${apart}`,
        walking: `, but ${they} ${they === 'it' ? 'asks' : 'ask'} for walking or stairs`,
        need: `, but ${they} ${do_} not go with a need that you named`,
        dear: `, but ${they} ${cost} about ${price}, more than this plan leaves of your ${limit}`,
        above: `, but ${they} ${cost} about ${price}, and this plan is above your ${limit} without ${them}`,
        unpriced: `, but nobody tells us what ${they} ${cost}, and this plan keeps to what is free`,
        'to-add': `, but ${they} ${cost} money; this plan keeps to what is free, and what is left of your budget may pay for ${them}`,
        'dear-table': `, but ${they} ${cost} more than your budget leaves for a meal`,
        nap: `, but ${they} ${do_} not fit before or after the nap where you stay; if stroller or car may be the bed for a day, tell us`,
        'too-late': `, but ${they} ${they === 'it' ? 'ends' : 'end'} later than your evenings may`,
        'other-plan': `, kept for another plan of this answer`,
        'other-tables': '; the meals of this plan are at other tables',
        'other-stops': '; this plan gives its hours to other stops',
        'no-place': `, but ${they} found no place in these days`,
      };
      return `We know ${listed(names)}${because[why]}.`;
    },
    daysPaid: (names: readonly string[], days: number, price: string) =>
      `${listed(names)}, on ${days === 1 ? 'one day' : `${numberWord(days)} days`}: your budget carries no more of it, at about ${price}.`,
    /** `where`: the parts of town, where they are other ones for it. */
    paidByBeds: (where: readonly string[]) =>
      where.length > 0
        ? `To pay for it you sleep in ${listed(where)}, where beds cost less.`
        : 'To pay for it the rooms are of a simpler class.',
    /** `isWay`: trails; else stages. */
    unplanned: (names: readonly string[], isWay: boolean) =>
      `The map knows ${listed(names)} for it. ${isWay ? 'How steep the way is and whether one can walk it then' : 'What is on there and when'}, it does not tell, so we do not plan it: look it up before you go.`,
    otherHour: (name: string, at: string, isBrunch: boolean) =>
      `${name} has it, but these days bring you there at ${at}: ask for a table ${isBrunch ? 'late in the morning' : 'in the afternoon'} instead.`,
    ofAnotherKind: (names: readonly string[]) => `${listed(names)}, in place of what you named there.`,
    atTable: (name: string) => `Only at a table: ${name} has one.`,
    beforeSunset: (name: string) =>
      `${name} is for it, but these days have you gone from there before the sun is down.`,
    /** `here`: what it names that stands in the plan. */
    season: (text: string, here: { readonly name: string; readonly day: number } | undefined) =>
      `Of these weeks we know: ${clause(text)}. ${here ? `${here.name} is on day ${here.day}.` : 'Nothing of it has an hour in the plan.'}`,
    event: (name: string, wish: string) =>
      name.includes(wish)
        ? 'It is on in these days; leave an hour for it.'
        : `${name} has it in these days: its program tells the hours, and we book no seats there.`,
    /** After another sentence of that kind. */
    norHasIt: (none: string) => none.replace(/^Our list for .*? has no /, 'Nor has it '),
    /** What our list lacks; the town may well have it. `how`: where one finds it. */
    none: (wishes: readonly string[], where: string, how: Elsewhere | null = null) => {
      const words = wishes.map((wish) => wish.replace(/^(?:the|an?) /, '').replace(/^(?=what )/, 'sign of '));
      const last = words.at(-1) ?? '';
      const what = words.length > 1 ? `${words.slice(0, -1).join(', ')} or ${last}` : last;
      const town = `${/coast$/i.test(where) ? 'the ' : ''}${where.replace(/^The /, 'the ')}`;
      return `Our list for ${town} has no ${what}${how ? `; ${ELSEWHERE[how]}` : ''}.`;
    },
    /** Of another town, which cannot be planned. */
    ofOtherTown: (wishes: readonly string[], asked: readonly string[], where: string) =>
      `You wished for ${listed(wishes)} in ${listed(asked)}; nothing in ${where} takes ${wishes.length === 1 ? 'its' : 'their'} place.`,
    /** `places`: of the plan, that tell of it. */
    festival: (events: readonly string[], places: readonly string[]) =>
      `${listed(events)} ${events.length === 1 ? 'falls' : 'fall'} in these days. It has no hour in this plan: take hours and streets from the town, and leave a stop for it.${places.length > 0 ? ` ${listed(places)} ${places.length === 1 ? 'tells' : 'tell'} of it.` : ''}`,
    onlyOfFestival: (name: string) => `None that we know falls in these days; ${name} tells of one.`,
    noFestival: (where: string) => `Our list has no festival in ${where} in these days.`,
    /** By a word of its text, or the sort of house that it is. */
    comesNearest: (name: string) => `${name} comes nearest; nothing on our list is known for just that.`,
    nearestLeft: (name: string) => `${name} comes nearest, and is not in these days.`,
    /** What is near to it instead. */
    nearest: (why: string, sort: string, name: string) => `${why.replace(/\.$/, '')}; for ${sort} there is ${name}.`,
    /** `left`: "We know …, but …". */
    knownOfKind: (none: string, sort: string, left: string) =>
      `${none.replace(/\.$/, '')} by that name; for ${sort} w${left.slice(1)}`,
    amongOthers: (why: string, name: string, at: string) =>
      `${why.replace(/\.$/, '')}; ${name}, at ${at}, has it among other things.`,
    /** Of a map that tells no boats. */
    harbour: (names: readonly string[]) =>
      `The map knows ${listed(names)}, where one would ask. Who takes guests out on the water, and when, it does not tell.`,
    /** `outside`: some of the others, by name. */
    underRoof: (inside: number, of: number, outside: readonly string[]) =>
      `${inside} of ${of} visits are under a roof, by what they are${outside.length === 0 ? '.' : `; ${listed(outside)} ${outside.length === 1 ? 'lies' : 'lie'} outdoors, to swap or leave out when it pours.`}`,
  },
  /** `hour`: when it can be done while the others are near by. */
  apart: (name: string, hour: HourApart | null) =>
    hour
      ? `whoever takes steps can go to ${name} on day ${hour.day}, from ${hour.from} to ${hour.to}, and meanwhile ${hour.spot} is near by`
      : `whoever takes steps may go to ${name} alone, in an hour of their own`,
  /** After an hour that nobody tells. */
  hourGuessed: 'The hour is our guess: ask the house.',
  price: {
    once: (price: string, heads: number) => `${price}${forAll(heads)}`,
    daily: (price: string, heads: number, days: number, whole: string) =>
      `${price} a day${forAll(heads)}${days > 1 ? ` (${whole} for ${numberWord(days)} days)` : ''}`,
  },
  quarter: {
    met: (names: readonly string[]) => `You sleep in ${quarters(names)}.`,
    none: (names: readonly string[]) => `We know no beds there; you sleep in ${quarters(names)}.`,
    left: (names: readonly string[]) => `You sleep in ${quarters(names)} instead.`,
    notIn: (words: string) => `Not in ${words}`,
    allTheSame: (names: readonly string[]) => `This plan sleeps in ${quarters(names)} all the same.`,
  },
  place: {
    met: 'It is in.',
    left: ({ why, price = '', limit = '', apart = '' }: Left): string =>
      ({
        closed: 'It is closed on these days.',
        'not-for-them': 'It does not go with your other wishes or with who is coming.',
        kitchen: 'It is not known to suit what you do not eat.',
        'too-young': 'It is not for the youngest of you.',
        steps: 'It is not known to be step-free.',
        'steps-for-some': `It is not known to be step-free, so not for all of you: ${apart}.`,
        walking: 'It asks for walking or stairs.',
        need: 'It does not go with a need that you named.',
        dear: `It costs about ${price}, more than this plan leaves of your ${limit}.`,
        above: `It costs about ${price}, and this plan is above your ${limit} without it.`,
        unpriced: 'Nobody tells us what it costs, and this plan keeps to what is free.',
        'to-add': 'It costs money; this plan keeps to what is free, and what is left of your budget may pay for it.',
        'dear-table': 'It costs more than your budget leaves for a meal.',
        nap: 'There and back it does not fit before or after the nap where you stay; if stroller or car may be the bed for a day, tell us.',
        'too-late': 'It ends later than your evenings may.',
        'other-plan': 'It is kept for another plan of this answer.',
        'other-tables': 'The meals of this plan are at other tables.',
        'other-stops': 'This plan gives its hours to other stops.',
        'no-place': 'It found no place in these days.',
      })[why],
    elsewhere: 'It lies in a town this plan does not go to.',
  },
  diet: {
    met: 'Every table in the plan serves it.',
    tagged: 'The tables in the plan are tagged so on the map; ask there before you sit down.',
    partly: 'We know few tables for it there, so some meals are left open rather than guessed.',
    none: 'No table for it is in the plan; the meals are left open.',
  },
  foodLeftOut:
    'Tables where it is on record are left out. What the others cook with no source says: ask at each table. If it is an allergy, tell us.',
  allergiesOpen: 'Nobody of ours knows how the kitchens there handle it: ask at each table.',
  allergies:
    'Tables where a risk of it is on record are left out. No kitchen can be promised to be free of it: tell them at each table.',
  access: {
    met: 'Every stop is known to be accessible, wholly or in the part its note names.',
    tagged: (toAsk: number, stops: number) =>
      toAsk === 0
        ? 'Only stops that the map tags as accessible are planned; a tag is no promise, so ask there.'
        : `Of ${toAsk} of ${stops} stops the map does not tell whether there are steps: each is marked, ask before you go. The others are tagged as accessible, which is no promise.`,
    inPart: (notes: readonly string[]) => `Every stop is accessible, some only in part. ${notes.join('. ')}.`,
    partly: 'Not every stop could be confirmed; each says what is known.',
  },
  walks: {
    met: (longest: number) =>
      longest === 0
        ? 'No stop is reached on foot.'
        : `No walk from one stop to the next is longer than ${longest} minutes.`,
    inside: (minutes: number, day: number, stops: readonly string[]) =>
      `Inside the stops one is on one’s feet for longer: up to ${minutes} minutes on day ${day}, at ${listed(stops)}. Sit where you can, and leave when it is enough.`,
    open: (longest: number) =>
      `No walk from one stop to the next is longer than ${longest} minutes. Nobody of ours knows what it is like inside the stops: ask there.`,
    partly: (longest: number) => `One day walks more than little: the longest walk takes ${longest} minutes.`,
  },
  stroller: (good: number, all: number) =>
    good === all
      ? 'Every stop is known to be good with one.'
      : `${good === 0 ? 'None' : good} of the ${all} stops ${good > 1 ? 'are' : 'is'} known to be good with one; of the others we do not know.`,
  pace: (stops: number) => `${stops === 1 ? 'One stop' : `At most ${stops} stops`} a day.`,
  excluded: {
    met: 'None is in the plan.',
    partly: (names: readonly string[]) => `${listed(names)} could not be avoided.`,
    /** What is on in the town and not in the plan. */
    allAround: (names: readonly string[]) =>
      `None is in the plan, but you come in the days of ${listed(names)}: ask where you stay which streets are full, and when.`,
  },
  hours: {
    met: 'The days keep to it.',
    partly: (names: readonly string[]) => `${listed(names)} could not be moved out of it.`,
  },
  dines: {
    met: (evenings: number) =>
      `So it is on ${evenings === 1 ? 'the one evening' : `all ${numberWord(evenings)} evenings`} of the plan that have a dinner.`,
    partly: (others: readonly { readonly day: number; readonly at: string }[]) =>
      `Not on ${others.length === 1 ? 'day' : 'days'} ${listed(others.map(({ day, at }) => `${day} (${at})`))}.`,
    none: 'No evening of the plan has a dinner.',
  },
  appointment: (from: string, to: string, isHourUnsaid: boolean) =>
    isHourUnsaid
      ? `You did not say at what hour: this day is kept until ${to} for it.`
      : `${from} to ${to} is kept free for it.`,
  leftOut: 'The plan does not go there.',
  house: (names: readonly string[]) => `${listed([...new Set(names)])}; whether a room is free, the house says.`,
  otherHouse: 'None is named for a night.',
  roomsCounted: 'So many are in the price; we hold none, and the beds of each the house tells.',
  /** `has`: "a pool and a view". */
  unknownOf: (names: readonly string[], has: string) =>
    `We name ${listed(names)}; our notes say nothing of ${has} there: ask before you book.`,
  room: 'We hold no rooms: filter for it when you choose where to stay.',
  ways: {
    met: 'No way of this plan needs it.',
    goes: (names: readonly string[]) => `It takes you to ${listed(names)}.`,
    /** Ways that lead to no stop have a name of their own: "By train to the airport". */
    only: (names: readonly string[]) => `${names.join('; ')}.`,
    none: 'No way within these days goes by it.',
    partly: (names: readonly string[]) => `The way to ${listed(names)} does.`,
    unchecked: 'Which road a car takes there, and at which hour, we do not check.',
  },
  snow: (towns: readonly string[], measured: string, low: number | null, known: string | undefined) =>
    `Whether snow lies in ${listed(towns)} on those days no figure of ours tells${low === null ? '' : `: in ${measured} nights of about ${low} °C are usual then`}. ${known ? `${known} is where one goes on it, and is not in these days.` : 'We know no place there where one could count on it: look at the forecast.'}`,
  pets: 'We have not checked which rooms, tables and sights admit an animal: ask them before you book.',
} as const;
