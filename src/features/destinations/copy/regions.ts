/** Every word said about destinations as a whole. */
import type { Region } from '../rules/regions.ts';

export const destinationsCopy = {
  regions: {
    us: 'U.S. Destinations',
    europe: 'European Destinations',
    'south-america': 'South American Destinations',
    other: 'Other Destinations',
  } satisfies Record<Region, string>,
  places: (count: number) => (count === 1 ? '1 place' : `${count} places`),
} as const;
