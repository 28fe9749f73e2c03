/** What was bought stays as it was bought, whatever becomes of the package. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openAdminPackages, otherFields, quietHarbour } from '../../../../test/admin-packages.ts';
import { openApp, type TestApp } from '../../../../test/app.ts';
import { readPdf } from '../../../../test/pdf.ts';
import { sampleOf } from '../../../../test/rounds.ts';
import { aTraveller, type Buyer, checkout, departureDay } from '../../../../test/sale.ts';
import { sendConfirmationEmail } from '../../bookings/actions/booking-emails.ts';
import { FIELD_NAMES, type PackageFields } from '../../packages/contract/package-fields.ts';

let app: TestApp;
let admin: Awaited<ReturnType<typeof openAdminPackages>>;
beforeAll(async () => {
  app = await openApp();
  admin = await openAdminPackages(app);
});
afterAll(() => app[Symbol.asyncDispose]());

interface Sold {
  readonly packageId: string;
  readonly bookingId: number;
  readonly person: Buyer;
  /** Of a link for others, and of a calendar. */
  readonly links: readonly string[];
}

async function sold(): Promise<Sold> {
  const day = departureDay();
  const fields = { ...quietHarbour, departMonth: Number(day.slice(5, 7)), departDay: Number(day.slice(8)) };
  const { id: packageId } = (await admin.post('/api/admin/packages', fields)).body;
  await admin.sell(packageId, 'publish');
  const person = await aTraveller(app);
  const placed = await person.post(
    '/api/bookings',
    checkout(packageId, { seats: 2, contactEmail: 'ines@example.com' }),
  );
  expect(placed.status, placed.text).toBe(201);
  const { bookingId } = placed.body;
  const share = (await person.post(`/api/bookings/${bookingId}/share`)).body.url;
  const feed = (await person.post(`/api/bookings/${bookingId}/calendar`)).body.url;
  return { packageId, bookingId, person, links: [`/api/trips/${share.split('/').at(-1)}`, new URL(feed).pathname] };
}

/** Everything that a traveller, and whoever has a link, is told of a booking. */
async function told({ bookingId, person, links }: Sold) {
  const own = `/api/bookings/${bookingId}`;
  const operators = (await admin.get(`/api/admin/bookings/${bookingId}`)).body;
  return {
    page: (await person.get(own)).body,
    list: (await person.get('/api/bookings')).body,
    terms: (await person.get(`${own}/cancellation`)).body,
    pdf: readPdf((await person.get(`${own}/confirmation.pdf`)).bytes).text,
    ics: (await person.get(`${own}/trip.ics`)).text,
    links: await Promise.all(links.map(async (link) => (await app.stranger().get(link)).text)),
    email: await emailOf(bookingId),
    desk: { trip: operators.trip, money: operators.money, offer: operators.offer },
  };
}

/** Written anew, as if it had not left yet. */
async function emailOf(bookingId: number) {
  const written: unknown[] = [];
  const mail = { ...app.deps.mail, send: async (email: unknown) => void written.push(email) };
  await sql`update booking_emails set state = 'due', ended_at = null where booking_id = ${bookingId}`.execute(app.db);
  await sendConfirmationEmail({ ...app.deps, mail } as typeof app.deps, bookingId);
  expect(written).toHaveLength(1);
  return written[0];
}

test('the picture is told in the words that the operator gave it', async () => {
  const { bookingId, person, links } = await sold();
  const { imageAlt } = (await person.get(`/api/bookings/${bookingId}`)).body.package;
  expect(imageAlt).toBe(quietHarbour.imageAlt);
  expect((await app.stranger().get(links[0] ?? '')).body.imageAlt).toBe(quietHarbour.imageAlt);
});

test.each(sampleOf([...FIELD_NAMES, 'price' as const], 5))(
  'another %s of the package changes no booking',
  async (field) => {
    const trip = await sold();
    const before = await told(trip);
    const to: Partial<PackageFields> & { price?: number } =
      field === 'price' ? { price: 1490 } : otherFields(field, quietHarbour);
    const edited = await admin.edit(trip.packageId, to);
    // Days that are booked are not edited at all; whatever went past that would be seen below.
    if (edited.status !== 200) {
      expect([field, edited.body.code]).toEqual(['nights', 'nights_are_booked']);
      await sql`update trip_packages set nights = nights + 1 where id = ${trip.packageId}`.execute(app.db);
    }
    expect(await told(trip)).toEqual(before);
  },
);
