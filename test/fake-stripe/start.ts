/** Starts the fake provider, tells it how to behave, and ends it. */
import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Mischief } from './mischief.ts';
import type { Decision, Dispute } from './rows.ts';
import { serveFakeStripe } from './server.ts';
import type { Telling, Told } from './webhooks.ts';

const MAIN = fileURLToPath(new URL('main.ts', import.meta.url));

export interface FakeStripe {
  readonly url: string;
  /** SQLite; may be read while the fake runs. */
  readonly ledgerFile: string;
  /** Whatever is not named behaves well. */
  misbehave(how?: Partial<Mischief> & { readonly seed?: number }): Promise<void>;
  /** Tells others of what moves, with or without mischief; without a word it only answers what it has told so far. */
  tell(how?: Telling): Promise<Told>;
  /** A bank decides, and the provider says so from now on. */
  decide(decision: Decision): Promise<void>;
  /** A bank takes money back, or asks about it; answers the dispute's id. */
  dispute(of: Pick<Dispute, 'intent' | 'amount' | 'status'>): Promise<string>;
  kill(): Promise<void>;
  [Symbol.asyncDispose](): Promise<void>;
}

/** In this process, which is ten times as fast. With a port: where an earlier one listened, so that its clients find this one. */
export async function startFakeStripe(ledgerFile: string, port = 0): Promise<FakeStripe> {
  const { url, close } = await serveFakeStripe(ledgerFile, port);
  return control(url, ledgerFile, close);
}

/** In a process of its own, which takes no time from ours and can be killed. */
export async function spawnFakeStripe(ledgerFile: string, port = 0): Promise<FakeStripe> {
  const arguments_ = ['--disable-warning=ExperimentalWarning', MAIN, ledgerFile, String(port)];
  const child = spawn(process.execPath, arguments_, { stdio: ['pipe', 'pipe', 'inherit'] });
  const url = await new Promise<string>((done, failed) => {
    child.once('exit', (code) => failed(new Error(`The fake provider ended with ${code}`)));
    child.stdout.once('data', (text: Buffer) => done(text.toString().trim()));
  });
  // A test that fails before it ends the fake must not be kept from ending itself.
  for (const handle of [child, child.stdin, child.stdout]) (handle as { unref?(): void }).unref?.();
  return control(url, ledgerFile, () => killed(child));
}

function control(url: string, ledgerFile: string, kill: () => Promise<void>): FakeStripe {
  return {
    url,
    ledgerFile,
    async misbehave(how = {}) {
      const told = await fetch(`${url}/control`, { method: 'POST', body: JSON.stringify(how) });
      if (!told.ok) throw new Error(`The fake provider did not listen: ${told.status}`);
    },
    async tell(how) {
      const answered = await fetch(`${url}/webhooks`, { method: 'POST', ...(how && { body: JSON.stringify(how) }) });
      return (await answered.json()) as Told;
    },
    async decide(decision) {
      const told = await fetch(`${url}/decisions`, { method: 'POST', body: JSON.stringify(decision) });
      if (!told.ok) throw new Error(`The fake provider did not listen: ${told.status}`);
    },
    async dispute(of) {
      const told = await fetch(`${url}/disputes`, { method: 'POST', body: JSON.stringify(of) });
      return ((await told.json()) as { id: string }).id;
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
