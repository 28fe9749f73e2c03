/**
 * The metrics of all web processes of this machine as one: a scrape reaches any of them. It asks the primary, which asks
 * every process that serves and adds up; histograms and counters are summed, what is read from rows is taken once.
 */
import cluster, { type Worker } from 'node:cluster';
import { randomUUID } from 'node:crypto';
import { AggregatorRegistry, type MetricObject } from 'prom-client';

/** Longer than a process reads its figures. */
const PATIENCE_MS = 4500;

type Message =
  | { readonly metrics: 'asked'; readonly id: string }
  | { readonly metrics: 'wanted'; readonly id: string }
  | { readonly metrics: 'given'; readonly id: string; readonly values: MetricObject[] }
  | { readonly metrics: 'answered'; readonly id: string; readonly text: string };

const isMessage = (said: unknown): said is Message => typeof said === 'object' && said !== null && 'metrics' in said;

const textOf = (values: MetricObject[][]): Promise<string> => AggregatorRegistry.aggregate(values).metrics();

/**
 * In a web process: what a scrape is told. Alone, or where the primary does not answer in time, it tells its own.
 * @param values of this process
 */
export function openMachineMetrics(values: () => Promise<MetricObject[]>): () => Promise<string> {
  const own = async () => textOf([await values()]);
  if (!cluster.isWorker) return own;
  const waiting = new Map<string, (text: string) => void>();
  process.on('message', (said) => {
    if (!isMessage(said)) return;
    if (said.metrics === 'answered') waiting.get(said.id)?.(said.text);
    if (said.metrics === 'wanted') {
      void values().then((given) => process.send?.({ metrics: 'given', id: said.id, values: given } satisfies Message));
    }
  });
  return async () => {
    const id = randomUUID();
    const answered = new Promise<string>((done) => waiting.set(id, done));
    process.send?.({ metrics: 'asked', id } satisfies Message);
    const late = new Promise<null>((done) => setTimeout(done, PATIENCE_MS + 500, null).unref());
    const text = await Promise.race([answered, late]);
    waiting.delete(id);
    return text ?? own();
  };
}

/** In the primary: answers one of its workers. `serving` are those that have said that they are ready. */
export function gatherMetricsFor(worker: Worker, serving: ReadonlySet<Worker>): void {
  worker.on('message', (said) => {
    if (!isMessage(said) || said.metrics !== 'asked') return;
    void Promise.all([...serving].map(valuesOf))
      .then((all) => textOf(all.filter((values) => values !== null)))
      .then(
        (text) => worker.isConnected() && worker.send({ metrics: 'answered', id: said.id, text } satisfies Message),
      );
  });
}

/** Null of one that does not answer in time. */
function valuesOf(worker: Worker): Promise<MetricObject[] | null> {
  const id = randomUUID();
  return new Promise((done) => {
    const end = (values: MetricObject[] | null) => {
      worker.off('message', hear);
      clearTimeout(timer);
      done(values);
    };
    const hear = (said: unknown) => {
      if (isMessage(said) && said.metrics === 'given' && said.id === id) end(said.values);
    };
    const timer = setTimeout(end, PATIENCE_MS, null);
    worker.on('message', hear);
    if (worker.isConnected()) worker.send({ metrics: 'wanted', id } satisfies Message);
    else end(null);
  });
}
