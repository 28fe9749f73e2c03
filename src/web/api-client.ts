/**
 * Calls from the browser to our own API. Cookies always travel along; an answer
 * that is not good becomes a `CallError` whose message is the status, a colon
 * and the body's text.
 */
import {
  type Endpoint,
  type ErrorBody,
  type InputOf,
  type OutputOf,
  type ParamsOf,
  pathTo,
  type QueryOf,
} from '../shared/endpoint.ts';
import { searchOf } from './endpoint-query.ts';

export class CallError extends Error {
  override name = 'CallError';
  readonly status: number;
  /** Our own error body, or null when the answer came from something else on the way. */
  readonly body: ErrorBody | null;
  constructor(status: number, text: string) {
    super(`${status}: ${text}`);
    this.status = status;
    this.body = errorBody(text);
  }
}

export interface CallOptions<E extends Endpoint> {
  readonly params?: { readonly [K in keyof ParamsOf<E>]: string | number };
  readonly query?: Partial<QueryOf<E>>;
  readonly input?: InputOf<E>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
}

export async function call<E extends Endpoint>(endpoint: E, options: CallOptions<E> = {}): Promise<OutputOf<E>> {
  const path = pathTo(endpoint.path, options.params ?? {}) + searchOf(options.query);
  const init: RequestInit = {
    method: endpoint.method,
    credentials: 'include',
    headers: { ...(options.input !== undefined && { 'content-type': 'application/json' }), ...options.headers },
    ...(options.input !== undefined && { body: JSON.stringify(options.input) }),
    ...(options.signal && { signal: options.signal }),
  };
  return (await answered(await fetch(path, init))) as OutputOf<E>;
}

/** The fetcher behind every data query of the browser. */
export async function fetchJson(path: string, signal?: AbortSignal): Promise<unknown> {
  return answered(await fetch(path, { credentials: 'include', ...(signal && { signal }) }));
}

async function answered(response: Response): Promise<unknown> {
  if (!response.ok) throw new CallError(response.status, (await response.text()) || response.statusText);
  return response.json();
}

/** What the server found wrong, by the names of the fields. */
export function faultsOf(fault: unknown): Readonly<Record<string, string>> {
  return (fault instanceof CallError && fault.body?.fields) || {};
}

/** What a person reads: our sentence, and never the words of whoever answered in our place. */
export function sentenceOf(fault: unknown): string {
  if (fault instanceof CallError) return fault.body?.message ?? 'No proper answer came. Please try again.';
  if (fault instanceof TypeError) return 'No connection. Please check your network and try again.';
  return fault instanceof Error ? fault.message : String(fault);
}

function errorBody(text: string): ErrorBody | null {
  try {
    const body: unknown = JSON.parse(text);
    const ours = typeof body === 'object' && body !== null && 'message' in body && 'code' in body;
    return ours ? (body as ErrorBody) : null;
  } catch {
    return null;
  }
}

/** An address that can belong to nothing is answered like one that belongs to nothing. */
export function isNotThere(fault: unknown): boolean {
  // By what it has: the built pages have a class of their own, and faults come from beside them.
  return fault instanceof Error && 'status' in fault && (fault.status === 400 || fault.status === 404);
}
