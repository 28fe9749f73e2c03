/** Who travels together, and what that company is drawn to beside its interests: a small say, never against a wish. */
import { wordList } from '../../../../shared/word-list.ts';
import type { Tag } from '../../../destinations/rules/tags.ts';
import type { Reading } from '../reading.ts';
import { EFFECTS, reasonsOf } from './need-effects.ts';

type Company = 'family' | 'lovers' | 'celebration' | 'friends' | 'worker' | 'alone';

interface Draw {
  readonly sights: readonly Tag[];
  readonly tables: readonly Tag[];
  /** Of the quarter they sleep in, and what that is worth. */
  readonly beds: readonly Tag[];
  readonly bedPoints: number;
  readonly points: number;
}

export const COMPANIES: Readonly<Record<Company, Draw>> = {
  family: {
    sights: ['family', 'playground', 'aquarium', 'zoo', 'science', 'park'],
    tables: ['kid-menu', 'casual', 'family', 'pizza'],
    beds: ['family'],
    bedPoints: 10,
    points: 25,
  },
  lovers: {
    sights: ['romantic', 'sunset', 'viewpoint', 'spa', 'boat'],
    tables: ['romantic', 'view', 'waterfront', 'wine', 'terrace'],
    beds: ['romantic'],
    bedPoints: 26,
    points: 30,
  },
  celebration: {
    sights: ['rooftop', 'theatre', 'opera', 'classical', 'jazz', 'cruise', 'sail', 'spa', 'cable-car'],
    tables: ['fine-dining', 'rooftop', 'view', 'seafood', 'farm-to-table'],
    beds: ['fine-dining', 'theatre', 'view', 'spa'],
    bedPoints: 16,
    points: 24,
  },
  friends: {
    sights: wordList('boat workshop tasting street-art brewery beer bar street-food food-hall sledding'),
    tables: ['tapas', 'pintxos', 'petiscos', 'meze', 'izakaya', 'grill', 'bbq', 'pub', 'brewery', 'food-hall'],
    beds: ['nightlife', 'music', 'street-art'],
    bedPoints: 16,
    points: 22,
  },
  worker: {
    sights: ['library', 'books', 'walk', 'park', 'waterfront'],
    tables: ['cafe', 'coffee', 'deli', 'street-food'],
    beds: ['cafe', 'library', 'books', 'quiet', 'neighbourhood'],
    bedPoints: 8,
    points: 18,
  },
  alone: {
    sights: ['museum', 'books', 'library', 'market', 'walk', 'viewpoint'],
    tables: ['ramen', 'sushi', 'noodles', 'tapas', 'petiscos', 'food-hall', 'cafe', 'deli', 'street-food'],
    beds: ['museum', 'books', 'market', 'cafe'],
    bedPoints: 8,
    points: 18,
  },
};

/** Two grown-ups without an occasion are drawn to what they say. */
export function companyOf({ party, occasion, workHours, needs }: Reading): Company | null {
  if (party.children.length > 0) return 'family';
  const reason = reasonsOf(needs).find((each) => EFFECTS[each]?.company !== undefined);
  const company = reason && EFFECTS[reason]?.company;
  if (company || (company === null && party.adults > 1)) return company;
  if (occasion === 'honeymoon' || occasion === 'anniversary') return 'lovers';
  if (occasion === 'birthday' || occasion === 'graduation') return 'celebration';
  if (party.adults > 2) return 'friends';
  if (workHours) return 'worker';
  return party.adults === 1 ? 'alone' : null;
}
