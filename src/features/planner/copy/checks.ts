/** One sentence for each of the checks, by how it ended. */
import { listed } from './phrasing.ts';

export const checkCopy = {
  dates: {
    passed: 'It leaves when you can leave, and no day is missing.',
    failed: 'The days do not fit your dates.',
    stated: 'It leaves on the package’s own day, within the days you gave.',
  },
  nights: {
    passed: (nights: number) => `${nights} ${nights === 1 ? 'night' : 'nights'}, as understood.`,
    fewer: (nights: number) =>
      `You did not say how long; ${nights} nights are what your budget pays, as the plan says.`,
    failed: 'The number of nights is not yours.',
  },
  party: { passed: 'Planned and priced for everybody who travels.', failed: 'Somebody of your party is missing.' },
  'lines-add-up': {
    passed: 'Every line was added again and gives the total.',
    stated: 'A line is not known, so there is no total, and the plan says so.',
    unknown: 'not known',
    failed: 'The lines do not add up to the total.',
  },
  budget: {
    passed: 'Within your budget.',
    before: (unknown: number) =>
      `Within your budget, before ${unknown} ${unknown === 1 ? 'ticket' : 'tickets'} of a price that we do not know.`,
    open: 'You named no amount, so there is nothing to exceed.',
    stated: (amount: string) => `Over budget by ${amount}, and the plan says so.`,
    mayFit: 'It may fit: your limit lies inside what such a trip usually costs, and the plan says so.',
    unknown: 'What it costs is not known, and the plan says so.',
    failed: 'Over budget without saying so.',
  },
  'places-real': {
    passed: 'Every place is in our catalogue under that name.',
    failed: 'A place is not in our catalogue.',
    package: 'The days are the package’s own; none of its stops is counted.',
  },
  'right-town': {
    passed: 'Every place lies in the town of its day.',
    failed: 'A place lies in another town than its day.',
  },
  open: {
    passed: 'Everything is open at the hour it is planned.',
    stated: (count: number) =>
      `Open wherever the hours are known; ${count} to be confirmed ${count === 1 ? 'is' : 'are'} marked.`,
    failed: 'Something is closed when it is planned.',
  },
  'no-repeat': {
    passed: 'No place comes twice.',
    repeatable: 'Only what bears repeating comes again: a beach, a piste, a table.',
    toSit: (names: readonly string[]) =>
      `You come back to ${listed(names.slice(0, 3))}${names.length > 3 ? ` and ${names.length - 3} more` : ''}; nothing is visited twice.`,
    failed: 'A place comes twice.',
  },
  walking: {
    passed: (leg: string, day: string) =>
      `The longest walk is ${leg} km, the longest day ${day} km, between stops; what is walked inside them is not counted.`,
    failed: 'A walk is longer than it should be.',
  },
  pace: {
    passed: (most: number) => `At most ${most} ${most === 1 ? 'stop' : 'stops'} a day, and no day ends too late.`,
    failed: 'A day is too full or ends too late.',
  },
  diet: {
    passed: 'Every table can feed all of you.',
    unasked:
      'No table is known to cook with what somebody is allergic to; no kitchen was asked, so we could not confirm it.',
    toAsk: (count: number) =>
      `We could not confirm a table for all of you: for ${count} open ${count === 1 ? 'meal' : 'meals'} the day names a house to ask first.`,
    tagged: 'The map tags what its tables serve; nobody of ours has asked, and nothing is said of allergies.',
    none: 'Nobody named a diet or an allergy.',
    toAskThere: 'What you told of food no kitchen was asked about; ask at each table.',
    stated: 'The meals of a package are not ours to check: tell us when you book.',
    failed: 'A table does not serve what you need.',
  },
  access: {
    passed: 'Everybody gets in: ages and wheels.',
    toAsk: 'Of few stops the map tells whether there are steps; the others are marked, and nobody of ours has looked.',
    tagged: 'Only stops that the map tags as accessible are in the plan; nobody of ours has looked.',
    none: 'Nobody named an age limit, wheels or steps.',
    stated: 'Partly accessible places are named with their note.',
    failed: 'Somebody cannot get in somewhere.',
  },
  season: {
    weather: (
      [high = null, low = null, rainDays = null]: readonly (number | null)[],
      station: string,
      period: string,
    ) => {
      const known = [
        ...(high === null ? [] : [`${high} °C by day`]),
        ...(low === null ? [] : [`${low} °C at night`]),
        ...(rainDays === null ? [] : [`rain on ${rainDays} days`]),
      ];
      return known.length === 0
        ? 'the usual weather of the month is not known'
        : `${known.join(', ')} (${station}, ${period})`;
    },
    passed: (what: string) => `The month suits it: ${what}`,
    stated: (what: string) => `The month has a drawback, and the plan says so: ${what}`,
    unjudged: 'We know too little of the month to say whether it suits.',
    failed: 'The season speaks against it, and nothing says so.',
  },
  'meal-hours': {
    passed: 'Dinner is when the place dines.',
    none: 'No dinner is planned at a table.',
    early: (count: number, isAsked: boolean) =>
      `${count} ${count === 1 ? 'dinner is' : 'dinners are'} earlier than the place dines, ${isAsked ? 'as you asked' : 'because you have to be in early'}.`,
    beforeShow: (count: number) =>
      `${count} ${count === 1 ? 'dinner is' : 'dinners are'} earlier than the place dines, to be there when the show begins.`,
    unknown: 'We could not confirm when the place dines.',
    failed: 'A dinner is earlier than the place dines.',
  },
  'no-gaps': {
    passed: 'No day has two hours without a name.',
    stated: (count: number) =>
      `${count} ${count === 1 ? 'day has' : 'days have'} two hours or more with nothing in them.`,
  },
  performances: {
    passed: 'You are there for all of every performance.',
    none: 'No performance of an evening is planned.',
    unsure: (names: readonly string[]) =>
      `We could not confirm when it begins at ${listed(names.slice(0, 3))}; ask when you book.`,
    cut: (names: readonly string[]) => `You leave ${listed(names.slice(0, 3))} before the end.`,
  },
  ways: {
    passed: 'Where the way is long, you stay longer than it takes.',
    none: (minutes: number) => `No way to a stop takes ${minutes} minutes or more.`,
    stated: (names: readonly string[]) => `The way to ${listed(names.slice(0, 3))} takes longer than you stay.`,
  },
  weather: {
    passed: 'Nothing outdoors lies in the heat of the day or long in the cold.',
    cooled: 'What lies outdoors in the heat of the day is by the water or in the shade.',
    none: 'Every stop is under a roof.',
    stated: (names: readonly string[]) =>
      `${listed(names.slice(0, 3))} ${names.length === 1 ? 'lies' : 'lie'} outdoors in the heat of the day or long in the cold; take water or layers.`,
    unknown: 'We could not confirm the usual weather of the month.',
  },
} as const;
