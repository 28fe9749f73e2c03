/**
 * One dependency after the other falls silent without a reset while people buy:
 * what was connected never hears a word again, what connects meanwhile neither,
 * and only what is begun afterwards is served. Nothing is restarted. Within a
 * minute of the return seats, bookings and payments must agree, and pages that do not need
 * the dependency must not notice.
 *
 * `node bench/silent-dependencies.ts [--only database,payment] [--seconds 20] [--scale 1] [--seed N] [--control waits-for-ever]`;
 * needs a build. Without `--seconds` each is silent for 20 s and then for 90 s; the control takes the client's deadline
 * from every statement.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { aFakeGoogle } from '../test/fake-google/start.ts';
import { openFakeModel } from '../test/fake-model/serve.ts';
import { openFakeS3 } from '../test/fake-s3.ts';
import { aPackage } from '../test/sale.ts';
import { proxyBefore, proxyBeforeDatabase, type SilentProxy } from '../test/silent-proxy.ts';
import { aForm, INES, SAMPLES } from '../test/uploads.ts';
import { countsOf, openCrowd, quantile } from './sale/buyers.ts';
import { consistencyFaults } from './sale/consistency.ts';
import type { Flaw } from './sale/faulty-server.ts';
import { brokenRules } from './sale/invariants.ts';
import { type Line, printReport, readArguments } from './sale/report.ts';
import { openSaleSetup, type Person } from './sale/setup.ts';

const DEPENDENCIES = ['database', 'payment', 'mail', 'model', 'places', 'files'] as const;
type Dependency = (typeof DEPENDENCIES)[number];

const SILENCES_S = [20, 90];
const BEFORE_MS = 5000;
const AFTER_MS = 5000;
const BUYERS_A_SECOND = 3;
const LOOKS_A_SECOND = 10;
/** Who has just begun to buy when it falls silent: their holds and authorisations are in the middle. */
const CAUGHT = 40;
const CAUGHT_AFTER_MS = 150;
const AGREES_WITHIN_MS = 60_000;
const LETTERS_WITHIN_MS = 180_000;
const PAGES_P95_MS = 500;

/** Pages that need nothing, or whose figures may be the last known ones. */
const WITHOUT_DATABASE = ['/', '/login', '/trip-builder', '/ai-results', '/robots.txt', '/favicon.svg', '/healthz'];
const WITH_DATABASE = [...WITHOUT_DATABASE, '/upcoming-trips', '/api/trip-packages', '/reviews', '/guides', '/videos'];

const { values } = parseArgs({
  strict: false,
  options: { only: { type: 'string' }, seconds: { type: 'string' } },
});
const { scale, seed, control } = readArguments(1, { 'waits-for-ever': 'f: booking' }, ['only', 'seconds']);
const named = values.only === undefined ? null : String(values.only).split(',');
const only = DEPENDENCIES.filter((name) => named === null || named.includes(name));
if (only.length === 0) throw new Error(`--only is one of: ${DEPENDENCIES.join(', ')}`);
const silences = values.seconds === undefined ? SILENCES_S : [Number(values.seconds)];
console.log(
  `silent dependencies, seed ${seed}: ${only.join(', ')} for ${silences.map((s) => s * scale).join(' and ')} s${control ? `, control ${control.name}` : ''}`,
);

await using model = await openFakeModel();
await using google = await aFakeGoogle([]);
await using bucket = await openFakeS3();
const proxies = new Map<Dependency, SilentProxy & { readonly url: string }>();
async function through(name: Dependency, proxy: Promise<SilentProxy & { readonly url: string }>): Promise<string> {
  const opened = await proxy;
  proxies.set(name, opened);
  return opened.url;
}

await using setup = await openSaleSetup({
  seed,
  ...(control && { flaw: control.name as Flaw }),
  settings: async (own) => ({
    ...model.settings(),
    ...google.settings,
    ...bucket.settings,
    DATABASE_URL: await through('database', proxyBeforeDatabase(own['DATABASE_URL'] ?? '')),
    STRIPE_API_URL: await through('payment', proxyBefore(own['STRIPE_API_URL'] ?? '')),
    SMTP_URL: await through('mail', proxyBefore(own['SMTP_URL'] ?? '')),
    MODEL_BASE_URL: await through('model', proxyBefore(model.settings()['MODEL_BASE_URL'] ?? '')),
    GOOGLE_PLACES_URL: await through('places', proxyBefore(google.settings['GOOGLE_PLACES_URL'] ?? '')),
    S3_ENDPOINT: await through('files', proxyBefore(bucket.url)),
    GOOGLE_PLACES_CALLS_A_DAY: '100000',
    MODEL_DAY_BUDGET: '1000',
  }),
});
const { packageId } = await aPackage(setup.db, { capacity: 100_000 });
const crowd = openCrowd(setup);
await setup.fake.misbehave({ delayMs: [5, 65], seed });
let asked = 0;
const anAddress = () => `203.0.${(asked >> 8) & 255}.${asked++ & 255}`;
const originOf = () => setup.servers[asked % setup.servers.length]?.origin ?? '';

/** Somebody who makes a server ask the dependency itself; answers the status. */
const WORKS: Readonly<Partial<Record<Dependency, () => Promise<number>>>> = {
  model: () =>
    statusOf('/api/ai/trip-recommendations', {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'text/event-stream' },
      body: JSON.stringify({
        destination: 'Lisbon',
        dates: '6-13 May 2027',
        budget: '3000 EUR',
        travelers: '2 adults',
        interests: 'tiles',
        preferences: `turn ${asked}`,
        taste: 'seafood',
      }),
    }),
  places: () => statusOf(`/api/restaurants?latitude=38.${7000 + (asked % 900)}&longitude=-9.1393`, {}),
  files: () =>
    statusOf('/api/contacts', { method: 'POST', body: aForm(INES, [{ name: 'plan.pdf', bytes: SAMPLES.pdf }]) }),
};

async function statusOf(path: string, init: RequestInit): Promise<number> {
  const headers = { ...(init.headers as Record<string, string>), 'x-forwarded-for': anAddress() };
  try {
    const answer = await fetch(originOf() + path, { ...init, headers, signal: AbortSignal.timeout(60_000) });
    await answer.arrayBuffer();
    return answer.status;
  } catch {
    return 0;
  }
}

const insisted = (buyer: Person) => crowd.insist(buyer, packageId, { patienceMs: 30_000 }).then(({ end }) => end);

interface Seen {
  readonly ends: Promise<string>[];
  readonly worked: Promise<string>[];
  readonly pages: Promise<{ readonly ms: number; readonly status: number }>[];
}

/** An open crowd: who comes does not wait for those before. */
async function visit(seen: Seen, people: Person[], dependency: Dependency, ms: number): Promise<void> {
  const pages = dependency === 'database' ? WITHOUT_DATABASE : WITH_DATABASE;
  const begun = performance.now();
  for (let tick = 0; performance.now() - begun < ms; tick++) {
    const isBuyersTurn =
      Math.floor((tick * BUYERS_A_SECOND) / LOOKS_A_SECOND) !==
      Math.floor(((tick + 1) * BUYERS_A_SECOND) / LOOKS_A_SECOND);
    const buyer = isBuyersTurn ? people.pop() : undefined;
    if (buyer) seen.ends.push(insisted(buyer));
    const work = tick % LOOKS_A_SECOND === 0 ? WORKS[dependency] : undefined;
    if (work) seen.worked.push(work().then(String));
    const stranger = { id: 0, cookie: '', address: anAddress() };
    seen.pages.push(crowd.send(stranger, 'GET', pages[tick % pages.length] ?? '/'));
    await pause(Math.max(0, begun + ((tick + 1) * 1000) / LOOKS_A_SECOND - performance.now()));
  }
}

/** Whoever sends files gets letters too; the rules are about those of bookings. */
function look(): Promise<string[]> {
  const received = setup.postbox.received.filter(({ messageId }) => messageId?.startsWith('<booking-'));
  return brokenRules({ db: setup.db, fake: setup.fake, postbox: { received } }, crowd);
}

const isAboutLetter = (rule: string) => rule.startsWith('f: letter');
const ms = (figure: number) => `${figure.toFixed(0)} ms`;
const lines: Line[] = [];
const allBroken: string[] = [];
const line = (what: string, demanded: string, seen: string, ok: boolean, isTime = false) =>
  void lines.push({ what, demanded, seen, ok, ...(isTime && { isTime: true }) });

/** Whether the sale works on every server, by buyers of its own. */
async function sellsEverywhere(people: Person[]): Promise<boolean> {
  const answers = [];
  for (const _ of setup.servers) {
    const buyer = people.pop();
    if (buyer) answers.push((await crowd.insist(buyer, packageId, { patienceMs: 0 })).end);
  }
  return answers.every((end) => end === 'confirmed');
}

async function silence(dependency: Dependency, seconds: number): Promise<void> {
  const name = `${dependency}, ${seconds} s`;
  const proxy = proxies.get(dependency);
  if (!proxy) throw new Error(`Nothing stands before ${dependency}`);
  const people = await setup.people(Math.ceil((seconds + 15) * BUYERS_A_SECOND) + 400, { oneIn: 3 });
  const before: Seen = { ends: [], worked: [], pages: [] };
  const during: Seen = { ends: [], worked: [], pages: [] };
  // Every page once on every server, as a site has that has been up for a while.
  for (const { origin } of setup.servers)
    for (const page of WITH_DATABASE) await fetch(origin + page).then((answer) => answer.arrayBuffer());
  await visit(before, people, dependency, BEFORE_MS);
  for (const buyer of people.splice(0, CAUGHT)) before.ends.push(insisted(buyer));
  await pause(CAUGHT_AFTER_MS);
  proxy.fallSilent();
  await visit(during, people, dependency, seconds * 1000);
  const health = await Promise.all(
    setup.servers.map(({ origin }) => fetch(`${origin}/healthz`).then(({ status }) => status)),
  );
  proxy.comeBack();
  const back = performance.now();
  const passed = () => performance.now() - back;
  const after: Seen = { ends: [], worked: [], pages: [] };
  await visit(after, people, dependency, AFTER_MS);

  let sellsMs = Number.NaN;
  while (Number.isNaN(sellsMs) && passed() < AGREES_WITHIN_MS) {
    if (await sellsEverywhere(people)) sellsMs = passed();
    else await pause(500);
  }
  let broken = await look();
  while (broken.some((rule) => !isAboutLetter(rule)) && passed() < AGREES_WITHIN_MS) {
    await pause(500);
    broken = await look();
  }
  const agreesMs = passed();
  const atOdds = broken.filter((rule) => !isAboutLetter(rule));
  const found = await consistencyFaults(setup);
  while (broken.some(isAboutLetter) && passed() < LETTERS_WITHIN_MS && !control) {
    await pause(500);
    broken = await look();
  }
  const lettersMs = passed();
  const lettersLeft = broken.filter(isAboutLetter);
  const ends = await Promise.all([...before.ends, ...during.ends, ...after.ends]);
  const worked = await Promise.all(during.worked);
  const workedAfter = WORKS[dependency] ? await Promise.all([WORKS[dependency](), WORKS[dependency]()]) : [];
  const pages = await Promise.all(during.pages);
  const p95 = quantile(
    pages.map(({ ms: took }) => took),
    0.95,
  );
  const wrong = pages.filter(({ status }) => status !== 200).length;
  allBroken.push(...atOdds, ...found);

  console.log(
    `${name}: buyers ${countsOf(ends)}${worked.length ? `; at work during it ${countsOf(worked)}, after it ${countsOf(workedAfter.map(String))}` : ''}; /healthz at its end ${health.join(', ')}`,
  );
  line(`${name}: rules (a) to (h) but letters`, 'none broken', `${atOdds.length} broken`, atOdds.length === 0);
  line(
    `${name}: until they hold, after its return`,
    '≤ 60 s',
    `${(agreesMs / 1000).toFixed(1)} s`,
    atOdds.length === 0,
    true,
  );
  line(`${name}: the doctor finds`, 'nothing', `${found.length}`, found.length === 0);
  line(`${name}: sells on both servers again`, '≤ 60 s', ms(sellsMs), sellsMs <= AGREES_WITHIN_MS, true);
  line(
    `${name}: letters`,
    'all, once',
    lettersLeft.length ? `${lettersLeft.length} wrong` : `after ${(lettersMs / 1000).toFixed(1)} s`,
    lettersLeft.length === 0,
  );
  line(
    `${name}: pages that do not need it, p95`,
    `≤ ${PAGES_P95_MS} ms`,
    `${ms(p95)} of ${pages.length}, ${wrong} not 200`,
    p95 <= PAGES_P95_MS && wrong === 0,
    true,
  );
  line(
    `${name}: /healthz of a process that tries`,
    '200',
    health.join(', '),
    health.every((status) => status === 200),
  );
  if (workedAfter.length)
    line(
      `${name}: what needs it works again`,
      '2xx',
      workedAfter.join(', '),
      workedAfter.every((status) => status >= 200 && status < 300),
    );
}

for (const dependency of only) {
  for (const seconds of silences) await silence(dependency, seconds * scale);
}
const restarts = setup.servers.reduce((sum, server) => sum + server.deaths(), 0);
line('server processes that were restarted', '0', String(restarts), restarts === 0);
crowd.close();
printReport({ title: `Silent dependencies, seed ${seed}`, lines, broken: allBroken }, control);
for (const proxy of proxies.values()) await proxy[Symbol.asyncDispose]();
