/** The settings of the trip agent's model: which one, where, and what it may cost. Without a provider there is none. */
import * as z from 'zod/mini';
import { textThat } from './setting-values.ts';

const dollars = (name: string, fallback: string) =>
  z._default(
    textThat((text) => /^\d{1,5}(\.\d{1,4})?$/.test(text), `${name} must be an amount in dollars like 5`),
    fallback,
  );

export const ModelEnvironment = {
  MODEL_PROVIDER: z.optional(
    z.enum(['openai-compatible', 'anthropic', 'perplexity'], {
      error: 'MODEL_PROVIDER must be openai-compatible, anthropic or perplexity',
    }),
  ),
  MODEL_NAME: z.optional(textThat(isName, 'MODEL_NAME must be the provider’s name of a model')),
  MODEL_API_KEY: z.optional(textThat(isKey, 'MODEL_API_KEY must be one line without spaces')),
  MODEL_BASE_URL: z.optional(
    textThat(isBase, 'MODEL_BASE_URL must be https, or http inside your own network, like http://127.0.0.1:11434/v1'),
  ),
  MODEL_PRICES: z._default(
    textThat(
      (text) => /^\d{1,5}(\.\d{1,4})?(\/\d{1,5}(\.\d{1,4})?){2}$/.test(text),
      'MODEL_PRICES must be dollars for a million tokens in, a million out, and one call, like 5/25/0.01',
    ),
    '5/25/0.01',
  ),
  MODEL_REQUEST_BUDGET: dollars('MODEL_REQUEST_BUDGET', '0.5'),
  MODEL_DAY_BUDGET: dollars('MODEL_DAY_BUDGET', '5'),
} as const;

export type ModelConfig = {
  readonly provider: 'openai-compatible' | 'anthropic' | 'perplexity';
  readonly name: string;
  readonly baseUrl: string;
  readonly apiKey: string;
  readonly prices: { readonly input: number; readonly output: number; readonly call: number };
  readonly requestMicros: number;
  readonly dayMicros: number;
};

type Given = z.infer<z.ZodMiniObject<typeof ModelEnvironment>>;

const BASES = {
  anthropic: 'https://api.anthropic.com/v1',
  perplexity: 'https://api.perplexity.ai',
  'openai-compatible': null,
} as const;
const MICROS = 1_000_000;

export function modelConfig(env: Given): ModelConfig | null {
  const { MODEL_PROVIDER: provider, MODEL_NAME: name } = env;
  const baseUrl = provider && (env.MODEL_BASE_URL ?? BASES[provider]);
  if (!provider || !name || !baseUrl) return null;
  const [input = 0, output = 0, call = 0] = env.MODEL_PRICES.split('/').map(Number);
  return {
    provider,
    name,
    baseUrl,
    apiKey: env.MODEL_API_KEY ?? '',
    prices: { input, output, call },
    requestMicros: Math.round(Number(env.MODEL_REQUEST_BUDGET) * MICROS),
    dayMicros: Math.round(Number(env.MODEL_DAY_BUDGET) * MICROS),
  };
}

/** Settings of which only a part is there. */
export function modelHalves(env: Given): string[] {
  const { MODEL_PROVIDER: provider } = env;
  const rest = [env.MODEL_NAME, env.MODEL_API_KEY, env.MODEL_BASE_URL];
  if (!provider)
    return rest.some(Boolean)
      ? ['MODEL_PROVIDER must be set too: the other MODEL_ settings do nothing without it']
      : [];
  return [
    env.MODEL_NAME ? '' : `MODEL_NAME must be set too: MODEL_PROVIDER ${provider} needs the name of a model`,
    provider === 'openai-compatible' && !env.MODEL_BASE_URL
      ? 'MODEL_BASE_URL must be set too: MODEL_PROVIDER openai-compatible needs to know where it is'
      : '',
    provider !== 'openai-compatible' && !env.MODEL_API_KEY
      ? `MODEL_API_KEY must be set too: MODEL_PROVIDER ${provider} takes nobody without a key`
      : '',
  ].filter(Boolean);
}

function isName(text: string): boolean {
  return /^[\w.:@/-]{1,120}$/.test(text);
}

function isKey(text: string): boolean {
  return /^[\x21-\x7e]{1,400}$/.test(text);
}

/** Visitors' texts go there: over TLS, unless it is our own network. */
function isBase(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, username, password, search, hash } = new URL(text);
  if (username || password || search || hash) return false;
  return protocol === 'https:' || (protocol === 'http:' && isOwnNetwork(hostname));
}

function isOwnNetwork(hostname: string): boolean {
  return (
    !hostname.includes('.') ||
    /^(127|10)\.|^192\.168\.|^172\.(1[6-9]|2\d|3[01])\./.test(hostname) ||
    hostname.endsWith('.local') ||
    hostname.endsWith('.internal')
  );
}
