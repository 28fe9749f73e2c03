/** Subscribers as operators look after them. The audit log holds numbers and states, never an address. */
import { type Db, inTransaction } from '../../../database/sql.ts';
import { audit } from '../../../kernel/audit-log.ts';
import { csvOf } from '../../../kernel/csv.ts';
import type { Deps } from '../../../kernel/deps.ts';
import type { Operator } from '../../../kernel/sessions/operator-sessions.ts';
import { toWire } from '../../../shared/dates.ts';
import type { OutputOf, QueryOf } from '../../../shared/endpoint.ts';
import { recordFrom } from '../../../shared/field-list.ts';
import type { FileAnswer } from '../../../shared/file-answer.ts';
import { err, ok, type Result } from '../../../shared/result.ts';
import { placeByNumber } from '../contract/inbox.ts';
import type * as contract from '../contract/subscribers.ts';
import { SUBSCRIBER_FIELDS } from '../contract/subscribers.ts';
import { subscribersCopy } from '../copy/subscribers.ts';
import { newsletterConfirmationId } from '../mail.ts';
import {
  deleteSubscriber,
  findSubscriber,
  holdSubscriber,
  insertConsent,
  listConfirmed,
  listConsentEvents,
  listSubscribers,
  markLeftById,
  type StoredSubscriber,
} from '../store/subscribers.ts';
import { openTokens } from './subscribe.ts';

const A_PAGE = 50;

export async function listedSubscribers(
  { db }: Pick<Deps, 'db'>,
  { status, q, after }: QueryOf<typeof contract.listSubscribers>,
): Promise<OutputOf<typeof contract.listSubscribers>> {
  const begins = q ? q.toLowerCase() : null;
  const last = placeByNumber.read(after)?.[0] ?? null;
  const found = await listSubscribers(db, { status: status ?? null, begins, after: last, most: A_PAGE + 1 });
  const { page, next } = placeByNumber.page(found, A_PAGE, ({ id }) => [id]);
  return { subscribers: toWire(page), next };
}

type Found = Result<contract.OneSubscriber, 'no_such_subscriber'>;

export async function readSubscriber({ db }: Pick<Deps, 'db'>, id: number): Promise<Found> {
  const found = await findSubscriber(db, id);
  return found ? ok(await withConsentEvents(db, found)) : err('no_such_subscriber');
}

export async function unsubscribe({ db, now }: Pick<Deps, 'db' | 'now'>, me: Operator, id: number): Promise<Found> {
  return inTransaction(db, async (tx) => {
    const found = await holdSubscriber(tx, id);
    if (!found) return err('no_such_subscriber');
    if (found.status === 'left') return ok(await withConsentEvents(tx, found));
    const at = now();
    await markLeftById(tx, id, at);
    await insertConsent(tx, id, 'left', subscribersCopy.leftOnRequest, at);
    const left = { ...found, status: 'left', askedAt: null, confirmedAt: null, leftAt: at } as const;
    await audit(tx, {
      operator: me,
      action: 'subscriber.leave',
      subject: `subscriber:${id}`,
      before: logged(found),
      after: logged(left),
    });
    return ok(await withConsentEvents(tx, left));
  });
}

export async function eraseSubscriber(
  { db }: Pick<Deps, 'db'>,
  me: Operator,
  id: number,
): Promise<Result<{ erased: true }, 'no_such_subscriber'>> {
  return inTransaction(db, async (tx) => {
    const found = await holdSubscriber(tx, id);
    if (!found) return err('no_such_subscriber');
    await deleteSubscriber(tx, id);
    await audit(tx, { operator: me, action: 'subscriber.erase', subject: `subscriber:${id}`, before: logged(found) });
    return ok({ erased: true });
  });
}

/** Whoever writes to the list from elsewhere needs each address's own way out. */
export async function exportSubscribers(
  { config, db }: Pick<Deps, 'config' | 'db'>,
  me: Operator,
): Promise<FileAnswer> {
  const rows = await inTransaction(db, async (tx) => {
    const confirmed = await listConfirmed(tx);
    const after = { addresses: confirmed.length };
    await audit(tx, { operator: me, action: 'subscriber.export', subject: 'subscriber:all', after });
    return confirmed;
  });
  const tokensFor = await openTokens({ db });
  const { head, file } = subscribersCopy;
  const bytes = csvOf([
    [head.email, head.confirmed, head.wording, head.leave],
    ...rows.map(({ email, confirmedAt, wording, seed }) => [
      email,
      confirmedAt.toISOString(),
      wording ?? '',
      `${config.publicUrl}/newsletter/leave/${tokensFor(seed).leave}`,
    ]),
  ]);
  return { name: file, bytes };
}

const logged = (subscriber: StoredSubscriber) =>
  recordFrom(SUBSCRIBER_FIELDS.map((field) => [field, subscriber[field]] as const));

async function withConsentEvents(db: Db, found: StoredSubscriber): Promise<contract.OneSubscriber> {
  const events = await listConsentEvents(db, found.id);
  return {
    ...toWire(found),
    consentEvents: events.map(({ emailNumber, ...event }) => ({
      ...toWire(event),
      letter: emailNumber === null ? null : newsletterConfirmationId(found.id, emailNumber),
    })),
  };
}
