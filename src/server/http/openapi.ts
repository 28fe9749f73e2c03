/** The description of our API, printed from the contracts: OpenAPI 3.1. */
import * as z from 'zod/mini';
import { site } from '../../../site.config.ts';
import { cookieNames } from '../../kernel/http/cookies.ts';
import type { Endpoint } from '../../shared/endpoint.ts';
import type { Unwanted } from './http-server.ts';

type Json = Record<string, unknown>;

/** `unwanted`: what the HTTP server answers to any request that brings what none may bring. */
export function describeApi(
  endpoints: readonly Endpoint[],
  publicUrl: string,
  unwanted: Pick<Unwanted, 'status' | 'code'>,
): Json {
  const paths: Record<string, Json> = {};
  for (const endpoint of endpoints) {
    const path = endpoint.path.replace(/:([a-zA-Z]+)/g, '{$1}');
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operationOf(endpoint, unwanted) };
  }
  const cookies = cookieNames(publicUrl.startsWith('https:'));
  return {
    openapi: '3.1.0',
    info: { title: site.name, version: '1' },
    servers: [{ url: publicUrl }],
    paths,
    components: {
      schemas: { Error: ERROR },
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: cookies.traveller },
        partner: { type: 'apiKey', in: 'cookie', name: cookies.partner },
        operator: { type: 'apiKey', in: 'cookie', name: cookies.operator },
      },
    },
  };
}

const ERROR: Json = {
  type: 'object',
  required: ['message', 'code'],
  properties: {
    message: { type: 'string', description: 'A sentence for people' },
    code: { type: 'string', description: 'A named error' },
    fields: { type: 'object', additionalProperties: { type: 'string' } },
    details: { type: 'object' },
    reference: { type: 'string' },
  },
};

const REFUSED = {
  traveller: 'not_signed_in',
  partner: 'not_unlocked',
  operator: 'not_an_operator',
  owner: 'not_an_operator',
} as const;
const COOKIE = { traveller: 'session', partner: 'partner', operator: 'operator', owner: 'operator' } as const;

function operationOf(endpoint: Endpoint, unwanted: Pick<Unwanted, 'status' | 'code'>): Json {
  const refusals = new Map<number, string[]>();
  const refuse = (status: number, code: string) => refusals.set(status, [...(refusals.get(status) ?? []), code]);
  if (endpoint.params || endpoint.query || endpoint.input) refuse(400, 'invalid_input');
  if (endpoint.who !== 'anyone') refuse(401, REFUSED[endpoint.who]);
  if (endpoint.who === 'owner') refuse(403, 'not_the_owner');
  for (const [code, status] of Object.entries(endpoint.errors)) refuse(status, code);
  if (!(unwanted.code in endpoint.errors)) refuse(unwanted.status, unwanted.code);
  const errorBody = { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } };
  return {
    summary: endpoint.summary,
    ...(endpoint.who !== 'anyone' && { security: [{ [COOKIE[endpoint.who]]: [] }] }),
    parameters: [...parametersOf(endpoint.params, 'path'), ...parametersOf(endpoint.query, 'query')],
    ...(endpoint.input && {
      requestBody: {
        required: true,
        content: { [bodyTypeOf(endpoint)]: { schema: bodyOf(endpoint.input, endpoint) } },
      },
    }),
    responses: {
      [endpoint.status ?? 200]: {
        description: 'As asked',
        content: endpoint.produces
          ? { [endpoint.produces]: { schema: fileOf(endpoint.produces) } }
          : {
              'application/json': { schema: schemaOf(endpoint.output, 'output') },
              // Events `answer` and `better` carry the same; `working` and `end` nothing.
              ...(endpoint.streams && { 'text/event-stream': { schema: { type: 'string' } } }),
            },
      },
      ...Object.fromEntries(
        [...refusals].map(([status, codes]) => [status, { description: codes.join(', '), content: errorBody }]),
      ),
    },
  };
}

function bodyTypeOf({ consumes }: Endpoint): string {
  if (consumes === 'bytes') return 'application/octet-stream';
  return consumes === 'form' ? 'multipart/form-data' : 'application/json';
}

/** A file is bytes to whoever reads the description, unless it is JSON: then it is read like any answer. */
function fileOf(mediaType: string): Json {
  return mediaType === 'application/json' ? { type: 'object' } : { type: 'string', format: 'binary' };
}

function bodyOf(input: z.ZodMiniType, { consumes }: Endpoint): Json {
  if (consumes === 'bytes') return { type: 'string', format: 'binary' };
  if (consumes === 'signed') return { type: 'object', description: 'As its sender describes it, signed in a header' };
  const described = schemaOf(input, 'input') as { properties?: Json };
  if (consumes !== 'form') return described;
  const files = { type: 'array', items: { type: 'string', format: 'binary' } };
  return { ...described, properties: { ...described.properties, files } };
}

function parametersOf(schema: z.ZodMiniType | undefined, place: 'path' | 'query'): Json[] {
  if (!schema) return [];
  const described = schemaOf(schema, 'input') as { properties?: Record<string, Json>; required?: string[] };
  return Object.entries(described.properties ?? {}).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || (described.required ?? []).includes(name),
    schema: property,
  }));
}

function schemaOf(schema: z.ZodMiniType, io: 'input' | 'output'): Json {
  const { $schema: _, ...described } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Json;
  return described;
}
