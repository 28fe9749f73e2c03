import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { openApp } from '../../../../test/app.ts';
import { aFakeGoogle } from '../../../../test/fake-google/start.ts';
import { openLog } from '../../../kernel/log.ts';

const ABROAD = { address: '8.8.8.8' };
const UNKNOWN = { location: null, accuracy: null };

/** A look-up of the kind that is sold, and the addresses it was asked for. */
async function aLookUp(answer: (path: string) => { status?: number; body: string }) {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    const { status = 200, body } = answer(request.url ?? '');
    response.writeHead(status, { 'content-type': 'application/json', location: 'http://127.0.0.1:1/' }).end(body);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return {
    url: (name: string) => `http://127.0.0.1:${port}/${name}/{ip}`,
    asked,
    async [Symbol.asyncDispose]() {
      await new Promise((closed) => server.close(closed));
    },
  };
}

test('with nothing configured nobody’s place is guessed', async () => {
  await using app = await openApp();
  for (const input of [{ considerIp: true, wifiAccessPoints: [] }, { considerIp: true }])
    expect(await app.post('/api/location', input, ABROAD)).toMatchObject({ status: 200, body: UNKNOWN });
  expect(await app.get('/api/location/ip', ABROAD)).toMatchObject({
    status: 200,
    body: { latitude: null, longitude: null, city: null, region: null, country: null },
  });
});

test('look-ups are asked in turn until one knows, and what is broken is passed over', async () => {
  await using lookUp = await aLookUp((path) => {
    if (path.startsWith('/down')) return { status: 500, body: '{}' };
    if (path.startsWith('/away')) return { status: 302, body: '' };
    if (path.startsWith('/text')) return { body: 'quota exceeded' };
    if (path.startsWith('/huge')) return { body: JSON.stringify({ latitude: 1, longitude: 1, x: 'x'.repeat(20_000) }) };
    if (path.startsWith('/zero')) return { body: '{"latitude":0,"longitude":0}' };
    if (path.startsWith('/moon')) return { body: '{"latitude":"99","longitude":"1"}' };
    return { body: '{"lat":"48.2","lon":16.37,"city":"Vienna","regionName":"Vienna","country":"Austria"}' };
  });
  const names = ['down', 'away', 'text', 'huge', 'zero', 'moon', 'good', 'never'];
  await using app = await openApp({ settings: { IP_LOCATION_URLS: names.map(lookUp.url).join(',') } });

  const { status, body } = await app.get('/api/location/ip', ABROAD);

  expect(status).toBe(200);
  expect(body).toEqual({ latitude: 48.2, longitude: 16.37, city: 'Vienna', region: 'Vienna', country: 'Austria' });
  expect(lookUp.asked).toEqual(names.slice(0, -1).map((name) => `/${name}/8.8.8.8`));

  const located = await app.post('/api/location', { considerIp: true, wifiAccessPoints: [] }, ABROAD);
  expect(located.body).toEqual({ location: { lat: 48.2, lng: 16.37 }, accuracy: 25_000 });
  expect((await app.post('/api/location', { considerIp: false }, ABROAD)).body).toEqual(UNKNOWN);
});

test('a private address is not sent to anybody, and nobody may ask without end', async () => {
  await using lookUp = await aLookUp(() => ({ body: '{"latitude":1,"longitude":1}' }));
  await using app = await openApp({ settings: { IP_LOCATION_URLS: lookUp.url('any') } });
  expect((await app.get('/api/location/ip', { address: '192.168.1.7' })).body).toMatchObject({ latitude: null });
  expect(lookUp.asked).toEqual([]);
  const answers = await Promise.all(Array.from({ length: 62 }, () => app.get('/api/location/ip', ABROAD)));
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(2);
  expect(lookUp.asked).toHaveLength(60);
});

test('cities are found by how they begin, ours first, and one by its id', async () => {
  await using app = await openApp();
  const names = async (text: string) =>
    (await app.get(`/api/location/cities?text=${encodeURIComponent(text)}`)).body.map(
      (city: { name: string }) => city.name,
    );
  expect(await names('lis')).toEqual(['Lisbon']);
  expect((await names('new'))[0]).toBe('New York City');
  expect(await names('wien')).toEqual(['Vienna']);
  expect(await names('KYO')).toEqual(['Kyoto']);
  expect(await names('zzz')).toEqual([]);
  expect((await names('')).length).toBe(23);
  const kyoto = await app.get('/api/location/cities?id=kyoto-jp');
  expect(kyoto.body).toMatchObject([{ name: 'Kyoto', country: 'Japan', ours: false }]);
});

test('whatever goes right or wrong, the log knows no position', async () => {
  const lines: string[] = [];
  const log = openLog('debug', { write: (line: string) => void lines.push(line) });
  await using google = await aFakeGoogle([]);
  await using lookUp = await aLookUp(() => ({
    body: '{"latitude":48.2081743,"longitude":16.3738189,"city":"Vienna"}',
  }));
  let isBroken = false;
  await using app = await openApp({
    settings: { ...google.settings, IP_LOCATION_URLS: lookUp.url('any') },
    deps: (deps) => ({
      log,
      now: () => {
        if (isBroken) throw new Error('The clock has stopped');
        return deps.now();
      },
    }),
  });
  const near = '/api/restaurants?latitude=38.7127654&longitude=-9.1393211&openNow=true';
  const ask = async () => {
    await app.get(near);
    await app.get('/api/restaurants/lisbon-ramiro?latitude=38.7127654&longitude=-9.1393211');
    await app.get('/api/restaurants?latitude=38.7127654&longitude=999.1393211');
    await app.get('/api/location/ip', ABROAD);
    await app.post('/api/location', { considerIp: true, location: { lat: 38.7127654 } }, ABROAD);
  };
  await ask();
  google.mischief = 'failing';
  for (let i = 0; i < 4; i++) await ask();
  isBroken = true;
  await ask();
  expect(lines.some((line) => line.includes('/api/restaurants'))).toBe(true);
  expect(lines.some((line) => line.includes('The clock has stopped'))).toBe(true);
  for (const line of lines) {
    const said = JSON.parse(line);
    delete said.time;
    delete said.responseTime;
    delete said.ms;
    expect(JSON.stringify(said)).not.toMatch(/38\.71|9\.139|48\.208|16\.373|8\.8\.8\.8/);
    expect(JSON.stringify(said)).not.toMatch(/-?\d{1,3}\.\d{3,}/);
  }
});
