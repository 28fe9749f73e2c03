/** A site that sells through the fake provider, and bookings whose bank may take the money back. */
import { sql } from 'kysely';
import { examineSale } from '../src/features/bookings/actions/consistency.ts';
import { findTripIn } from '../src/features/bookings/actions/read-bookings.ts';
import { cancellationEmail } from '../src/features/bookings/mail.ts';
import { noteDisputes } from '../src/features/payments/actions/disputes.ts';
import { bookingRecords } from '../src/features/trips/actions/personal-records.ts';
import { openHostedApp } from './hosted-app.ts';
import { aPackage, aTraveller, hostedCheckout } from './sale.ts';

export type AdminDisputes = Awaited<ReturnType<typeof openAdminDisputes>>;

export async function openAdminDisputes() {
  const { app, fake, end } = await openHostedApp();
  const owner = await app.operator('owner');
  const operator = await app.operator('operator');

  /** Costs $1,100 and leaves in sixty days: by the terms everything comes back. */
  async function booked() {
    const onSale = await aPackage(app.db);
    const person = await aTraveller(app);
    const placed = await person.post(
      '/api/bookings',
      hostedCheckout(onSale.packageId, { contactEmail: 'ines@example.com' }),
    );
    const id = placed.body.bookingId as number;
    const found = await sql<{ id: string }>`select payment_id as id from bookings where id = ${id}`.execute(app.db);
    const intent = found.rows[0]?.id ?? '';
    return {
      id,
      person,
      intent,
      onSale,
      dispute: (status = 'needs_response', amount = 110_000) => fake.dispute({ intent, amount, status }),
      /** The bank decides, and the site has looked since. */
      decide: async (status: string) => {
        await fake.decide({ about: 'disputes', intent, status });
        await noteDisputes(app.deps);
      },
      story: async () => (await operator.get(`/api/admin/bookings/${id}`)).body,
      own: async () => (await person.get(`/api/bookings/${id}`)).body,
      cancel: (input: object) => operator.post(`/api/admin/bookings/${id}/cancellation`, input),
      refundsAtProvider: async () => (await app.deps.payments.refundsOf(intent)).map(({ amountCents }) => amountCents),
      disputeAtProvider: async () => (await app.deps.payments.disputesOf(intent)).map(({ status }) => status),
    };
  }

  async function emailAbout(id: number): Promise<string> {
    const trip = await findTripIn(app.deps, 'cancelled', id);
    if (!trip) throw new Error('It is not cancelled');
    // What a site that sells would write: a demonstration takes nothing, and says no more than that.
    const site = { publicUrl: 'https://wanderlight.example', bookingUrl: 'https://wanderlight.example/booking' };
    return cancellationEmail({ ...site, booking: trip.booking, to: 'ines@example.com', name: 'ines', mode: 'live' })
      .text;
  }

  async function today(alert: string): Promise<[string, number]> {
    const { body } = await operator.get('/api/admin/today');
    const { state, count } = body.alerts.find(({ id }: { id: string }) => id === alert);
    return [state, count];
  }

  /** Of the doctor, as far as they are broken. */
  const rules = async () => (await examineSale(app.deps)).map(({ rule }) => rule);

  async function hindranceOf(userId: number): Promise<string | null> {
    const hindered = await bookingRecords.hindrance?.(app.deps, app.db, userId);
    return hindered ?? null;
  }

  return { app, fake, end, owner, operator, booked, emailAbout, today, rules, hindranceOf };
}
