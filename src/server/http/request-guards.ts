/**
 * What no request may bring, whatever it is for: looked for in its address, its key and its body, and refused by the
 * name of the field. What it is, is said by whoever opens the edge.
 */
import type { FastifyRequest } from 'fastify';
import type { ApiResponse } from '../../kernel/http/route.ts';

export interface Unwanted {
  /** The path of the field it lies in, empty where there is none; null: nowhere. The route is `POST /api/…`. */
  findIn(given: unknown, route: string): string | null;
  readonly status: number;
  readonly code: string;
  readonly message: string;
}

export function unwantedIn(
  unwanted: Unwanted,
  { method, routeOptions }: FastifyRequest,
  brought: readonly (readonly [name: string, given: unknown])[],
): ApiResponse | null {
  for (const [name, given] of brought) {
    const found = unwanted.findIn(given, `${method} ${routeOptions.url}`);
    if (found === null) continue;
    const { status, code, message } = unwanted;
    const field = found || name;
    return { status, body: { message, code, ...(field && { fields: { [field]: message } }) }, setCookies: [] };
  }
  return null;
}

/** What a person has typed: of files their names. Their keys are ours. */
export function namesIn({ files, ...fields }: Readonly<Record<string, unknown>>): unknown {
  return { ...fields, files: Array.isArray(files) ? files.map((file: { name?: unknown }) => file.name) : [] };
}
