/** What Prometheus may read at /metrics: requests by route pattern and source, never by path or person. */
import type { IncomingMessage } from 'node:http';
import { collectDefaultMetrics, Gauge, Histogram, type MetricObject, Registry } from 'prom-client';

/** Where an answer came from: an endpoint, a page that was rendered for it or lay in memory, a file, or none of these. */
type Source = 'api' | 'rendered' | 'memory' | 'file' | 'other';

export interface Metrics {
  /** Says which page answers a request, before it is served. */
  isPage(request: IncomingMessage, route: string): void;
  served(request: IncomingMessage, pattern: string | undefined, status: number, seconds: number): void;
  /** A page answered from memory; it never enters the router. */
  servedFromMemory(request: IncomingMessage, route: string, status: number, seconds: number): void;
  /** A reading that fails is shown as `NaN` and spoils no other figure. */
  gauge(gauge: ReadGauge): void;
  /** Of this process alone. */
  values(): Promise<MetricObject[]>;
  readonly contentType: string;
}

export interface ReadGauge {
  readonly name: string;
  readonly help: string;
  /** What is counted apart, where `read` answers with one figure for each of its values. */
  readonly label?: string;
  /** Whether every process of the machine tells the same, as what is read from rows. Else they are added up. */
  readonly isShared?: boolean;
  read(): Promise<number | Readonly<Record<string, number>>>;
}

const LABELS = ['method', 'route', 'status', 'source'] as const;

/** @param onServed hears which route has answered a request */
export function openMetrics(onServed: (request: IncomingMessage, route: string) => void): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'http_request_seconds',
    help: 'Time to answer, by method, route pattern, status and source (api, rendered, memory, file, other)',
    labelNames: LABELS,
    buckets: [0.001, 0.005, 0.02, 0.1, 0.5, 2, 10],
    registers: [registry],
  });
  let lastReading: Promise<number | Readonly<Record<string, number>>> = Promise.resolve(0);
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
    gauge({ name, help, label, isShared = true, read }) {
      new Gauge({
        name,
        help,
        ...(label !== undefined && { labelNames: [label] }),
        aggregator: isShared ? 'first' : 'sum',
        registers: [registry],
        async collect() {
          // One after the other: a scrape takes one connection of the pool, not all of them.
          const reading = lastReading.then(read).catch(() => Number.NaN);
          lastReading = reading;
          const found = await reading;
          this.reset();
          if (typeof found !== 'number')
            for (const [value, figure] of Object.entries(found)) this.set({ [label ?? '']: value }, figure);
          else if (label === undefined || Number.isNaN(found)) this.set(found);
        },
      });
    },
    values: () => registry.getMetricsAsJSON(),
    contentType: registry.contentType,
  };
}
