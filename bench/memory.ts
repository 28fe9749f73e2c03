/**
 * How much one process holds while it serves: `npm run ts -- bench/memory.ts [--seconds 600]`. Sixty requests a second, every
 * twelfth a plan for a wish nobody had before, against the limit of 350 MB. Started as `npm start` does; needs a build.
 * `--at URL` asks a site that runs already, such as a container with a limit of its own, and counts the answers alone: that
 * site must believe `X-Forwarded-For` (`TRUSTED_PROXIES=127.0.0.1/32`), because limits are kept per address.
 */
import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { aDataFolder, cleanUp, startSite } from '../test/site.ts';

const LIMIT_MB = 350;
const A_SECOND = 60;
const PAGES = [
  '/',
  '/guides/lisbon',
  '/upcoming-trips',
  '/guides',
  '/learn',
  '/reviews',
  '/demo',
  '/api/trip-packages',
];
const CITIES = ['Lisbon', 'Tokyo', 'New York', 'Copenhagen', 'Istanbul', 'Marrakesh', 'Italy', 'London'];

const { values } = parseArgs({ options: { seconds: { type: 'string', default: '600' }, at: { type: 'string' } } });
const started =
  values.at === undefined
    ? await startSite({
        DATA_DIR: await aDataFolder(),
        NODE_OPTIONS: '--max-semi-space-size=8 --max-old-space-size=384',
        MALLOC_ARENA_MAX: '2',
        TRUSTED_PROXIES: '127.0.0.1/32,::1/128',
      })
    : null;
const url = started?.url ?? new URL(values.at ?? '').origin;
const resident = () =>
  started ? Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${started.pid}/status`, 'utf8'))?.[1]) / 1024 : 0;
const answered = { ok: 0, refused: 0, broken: 0 };

async function ask(n: number): Promise<void> {
  const from = { 'x-forwarded-for': `198.18.${Math.floor(n / 40) % 250}.${(n % 40) + 1}` };
  const wish = {
    ...{
      destination: CITIES[n % CITIES.length],
      dates: `${(n % 27) + 1} May 2027, ${3 + (n % 6)} nights`,
      budget: '3000 EUR',
    },
    ...{ travelers: `${1 + (n % 4)} adults`, interests: `food, walk ${n}`, preferences: 'slow', taste: 'anything' },
  };
  const answer = await (n % 12 === 0
    ? fetch(`${url}/api/ai/trip-recommendations`, {
        method: 'POST',
        headers: { ...from, 'content-type': 'application/json', origin: url },
        body: JSON.stringify(wish),
      })
    : fetch(url + (PAGES[n % PAGES.length] ?? '/'), { headers: from })
  ).catch(() => null);
  await answer?.arrayBuffer();
  if (answer?.ok) answered.ok++;
  else if (answer && answer.status < 500) answered.refused++;
  else answered.broken++;
}

const idle = resident();
let most = idle;
const under = new Set<Promise<void>>();
const since = performance.now();
for (let n = 0; performance.now() - since < Number(values.seconds) * 1000; n++) {
  const asking = ask(n).finally(() => under.delete(asking));
  under.add(asking);
  if (n % A_SECOND === 0) most = Math.max(most, resident());
  const ahead = ((n + 1) * 1000) / A_SECOND - (performance.now() - since);
  if (ahead > 0) await pause(ahead);
  if (under.size > 200) await Promise.race(under);
}
await Promise.all(under);
process.stdout.write(`answered ${answered.ok}, refused ${answered.refused}, broken ${answered.broken}\n`);
if (started) {
  const [least, now] = [Math.round(idle), Math.round(resident())];
  process.stdout.write(`resident MB: idle ${least}, most ${Math.round(most)}, at the end ${now}; limit ${LIMIT_MB}\n`);
}
await cleanUp();
process.exitCode = most <= LIMIT_MB && answered.broken === 0 ? 0 : 1;
