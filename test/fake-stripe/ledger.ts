/**
 * The fake provider's own books: a SQLite file, synced to disk with every
 * change, so that it survives the death of its process and an oracle can read
 * it from outside.
 *
 * `movements` is only ever added to: it says what happened, `intents` what is.
 * What the provider believes to be the time is told here, and so is how late its lists are.
 */
import { DatabaseSync } from 'node:sqlite';
import {
  type Decision,
  type Dispute,
  type Intent,
  type IntentStatus,
  type Moved,
  type Movement,
  type Refund,
  type Saved,
  SCHEMA,
} from './rows.ts';

const FIRST: Readonly<Record<string, Movement>> = { requires_capture: 'authorised', requires_action: 'waiting' };

/** Of the row of this table; by the true clock, whatever the provider's says. */
const isListed = (table: string) =>
  `not exists (select 1 from unlisted where unlisted.id = ${table}.id and until_ms > ?)`;

export type Ledger = ReturnType<typeof openLedger>;

export function openLedger(file: string) {
  const db = new DatabaseSync(file);
  db.exec('pragma journal_mode = wal; pragma synchronous = full; pragma busy_timeout = 5000');
  db.exec(SCHEMA);
  const move = db.prepare('insert into movements (at_ms, intent, kind, amount) values (?, ?, ?, ?)');
  const hide = db.prepare('insert into unlisted (id, until_ms) values (?, ?)');
  let clockOffsetMs = 0;
  let drawLagMs = () => 0;

  const now = () => Date.now() + clockOffsetMs;
  /** Found by its id from the start, and in lists only later. */
  const listLater = (id: string) => {
    const lagMs = drawLagMs();
    if (lagMs > 0) hide.run(id, Math.round(Date.now() + lagMs));
  };

  return {
    /** By the provider's clock. */
    now,

    behave(how: { readonly clockOffsetMs: number; readonly drawLagMs: () => number }): void {
      ({ clockOffsetMs, drawLagMs } = how);
    },

    /** The effect and the answer kept for its key are one change on disk. */
    atOnce<T>(work: () => T): T {
      db.exec('begin immediate');
      try {
        const done = work();
        db.exec('commit');
        return done;
      } catch (fault) {
        db.exec('rollback');
        throw fault;
      }
    },

    add(intent: Omit<Intent, 'amount_received'>): void {
      db.prepare(
        `insert into intents (id, created_ms, amount, currency, status, payment_method, decline_code, metadata,
          transfer_group, booking_id) values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      ).run(
        intent.id,
        intent.created_ms,
        intent.amount,
        intent.currency,
        intent.status,
        intent.payment_method,
        intent.decline_code,
        intent.metadata,
        intent.transfer_group,
        intent.booking_id,
      );
      listLater(intent.id);
      move.run(now(), intent.id, FIRST[intent.status] ?? 'declined', intent.amount);
    },

    change(
      id: string,
      kind: Movement,
      to: { status: IntentStatus; received: number; declineCode: string | null },
    ): void {
      db.prepare('update intents set status = ?, amount_received = ?, decline_code = ? where id = ?').run(
        to.status,
        to.received,
        to.declineCode,
        id,
      );
      move.run(now(), id, kind, to.received);
    },

    find(id: string): Intent | null {
      return (db.prepare('select * from intents where id = ?').get(id) as Intent | undefined) ?? null;
    },

    /** Newest first, as the provider lists. */
    list(range: { from: number; to: number; after: string | null; most: number }): Intent[] {
      return db
        .prepare(
          `select * from intents where created_ms >= ? and created_ms < ? and ${isListed('intents')}
            and (? is null or (created_ms, place) < (select created_ms, place from intents where id = ?))
          order by created_ms desc, place desc limit ?`,
        )
        .all(range.from, range.to, Date.now(), range.after, range.after, range.most) as unknown as Intent[];
    },

    ofGroup(group: string): Intent[] {
      return db
        .prepare(`select * from intents where transfer_group = ? and ${isListed('intents')} order by place desc`)
        .all(group, Date.now()) as unknown as Intent[];
    },

    /** Only what is old enough to have reached the search index. */
    ofBooking(bookingId: string, before: number): Intent[] {
      return db
        .prepare(
          `select * from intents where booking_id = ? and created_ms < ? and ${isListed('intents')} order by place desc`,
        )
        .all(bookingId, before, Date.now()) as unknown as Intent[];
    },

    refund(refund: Refund): void {
      db.prepare(
        'insert into refunds (id, intent, amount, status, metadata, created_ms) values (?, ?, ?, ?, ?, ?)',
      ).run(refund.id, refund.intent, refund.amount, refund.status, refund.metadata, refund.created_ms);
      listLater(refund.id);
      move.run(now(), refund.intent, 'refunded', refund.amount);
    },

    /** Newest first. */
    refundsOf(intent: string): Refund[] {
      return db
        .prepare(`select * from refunds where intent = ? and ${isListed('refunds')} order by place desc`)
        .all(intent, Date.now()) as unknown as Refund[];
    },

    dispute(dispute: Dispute): void {
      db.prepare('insert into disputes (id, intent, amount, status, created_ms) values (?, ?, ?, ?, ?)').run(
        dispute.id,
        dispute.intent,
        dispute.amount,
        dispute.status,
        dispute.created_ms,
      );
      listLater(dispute.id);
      move.run(now(), dispute.intent, 'disputed', dispute.amount);
    },

    /** As lists show them, newest first. */
    disputes(intent: string | null): Dispute[] {
      return db
        .prepare(
          `select * from disputes where intent = coalesce(?, intent) and ${isListed('disputes')} order by place desc`,
        )
        .all(intent, Date.now()) as unknown as Dispute[];
    },

    /** As they stand in the books, newest first. */
    disputesOf(intent: string): Dispute[] {
      return db
        .prepare('select * from disputes where intent = ? order by place desc')
        .all(intent) as unknown as Dispute[];
    },

    findDispute(id: string): Dispute | null {
      return (db.prepare('select * from disputes where id = ?').get(id) as Dispute | undefined) ?? null;
    },

    decide({ about, intent, status, id }: Decision): void {
      db.prepare(`update ${about} set status = ? where intent = ? and id = coalesce(?, id)`).run(
        status,
        intent,
        id ?? null,
      );
      move.run(now(), intent, about === 'refunds' ? 'refund_changed' : 'dispute_changed', 0);
    },

    addToken(id: string, paymentMethod: string): void {
      db.prepare('insert into tokens (id, payment_method) values (?, ?)').run(id, paymentMethod);
    },

    /** Null: there is no such token, or it has been used. */
    takeToken(id: string): string | null {
      const used = db.prepare('update tokens set used = 1 where id = ? and used = 0 returning payment_method').get(id);
      return used ? String(used['payment_method']) : null;
    },

    movedSince(place: number): Moved[] {
      return db
        .prepare('select place, intent, kind from movements where place > ? order by place')
        .all(place) as unknown as Moved[];
    },

    refunded(intent: string): number {
      const sum = db
        .prepare("select coalesce(sum(amount), 0) as sum from refunds where intent = ? and status <> 'failed'")
        .get(intent);
      return Number(sum?.['sum'] ?? 0);
    },

    saved(key: string, since: number): Saved | null {
      db.prepare('delete from saved_answers where key = ? and saved_ms < ?').run(key, since);
      return (db.prepare('select * from saved_answers where key = ?').get(key) as Saved | undefined) ?? null;
    },

    save(key: string, { fingerprint, status, body, saved_ms }: Saved): void {
      db.prepare('insert into saved_answers (key, fingerprint, status, body, saved_ms) values (?, ?, ?, ?, ?)').run(
        key,
        fingerprint,
        status,
        body,
        saved_ms,
      );
    },

    close: () => db.close(),
  };
}
