/**
 * A language model as the house sees it: questions with a schema, answers that
 * fit it, and a word for whatever went wrong. A talk is everything one visitor's
 * request may ask: its time, its money and its turn end with it.
 */
import type * as z from 'zod/mini';
import type { Result } from '../../shared/result.ts';

/**
 * `key`, `name`: the provider does not take the key, or does not have the model. `busy`: it asks for patience; `down`:
 * it is out of order or out of reach; `late`: time is over; `unreadable`: what came back is not what was asked for;
 * `oversize`: too much came back; `loop`: only tool calls, no answer; `budget`: the money of the request or the day is
 * spent; `resting`: not asked because it failed again and again; `crowded`: too many talks at once; `cancelled`: the
 * visitor has gone.
 */
export const MODEL_FAULTS = [
  'key',
  'name',
  'busy',
  'down',
  'late',
  'unreadable',
  'oversize',
  'loop',
  'budget',
  'resting',
  'crowded',
  'cancelled',
] as const;
export type ModelFault = (typeof MODEL_FAULTS)[number];

/** `off`: none is configured. `unknown`: nobody has asked it yet. */
export type ModelState = 'off' | 'unknown' | 'ok' | ModelFault;

/** Something the model may look up. It reads and never writes. */
export interface Lookup {
  readonly description: string;
  readonly input: z.ZodMiniType;
  run(input: unknown): unknown;
}

export interface Question<T> {
  /** Ours alone: nothing a visitor wrote stands here. */
  readonly instructions: string;
  /** What the question is about, visitors' words among it; sent as one block of JSON. */
  readonly data: unknown;
  readonly schema: z.ZodMiniType<T>;
  readonly lookups?: Readonly<Record<string, Lookup>>;
  readonly mostOutputTokens: number;
}

export interface Said<T> {
  readonly value: T;
  /** Addresses the provider names as its sources, unfiltered. */
  readonly sources: readonly string[];
}

export interface Talk {
  ask<T>(question: Question<T>): Promise<Result<Said<T>, ModelFault>>;
  /** Gives the turn back. */
  end(): void;
}

/** Of the present day, which is UTC's. */
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
  /** `signal` ends whatever is under way. */
  talk(signal: AbortSignal): Result<Talk, ModelFault>;
}

export const noModel: Model = {
  name: null,
  state: () => 'off',
  spending: () => Promise.resolve(null),
  look: () => Promise.resolve('off'),
  talk: () => ({ ok: false, error: 'key' }),
};
