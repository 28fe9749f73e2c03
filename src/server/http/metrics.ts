/** What Prometheus may read at /metrics: requests by route pattern and source, never by path or person. */
import type { IncomingMessage } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { collectDefaultMetrics, Gauge, Histogram, type MetricObject, Registry } from 'prom-client';
import type { MetricReading } from '../../kernel/metric-readings.ts';

/** Where an answer came from: an endpoint, a page that was rendered for it or lay in memory, a file, or none of these. */
type Source = 'api' | 'rendered' | 'memory' | 'file' | 'other';

export interface Metrics {
  /** Says which page answers a request, before it is served. */
  isPage(request: IncomingMessage, route: string): void;
  served(request: IncomingMessage, pattern: string | undefined, status: number, seconds: number): void;
  /** A page answered from memory; it never enters the router. */
  servedFromMemory(request: IncomingMessage, route: string, status: number, seconds: number): void;
  /** Is done once for each scrape, one after the other. One that fails is shown as `NaN` and spoils no other. */
  reading(reading: MetricReading<void>): void;
  /** Of this process alone. */
  values(): Promise<MetricObject[]>;
  readonly contentType: string;
}

/** A database that is away or busy must not cost the scrape: what is not read by then is `NaN`. Monitors wait ten seconds. */
const READ_WITHIN_MS = 4000;
/** For what needs no database, also when the time is over. */
const LEAST_MS = 50;

const LABELS = ['method', 'route', 'status', 'source'] as const;

/** @param onServed hears which route has answered a request */
export function openMetrics(
  onServed: (request: IncomingMessage, route: string) => void,
  readWithinMs = READ_WITHIN_MS,
): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'http_request_seconds',
    help: 'Time to answer, by method, route pattern, status and source (api, rendered, memory, file, other)',
    labelNames: LABELS,
    buckets: [0.001, 0.005, 0.02, 0.1, 0.5, 2, 10],
    registers: [registry],
  });
  const readings: ((withinMs: number) => Promise<void>)[] = [];
  const pages = new WeakMap<IncomingMessage, string>();

  function placeOf(request: IncomingMessage, pattern: string | undefined): { route: string; source: Source } {
    const page = pages.get(request);
    if (page !== undefined) return { route: page, source: 'rendered' };
    if (pattern?.startsWith('/api/')) return { route: pattern, source: 'api' };
    // Every file has a route of its own, and every release other files.
    if (pattern !== undefined && /\.\w+$/.test(pattern)) return { route: 'file', source: 'file' };
    return { route: pattern ?? 'unmatched', source: 'other' };
  }

  return {
    isPage: (request, route) => void pages.set(request, route),
    served(request, pattern, status, seconds) {
      const { route, source } = placeOf(request, pattern);
      onServed(request, route);
      requests.labels(request.method ?? '', route, String(status), source).observe(seconds);
    },
    servedFromMemory(request, route, status, seconds) {
      onServed(request, route);
      requests.labels('GET', route, String(status), 'memory').observe(seconds);
    },
    reading({ gauges, over = 'first', read }) {
      const told = gauges.map(
        ({ name, help, label }) =>
          new Gauge({ name, help, labelNames: label ? [label] : [], aggregator: over, registers: [registry] }),
      );
      readings.push(async (withinMs) => {
        const late = new AbortController();
        const found = await Promise.race([read(), pause(withinMs, null, { signal: late.signal })]).catch(() => null);
        late.abort();
        for (const [i, gauge] of told.entries()) {
          const figure = found?.[i] ?? Number.NaN;
          const label = gauges[i]?.label;
          gauge.reset();
          if (typeof figure === 'number') {
            if (label === undefined || Number.isNaN(figure)) gauge.set(figure);
          } else for (const [value, one] of Object.entries(figure)) gauge.set({ [label ?? '']: value }, one);
        }
      });
    },
    async values() {
      // One after the other: a scrape takes one connection of the pool, not all of them.
      const until = performance.now() + readWithinMs;
      for (const fill of readings) await fill(Math.max(LEAST_MS, until - performance.now()));
      return registry.getMetricsAsJSON();
    },
    contentType: registry.contentType,
  };
}
