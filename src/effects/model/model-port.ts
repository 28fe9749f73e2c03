/**
 * A language model: questions with a schema, answers that fit it, and a code for
 * whatever went wrong. A conversation is everything one visitor's request may ask;
 * its time and its budget end with it.
 */
import type * as z from 'zod/mini';
import type { Result } from '../../shared/result.ts';
import { wordList } from '../../shared/word-list.ts';

/**
 * `key`, `name`: the provider does not take the key, or does not have the model. `busy`: it asks for patience; `down`:
 * it is out of order or out of reach; `late`: time is over; `unreadable`: what came back is not what was asked for;
 * `oversize`: too much came back; `loop`: only tool calls, no answer; `budget`: the budget of the request or the day is
 * spent; `resting`: not asked because it failed again and again; `crowded`: too many conversations at once; `cancelled`: the
 * visitor has gone.
 */
export const MODEL_FAULTS = wordList(
  'key name busy down late unreadable oversize loop budget resting crowded cancelled',
);
export type ModelFault = (typeof MODEL_FAULTS)[number];

/** `off`: none is configured. `unknown`: nobody has asked it yet. */
export type ModelState = 'off' | 'unknown' | 'ok' | ModelFault;

/** Something the model may look up. It reads and never writes. */
export interface Lookup {
  readonly description: string;
  readonly input: z.ZodMiniType;
  run(input: unknown): unknown;
}

export interface ModelQuestion<T> {
  /** Written by us alone: nothing of a visitor. */
  readonly instructions: string;
  /** What the question is about, with visitors' words; sent as one block of JSON. */
  readonly data: unknown;
  readonly schema: z.ZodMiniType<T>;
  readonly lookups?: Readonly<Record<string, Lookup>>;
  readonly mostOutputTokens: number;
}

export interface ModelAnswer<T> {
  readonly value: T;
  /** Addresses the provider names as its sources, unfiltered. */
  readonly sources: readonly string[];
}

export interface Conversation {
  ask<T>(question: ModelQuestion<T>): Promise<Result<ModelAnswer<T>, ModelFault>>;
  /** Makes room for another conversation. */
  end(): void;
}

/** Of the present day in UTC. */
export interface Spending {
  readonly calls: number;
  /** Millionths of a dollar: spent, and set aside for calls under way. */
  readonly micros: number;
  readonly mostMicros: number;
}

export interface Model {
  /** Provider and model, part of what answers are kept under; null where none is configured. */
  readonly name: string | null;
  state(): ModelState;
  /** Null where none is configured. */
  spending(): Promise<Spending | null>;
  /** Asks one small question, to know whether key and model are right. */
  look(): Promise<ModelState>;
  /** `signal` cancels what is under way. */
  talk(signal: AbortSignal): Result<Conversation, ModelFault>;
}

export const noModel: Model = {
  name: null,
  state: () => 'off',
  spending: () => Promise.resolve(null),
  look: () => Promise.resolve('off'),
  talk: () => ({ ok: false, error: 'key' }),
};
