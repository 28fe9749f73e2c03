/** Our catalogue with the destinations of open data of one question beside it. Ours come first. */
import type { Catalogue, KnownPlace, Place } from '../../../destinations/rules/catalogue.ts';

/** `near`: those that may be proposed where something open was asked for. */
export function withOpenDestinations(
  ours: Catalogue,
  books: readonly KnownPlace[],
  near: readonly KnownPlace[],
): Catalogue {
  if (books.length === 0) return ours;
  const byId = new Map(books.map((book) => [book.id, book]));
  const places = placesIn(books);
  return {
    destinations: near.length > 0 ? [...ours.destinations, ...near] : ours.destinations,
    destination: {
      get: (id) => ours.destination.get(id) ?? byId.get(id),
      has: (id) => ours.destination.has(id) || byId.has(id),
    },
    place: { get: (id) => ours.place.get(id) ?? places(id) },
  };
}

function placesIn(books: readonly KnownPlace[]): (id: string) => Place | undefined {
  const known = new Map(
    books.flatMap(({ cities }) =>
      cities.flatMap(({ sights, tables }) => [...sights, ...tables].map((place) => [place.id, place] as const)),
    ),
  );
  return (id) => known.get(id);
}
