/**
 * The configured model with its limits: conversations at once, seconds and calls of
 * each, the budget of the day, and a circuit breaker.
 */
import { APICallError, isStepCount, jsonSchema, type LanguageModel, Output, streamText, tool } from 'ai';
import * as z from 'zod/mini';
import { err, ok, type Result } from '../../shared/result.ts';
import { type Breaker, openBreaker } from './circuit-breaker.ts';
import type { DailySpendLimit } from './daily-spend-limit.ts';
import { type ModelClient, type ModelClientLimits, openModelClient, type Prices, type Usage } from './metered-fetch.ts';
import type { Conversation, Lookup, Model, ModelAnswer, ModelFault, ModelQuestion, ModelState } from './model-port.ts';

export interface ModelOptions {
  readonly settings: ModelSettings;
  readonly prices: Prices;
  /** Of one conversation, millionths of a dollar. */
  readonly mostMicros: number;
  readonly budget: DailySpendLimit;
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

interface ModelSettings {
  readonly provider: 'openai-compatible' | 'anthropic' | 'perplexity';
  readonly name: string;
  readonly baseUrl: string;
  readonly apiKey: string;
}

interface Patience {
  /** Of a whole conversation. */
  readonly totalMs: number;
  /** Until a question's first word. */
  readonly firstChunkMs: number;
  /** Between words. */
  readonly chunkMs: number;
}

/** Rounds of lookups before the model must answer. */
const MOST_STEPS = 4;

// The library would otherwise write its remarks to the console.
(globalThis as { AI_SDK_LOG_WARNINGS?: boolean }).AI_SDK_LOG_WARNINGS = false;

/**
 * Questions to a provider through the AI SDK. This module is loaded only where a
 * model is configured: the library costs a tenth of a second and thirty
 * megabytes, which nobody pays who has none.
 */
async function openLanguageModel(settings: ModelSettings, fetch: ModelClient['fetch']): Promise<LanguageModel> {
  const { provider, name, baseUrl, apiKey } = settings;
  const common = { baseURL: baseUrl, apiKey, fetch };
  if (provider === 'anthropic') return (await import('@ai-sdk/anthropic')).createAnthropic(common)(name);
  if (provider === 'perplexity') return (await import('@ai-sdk/perplexity')).createPerplexity(common)(name);
  const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible');
  return createOpenAICompatible({
    ...common,
    ...(apiKey === '' ? { apiKey: 'none' } : {}),
    name: 'model',
    includeUsage: true,
    supportsStructuredOutputs: true,
    // Its newer models know only the longer name.
    ...(new URL(baseUrl).hostname === 'api.openai.com' && { transformRequestBody: withLongName }),
  })(name);
}

function withLongName({ max_tokens, ...body }: Record<string, unknown>): Record<string, unknown> {
  return { ...body, max_completion_tokens: max_tokens };
}

interface ModelCall {
  readonly model: LanguageModel;
  readonly settings: ModelSettings;
  readonly client: ModelClient;
  readonly patience: Patience;
  /** Ends with the visitor's request or the conversation's time. */
  readonly signal: AbortSignal;
}

async function askModel<T>(call: ModelCall, question: ModelQuestion<T>): Promise<Result<ModelAnswer<T>, ModelFault>> {
  const { model, settings, client, patience, signal } = call;
  const faults: unknown[] = [];
  const usages: (Usage | null)[] = [];
  client.begin(question.mostOutputTokens);
  // Perplexity looks things up by itself and takes no tools.
  const tools = settings.provider === 'perplexity' ? undefined : question.lookups;
  const running = streamText({
    model,
    instructions: question.instructions,
    prompt: JSON.stringify(question.data),
    output: Output.object({ schema: schemaOf(question.schema) }),
    ...(tools && { tools: Object.fromEntries(Object.entries(tools).map(([name, lookup]) => [name, toolOf(lookup)])) }),
    stopWhen: isStepCount(MOST_STEPS),
    maxOutputTokens: question.mostOutputTokens,
    maxRetries: 0,
    timeout: { firstChunkMs: patience.firstChunkMs, chunkMs: patience.chunkMs },
    abortSignal: signal,
    onStepEnd: ({ usage: { inputTokens, outputTokens } }) => {
      usages.push(inputTokens === undefined || outputTokens === undefined ? null : { inputTokens, outputTokens });
    },
    onError: ({ error }) => {
      faults.push(error);
    },
  });
  try {
    const value = (await running.output) as T;
    const sources = (await running.sources).flatMap((source) => (source.sourceType === 'url' ? [source.url] : []));
    return ok({ value, sources });
  } catch (fault) {
    return err(client.refused() ?? faultOf([...faults, fault], signal, usages.length >= MOST_STEPS));
  } finally {
    await client.finish(usages);
  }
}

function faultOf(faults: readonly unknown[], signal: AbortSignal, isLoop: boolean): ModelFault {
  if (signal.aborted) return isTimeout(signal.reason) ? 'late' : 'cancelled';
  for (const fault of faults.flatMap(withCauses)) {
    if (APICallError.isInstance(fault) && fault.statusCode !== undefined && fault.statusCode >= 400)
      return faultOfStatus(fault.statusCode, fault.responseBody ?? '');
    if (isTimeout(fault)) return 'late';
    if (fault instanceof TypeError && /fetch|network|terminated/i.test(fault.message)) return 'down';
    if (APICallError.isInstance(fault) && fault.statusCode === undefined) return 'down';
  }
  return isLoop ? 'loop' : 'unreadable';
}

function faultOfStatus(status: number, body: string): ModelFault {
  if (status === 401 || status === 402 || status === 403) return 'key';
  if (status === 404 || (status === 400 && /model/i.test(body))) return 'name';
  if (status === 429) return 'busy';
  return status >= 500 ? 'down' : 'unreadable';
}

function withCauses(fault: unknown): unknown[] {
  const chain: unknown[] = [];
  for (let at = fault; at instanceof Error && chain.length < 6; at = at.cause) chain.push(at);
  return chain;
}

const isTimeout = (fault: unknown) => fault instanceof Error && fault.name === 'TimeoutError';

function toolOf({ description, input, run }: Lookup) {
  return tool({ description, inputSchema: schemaOf(input), execute: async (asked: unknown) => run(asked) });
}

/** Lengths are left out of what is sent, because not every provider takes them; they are held against the answer here. */
function schemaOf<T>(schema: z.ZodMiniType<T>) {
  return jsonSchema<T>(withoutLengths(z.toJSONSchema(schema)) as Parameters<typeof jsonSchema<T>>[0], {
    validate: (value) => {
      const read = schema.safeParse(value);
      return read.success
        ? { success: true as const, value: read.data }
        : { success: false as const, error: new Error('The answer has another shape') };
    },
  });
}

const LENGTHS = new Set(['$schema', 'maxItems', 'minItems', 'maxLength', 'minLength', 'minimum', 'maximum']);

function withoutLengths(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(withoutLengths);
  if (part === null || typeof part !== 'object') return part;
  return Object.fromEntries(
    Object.entries(part)
      .filter(([name]) => !LENGTHS.has(name))
      .map(([name, value]) => [name, withoutLengths(value)]),
  );
}
