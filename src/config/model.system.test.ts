/** The model's settings as a whole: what is said when they are wrong, and that the site works on. */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { openApp } from '../../test/app.ts';
import { eventsIn } from '../../test/events.ts';
import { openFakeModel } from '../../test/fake-model/serve.ts';
import { readConfig } from './config.ts';

const wish = { destination: 'Lisbon', dates: '6-13 May 2027', budget: '3000 EUR', travelers: '2 adults' };
const PATIENTLY = { timeout: 20_000 };
const asEvents = { headers: { accept: 'text/event-stream' } };

test.each([
  ['a wrong key', { MODEL_API_KEY: 'another-key' }, 'key'],
  ['a model that is not there', { MODEL_NAME: 'nobody' }, 'name'],
  ['an address where nobody listens', { MODEL_BASE_URL: 'http://127.0.0.1:9/v1' }, 'down'],
])('%s is said at /readyz, and the site answers without it', async (_, wrong, state) => {
  await using fake = await openFakeModel();
  await using app = await openApp({ settings: { ...fake.settings(), ...wrong } });
  await expect
    .poll(async () => (await app.get('/readyz')).body, PATIENTLY)
    .toEqual({ status: 'ready', database: 'ok', files: 'ok', model: state });
  const answer = await app.post('/api/ai/trip-recommendations', wish, asEvents);
  const [first, , better] = eventsIn(answer.text);
  expect(first?.data.recommendations.length).toBeGreaterThanOrEqual(3);
  expect(better?.data).toEqual({ ...first?.data, engine: { name: 'wanderlight', fallbackReason: state } });
});

test.each(['openai-compatible', 'anthropic', 'perplexity'] as const)(
  '%s answers and is said to be well',
  async (provider) => {
    await using fake = await openFakeModel();
    fake.behave({
      citations: [
        'https://whc.unesco.org/en/list/263/?ref=x',
        'http://www.gov.uk/',
        'https://evil.example/',
        'https://u:p@unesco.org/',
      ],
    });
    await using app = await openApp({ settings: fake.settings(provider) });
    await expect.poll(async () => (await app.get('/readyz')).body.model, PATIENTLY).toBe('ok');
    const answer = await app.post('/api/ai/trip-recommendations', wish, asEvents);
    const better = eventsIn(answer.text).find(({ name }) => name === 'better')?.data;
    expect(better.engine.enriched).toContain('words');
    expect(better.citations.length).toBeLessThanOrEqual(5);
    const foreign = better.citations.filter((address: string) => /evil|@|\?/.test(address));
    expect(foreign).toEqual([]);
    expect(better.citations.includes('https://whc.unesco.org/en/list/263/')).toBe(provider === 'perplexity');
  },
);

test('without a model nothing of its library is loaded, and events end after the answer', async () => {
  const script = `
    import { registerHooks } from 'node:module';
    const seen = [];
    registerHooks({ resolve: (name, context, next) => { const found = next(name, context); seen.push(found.url); return found; } });
    await import('./src/server/app.ts');
    await import('./src/server/compose.ts');
    process.stdout.write(JSON.stringify(seen.filter((url) => /node_modules\\/(ai|@ai-sdk)\\/|effects\\/model\\/(open|sdk)/.test(url))));
    process.exit();`;
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    cwd: fileURLToPath(new URL('../../', import.meta.url)),
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  expect(JSON.parse(stdout)).toEqual([]);

  await using app = await openApp();
  expect((await app.get('/readyz')).body).toEqual({ status: 'ready', database: 'ok', files: 'ok' });
  const { text, headers } = await app.post('/api/ai/trip-recommendations', wish, asEvents);
  expect(headers['content-type']).toContain('text/event-stream');
  expect(eventsIn(text).map(({ name }) => name)).toEqual(['answer', 'end']);
});

test.each([
  [{ MODEL_NAME: 'm' }, /MODEL_PROVIDER must be set too/],
  [{ MODEL_PROVIDER: 'anthropic' }, /MODEL_NAME must be set too[\s\S]*MODEL_API_KEY must be set too/],
  [{ MODEL_PROVIDER: 'openai-compatible', MODEL_NAME: 'm' }, /MODEL_BASE_URL must be set too/],
  [{ MODEL_PROVIDER: 'oracle' }, /MODEL_PROVIDER must be openai-compatible, anthropic or perplexity/],
  [{ MODEL_BASE_URL: 'http://model.example/v1' }, /MODEL_BASE_URL must be https/],
  [{ MODEL_PRICES: 'cheap' }, /MODEL_PRICES must be dollars/],
  [{ MODEL_DAY_BUDGET: '-1' }, /MODEL_DAY_BUDGET must be an amount/],
])('half a model (%j) is refused in words', (settings, words) => {
  expect(() => readConfig(settings)).toThrow(words);
});

test('a key is never said', () => {
  expect(() => readConfig({ MODEL_API_KEY: 'two words' })).toThrow(/MODEL_API_KEY is "…"/);
});

test('a model on a machine of one’s own needs neither https nor a key', () => {
  const settings = {
    MODEL_PROVIDER: 'openai-compatible',
    MODEL_NAME: 'llama3.2:3b',
    MODEL_BASE_URL: 'http://127.0.0.1:11434/v1',
  };
  expect(readConfig(settings).model).toMatchObject({ name: 'llama3.2:3b', apiKey: '', dayMicros: 5_000_000 });
});
