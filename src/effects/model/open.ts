/**
 * The configured model with its limits: conversations at once, seconds and calls of
 * each, the budget of the day, and a circuit breaker.
 */
import * as z from 'zod/mini';
import { err, ok } from '../../shared/result.ts';
import type { DayBudget } from './budget.ts';
import { type ModelClientLimits, openModelClient, type Prices } from './client.ts';
import type { Conversation, Model, ModelFault, ModelState } from './port.ts';
import { askModel, type ModelSettings, openLanguageModel, type Patience } from './sdk.ts';

export interface ModelOptions {
  readonly settings: ModelSettings;
  readonly prices: Prices;
  /** Of one conversation, millionths of a dollar. */
  readonly mostMicros: number;
  readonly budget: DayBudget;
  readonly patience?: Patience;
  readonly talks?: number;
  readonly breaker?: Breaker;
  /** When it turns from one state into another. */
  readonly onChange?: (state: ModelState) => void;
}

const PATIENCE: Patience = { totalMs: 20_000, firstChunkMs: 6000, chunkMs: 4000 };
const LIMITS: Omit<ModelClientLimits, 'micros' | 'beginMs'> = { calls: 8, requestBytes: 48_000, answerBytes: 256_000 };
const MOST_TALKS = 4;
/** They say nothing about the provider. */
const OURS: readonly ModelFault[] = ['budget', 'cancelled', 'crowded', 'resting'];

export function openModel(options: ModelOptions): Model {
  const { settings, prices, budget, patience = PATIENCE, breaker = openBreaker() } = options;
  const origin = new URL(settings.baseUrl).origin;
  const limits: ModelClientLimits = { ...LIMITS, micros: options.mostMicros, beginMs: patience.firstChunkMs };
  let talks = 0;
  let state: ModelState = 'unknown';

  function became(next: ModelState): void {
    if (next !== state) options.onChange?.(next);
    state = next;
  }

  function open(signal: AbortSignal): Conversation {
    const ends = AbortSignal.any([signal, AbortSignal.timeout(patience.totalMs)]);
    const client = openModelClient(origin, prices, limits, budget);
    const model = openLanguageModel(settings, client.fetch);
    return {
      async ask(question) {
        const said = await askModel({ model: await model, settings, client, patience, signal: ends }, question);
        if (said.ok || !OURS.includes(said.error)) {
          breaker.note(said.ok);
          became(said.ok ? 'ok' : said.error);
        }
        return said;
      },
      end: () => undefined,
    };
  }

  return {
    name: `${settings.provider}/${settings.name}`,
    state: () => state,
    spending: () => budget.spending(),
    async look() {
      const said = await open(new AbortController().signal).ask(GREETING);
      // It was understood, if not answered in our shape: key and name are right.
      if (!said.ok && said.error === 'unreadable') became('ok');
      else if (!said.ok) became(said.error);
      return state;
    },
    talk(signal) {
      if (talks >= (options.talks ?? MOST_TALKS)) return err('crowded');
      if (!breaker.mayPass()) return err('resting');
      talks++;
      let ended = false;
      return ok({
        ...open(signal),
        end() {
          if (!ended) talks--;
          ended = true;
        },
      });
    },
  };
}

const GREETING = {
  instructions: 'Answer with JSON alone: {"ready": true}',
  data: { ready: true },
  schema: z.object({ ready: z.boolean() }),
  mostOutputTokens: 64,
};

const OPENS_AT = 3;
const REST_MS = 60_000;

/** A circuit breaker: after three failures in a row nothing is asked for a minute; then one question tests whether it is back. */
export interface Breaker {
  /** False while it is open. */
  mayPass(): boolean;
  note(isGood: boolean): void;
}

export function openBreaker(now: () => number = () => performance.now(), restMs = REST_MS): Breaker {
  let failures = 0;
  let restsUntil = 0;
  return {
    mayPass() {
      if (failures < OPENS_AT) return true;
      if (now() < restsUntil) return false;
      // Others are refused until this one is answered.
      restsUntil = now() + restMs;
      return true;
    },
    note(isGood) {
      failures = isGood ? 0 : failures + 1;
      if (failures >= OPENS_AT) restsUntil = now() + restMs;
    },
  };
}
