/** Starts the fake provider as a process of its own, tells it how to behave, and ends it, gently or not. */
import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Mischief } from './mischief.ts';

const MAIN = fileURLToPath(new URL('main.ts', import.meta.url));

export interface FakeStripe {
  readonly url: string;
  /** SQLite; may be read while the fake runs. */
  readonly ledgerFile: string;
  /** Whatever is not named behaves well. */
  misbehave(how?: Partial<Mischief> & { readonly seed?: number }): Promise<void>;
  kill(): Promise<void>;
  [Symbol.asyncDispose](): Promise<void>;
}

/** With a port: where an earlier one listened, so that its clients find this one. */
export async function startFakeStripe(ledgerFile: string, port = 0): Promise<FakeStripe> {
  const arguments_ = ['--disable-warning=ExperimentalWarning', MAIN, ledgerFile, String(port)];
  const child = spawn(process.execPath, arguments_, { stdio: ['ignore', 'pipe', 'inherit'] });
  const url = await new Promise<string>((done, failed) => {
    child.once('exit', (code) => failed(new Error(`The fake provider ended with ${code}`)));
    child.stdout.once('data', (text: Buffer) => done(text.toString().trim()));
  });
  const kill = () => killed(child);
  return {
    url,
    ledgerFile,
    async misbehave(how = {}) {
      const told = await fetch(`${url}/control`, { method: 'POST', body: JSON.stringify(how) });
      if (!told.ok) throw new Error(`The fake provider did not listen: ${told.status}`);
    },
    kill,
    [Symbol.asyncDispose]: kill,
  };
}

function killed(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((done) => {
    child.removeAllListeners('exit');
    child.once('exit', () => done());
    child.kill('SIGKILL');
  });
}
