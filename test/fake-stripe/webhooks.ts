/**
 * What the fake provider tells by itself: one event for each movement of its
 * books, signed as the real one signs. Told to, it loses, repeats, delays and
 * mixes them, and somebody else sends forged ones beside them.
 */
import { createHmac, randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Ledger } from './ledger.ts';
import { seeded } from './mischief.ts';
import type { Intent, Movement } from './rows.ts';
import { intentShape } from './shapes.ts';

export interface Telling {
  readonly urls: readonly string[];
  readonly secret: string;
  /** How often each event that is not lost is sent; all at other times. */
  readonly copies: number;
  readonly lost: number;
  /** This share of events has a forged one beside it. */
  readonly forged: number;
  readonly delayMs: readonly [least: number, most: number];
  readonly seed: number;
}

export interface Told {
  sent: number;
  lost: number;
  forged: number;
  /** Forged ones that were answered with 2xx. */
  believed: number;
  refused: number;
  unanswered: number;
}

const TYPES: Readonly<Record<Movement, string>> = {
  waiting: 'payment_intent.requires_action',
  authorised: 'payment_intent.amount_capturable_updated',
  declined: 'payment_intent.payment_failed',
  captured: 'payment_intent.succeeded',
  capture_failed: 'payment_intent.payment_failed',
  voided: 'payment_intent.canceled',
  refunded: 'refund.created',
  refund_changed: 'refund.updated',
  disputed: 'charge.dispute.created',
  dispute_changed: 'charge.dispute.updated',
};

export function signatureOf(body: string, secret: string, at = Date.now()): string {
  const seconds = Math.floor(at / 1000);
  return `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`;
}

export function eventOf(id: string, type: string, intent: Intent, at = Date.now()): string {
  const created = Math.floor(at / 1000);
  const about = type.startsWith('payment_intent.')
    ? intentShape(intent)
    : { id: `ob_${intent.id}`, object: 'charge', payment_intent: intent.id };
  const envelope = { id, object: 'event', api_version: '2026-10-28.endive', created, livemode: false, type };
  return JSON.stringify({ ...envelope, data: { object: about } });
}

export function openTelling(ledger: Ledger) {
  let telling: Telling | null = null;
  let place = 0;
  let draw = seeded(1);
  const told: Told = { sent: 0, lost: 0, forged: 0, believed: 0, refused: 0, unanswered: 0 };

  async function post(body: string, signature: string): Promise<number> {
    const url = telling?.urls[Math.floor(draw() * telling.urls.length)];
    if (!url) return 0;
    const headers = { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature };
    const answered = await fetch(url, { method: 'POST', headers, body, signal: AbortSignal.timeout(10_000) }).catch(
      () => null,
    );
    await answered?.arrayBuffer().catch(() => null);
    return answered?.status ?? 0;
  }

  async function send(body: string, { secret, delayMs: [least, most] }: Telling): Promise<void> {
    await pause(least + draw() * (most - least));
    told.sent++;
    // The real one tries for three days; whoever cannot hear twice must do without.
    for (let attempt = 1; attempt <= 2; attempt++) {
      const status = await post(body, signatureOf(body, secret, ledger.now()));
      if (status >= 200 && status < 300) return;
      if (status === 0) told.unanswered++;
      else told.refused++;
      await pause(500);
    }
  }

  async function forge(body: string): Promise<void> {
    told.forged++;
    const status = await post(body, signatureOf(body, `whsec_${randomBytes(8).toString('hex')}`, ledger.now()));
    if (status >= 200 && status < 300) told.believed++;
  }

  return {
    told,
    tell(next: Telling | null): void {
      telling = next;
      place = ledger.movedSince(0).at(-1)?.place ?? 0;
      if (next) draw = seeded(next.seed);
    },
    /** To be called when something may have moved. */
    look(): void {
      if (!telling) return;
      for (const moved of ledger.movedSince(place)) {
        place = moved.place;
        const intent = ledger.find(moved.intent);
        if (!intent) continue;
        const body = eventOf(`evt_${moved.place}`, TYPES[moved.kind], intent, ledger.now());
        if (draw() < telling.forged) void forge(body.replace('"evt_', '"evt_forged_'));
        if (draw() < telling.lost) told.lost++;
        else for (let copy = 0; copy < telling.copies; copy++) void send(body, telling);
      }
    },
  };
}
