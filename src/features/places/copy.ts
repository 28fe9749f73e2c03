/** Every word of the page about one place. */
import type { PlaceError } from './contract.ts';
import type { MonthPrice } from './rules.ts';

const prices: Record<MonthPrice, string> = { low: 'lower', usual: 'usual', high: 'higher' };

export const placeCopy = {
  shellTitle: 'A place',
  loading: 'Fetching the place…',
  missing: { title: 'Place Not Found', text: 'We have no page about this place. The agent may plan it all the same.' },
  onward: 'Plan a trip',
  failed: { title: 'The place could not be fetched', again: 'Try again' },
  plan: 'Plan this',
  guide: 'Read the guide',
  facts: { currency: 'Currency', languages: 'Languages', zone: 'Local time', airport: 'Airport' },
  airport: (code: string, minutes: number) => `${code}, about ${minutes} minutes to the center`,
  year: {
    title: 'When to come',
    month: 'Month',
    warmth: 'High / low °C',
    rain: 'Days with rain',
    light: 'Hours of light',
    price: 'Price of a room',
    prices,
    unknown: 'not known',
    best: 'best time',
    note: (station: string, period: string) => `Weather measured at ${station}, ${period}:`,
    lightNote: 'Light is worked out from where the place lies, prices from our own figures of a room in each month.',
  },
  quarters: 'Where to stay',
  stays: {
    title: 'What we would do',
    lead: 'Planned by our agent today for two adults who said nothing else. Say what you like, and it changes.',
    days: (days: number) =>
      days === 1 ? 'One day' : days === 3 ? 'Three days' : days === 7 ? 'Seven days' : `${days} days`,
    day: (number: number, area: string) => `Day ${number}: ${area}`,
  },
  sights: 'See and do',
  tables: { title: 'At the table', more: (count: number) => `And ${count} more tables in our list` },
  trips: {
    title: 'Our trips here',
    leaves: (day: string, price: string) => `Leaves ${day}, ${price} per person, all in`,
  },
  noTrips: {
    title: 'No trip of ours goes here now',
    text: 'Plan your own in a minute: the form knows the place already.',
  },
  sources: (month: string) => `Sources, as of ${month}`,
  errors: { no_such_place: 'We have no page about this place.' } satisfies Record<PlaceError, string>,
} as const;
