/** A script of the house run as its user runs it: a process of its own, with these settings and nothing else of our environment. */
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { COMPILED } from './compile-cache.ts';

export interface Ended {
  readonly status: number | null;
  /** Both streams, in the order they came. */
  readonly said: string;
}

/** @param name a file of `scripts/` */
export function runScript(name: string, settings: Readonly<Record<string, string>>, ...args: string[]): Promise<Ended> {
  const script = fileURLToPath(new URL(`../scripts/${name}`, import.meta.url));
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', script, ...args], {
    env: { PATH: process.env['PATH'] ?? '', NODE_COMPILE_CACHE: COMPILED, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      said += chunk.toString();
    });
  }
  return new Promise((done) => child.once('close', (status) => done({ status, said })));
}
