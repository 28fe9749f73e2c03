/** Every word of the emails between booking and afterwards. */
import { site } from '../../../../site.config.ts';
import { monthName } from '../../../shared/dates.ts';
import type { Airport } from '../../destinations/rules/destination-facts.ts';
import type { TripAdvice, TripWeather } from '../rules/travel-advice.ts';

const CURRENCY = new Intl.DisplayNames('en', { type: 'currency' });

const MODES: Readonly<Record<Airport['transfer']['mode'], string>> = {
  train: 'train',
  metro: 'metro',
  bus: 'bus',
  taxi: 'taxi',
  shuttle: 'shuttle',
  ferry: 'ferry',
};

/** "−1 °C (30 °F)". */
function degrees(celsius: number): string {
  const signed = (n: number) => String(Math.round(n)).replace('-', '−').replace(/^−0$/, '0');
  return `${signed(celsius)} °C (${signed((celsius * 9) / 5 + 32)} °F)`;
}

function rainText(high: number | null, days: number): string {
  if (days === 0) return 'hardly any rain';
  return `${high !== null && high < 3 ? 'snow or rain' : 'rain'} on about ${days === 1 ? '1 day' : `${days} days`} of the month`;
}

/** "45 minutes", "3 hours 30 minutes". */
function lasting(minutes: number): string {
  const [hours, left] = minutes < 90 ? [0, minutes] : [Math.floor(minutes / 60), minutes % 60];
  return [hours > 0 && `${hours} ${hours === 1 ? 'hour' : 'hours'}`, left > 0 && `${left} minutes`]
    .filter(Boolean)
    .join(' ');
}

function listed(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}

export const reminderMail = {
  see: 'Open your trip',
  about: { place: 'Where', days: 'Days until you leave' },

  month: {
    subject: (trip: string, reference: string) => `Booking ${reference}: getting ready for ${trip}`,
    title: 'Your trip is getting closer',
    preview: (departure: string) => `Leaving ${departure}: papers, packing and who travels.`,
    lead: (trip: string, departure: string) =>
      `${trip} leaves on ${departure}. Here is what is worth doing now, while there is time.`,
  },
  week: {
    subject: (trip: string, reference: string) => `Booking ${reference}: the details of ${trip}`,
    title: 'Nearly there',
    preview: (departure: string) => `Leaving ${departure}: your first day, the way there and who to call.`,
    lead: (trip: string, departure: string) => `${trip} leaves on ${departure}. This email is the one to keep at hand.`,
  },
  after: {
    subject: (trip: string, reference: string) => `Booking ${reference}: how was ${trip}?`,
    title: 'How was it?',
    preview: 'A few sentences and your stars help the next travelers.',
    lead: (trip: string) => `We hope ${trip} was what you wished for, and that you are safely home.`,
    ask: 'Would you tell the next travelers? What was good, what was not, and what they should know: a few sentences are enough. Your review stands with the trip under the name you choose, marked “Verified traveler”, once we have read it. Nobody else has this link, and it takes one review.',
    review: 'Review your trip',
    reply: 'If something is meant for us alone, reply to this email or write on our page.',
    contact: 'Write to us',
    last: 'We ask once and do not write about this trip again.',
  },

  who: {
    title: 'Who is traveling',
    missing: (unnamed: number, of: number) =>
      unnamed < of
        ? `We are still missing ${unnamed} of ${of} names.`
        : of === 1
          ? 'We do not know the traveler’s name yet.'
          : `We do not know the names of the ${of} travelers yet.`,
    untilToday: 'Please write them on the page of your trip, as in the passport. You can do so until the end of today.',
    until: (day: string) => `Please write them on the page of your trip, as in the passport, until ${day}.`,
    closed: 'Please reply to this email with them, as in the passport.',
    complete: 'We have the names of everybody. If one of them changes, tell us as soon as you can.',
    asked: 'You asked for',
  },

  papers: 'Papers',
  rules: (newest: string) =>
    `Entry rules change. Here is what we know, each with its source and the month it was last checked; the newest is of ${newest}. Please read the source again before you travel.`,
  checked: (source: string, month: string) => `${source} · ${month}`,
  inMonth: (asOf: string) => `${monthName(Number(asOf.slice(5, 7)))} ${asOf.slice(0, 4)}`,
  packing: 'Packing',
  knowing: 'Good to know there',
  first: 'Your first day',
  last: 'Your last day',
  way: 'The way there',
  included: 'What is included',
  calling: 'Who to call',
  call: {
    us: 'Us',
    demo: 'On a real trip, our number stands here.',
    emergency: 'Emergency there',
    contact: `${site.phone}, ${site.email}`,
    reference: 'Please mention your booking reference.',
  },

  weather: ({ month, high, low, rainDays, sea }: TripWeather) => {
    const air = [
      ...(high === null ? [] : [`${degrees(high)} by day`]),
      ...(low === null ? [] : [`${degrees(low)} at night`]),
    ].join(' and ');
    const rain = rainDays === null ? '' : rainText(high, Math.round(rainDays));
    const usual = air === '' ? rain && ` usually has ${rain}` : ` is usually around ${air}${rain && `, with ${rain}`}`;
    const water = sea === null ? '' : ` The sea has around ${degrees(sea)}.`;
    return usual === ''
      ? `We do not know the usual weather of ${monthName(month)} there.${water}`
      : `${monthName(month)}${usual}.${water}`;
  },
  normals: ({ station, period, source }: TripWeather) => `Averages of ${period}, ${station} (${source}).`,
  pack: {
    cold: 'Warm layers, gloves and shoes that keep the wet out.',
    cool: 'A warm layer for the evenings.',
    rain: 'Something against the rain.',
    sun: 'Light clothes, a hat and sun cream.',
    sockets: ({ types, volts }: NonNullable<TripAdvice['sockets']>) =>
      `A charger that fits: sockets are of type ${listed(types)}, ${volts} volts.`,
  },
  facts: {
    money: 'Money',
    currency: (code: string) => `${CURRENCY.of(code) ?? code} (${code})`,
    tipping: 'Tips',
    languages: 'Languages',
    spoken: (languages: readonly string[]) => listed(languages),
    clock: 'Local time',
    zone: (zone: string, offset: string) => `${zone.replaceAll('_', ' ')}, ${offset}`,
  },
  transfer: ({ name, code, transfer: { mode, minutes, note } }: Airport) => ({
    label: `From ${name} (${code})`,
    value: `By ${MODES[mode]}, about ${lasting(minutes)}. ${note ?? ''}`.trim(),
  }),
  ownWay: 'Where a transfer is included you need not do anything. If you come on your own:',
} as const;
