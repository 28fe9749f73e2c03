/**
 * Debian's Prometheus beside running servers, with the rules of `deploy/prometheus`. What a rule waits for and looks back on is a
 * fifteenth of what it is in production; what it compares with is as it is there.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import * as z from 'zod/mini';
import { freePort } from '../src/server/embedded-postgres/postgres-settings.ts';

const PROMETHEUS = '/usr/bin/prometheus';
const RULES = new URL('../deploy/prometheus/alerts.yaml', import.meta.url);
const EVERY = '5s';

const Alerts = z.object({
  data: z.object({
    alerts: z.array(z.object({ state: z.string(), labels: z.object({ alertname: z.string() }) })),
  }),
});

interface Monitor extends AsyncDisposable {
  readonly rules: readonly string[];
  /** Names of the alerts that ring now. */
  ringing(): Promise<ReadonlySet<string>>;
  /** From now on these are scraped, and no others. */
  watch(origins: readonly string[]): Promise<void>;
}

function hurried(rules: string): string {
  return rules
    .replaceAll(/for: (\d+)m/g, (_, minutes) => `for: ${Number(minutes) * 4}s`)
    .replaceAll(/\[(\d+)m\]/g, (_, minutes) => `[${Number(minutes) * 6}s]`);
}

export async function openMonitor(): Promise<Monitor> {
  if (!existsSync(PROMETHEUS)) throw new Error('Prometheus is missing. On Debian: apt-get install prometheus');
  const folder = await mkdtemp(join(tmpdir(), 'wl-monitor-'));
  const rules = readFileSync(RULES, 'utf8');
  await writeFile(join(folder, 'alerts.yaml'), hurried(rules));
  const config = {
    global: { scrape_interval: EVERY, scrape_timeout: EVERY, evaluation_interval: '1s' },
    rule_files: ['alerts.yaml'],
    scrape_configs: [
      { job_name: 'wanderlight', file_sd_configs: [{ files: ['targets.json'], refresh_interval: '1s' }] },
    ],
  };
  await writeFile(join(folder, 'prometheus.yaml'), JSON.stringify(config));
  async function watch(origins: readonly string[]): Promise<void> {
    const targets = origins.map((origin) => new URL(origin).host);
    await writeFile(join(folder, 'targets.part'), JSON.stringify([{ targets }]));
    await rename(join(folder, 'targets.part'), join(folder, 'targets.json'));
  }
  await watch([]);
  const address = `127.0.0.1:${await freePort()}`;
  const child = spawn(
    PROMETHEUS,
    [
      `--config.file=${join(folder, 'prometheus.yaml')}`,
      `--storage.tsdb.path=${join(folder, 'data')}`,
      `--web.listen-address=${address}`,
      '--log.level=error',
    ],
    { stdio: ['ignore', 'ignore', 'inherit'] },
  );
  const ended = once(child, 'exit');
  while (!(await fetch(`http://${address}/-/ready`).catch(() => null))?.ok) await pause(200);
  return {
    rules: [...rules.matchAll(/alert: (\w+)/g)].map(([, name = '']) => name),
    watch,
    async ringing() {
      const answer = await fetch(`http://${address}/api/v1/alerts`);
      const { data } = Alerts.parse(await answer.json());
      return new Set(data.alerts.filter(({ state }) => state === 'firing').map(({ labels }) => labels.alertname));
    },
    async [Symbol.asyncDispose]() {
      child.kill('SIGKILL');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
