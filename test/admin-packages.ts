/** An operator at the packages, for tests. */
import { packages } from '../src/features/packages/content.ts';
import {
  FIELD_NAMES,
  type FieldOfKind,
  isOfKind,
  type PackageFieldName,
  PackageFields,
} from '../src/features/packages/contract/package-fields.ts';
import { readAudit } from '../src/kernel/audit-log.ts';
import type { TestApp } from './app.ts';

export type Fields = PackageFields & { price?: number };

/** A package of the shop as an operator would write it. */
const written = PackageFields.parse({
  ...packages[0],
  departMonth: 6,
  departDay: 12,
  cancellation: [],
  imageAlt: 'Coloured houses along the harbour',
});

/** Everything a new package needs; what is not said here is as another package has it. */
export const quietHarbour: Required<Fields> = {
  ...written,
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
  notIncluded: ['Lunches'],
  packingList: ['A swimsuit'],
  hotel: 'Two nights in a house by the harbour, in a room that looks on the water.',
  guide: 'Somebody from the harbour, who has sailed here for twenty years.',
  price: 1290,
};

type Written = FieldOfKind<'line' | 'text' | 'maybe' | 'lines'>;

/** Another value than that of `quietHarbour`, where one cannot be made of the old one. */
const OTHER: Readonly<Record<Exclude<PackageFieldName, Written>, Partial<Fields>>> = {
  destinationId: { destinationId: 'lisbon' },
  category: { category: 'Luxury' },
  ownRating: { ownRating: 4.4 },
  image: { image: 'ibiza-package' },
  // A day more is one to describe.
  nights: {
    nights: 3,
    itinerary: [...quietHarbour.itinerary, { title: 'One more', text: 'Nothing is planned on it.' }],
  },
  departMonth: { departMonth: 7 },
  departDay: { departDay: 13 },
  maxGuests: { maxGuests: 5 },
  capacity: { capacity: 13 },
  itinerary: { itinerary: quietHarbour.itinerary.map((day) => ({ ...day, title: `${day.title} again` })) },
  cancellation: { cancellation: [{ days: 20, percent: 50 }] },
};

const isWritten = (name: PackageFieldName): name is Written => isOfKind(name, 'line', 'text', 'maybe', 'lines');

/** What changes with this field when it becomes another one. */
export function otherFields(field: string, now: Readonly<Record<string, unknown>>): Partial<Fields> {
  const name = FIELD_NAMES.find((one) => one === field) ?? 'name';
  if (!isWritten(name)) return OTHER[name];
  const value = now[name];
  return { [name]: Array.isArray(value) ? ['One more line', ...value] : `${value} again` };
}

/** An operator, and the actions that need what was there before. */
export async function openAdminPackages(app: TestApp) {
  const admin = await app.operator();
  const read = async (id: string) => (await admin.get(`/api/admin/packages/${id}`)).body;
  return {
    ...admin,
    read,
    /** What somebody who has opened the form sends back with this changed. */
    edit: async (id: string, changed: Partial<Fields> & { version?: number }) => {
      const { version, fields } = await read(id);
      return admin.put(`/api/admin/packages/${id}`, { version, ...fields, ...changed });
    },
    sell: async (id: string, verb: 'publish' | 'withdraw') =>
      admin.post(`/api/admin/packages/${id}/${verb}`, { version: (await read(id)).version }),
    auditEntries: async (id: string) => readAudit(app.db, { subject: `package:${id}`, most: 50 }),
  };
}
