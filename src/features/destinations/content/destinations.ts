/** The places we know: cards for visitors, and where each lies. */
import * as z from 'zod/mini';
import { readContent } from '../../../kernel/content-file.ts';
import { Destination } from '../contract.ts';
import { DESTINATION_KINDS } from '../rules/catalogue.ts';

/** A place as a visitor sees it; `alt` is what its picture shows. */
const DestinationCard = z.extend(Destination, { alt: z.string() });
export type DestinationCard = z.infer<typeof DestinationCard>;

const KnownDestination = z.extend(DestinationCard, {
  /** IANA. */
  timeZone: z.string(),
  /** Degrees, north and east positive. */
  latitude: z.number(),
  longitude: z.number(),
  onHome: z.boolean(),
  kinds: z.array(z.enum(DESTINATION_KINDS)),
  usualNights: z.int(),
});
export type KnownDestination = z.infer<typeof KnownDestination>;

export const destinations: readonly KnownDestination[] = readContent('destinations.yaml', z.array(KnownDestination));
