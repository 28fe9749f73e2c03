/** The places we know as a visitor sees them, those of the home page first: what a browser needs of `destinations.ts`. */
import { type DestinationCard, destinations } from './destinations.ts';

export type { DestinationCard };

export const destinationCards: readonly DestinationCard[] = destinations.map(
  ({ timeZone: _, latitude: __, longitude: ___, onHome: ____, ...card }) => card,
);
