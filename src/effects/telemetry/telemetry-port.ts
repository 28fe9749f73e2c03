/**
 * Traces and the log, told to a collector. A span knows patterns, statements with placeholders, hosts, times and statuses:
 * no address, path, parameter or body.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';

export interface Telemetry {
  /** One span from here until the answer has gone; what is asked of others meanwhile is a part of it. */
  request(request: IncomingMessage, response: ServerResponse, run: () => void): void;
  /** The pattern of what answers it. */
  routed(request: IncomingMessage, route: string): void;
  job<T>(name: string, run: () => Promise<T>): Promise<T>;
  /** One that has just ended, with placeholders; `fault` is its code. */
  statement(text: string, milliseconds: number, fault: string | null): void;
  /** A line of the log, as it is. */
  line(json: string): void;
  /** Hands over what is left. */
  close(): Promise<void>;
}
