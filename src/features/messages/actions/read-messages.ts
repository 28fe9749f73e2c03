/** What was sent to travellers, as an operator reads it. */
import type { Db } from '../../../database/sql.ts';
import { findBounced } from '../../../kernel/bounces.ts';
import { toWire } from '../../../shared/dates.ts';
import { err, ok, type Result } from '../../../shared/result.ts';
import { referenceOf } from '../../bookings/rules/booking-id.ts';
import type { ReadMessage, SentMessage } from '../contract/messages.ts';
import { messageEmailId } from '../rules.ts';
import { findSent, listCopies, listSent } from '../store/messages.ts';

const MOST = 200;

export async function sentMessages(db: Db): Promise<{ messages: SentMessage[] }> {
  return { messages: (await listSent(db, MOST)).map(toWire) };
}

export async function readMessage(db: Db, idText: string): Promise<Result<ReadMessage, 'no_such_message'>> {
  const sent = /^[1-9]\d{0,8}$/.test(idText) ? await findSent(db, Number(idText)) : null;
  if (!sent) return err('no_such_message');
  const copies = await listCopies(db, sent.id);
  const nameOf = (bookingId: number) => messageEmailId(sent.id, bookingId);
  const bounced = await findBounced(
    db,
    copies.map(({ bookingId }) => nameOf(bookingId)),
  );
  return ok({
    ...toWire(sent),
    copies: copies.map((copy) => ({
      ...copy,
      reference: referenceOf(copy.bookingId),
      state: copy.state === 'sent' && bounced.has(nameOf(copy.bookingId)) ? 'returned' : copy.state,
    })),
  });
}
