/**
 * The log: one JSON line per event, made of an allow-list of fields. No bodies,
 * no query strings, no names, no addresses: the route's pattern instead of the
 * path, and a reference that ties a fault to what the visitor saw.
 */
import { type DestinationStream, type Logger, pino } from 'pino';
import { codeOf } from '../shared/error-code.ts';

export type { Logger };

/** Standard output, unless somebody else wants to read it. */
export function openLog(level: string, to: DestinationStream = pino.destination(1)): Logger {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: { paths: ['*.password', '*.cardNumber', '*.cvv', '*.cookie', '*.authorization'], censor: '[removed]' },
    serializers: { err: faultOf },
  };
  return pino(options, to);
}

/** Standard output, and somebody who hears each line. */
export function outputAnd(hear: (line: string) => void): DestinationStream {
  const output = pino.destination(1);
  return {
    write(line) {
      output.write(line);
      hear(line);
    },
  };
}

/** A fault for the log: PostgreSQL's `detail` and parameters may quote rows, so only code, constraint and stack go in. */
function faultOf(fault: unknown): Record<string, unknown> {
  if (!isFault(fault)) return { type: typeof fault };
  const { code, constraint, table } = fault as Error & { code?: unknown; constraint?: unknown; table?: unknown };
  const frames = (fault.stack ?? '')
    .replace(fault.message, '')
    .split('\n')
    .filter((line) => line.startsWith('    at '));
  return {
    type: fault.name ?? 'Error',
    message: withoutData(fault).slice(0, 300),
    code,
    constraint,
    table,
    stack: frames.slice(0, 12).join('\n'),
  };
}

/** An error, or what a library has copied out of one: pg-boss tells its faults so, without a name. */
function isFault(given: unknown): given is Error {
  if (given instanceof Error) return true;
  const { message, stack } = (given ?? {}) as { readonly message?: unknown; readonly stack?: unknown };
  return typeof message === 'string' && typeof stack === 'string';
}

/** PostgreSQL's faults of class 22 and those of parsers quote what they could not read: somebody's words. */
function withoutData(fault: Error): string {
  const quotes = codeOf(fault).startsWith('22') || fault instanceof SyntaxError;
  return quotes ? fault.message.replace(/["'].*$/s, '…') : fault.message;
}
