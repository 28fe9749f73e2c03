/** What the agent says about its own understanding: every guess and every contradiction in one plain sentence. */
import { type CalendarDay, longDate } from '../../../shared/dates.ts';

const nights = (count: number) => (count === 1 ? '1 night' : `${count} nights`);
const people = (count: number) => (count === 1 ? '1 person' : `${count} people`);
const list = (words: readonly string[], joint = 'and') =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${joint} ${words.at(-1)}`;

export const readingCopy = {
  nights,
  list,
  dates: {
    value: (start: CalendarDay, count: number) => `${nights(count)} from ${longDate(start)}`,
    within: (said: string, start: CalendarDay, count: number) =>
      `You said “${said}”; we assumed dates within it: ${nights(count)} from ${longDate(start)}.`,
    unsaid: (start: CalendarDay) =>
      `No dates were given. We assumed dates from ${longDate(start)} for now; any other start can be planned as well.`,
    unread: (start: CalendarDay) =>
      `We could not read your dates. We assumed dates from ${longDate(start)} for now; any other start can be planned as well.`,
    year: (start: CalendarDay) => `No year was given, so we took the next time these dates come: ${longDate(start)}.`,
    doubt: (chosen: CalendarDay, other: CalendarDay) =>
      `The dates can be read two ways. We interpret them as ${longDate(chosen)}, not ${longDate(other)}.`,
    nightsUnsaid: (count: number) => `You did not say how long; we assumed ${nights(count)}.`,
    nightsLoose: (said: string, count: number) => `We read “${said}” as ${nights(count)}.`,
    read: (said: string, start: CalendarDay, count: number) =>
      `We read “${said}” as these dates: ${nights(count)} from ${longDate(start)}.`,
    flexible: (days: number) => `You are flexible; we assumed the dates may move by ${days} days either way.`,
    about: (days: number) => `You gave the dates as approximate; we assumed they may move by ${days} days.`,
    past: (said: string) => `The dates asked for (${said}) have passed.`,
    pastChosen: (start: CalendarDay) => `The same dates the next time they come: ${longDate(start)}.`,
    inverted: (from: CalendarDay, to: CalendarDay) =>
      `The dates end before they begin (${longDate(from)} to ${longDate(to)}).`,
    invertedChosen: (from: CalendarDay, to: CalendarDay) => `We swapped them: ${longDate(from)} to ${longDate(to)}.`,
    wrapped: (to: CalendarDay) => `The stay ends in the year after: ${longDate(to)}.`,
    invalid: 'One of the dates does not exist in the calendar.',
    invalidChosen: (day: CalendarDay) => `The last day of that month instead: ${longDate(day)}.`,
    length: (range: number, said: string) => `The dates are ${nights(range)} apart, but you also said “${said}”.`,
    lengthChosen: (range: number) => `We followed the dates: ${nights(range)}.`,
    tooLong: (said: number) => `A stay of ${nights(said)} is longer than we plan in one go.`,
    tooLongChosen: (count: number) => `We planned the first ${nights(count)}.`,
    sameDay: 'The trip begins and ends on the same day; our plans need one night at least.',
    sameDayChosen: 'We planned one night.',
  },
  party: {
    value: (adults: number, children: readonly number[]) =>
      `${adults === 1 ? '1 adult' : `${adults} adults`}${children.length ? ` and ${children.length === 1 ? '1 child' : `${children.length} children`} (${children.join(', ')})` : ''}`,
    unsaid: (adults: number) => `You did not say who travels; we assumed a party of ${people(adults)}.`,
    unread: (adults: number) => `We could not read who travels; we assumed a party of ${people(adults)}.`,
    guessed: (word: string, said: string) => `You wrote “${word}” without a number; we assumed a party of ${said}.`,
    ages: (ages: readonly number[]) =>
      ages.length === 1
        ? `The age of one child was not given; we assumed ${ages[0]}.`
        : `The ages of ${ages.length} children were not given; we assumed the ages ${list(ages.map(String))}.`,
    impossible: 'The number of travelers is not one a trip can have.',
    impossibleChosen: (adults: number) => `We went on with a party of ${people(adults)}.`,
    tooMany: (said: number) => `A group of ${said} is larger than we can plan in one go.`,
    tooManyChosen: (count: number) => `We planned for ${count}; write to our desk for the whole group.`,
    sum: (total: number, counted: number) => `You said ${people(total)}, but the travelers named add up to ${counted}.`,
    sumChosen: (adults: number, children: number) =>
      `We went on with ${adults} ${adults === 1 ? 'adult' : 'adults'} and ${children} ${children === 1 ? 'child' : 'children'}.`,
  },
  budget: {
    value: (amount: string, basis: string) =>
      basis === 'group' ? `${amount} for everybody` : `${amount} per ${basis}`,
    tier: { low: 'modest', mid: 'mid-range', high: 'luxurious', any: 'no limit' },
    currency: (currency: string) => `You gave no currency; we assumed ${currency}.`,
    shown: (currency: string) => `Prices are shown in ${currency}, the currency we assumed.`,
    currencyOf: (sign: string, currency: string) => `We read “${sign}” as ${currency}.`,
    unsaid: 'No budget was given; we assumed a comfortable middle budget.',
    unread: 'We could not read your budget; we assumed a comfortable middle one.',
    upper: (low: string, high: string) =>
      `You gave a range for the budget, ${low} to ${high}; we assumed the upper end as the limit.`,
    beds: (amount: string) =>
      `We took ${amount} a night as the limit for the beds; meals, tickets and the rest come on top.`,
    parts: (parts: readonly string[], whole: string) =>
      `We added the parts of your budget, ${list(parts)}: ${whole} in all.`,
    days: (days: number) => `A budget per day was counted for ${days} days, arrival and departure included.`,
    noRate: (amount: number, currency: string) =>
      `We have no exchange rate for ${currency}, so your ${amount.toLocaleString('en-US')} ${currency} are not compared with anything.`,
    noRateChosen: (currency: string) => `We planned a comfortable middle budget; prices are shown in ${currency}.`,
    impossible: 'The budget is not an amount that can pay for a trip.',
    impossibleChosen: 'We planned a comfortable middle budget instead.',
  },
  places: {
    uncovered: (name: string) => `We do not cover ${name} yet.`,
    uncoveredChosen: 'We looked for the nearest in spirit among the places we know.',
    changed: (before: string, after: string) => `You named ${before} first and ${after} later.`,
    wentOnWith: (names: string) => `We went on with ${names}.`,
    only: (country: string, names: string) =>
      `In ${country} we cover ${names}; we assumed that is where you want to go.`,
    corrected: (written: string, name: string) => `We read “${written}” as ${name}.`,
    either: (names: string) =>
      `You named several places without saying how they belong together; we assumed a choice between ${names}.`,
    cityUnknown: (city: string, name: string) => `${city} is not among the towns we cover in ${name}.`,
    unsaid: 'You named no place; we assumed you are open to all of ours.',
  },
  wishes: {
    nuts: 'Nuts were read as tree nuts and peanuts.',
    overfull: (count: number, days: number) =>
      `${count} wishes in ${days === 1 ? '1 day' : `${days} days`} are more than a day can hold well.`,
    overfullChosen: 'We kept what lies close together and what you named first, at a full pace.',
    dislikedAndWanted: (word: string) => `You both asked for and ruled out “${word}”.`,
    dislikedChosen: 'We left it out.',
    slowAndFull: (full: string, slow: string) => `You asked for both “${full}” and “${slow}”.`,
    slowAndFullChosen: 'We planned an ordinary pace.',
  },
} as const;
