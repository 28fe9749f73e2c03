/** What Prometheus may read at /metrics: requests by route pattern, never by path or person. */
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

export interface Metrics {
  served(method: string, pattern: string, status: number, seconds: number): void;
  /** A page answered from memory; counted apart because it never enters the router. */
  servedFromMemory(): void;
  /** A reading that fails is shown as `NaN` and spoils no other figure. */
  gauge(name: string, help: string, read: () => Promise<number>): void;
  text(): Promise<string>;
  readonly contentType: string;
}

export function openMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'http_request_seconds',
    help: 'Time to answer, by method, route pattern and status',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.02, 0.1, 0.5, 2, 10],
    registers: [registry],
  });
  const memory = new Counter({
    name: 'pages_from_memory_total',
    help: 'Pages answered from the memory of this process',
    registers: [registry],
  });
  return {
    served: (method, route, status, seconds) => requests.labels(method, route, String(status)).observe(seconds),
    servedFromMemory: () => memory.inc(),
    gauge(name, help, read) {
      new Gauge({
        name,
        help,
        registers: [registry],
        async collect() {
          this.set(await read().catch(() => Number.NaN));
        },
      });
    },
    text: () => registry.metrics(),
    contentType: registry.contentType,
  };
}
