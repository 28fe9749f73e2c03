/** What a price for one adult means for the whole party: tickets, meals, rides, rooms. */
import type { Place } from '../../../destinations/rules/catalogue.ts';
import type { Party } from '../reading.ts';

/** Two adults a room; up to two children under twelve sleep with them, older ones take beds of their own. */
export function roomsFor({ adults, children, rooms }: Party): number {
  if (rooms) return rooms;
  const grown = adults + children.filter((age) => age >= 12).length;
  const small = children.length - (grown - adults);
  return Math.max(Math.ceil(grown / 2), Math.ceil(small / 2));
}

/** The tickets of a sight, local currency; null when its price is not known. */
export function ticketsFor({ price }: Pick<Place, 'price'>, { adults, children }: Party): number | null {
  if (!price) return null;
  const child = price.child ?? price.adult / 2;
  return children.reduce((sum, age) => sum + (age < 3 ? 0 : age < 12 ? child : price.adult), adults * price.adult);
}

/** How many adult meals the party eats: under three nothing, to eleven six tenths, to seventeen nine tenths. */
export function eaters({ adults, children }: Party): number {
  return children.reduce((sum, age) => sum + (age < 3 ? 0 : age < 12 ? 0.6 : age < 18 ? 0.9 : 1), adults);
}

/** How many adult fares: under six free, to fifteen half. */
export function fares({ adults, children }: Party): number {
  return children.reduce((sum, age) => sum + (age < 6 ? 0 : age < 16 ? 0.5 : 1), adults);
}
