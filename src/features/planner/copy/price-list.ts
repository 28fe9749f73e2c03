/** The words of the price list. */
const CLASS = { low: 'Simple', mid: 'Comfortable', high: 'Luxurious' } as const;
const plural = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`;

interface Lodging {
  readonly tier: keyof typeof CLASS;
  readonly base: string;
  readonly town: string;
  readonly nights: number;
  readonly rooms: number;
  readonly event: string | null;
}

interface Visits {
  readonly paid: number;
  readonly free: number;
  readonly unknown: number;
}

export const priceListCopy = {
  contingency: 'Reserve, 5%',
  lodging: ({ tier, base, town, nights, rooms, event }: Lodging) =>
    `${CLASS[tier]} ${rooms === 1 ? 'room' : 'rooms'} in ${base === town ? base : `${base}, ${town}`}: ${plural(nights, 'night')}${rooms > 1 ? ` × ${rooms} rooms` : ''}${event ? ` (dearer for ${event})` : ''}`,
  paid: { lodging: 'Beds: paid already', food: 'Meals: paid already' },
  tables: (count: number) => (count === 1 ? 'The table in the plan' : `The ${count} tables in the plan`),
  openMeals: 'Breakfasts and meals left open',
  tickets: ({ paid, free, unknown }: Visits) =>
    paid === 0 && free === 0 && unknown > 0
      ? `Sights: ${unknown} with a price we do not know`
      : `${paid === 0 ? 'Sights: nothing to pay' : `Tickets for ${plural(paid, 'paid visit')}`}${unknown > 0 ? `; ${unknown} with a price we do not know` : ''}`,
  likelyTickets: 'Tickets whose price nobody tells, by what such places usually cost',
  around: (nights: number) => `Getting around, ${plural(nights, 'day')}`,
  rental: (days: number, cars: number) =>
    `Rental ${cars === 1 ? 'car' : 'cars'}, ${plural(days, 'day')}${cars > 1 ? ` × ${cars} cars` : ''}, typical rate before insurance`,
  fuel: (km: number) => `Fuel for about ${km} km`,
  parking: (nights: number) => `Parking in a garage, ${plural(nights, 'night')}`,
  parkingUnknown: 'Parking at night: a price we do not know',
  leg: ({ from, to, mode }: { from: string; to: string; mode: string }) =>
    `${mode[0]?.toUpperCase() ?? ''}${mode.slice(1)} from ${from} to ${to}`,
  transfers: 'To and from the airport',
  package: (name: string, heads: number) => `${name}, per person${heads > 1 ? ` × ${heads}` : ''}`,
  fees: 'Taxes & fees, 10%',
  flights: (from: string, code: string) => `Flights ${from} to ${code} and back, typical economy fare`,
} as const;
