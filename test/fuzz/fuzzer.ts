/**
 * Requests made of our API's own description, good ones and spoilt ones, and what
 * is wrong with the answers: a status that is not described, a body that is not
 * what the description says, a fault of ours. Ids and tokens of answers are used in
 * later requests, so that it gets beyond the first door.
 */
import { type Definitions, faultsOf, type Schema } from './schema.ts';
import { NASTY, oneOf, type Pool, type Roll, rollFrom, spoil, valueFor } from './values.ts';

export interface Sent {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  /** One of several visitors. */
  readonly visitor: number;
}

export interface Heard {
  readonly status: number;
  readonly text: string;
  readonly type: string;
}

interface Operation {
  readonly parameters: readonly {
    readonly name: string;
    readonly in: 'path' | 'query';
    readonly required: boolean;
    readonly schema: Schema;
  }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> };
  readonly responses: Readonly<
    Record<string, { readonly content: Readonly<Record<string, { readonly schema: Schema }>> }>
  >;
}

export interface Description {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Definitions };
}

export interface FuzzOptions {
  readonly description: Description;
  readonly seed: number;
  readonly visitors: number;
  readonly send: (request: Sent) => Promise<Heard>;
}

/** What the house itself answers before any endpoint is asked. */
const OF_THE_HOUSE = [400, 403, 404, 405, 413, 414, 415, 429, 431];
/** Work of a second of the processor; not for every other request. */
const DEAR = /auth\/(login|register)|business\/access|ai\/|confirmation\.pdf/;
const MOST_KEPT = 50;

export function openFuzzer({ description, seed, visitors, send }: FuzzOptions) {
  const roll = rollFrom(seed);
  const pool: Pool = new Map();
  const definitions = description.components.schemas;
  const operations = Object.entries(description.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
  );
  const cheap = operations.filter(({ path }) => !DEAR.test(path));
  const dear = operations.filter(({ path }) => DEAR.test(path));
  const statuses = new Map<number, number>();

  async function step(): Promise<string[]> {
    const chosen = oneOf(roll, roll() < 0.03 ? dear : cheap);
    if (!chosen) return ['there is nothing to ask'];
    const isGood = roll() < 0.5;
    const request = requestFor(chosen, isGood);
    const heard = await send(request);
    statuses.set(heard.status, (statuses.get(heard.status) ?? 0) + 1);
    const said = judge(chosen.operation, chosen.method === request.method, heard);
    return said.map(
      (fault) =>
        `${request.method} ${request.path.slice(0, 300)} ${request.body?.slice(0, 300) ?? ''} → ${heard.status} ${fault}`,
    );
  }

  function requestFor({ path, method, operation }: (typeof operations)[number], isGood: boolean): Sent {
    const given = (name: string, schema: Schema): string => {
      const value = valueFor(schema, name, roll, pool, definitions);
      const text = String(isGood || roll() < 0.5 ? value : oneOf(roll, NASTY));
      return text.isWellFormed() ? text : text.toWellFormed();
    };
    const filled = operation.parameters
      .filter((parameter) => parameter.in === 'path')
      .reduce(
        (so, { name, schema }) => so.replace(`{${name}}`, encodeURIComponent(given(name, schema)) || '%20'),
        path,
      );
    const query = operation.parameters
      .filter((parameter) => parameter.in === 'query' && (parameter.required ? isGood || roll() < 0.8 : roll() < 0.3))
      .map(({ name, schema }) => `${name}=${encodeURIComponent(given(name, schema))}`);
    const search = query.length > 0 ? `?${query.join('&')}` : '';
    const visitor = Math.floor(roll() * visitors);
    const content = Object.entries(operation.requestBody?.content ?? {})[0];
    const wrongMethod = !isGood && roll() < 0.03 ? oneOf(roll, ['PUT', 'PATCH', 'DELETE', 'POST']) : undefined;
    const base = { method: wrongMethod ?? method, path: filled + search, visitor };
    if (!content) return { ...base, headers: {} };
    const [type, { schema }] = content;
    const value = valueFor(schema, 'body', roll, pool, definitions);
    const sentType = isGood || roll() < 0.95 ? type : 'text/plain';
    if (type !== 'application/json') return { ...base, ...formOf(value, isGood) };
    const body = isGood ? JSON.stringify(value) : roll() < 0.1 ? '{"a":' : (JSON.stringify(spoil(value, roll)) ?? '');
    return { ...base, headers: { 'content-type': sentType }, body };
  }

  function formOf(value: unknown, isGood: boolean): Pick<Sent, 'headers' | 'body'> {
    const fields = Object.entries((value ?? {}) as Record<string, unknown>).filter(([name]) => name !== 'files');
    const parts = fields.map(([name, one]) => {
      const text = isGood || roll() < 0.5 ? String(one) : (oneOf(roll, NASTY) ?? '');
      return `--fuzz\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${text}\r\n`;
    });
    const end = isGood || roll() < 0.8 ? '--fuzz--\r\n' : '';
    return { headers: { 'content-type': 'multipart/form-data; boundary=fuzz' }, body: parts.join('') + end };
  }

  function judge(operation: Operation, asDescribed: boolean, { status, text, type }: Heard): string[] {
    if (status >= 500) return [`a fault of ours: ${text.slice(0, 200)}`];
    const described = asDescribed ? operation.responses[status] : undefined;
    if (!described && !OF_THE_HOUSE.includes(status)) return asDescribed ? ['is not described'] : [];
    const [media = 'application/json', content] = Object.entries(described?.content ?? {})[0] ?? [];
    if (media !== 'application/json') return type.startsWith(media.split(';')[0] ?? media) ? [] : [`is ${type}`];
    const body = parsed(text);
    if (body === undefined) return [`is no JSON: ${text.slice(0, 100)}`];
    if (status < 300) learn(body, roll);
    const schema = content?.schema ?? { $ref: '#/components/schemas/Error' };
    return faultsOf(schema, body, definitions).slice(0, 3);
  }

  function learn(value: unknown, by: Roll, under = ''): void {
    if (Array.isArray(value)) for (const one of value.slice(0, 5)) learn(one, by, under);
    else if (typeof value === 'object' && value !== null)
      for (const [name, one] of Object.entries(value)) learn(one, by, name);
    else if (
      /^(id|token|\w+Id|username|name)$/.test(under) &&
      (typeof value === 'string' || typeof value === 'number')
    ) {
      const kept = pool.get(under) ?? [];
      if (kept.length < MOST_KEPT) kept.push(String(value));
      else kept[Math.floor(by() * MOST_KEPT)] = String(value);
      pool.set(under, kept);
      if (under === 'id') for (const name of ['restaurantId', 'packageId']) pool.set(name, kept);
      if (under === 'bookingId') pool.set('id', [...(pool.get('id') ?? []), String(value)].slice(-MOST_KEPT));
    }
  }

  return { step, statuses, operations: operations.length };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
