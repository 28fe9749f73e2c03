/** The places we know by name alone: for lists that need no more. */
import { destinations } from './destinations.ts';

export const placeNames = destinations.map(({ id, name }) => ({ id, name }));
