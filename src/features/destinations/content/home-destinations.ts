/** The eighteen places of the home page as a visitor sees them, in the order they are met. */
import { destinationCards } from './destination-cards.ts';
import { destinations } from './destinations.ts';

const onHome = new Set(destinations.flatMap((known) => (known.onHome ? known.id : [])));

export const homeDestinations = destinationCards.filter(({ id }) => onHome.has(id));
