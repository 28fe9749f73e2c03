/**
 * Several web processes behind one port. One that dies is replaced after a
 * short pause, which grows while they keep dying.
 */
import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import type { Logger } from '../../kernel/log.ts';
import { CommandError } from '../../shared/command-error.ts';
import { gatherMetricsFor } from './machine-metrics.ts';
import type { Serving } from './web-process.ts';

/** What a worker says once: that it serves, or why it cannot. */
export type FirstWord = { readonly ready: number } | { readonly refused: string };

const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 5000;
/** A worker that lived this long did not die of what killed the one before it. */
const STEADY_MS = 60_000;
/** A little more than a worker needs for its own orderly end. */
const LONGEST_STOP_MS = 15_000;

/** Resolves when all serve; rejects when the first ones cannot. */
export async function openWorkers(count: number, databaseUrl: string, log: Logger): Promise<Serving> {
  let stopping = false;
  let pauseMs = FIRST_PAUSE_MS;
  const serves = new Set<Worker>();
  const fork = () => cluster.fork({ DATABASE_URL: databaseUrl });
  /** Its port, once it serves. */
  const begun = async (worker: Worker) => {
    const port = await firstWordOf(worker, log);
    serves.add(worker);
    worker.once('exit', () => serves.delete(worker));
    gatherMetricsFor(worker, serves);
    return port;
  };

  const replace = (worker: Worker, bornAt: number, status: number | null, signal: string | null) => {
    if (stopping) return;
    if (performance.now() - bornAt > STEADY_MS) pauseMs = FIRST_PAUSE_MS;
    log.error({ worker: worker.process.pid, status, signal }, 'a web process died and is being replaced');
    setTimeout(() => {
      if (stopping) return;
      const successor = fork();
      keep(successor);
      begun(successor).catch((fault) => log.error({ err: fault }, 'a web process could not be replaced'));
    }, pauseMs);
    pauseMs = Math.min(2 * pauseMs, LONGEST_PAUSE_MS);
  };
  const keep = (worker: Worker) => {
    const bornAt = performance.now();
    const again = (status: number | null, signal: string | null) => replace(worker, bornAt, status, signal);
    if (worker.isDead()) again(worker.process.exitCode, worker.process.signalCode);
    else worker.once('exit', again);
  };

  const first = Array.from({ length: count }, fork);
  try {
    const ports = await Promise.all(first.map(begun));
    for (const worker of first) keep(worker);
    return { port: ports[0] ?? 0, stop };
  } catch (fault) {
    await stop();
    throw fault;
  }

  async function stop(): Promise<void> {
    stopping = true;
    await Promise.all(Object.values(cluster.workers ?? {}).map((worker) => worker && ended(worker)));
  }
}

/** The channel closes after its last message was read, whatever the process died of. */
async function firstWordOf(worker: Worker, log: Logger): Promise<number> {
  const said = once(worker, 'message').then(([word]) => word as FirstWord);
  const died = once(worker, 'disconnect').then(() => ({ refused: 'A web process ended before it was ready.' }));
  const word = await Promise.race([said, died]);
  if ('refused' in word) throw new CommandError(word.refused);
  log.info({ worker: worker.process.pid }, 'a web process serves');
  return word.ready;
}

async function ended(worker: Worker): Promise<void> {
  if (worker.isDead()) return;
  const exit = once(worker, 'exit');
  worker.process.kill('SIGTERM');
  const impatience = setTimeout(() => worker.process.kill('SIGKILL'), LONGEST_STOP_MS);
  await exit;
  clearTimeout(impatience);
}
