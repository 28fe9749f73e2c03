/** How a plan says that it costs more than it may, and what would help. */
import { monthName } from '../../../shared/dates.ts';
import { numberWord } from './phrasing.ts';

interface Beds {
  readonly nights: number;
  readonly heads: number;
  readonly town: string;
  readonly beds: string;
  readonly isSimplest: boolean;
}

const people = (heads: number) => (heads === 1 ? 'one person' : heads === 2 ? 'two' : `${heads} people`);

const currencies = new Intl.DisplayNames(['en'], { type: 'currency' });
const named = (code: string) => (/^[A-Z]{3}$/.test(code) ? `${currencies.of(code) ?? code} (${code})` : code);

const FEWER = 'Fewer nights: ';

export const overCopy = {
  noPrices: (places: readonly string[]) =>
    `We know no prices of ${places.join(' and ')}, so we do not know what this costs you.`,
  noRate: (from: readonly string[], to: string) =>
    `We have no exchange rate from ${from.map(named).join(' and ')} to ${to}, so we do not know what this costs you.`,
  beds: ({ nights, heads, town, beds, isSimplest }: Beds) =>
    `${nights} ${nights === 1 ? 'night' : 'nights'} for ${people(heads)} in ${town} cost ${beds} in beds alone${isSimplest ? ', in the simplest rooms we would send anybody to' : ''}`,
  days: (sum: string, nights: number, heads: number) =>
    `${nights} ${nights === 1 ? 'night' : 'nights'} for ${people(heads)} cost ${sum} without a bed to pay`,
  packagePrice: (price: string, heads: number) =>
    `the package has a fixed price, ${price} for ${people(heads)} before taxes and fees`,
  /** `lifts`: whether the lift pass is in it; null for who does not ski. */
  fewerNights: (nights: number, price: string, lifts: boolean | null) =>
    `${FEWER}${nights} instead come to about ${price}${lifts === null ? '' : lifts ? ', the lift pass in it' : ', without a lift pass'}.`,
  /** A card of its own. */
  shorter: (nights: number, asked: number, limit: string) =>
    `Your ${limit} pay beds and lifts for ${numberWord(nights)} of the ${numberWord(asked)} nights that we assumed: this plan is those ${numberWord(nights)}.`,
  isFewerNights: (way: string) => way.startsWith(FEWER),
  within: (limit: string, way: string) => `Within your ${limit} are fewer nights: ${way.slice(FEWER.length)}`,
  otherMonth: (month: number, price: string, isEnough: boolean) =>
    `Another time: in ${monthName(month)} the same stay is about ${price}${isEnough ? ', which fits' : ', still above your limit'}.`,
  otherPlaces: (places: readonly { name: string; price: string }[]) =>
    `Another destination on the same dates: ${places.map(({ name, price }) => `${name} for about ${price}`).join(', or ')}.`,
  nowhere:
    'No destination of ours fits that amount on these dates; hostels and self-catering would lower food and beds, not enough to call it a plan.',
} as const;
