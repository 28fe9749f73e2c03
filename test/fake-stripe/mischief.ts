/**
 * How the fake misbehaves, when told to: each share is a probability, drawn
 * from one seeded row of numbers, so a run can be repeated.
 */
export interface Mischief {
  /** Every answer takes between the two, in milliseconds. */
  readonly delayMs: readonly [least: number, most: number];
  /** This share takes `stallMs` longer. */
  readonly stallShare: number;
  readonly stallMs: number;
  /** The connection ends before anything happened. */
  readonly lostBefore: number;
  /** It happened, and the connection ends without an answer. */
  readonly lostAfter: number;
  /** A 500 before anything happened; a repeat of the key may succeed. */
  readonly failedBefore: number;
  /** A 500 instead of the effect, kept for the key: every repeat gets it again. */
  readonly failedAndKept: number;
  /** A 429 before anything happened. */
  readonly tooMany: number;
  /** Every answer is followed by so much of nothing, which is valid JSON still. */
  readonly paddedBytes: number;
  /** How far search lags behind. */
  readonly searchLagMs: number;
  /** What is created from now on comes into lists and searches only so much later; its id finds it at once. */
  readonly listingLagMs: readonly [least: number, most: number];
  /** Its clock is so much ahead of ours, or behind. */
  readonly clockOffsetMs: number;
  /** What is said otherwise than it stands in the books, by the question. */
  readonly lies: readonly Lie[];
}

export interface Lie {
  readonly at: 'authorise' | 'capture' | 'find' | 'by booking' | 'list' | 'refund' | 'refunds';
  readonly currency?: string;
  /** Null: it names no booking. */
  readonly bookingId?: number | null;
  readonly paymentId?: string;
}

export const WELL_BEHAVED: Mischief = {
  delayMs: [0, 0],
  stallShare: 0,
  stallMs: 0,
  lostBefore: 0,
  lostAfter: 0,
  failedBefore: 0,
  failedAndKept: 0,
  tooMany: 0,
  paddedBytes: 0,
  searchLagMs: 60_000,
  listingLagMs: [0, 0],
  clockOffsetMs: 0,
  lies: [],
};

export interface Turn {
  readonly waitMs: number;
  readonly fate: 'lost before' | 'lost after' | 'failed before' | 'failed and kept' | 'too many' | 'fine';
}

export function turnOf(mischief: Mischief, draw: () => number): Turn {
  const [least, most] = mischief.delayMs;
  const stalled = draw() < mischief.stallShare ? mischief.stallMs : 0;
  const waitMs = least + draw() * (most - least) + stalled;
  let left = draw();
  for (const [share, fate] of [
    [mischief.lostBefore, 'lost before'],
    [mischief.lostAfter, 'lost after'],
    [mischief.failedBefore, 'failed before'],
    [mischief.failedAndKept, 'failed and kept'],
    [mischief.tooMany, 'too many'],
  ] as const) {
    if (left < share) return { waitMs, fate };
    left -= share;
  }
  return { waitMs, fate: 'fine' };
}

/** Mulberry32: small, even, and the same everywhere for the same seed. */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const QUESTIONS: readonly (readonly [Lie['at'], RegExp])[] = [
  ['authorise', /^POST \/v1\/payment_intents$/],
  ['capture', /^POST \/v1\/payment_intents\/\w+\/capture$/],
  ['find', /^GET \/v1\/payment_intents\/pi_\w+$/],
  ['by booking', /^GET \/v1\/charges$/],
  ['list', /^GET \/v1\/payment_intents$/],
  ['refund', /^POST \/v1\/refunds$/],
  ['refunds', /^GET \/v1\/refunds$/],
];

/** The answer as it is told. What is kept in the books and for the key stays true. */
export function lieAbout(answer: unknown, asked: string, lies: readonly Lie[]): unknown {
  const question = QUESTIONS.find(([, is]) => is.test(asked))?.[0];
  const lie = lies.find(({ at }) => at === question);
  if (!lie) return answer;
  return JSON.parse(JSON.stringify(answer), (name, value: unknown) => {
    if (name === 'currency' && lie.currency !== undefined) return lie.currency;
    if (name === 'id' && lie.paymentId !== undefined && /^pi_/.test(String(value))) return lie.paymentId;
    if (name === 'booking_id' && lie.bookingId !== undefined)
      return lie.bookingId === null ? undefined : `${lie.bookingId}`;
    return value;
  });
}
