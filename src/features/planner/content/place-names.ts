/** Names under which travellers ask for the places we know, and for places we do not cover. */
import * as z from 'zod/mini';
import { readContent } from '../../../kernel/content-file.ts';
import { DESTINATION_KINDS } from '../../destinations/rules/catalogue.ts';

/** Cities of a region carry their own id in `city`. */
const NamedPlace = z.object({ id: z.string(), city: z.exactOptional(z.string()), names: z.array(z.string()) });
/** A part of town wider than the quarters we know beds in, or another name of theirs. */
const PartOfTown = z.object({
  id: z.string(),
  names: z.array(z.string()),
  /** Ids of those quarters; none: we know no beds there. */
  bases: z.array(z.string()),
  /** A street or square that is read only where it is ruled out for a bed. */
  isToAvoid: z.exactOptional(z.boolean()),
});
type PartOfTown = z.infer<typeof PartOfTown>;
export type NamedPlace = z.infer<typeof NamedPlace>;

/** A country or state that holds some of our places, with its names; nobody means all of it. */
const NamedRegion = z.object({
  name: z.string(),
  /** An area is a whole continent or coast: one chooses within it; a country’s name stands for the place. */
  kind: z.enum(['country', 'area']),
  ids: z.array(z.string()),
  names: z.array(z.string()),
});
export type NamedRegion = z.infer<typeof NamedRegion>;

const known = readContent(
  'place-names.yaml',
  z.object({
    places: z.array(NamedPlace),
    parts: z.array(PartOfTown),
    regions: z.array(NamedRegion),
    countryOf: z.record(z.string(), z.string()),
  }),
);
export const placeNames: readonly NamedPlace[] = known.places;
export const partNames: readonly PartOfTown[] = known.parts;
export const regionNames: readonly NamedRegion[] = known.regions;
/** Places whose country is the same: to rule out the country is to rule out these. */
export const countryOf: Readonly<Record<string, string>> = known.countryOf;

/** Sights by the names of other languages: id, then what they are called. */
export const sightNames: Readonly<Record<string, readonly string[]>> = readContent(
  'sight-names.yaml',
  z.record(z.string(), z.array(z.string())),
);

const others = readContent(
  'world-places.yaml',
  z.object({
    places: z.array(z.array(z.string())),
    sorts: z.array(
      z.object({
        kinds: z.array(z.enum(DESTINATION_KINDS)),
        climate: z.exactOptional(z.enum(['warm', 'cold', 'mild', 'snow'])),
        names: z.array(z.string()),
      }),
    ),
    homonyms: z.array(z.string()),
  }),
);
/** Well-known places we do not cover; the first name is how we say it. */
export const worldPlaces: readonly (readonly string[])[] = others.places;
/** What sort of place some of them are, by the first name. */
export const worldSorts = others.sorts;
/** Of those, what is an ordinary word too. */
export const homonyms: readonly string[] = others.homonyms;
