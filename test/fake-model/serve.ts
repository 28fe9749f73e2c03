/**
 * A provider of language models that is none: an HTTP server of its own which
 * speaks the real formats, with a ledger of what it would have charged and with
 * every manner and fault that a test asks for.
 *
 * `/v1/chat/completions` as OpenAI and its likes, `/anthropic/messages`, `/perplexity/chat/completions`.
 */
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { breaksLine, type Mischief, mannerOf } from './mischief.ts';
import { type Persona, writesWell } from './personas.ts';
import { type Heard, hear } from './request.ts';
import { type Speech, streamed, type Wire, whole } from './wire.ts';

export const GOOD_KEY = 'good-key';
export const MODEL = 'storyteller';

export interface Behaviour {
  readonly manner?: Persona;
  readonly mischief?: Mischief;
  /** Before the first word. */
  readonly waitMs?: number;
  /** Says nothing before a test lets it. */
  readonly until?: Promise<unknown>;
  readonly citations?: readonly string[];
  /** Instead of whatever it would say. */
  readonly raw?: string;
}

export interface Ledger {
  calls: number;
  inputTokens: number;
  outputTokens: number;
  /** At one moment. */
  mostAtOnce: number;
  /** Requests whose client hung up. */
  abandoned: number;
  readonly heard: Heard[];
}

export interface FakeModel extends AsyncDisposable {
  readonly url: string;
  readonly ledger: Ledger;
  behave(how?: Behaviour): void;
  /** What was charged, in millionths of a dollar. */
  charged(prices: { readonly input: number; readonly output: number; readonly call: number }): number;
  settings(provider?: 'openai-compatible' | 'anthropic' | 'perplexity'): Record<string, string>;
}

const MOST_HEARD = 200;

export async function openFakeModel(): Promise<FakeModel> {
  let behaviour: Behaviour = {};
  const ledger: Ledger = { calls: 0, inputTokens: 0, outputTokens: 0, mostAtOnce: 0, abandoned: 0, heard: [] };
  let under = 0;
  const server = createServer((request, response) => {
    under++;
    ledger.mostAtOnce = Math.max(ledger.mostAtOnce, under);
    response.once('close', () => {
      under--;
      if (!response.writableFinished) ledger.abandoned++;
    });
    void attend(request, response, () => behaviour, ledger).catch(() => response.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const bases = { 'openai-compatible': '/v1', anthropic: '/anthropic', perplexity: '/perplexity' } as const;
  return {
    url,
    ledger,
    behave(how = {}) {
      behaviour = how;
    },
    charged: ({ input, output, call }) =>
      Math.round(ledger.inputTokens * input + ledger.outputTokens * output + ledger.calls * call * 1_000_000),
    settings: (provider = 'openai-compatible') => ({
      MODEL_PROVIDER: provider,
      MODEL_NAME: MODEL,
      MODEL_API_KEY: GOOD_KEY,
      MODEL_BASE_URL: `${url}${bases[provider]}`,
    }),
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
    },
  };
}

async function attend(
  request: IncomingMessage,
  response: ServerResponse,
  how: () => Behaviour,
  ledger: Ledger,
): Promise<void> {
  const text = await bodyOf(request);
  const wire: Wire | null = request.url?.endsWith('/messages')
    ? 'messages'
    : request.url === '/perplexity/chat/completions'
      ? 'perplexity'
      : request.url?.endsWith('/chat/completions')
        ? 'chat'
        : null;
  if (!wire) return refuse(response, 404, 'not_found');
  const key = request.headers.authorization?.replace(/^Bearer /, '') ?? request.headers['x-api-key'];
  if (key !== GOOD_KEY) return refuse(response, 401, 'invalid_api_key');
  const heard = hear(text);
  if (heard.model !== MODEL) return refuse(response, 404, 'model_not_found');
  const behaviour = how();
  ledger.heard.push(heard);
  if (ledger.heard.length > MOST_HEARD) ledger.heard.shift();
  // The small question at a start is answered by everybody, unless the line itself is broken.
  const { mischief } = behaviour;
  if (behaviour.waitMs) await pause(behaviour.waitMs);
  await behaviour.until;
  if (mischief && (await breaksLine(mischief, response))) {
    if (mischief !== '500' && mischief !== '429') charge(ledger, text, heard.mostTokens * 4);
    return;
  }
  const manner: Persona = mischief ? mannerOf(mischief) : (behaviour.manner ?? writesWell);
  const speech = speechOf(manner, heard, behaviour, text);
  charge(ledger, text, speech.text.length + JSON.stringify(speech.tool ?? '').length, speech);
  if (!heard.streams) {
    response
      .writeHead(200, { 'content-type': 'application/json' })
      .end(JSON.stringify(whole(wire, heard.model, speech)));
    return;
  }
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  for (const event of streamed(wire, heard.model, speech)) response.write(event);
  response.end();
}

function speechOf(manner: Persona, heard: Heard, behaviour: Behaviour, text: string): Speech {
  const tool = heard.task === 'other' ? null : manner.tool(heard);
  const said = behaviour.raw ?? manner.says(heard);
  const spoken = tool ? '' : typeof said === 'string' ? said : JSON.stringify(said);
  const output = Math.min(heard.mostTokens, Math.ceil((spoken.length + JSON.stringify(tool ?? '').length) / 4));
  // Anthropic's older way to a shape is a tool named json.
  const asJson = !tool && heard.tools.includes('json') ? { name: 'json', input: safely(spoken) } : null;
  return {
    text: spoken,
    ...((tool ?? asJson) && { tool: tool ?? asJson ?? { name: '', input: {} } }),
    ...(behaviour.citations && { citations: behaviour.citations }),
    usage: { input: Math.ceil(text.length / 4), output },
  };
}

function safely(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function charge(ledger: Ledger, request: string, characters: number, speech?: Speech): void {
  ledger.calls++;
  ledger.inputTokens += speech?.usage.input ?? Math.ceil(request.length / 4);
  ledger.outputTokens += speech?.usage.output ?? Math.ceil(characters / 4);
}

function refuse(response: ServerResponse, status: number, code: string): void {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(
    JSON.stringify({ type: 'error', error: { type: code, code, message: `The ${code.replaceAll('_', ' ')}` } }),
  );
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}
