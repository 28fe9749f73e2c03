/** A wish as it would have been understood: two adults, five nights in Lisbon in March, unless a test says otherwise. */
import type { Reading } from '../../src/features/planner/rules/reading.ts';

export function aReading(over: Partial<Reading> = {}): Reading {
  const startDate = over.startDate ?? '2027-03-13';
  return {
    language: 'en',
    outputLanguage: 'en',
    destinationMode: 'fixed',
    destinations: [{ id: 'lisbon' }],
    unknownPlaces: [],
    excludes: [],
    search: { regions: [], noLongHaul: false, noFlight: false },
    startDate,
    nights: 5,
    flexDays: 0,
    startFrom: startDate,
    startTo: startDate,
    dateState: 'ok',
    party: { adults: 2, children: [] },
    budget: { currency: 'EUR', basis: 'group', flights: 'unstated' },
    diet: [],
    allergies: [],
    access: [],
    excludeTags: [],
    weights: {},
    wantedPlaces: [],
    pace: 'normal',
    sabbath: false,
    noCar: false,
    blocked: [],
    transport: { avoid: [], prefer: [] },
    needs: [],
    lodging: [],
    conflicts: [],
    assumed: [],
    assumptions: [],
    unused: [],
    readings: [],
    ...over,
  };
}
