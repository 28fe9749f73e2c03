/** The packages an empty shop opens with, in the order its page shows them. */
import * as z from 'zod/mini';
import { readContent } from '../../kernel/content-file.ts';
import { StoredFields } from './contract/package-fields.ts';

/** How it is given back, how its picture is told, how the brand rates it and what else its page says is left to operators. */
const leftOut = {
  cancellation: true,
  imageAlt: true,
  ownRating: true,
  departMonth: true,
  departDay: true,
  notIncluded: true,
  packingList: true,
  hotel: true,
  guide: true,
} as const;

/** A package as an editor writes it down, before operators have it. */
export const NewPackage = z.strictObject({
  ...z.omit(StoredFields, leftOut).shape,
  id: z.string(),
  duration: z.string(),
  /** Whole US dollars; counts back from the day it enters the database. */
  priceHistory: z.array(z.strictObject({ price: z.int(), daysAgo: z.int() })),
  /** What a demo shows until travelers have said more; a real shop never does. */
  sampleRating: z.number(),
  departs: z.strictObject({ month: z.int(), day: z.int() }),
});
export type NewPackage = z.infer<typeof NewPackage>;

export const packages: readonly NewPackage[] = readContent('packages.yaml', z.array(NewPackage));
