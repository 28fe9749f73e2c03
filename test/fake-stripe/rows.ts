/** The tables of the fake provider's books, and what their rows hold. */

export type IntentStatus =
  | 'requires_payment_method'
  | 'requires_action'
  | 'requires_capture'
  | 'succeeded'
  | 'canceled';
export type Movement =
  | 'waiting'
  | 'authorised'
  | 'declined'
  | 'captured'
  | 'capture_failed'
  | 'voided'
  | 'refunded'
  | 'refund_changed'
  | 'disputed'
  | 'dispute_changed';

export interface Intent {
  readonly id: string;
  readonly created_ms: number;
  readonly amount: number;
  readonly amount_received: number;
  readonly currency: string;
  readonly status: IntentStatus;
  readonly payment_method: string;
  readonly decline_code: string | null;
  readonly metadata: string;
  readonly transfer_group: string | null;
  readonly booking_id: string;
}

export interface Saved {
  readonly fingerprint: string;
  readonly status: number;
  readonly body: string;
  readonly saved_ms: number;
}

export interface Refund {
  readonly id: string;
  readonly intent: string;
  readonly amount: number;
  readonly status: string;
  readonly metadata: string;
  readonly created_ms: number;
}

export interface Dispute {
  readonly id: string;
  readonly intent: string;
  readonly amount: number;
  readonly status: string;
  readonly created_ms: number;
}

/** What a bank has decided about all refunds or disputes of a payment, or about one of them. */
export interface Decision {
  readonly about: 'refunds' | 'disputes';
  readonly intent: string;
  readonly status: string;
  readonly id?: string;
}

/** What happened last, for whoever tells others of it. */
export interface Moved {
  readonly place: number;
  readonly intent: string;
  readonly kind: Movement;
}

export const SCHEMA = `
  create table if not exists intents (
    place integer primary key autoincrement, id text not null unique, created_ms integer not null,
    amount integer not null, amount_received integer not null default 0, currency text not null, status text not null,
    payment_method text not null, decline_code text, metadata text not null, transfer_group text, booking_id text not null);
  create index if not exists intents_by_time on intents (created_ms);
  create index if not exists intents_of_group on intents (transfer_group);
  create index if not exists intents_of_booking on intents (booking_id);
  create table if not exists movements (
    place integer primary key autoincrement, at_ms integer not null, intent text not null, kind text not null,
    amount integer not null);
  create table if not exists refunds (
    place integer primary key autoincrement, id text not null unique, intent text not null, amount integer not null,
    status text not null, metadata text not null, created_ms integer not null);
  create table if not exists disputes (
    place integer primary key autoincrement, id text not null unique, intent text not null, amount integer not null,
    status text not null, created_ms integer not null);
  create table if not exists unlisted (id text primary key, until_ms integer not null);
  create table if not exists tokens (id text primary key, payment_method text not null, used integer not null default 0);
  create table if not exists saved_answers (
    key text primary key, fingerprint text not null, status integer not null, body text not null,
    saved_ms integer not null);`;
