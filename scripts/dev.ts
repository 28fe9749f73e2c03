/**
 * `npm run dev`: the server restarts when its files change; styles and components are replaced in the open page.
 * The folders are named because plain `--watch` would also see what Vite writes while it starts, and never come to rest.
 */
import { spawn } from 'node:child_process';

const child = spawn(
  process.execPath,
  [
    '--watch-path=src/server',
    '--watch-path=src/kernel',
    '--watch-path=src/database',
    '--watch-path=src/config',
    '--watch-path=src/features',
    '--watch-path=src/effects',
    '--watch-path=src/shared',
    '--watch-path=content',
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
