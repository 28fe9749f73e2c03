/** The product as a process of its own, on a free port and with its limits on, for benches that go through HTTP. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

export interface Server {
  readonly port: number;
  readonly pid: number;
  stop(): Promise<void>;
}

/** Only the settings given reach it. The address in `X-Forwarded-For` is believed, so that every buyer can have one. */
export async function startServer(settings: Readonly<Record<string, string>>): Promise<Server> {
  const server = spawn(process.execPath, [fileURLToPath(new URL('../src/server/main.ts', import.meta.url))], {
    env: { PATH: process.env['PATH'], PORT: '0', LOG_LEVEL: 'warn', TRUSTED_PROXIES: '127.0.0.1/32', ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(server, 'exit');
  const port = await new Promise<number>((ready, failed) => {
    let said = '';
    server.stdout.on('data', (text: Buffer) => {
      said += text.toString();
      const found = /is ready: http:\S+:(\d+)/.exec(said)?.[1];
      if (found) ready(Number(found));
    });
    void ended.then(([status]) => failed(new Error(`The server ended with ${status}: ${said}`)));
  });
  return {
    port,
    pid: server.pid ?? 0,
    async stop() {
      server.kill('SIGTERM');
      await ended;
    },
  };
}
