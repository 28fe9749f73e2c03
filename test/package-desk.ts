/** An operator at the packages, for tests. */

import type { PackageFields } from '../src/features/packages/contract/fields.ts';
import { readAudit } from '../src/server/audit.ts';
import type { TestApp } from './app.ts';

export type Fields = PackageFields & { price?: number };

/** Everything a new package needs. */
export const quietHarbour: Required<Fields> = {
  name: 'Løfoten, “Light” & Quiet',
  destinationId: 'copenhagen',
  location: 'Copenhagen, Denmark',
  category: 'Nature',
  summary: 'Three slow days by the water, with somebody who knows every harbour.',
  highlights: ['Harbour swim at seven'],
  features: ['Hotel by the water', 'Bicycles for all days', 'A guide for two mornings'],
  nights: 2,
  itinerary: [
    { title: 'Arrival', text: 'From the airport by train, and then straight to the water.' },
    { title: 'The islands', text: 'By boat to the islands in front of the town, and back for dinner.' },
    { title: 'A last morning', text: 'Breakfast in the bakery everybody talks about, and home.' },
  ],
  departMonth: 6,
  departDay: 12,
  maxGuests: 6,
  capacity: 12,
  cancellation: [{ days: 30, percent: 100 }],
  image: 'copenhagen',
  imageAlt: 'Coloured houses along the harbour',
  ownRating: null,
  price: 1290,
};

/** An operator, and the deeds that need what was there before. */
export async function openDesk(app: TestApp) {
  const desk = await app.operator();
  const read = async (id: string) => (await desk.get(`/api/admin/packages/${id}`)).body;
  return {
    ...desk,
    read,
    /** What somebody who has opened the form sends back with this changed. */
    edit: async (id: string, changed: Partial<Fields> & { version?: number }) => {
      const { version, fields } = await read(id);
      return desk.put(`/api/admin/packages/${id}`, { version, ...fields, ...changed });
    },
    sell: async (id: string, verb: 'publish' | 'withdraw') =>
      desk.post(`/api/admin/packages/${id}/${verb}`, { version: (await read(id)).version }),
    deeds: async (id: string) => readAudit(app.db, { subject: `package:${id}`, most: 50 }),
  };
}
