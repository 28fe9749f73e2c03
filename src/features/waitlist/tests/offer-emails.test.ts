/** The email to whoever's offer it is: once, with what is kept until when, and a link that leaves. */

import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openApp, type TestApp } from '../../../../test/app.ts';
import { daysBefore, emailsAsked, emptyWaitlist, expectQuiet, soldOut, statesOf } from '../../../../test/waitlist.ts';
import { type Email, EmailRefused, type Mail, MailUnavailable } from '../../../effects/mail/mail-port.ts';
import { findBooked } from '../../bookings/store/read-bookings.ts';
import { leaveByEmail, listWaiting } from '../actions/join-and-leave.ts';
import { makeOffers } from '../actions/make-offers.ts';
import { sendWaitlistEmail } from '../actions/send-email.ts';
import { untilText } from '../rules/until-text.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openApp();
});
beforeEach(() => emptyWaitlist(app));
afterAll(() => app[Symbol.asyncDispose]());

describe('the email', () => {
  const delivered: Email[] = [];
  beforeEach(() => {
    delivered.length = 0;
  });
  const mail = (after: () => Promise<void> = async () => {}): Mail => ({
    async send(letter) {
      delivered.push(letter);
      await after();
    },
    async close() {},
    reaches: async () => true,
  });
  const write = async (using = mail()) => {
    for (const { waitlistId, about } of await emailsAsked(app)) {
      await sendWaitlistEmail({ ...app.deps, mail: using }, waitlistId, about);
    }
  };
  async function turn() {
    const line = await soldOut(app, 1);
    const first = await line.waitingUser();
    await line.cancel(line.owners[0]);
    await makeOffers(app.deps, findBooked);
    return { first, line };
  }

  test('says what is kept until when, leads to the checkout, and leaves once however often its job runs', async () => {
    const { first, line } = await turn();
    await write();
    await write();
    expect(delivered).toHaveLength(1);
    const [letter] = delivered;
    expect([letter?.to, letter?.subject]).toEqual([`w${first}@example.com`, 'It is your turn: Lisbon in Spring']);
    expect(letter?.text).toMatch(/We keep 1 seat for you alone until \w+, \w+ \d+, \d+, \d+:\d\d [AP]M UTC/);
    expect(letter?.text).toContain(`/checkout/${line.trip.packageId}`);
    await expectQuiet(app);
  });

  test('that could not leave is the same email when it does', async () => {
    await turn();
    const away = mail(async () => {
      throw new MailUnavailable('away');
    });
    await expect(write(away)).rejects.toThrow();
    await write();
    expect(delivered.map(({ id, date }) => `${id} ${date.toISOString()}`)).toEqual(
      Array(2).fill(`${delivered[0]?.id} ${delivered[0]?.date.toISOString()}`),
    );
  });

  test('that cannot leave does not use up the day of the offer, for four days in all at most', async () => {
    await turn();
    const away = mail(async () => {
      throw new MailUnavailable('away');
    });
    const hoursLeftAfter = async (hours: number) => {
      await sql`update waitlist_entries set email_since = now() - make_interval(hours => ${hours}),
        until = now() + interval '5 minutes'`.execute(app.db);
      await expect(write(away)).rejects.toThrow();
      const found = await sql<{ left: number }>`
        select round(extract(epoch from until - now()) / 3600)::int as left from waitlist_entries`.execute(app.db);
      return found.rows[0]?.left;
    };
    expect(await hoursLeftAfter(23)).toBe(24);
    await makeOffers(app.deps, findBooked);
    expect(await statesOf(app)).toEqual(['offered 1']);
    expect(await hoursLeftAfter(80)).toBe(16);
    expect(await hoursLeftAfter(97)).toBe(0);

    await hoursLeftAfter(23);
    delivered.length = 0;
    await write();
    const until = await sql<{ until: Date }>`select until from waitlist_entries`.execute(app.db);
    expect(delivered[0]?.text).toContain(untilText(until.rows[0]?.until ?? new Date(0)));
    await expectQuiet(app);
  });

  test('to a mailbox that does not exist is not tried for ever', async () => {
    await turn();
    const refusing = mail(async () => {
      throw new EmailRefused('no such mailbox');
    });
    await expect(write(refusing)).rejects.toBeInstanceOf(EmailRefused);
    const found = await sql<{ letter: string }>`select email_state as letter from waitlist_entries`.execute(app.db);
    expect(found.rows).toEqual([{ letter: 'refused' }]);
  });

  test('is not written when the offer has been left or is over meanwhile', async () => {
    const { first } = await turn();
    const [entry] = await listWaiting(app.deps, first, findBooked);
    await sql`update waitlist_entries set until = now() where id = ${entry?.id}`.execute(app.db);
    await write();
    expect(delivered).toEqual([]);
  });

  test('has a link that leaves, for whoever has it and nobody else, and says so twice', async () => {
    await turn();
    await write();
    const key = /\?leave=([\w-]+)/.exec(delivered[0]?.text ?? '')?.[1] ?? '';
    const forged = key.replace(/^\d+/, (id) => String(Number(id) + 1));
    expect(await leaveByEmail(app.deps, forged)).toMatchObject({ ok: false, error: 'no_such_place' });
    expect(await leaveByEmail(app.deps, `${key.slice(0, -1)}${key.endsWith('A') ? 'B' : 'A'}`)).toMatchObject({
      ok: false,
    });
    expect(await statesOf(app)).toEqual(['offered 1']);
    expect(await leaveByEmail(app.deps, key)).toEqual({ ok: true, value: { left: true } });
    expect(await leaveByEmail(app.deps, key)).toEqual({ ok: true, value: { left: true } });
    expect(await statesOf(app)).toEqual(['left 0']);
    await expectQuiet(app);
  });

  test('that the waitlist has ended goes to whoever still waits, once, and offers what there is', async () => {
    const line = await soldOut(app, 1);
    await line.waitingUser();
    await makeOffers(daysBefore(app, 13), findBooked);
    await write();
    await write();
    expect(delivered.map(({ subject }) => subject)).toEqual(['The waiting list for Lisbon in Spring has ended']);
    expect(delivered[0]?.text).toContain('/upcoming-trips');
    await expectQuiet(app);
  });
});
