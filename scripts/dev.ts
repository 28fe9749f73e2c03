/** `npm run dev`: the server restarts when its files change; screens and styles are replaced in the open page. */
import { spawn } from 'node:child_process';

const child = spawn(
  process.execPath,
  [
    '--watch-path=src/server',
    '--watch-path=src/features',
    '--watch-path=src/effects',
    '--watch-path=db',
    'src/server/main.ts',
  ],
  {
    cwd: new URL('..', import.meta.url),
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'development' },
  },
);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
child.on('exit', (code) => process.exit(code ?? 1));
