/** What somebody keeps for later: trips, plans, places and restaurants, each named by its kind and id. */
import * as z from 'zod/mini';
import { endpoint } from '../../shared/endpoint.ts';
import { isSavedItem, MOST_SAVED, type SavedItem } from './rules.ts';

const Item = z.custom<SavedItem>(isSavedItem, 'This cannot be saved');
const items = z.array(Item).check(z.maxLength(MOST_SAVED, `At most ${MOST_SAVED}`));

export const SavedList = z.object({
  /** The latest first. */
  items: z.array(Item),
});
export type SavedList = z.infer<typeof SavedList>;

export const readSaved = endpoint('GET /api/saved', {
  who: 'traveller',
  summary: 'What the traveler has saved, the latest first',
  output: SavedList,
});

export const changeSaved = endpoint('POST /api/saved', {
  who: 'traveller',
  summary: 'Saves some things and takes others from the list; answers what is saved then',
  input: z.object({ add: items, remove: items }),
  output: SavedList,
});

export const SavedCard = z.object({
  item: Item,
  name: z.string(),
  /** One line: where it is, when it leaves, what it costs. */
  line: z.string(),
  href: z.string(),
  /** Null: we have none. */
  picture: z.nullable(z.object({ id: z.string(), alt: z.string() })),
});
export type SavedCard = z.infer<typeof SavedCard>;

export const readSavedCards = endpoint('GET /api/saved/cards/:items', {
  who: 'anyone',
  summary: 'Things by their names, separated by commas, as they can be shown; what is gone is left out',
  params: z.object({ items: z.string().check(z.maxLength(6000)) }),
  output: z.array(SavedCard),
});
