/**
 * The configured model with its limits around it: so many talks at once, so many
 * seconds and calls each, the day's money, and a rest after failures.
 */
import * as z from 'zod/mini';
import { err, ok } from '../../shared/result.ts';
import { type Breaker, openBreaker } from './breaker.ts';
import type { DayBudget } from './budget.ts';
import { type ModelClientLimits, openModelClient, type Prices } from './client.ts';
import type { Model, ModelFault, ModelState, Talk } from './port.ts';
import { askThrough, type ModelSettings, type Patience, speak } from './sdk.ts';

export interface ModelOptions {
  readonly settings: ModelSettings;
  readonly prices: Prices;
  /** Of one talk, millionths of a dollar. */
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
  const lines: ModelClientLimits = { ...LIMITS, micros: options.mostMicros, beginMs: patience.firstChunkMs };
  let talks = 0;
  let state: ModelState = 'unknown';

  function became(next: ModelState): void {
    if (next !== state) options.onChange?.(next);
    state = next;
  }

  function open(signal: AbortSignal): Talk {
    const ends = AbortSignal.any([signal, AbortSignal.timeout(patience.totalMs)]);
    const line = openModelClient(origin, prices, lines, budget);
    const spoken = speak(settings, line.fetch);
    return {
      async ask(question) {
        const said = await askThrough({ model: await spoken, settings, line, patience, signal: ends }, question);
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
      // It was understood, if not answered as asked: key and name are right.
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
