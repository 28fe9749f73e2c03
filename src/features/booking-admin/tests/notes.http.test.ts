/** Operators tell each other something about a booking; nobody else reads it, and it goes when the person goes. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openApp, type TestApp } from '../../../../test/app.ts';
import { booked } from '../../../../test/booked-trip.ts';
import { wholeDatabase } from '../../../../test/whole-database.ts';
import { inTransaction } from '../../../database/sql.ts';
import { bookingRecords } from '../../trips/actions/personal-records.ts';

let app: TestApp;
let operator: Awaited<ReturnType<TestApp['operator']>>;
beforeAll(async () => {
  app = await openApp();
  operator = await app.operator('operator');
});
afterAll(() => app[Symbol.asyncDispose]());

const note = (id: number, text: string) => operator.post(`/api/admin/bookings/${id}/notes`, { note: text });

test('the newest stands first, with who wrote it, and the traveler never reads it', async () => {
  const { id, person } = await booked(app);
  await note(id, 'Called twice, nobody there.');
  const { status, body } = await note(id, ' Wants the room by the lift. ');
  expect(status).toBe(201);
  expect(body.notes).toMatchObject([
    { note: 'Wants the room by the lift.', operator: operator.operator.name },
    { note: 'Called twice, nobody there.' },
  ]);
  expect((await person.get(`/api/bookings/${id}`)).text).not.toContain('lift');
  expect((await note(id, '  ')).body.fields).toEqual({ note: 'Please write a note' });
  expect((await note(4711, 'Nobody')).status).toBe(404);
});

test('who leaves takes notes, name and telephone along, and may ask for them before', async () => {
  const { id, person } = await booked(app, { contactEmail: 'ines@example.com' });
  const contact = {
    contactEmail: 'ines@example.com',
    contactName: 'Canary Name 5521',
    contactPhone: '+351 21 5521 5521',
  };
  expect((await person.put(`/api/bookings/${id}/contact`, contact)).body).toMatchObject(contact);
  // Left out, they stay.
  expect((await person.put(`/api/bookings/${id}/contact`, { contactEmail: 'ines@example.com' })).body).toMatchObject(
    contact,
  );
  await note(id, 'Canary note 5521');
  expect(await bookingRecords.read(app.db, person.id)).toMatchObject([
    { contactName: 'Canary Name 5521', contactPhone: '+351 21 5521 5521', notes: [{ note: 'Canary note 5521' }] },
  ]);
  await inTransaction(app.db, (tx) => bookingRecords.forget(tx, person.id));
  // Four digits alone stand in a time or a checksum now and then.
  expect(await wholeDatabase(app.db)).not.toMatch(/Canary (?:Name|note)|5521 ?5521/);
  expect((await note(id, 'Too late')).status).toBe(404);
  expect((await operator.get(`/api/admin/bookings/${id}`)).body.notes).toEqual([]);
});

test('a telephone number without digits is none', async () => {
  const { id, person } = await booked(app);
  const answer = await person.put(`/api/bookings/${id}/contact`, {
    contactEmail: 'a@example.com',
    contactPhone: 'call me',
  });
  expect([answer.status, answer.body.fields]).toEqual([
    400,
    { contactPhone: 'Please write the telephone number with its digits' },
  ]);
});
