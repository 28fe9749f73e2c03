import { expect, test } from 'vitest';
import { readConfig, WrongSettings } from './config.ts';

function problemsOf(environment: Record<string, string>): readonly string[] {
  try {
    readConfig(environment);
    return [];
  } catch (fault) {
    if (fault instanceof WrongSettings) return fault.problems;
    throw fault;
  }
}

test('a laptop needs no settings', () => {
  const config = readConfig({});
  expect(config).toMatchObject({
    mode: 'demo',
    port: 3000,
    host: '127.0.0.1',
    publicUrl: 'http://localhost:3000',
    databaseUrl: null,
    signupCode: 'WANDER',
  });
  expect(config.dataDir).toMatch(/data$/);
});

test('an empty variable counts as unset', () => {
  expect(readConfig({ PORT: '', PUBLIC_URL: '' }).port).toBe(3000);
});

test('the public address is kept as browsers write it', () => {
  expect(readConfig({ PUBLIC_URL: 'https://Wanderlight.Example:443' }).publicUrl).toBe('https://wanderlight.example');
  expect(readConfig({ PUBLIC_URL: 'http://127.0.0.1:8080' }).publicUrl).toBe('http://127.0.0.1:8080');
});

test('all mistakes are named at once, and no secret is repeated', () => {
  const problems = problemsOf({
    PORT: 'eighty',
    MODE: 'maybe',
    DATABASE_URL: 'mysql://root:hunter2@db',
    WEB_CONCURRENCY: '0',
    LAUNCH_AT: 'soon',
    TRIP_NOW: 'never',
    PUBLIC_URL: 'wanderlight.example/shop',
  });
  expect(problems).toHaveLength(7);
  for (const name of ['PORT', 'MODE', 'DATABASE_URL', 'WEB_CONCURRENCY', 'LAUNCH_AT', 'TRIP_NOW', 'PUBLIC_URL']) {
    expect(problems.join('\n')).toContain(name);
  }
  expect(problems.join('\n')).not.toContain('hunter2');
});

test('live refuses everything that pretends, all of it at once', () => {
  const problems = problemsOf({ MODE: 'live', PUBLIC_URL: 'http://wanderlight.example' });
  expect(problems.join('\n')).toMatch(
    /PUBLIC_URL[\s\S]*SIGNUP_CODE[\s\S]*BUSINESS_PASSWORD[\s\S]*SMTP_URL[\s\S]*MAIL_FROM[\s\S]*payment/,
  );
});

const STRIPE = { STRIPE_SECRET_KEY: 'sk_live_hunter2', STRIPE_PUBLISHABLE_KEY: 'pk_live_shown' };

test('Stripe is two keys, with a secret for its notices when they are wanted; none of them is repeated', () => {
  expect(readConfig({})).toMatchObject({ stripe: null });
  const tested = { STRIPE_SECRET_KEY: 'sk_test_hunter2', STRIPE_PUBLISHABLE_KEY: 'pk_test_shown' };
  expect(readConfig(tested).stripe).toEqual({
    secretKey: 'sk_test_hunter2',
    publishableKey: 'pk_test_shown',
    webhookSecret: null,
    apiUrl: null,
  });
  expect(problemsOf({ STRIPE_SECRET_KEY: 'sk_test_1' })).toEqual([expect.stringContaining('STRIPE_PUBLISHABLE_KEY')]);
  const wrong = {
    STRIPE_SECRET_KEY: 'hunter2',
    STRIPE_WEBHOOK_SECRET: 'hunter2',
    STRIPE_API_URL: 'http://evil.example',
  };
  const problems = problemsOf(wrong);
  expect(problems).toHaveLength(3);
  expect(problems.join('\n')).not.toContain('hunter2');
});

test('a demonstration does not start with keys that move money', () => {
  expect(problemsOf(STRIPE)).toEqual([expect.stringContaining('test keys unless MODE=live')]);
});

test('live starts with keys that move money, and with no others', () => {
  const live = {
    MODE: 'live',
    PUBLIC_URL: 'https://wanderlight.example',
    SIGNUP_CODE: 'ours alone',
    BUSINESS_PASSWORD: 'ours as well',
    SMTP_URL: 'smtps://user:secret@mail.example:465',
    MAIL_FROM: 'hello@wanderlight.example',
    ...STRIPE,
  };
  expect(problemsOf(live)).toEqual([]);
  expect(problemsOf({ ...live, STRIPE_SECRET_KEY: 'sk_test_1' })).toEqual([expect.stringContaining('live keys')]);
  expect(problemsOf({ ...live, STRIPE_API_URL: 'http://127.0.0.1:12111' })).toEqual([
    expect.stringContaining('STRIPE_API_URL'),
  ]);
});

test('the trip clock can be fixed in demo mode only', () => {
  expect(readConfig({ TRIP_NOW: '2026-12-01T12:00:00Z' }).tripNow?.toISOString()).toBe('2026-12-01T12:00:00.000Z');
});

test('emails stay here until an SMTP server is named; its password is never repeated', () => {
  expect(readConfig({})).toMatchObject({ smtpUrl: null, mailFrom: null });
  const given = { SMTP_URL: 'smtps://user:secret@mail.example:465', MAIL_FROM: 'hello@wanderlight.example' };
  expect(readConfig(given)).toMatchObject({ smtpUrl: given.SMTP_URL, mailFrom: given.MAIL_FROM });

  const problems = problemsOf({
    SMTP_URL: 'https://user:hunter2@mail.example',
    MAIL_FROM: 'Us <hello@a.example>\r\nX: y',
  });
  expect(problems).toHaveLength(2);
  expect(problems.join('\n')).not.toContain('hunter2');
});

test('an address that cannot be one is refused at the door', () => {
  expect(problemsOf({ TRUSTED_PROXIES: 'banana' })).toHaveLength(1);
  expect(problemsOf({ TRUSTED_PROXIES: '10.0.0.0/33' })).toHaveLength(1);
  expect(problemsOf({ TRUSTED_PROXIES: '0.0.0.0/0' })).toHaveLength(1);
  expect(problemsOf({ TRUSTED_PROXIES: '10.0.0.0/8, ::1' })).toEqual([]);
  expect(problemsOf({ DATABASE_URL: 'postgres://u:p@:x/y' })).toHaveLength(1);
  expect(problemsOf({ PUBLIC_URL: 'https://a.example:99999' })).toHaveLength(1);
  expect(problemsOf({ LAUNCH_AT: '2025-13-45T00:00' })).toHaveLength(1);
});

test('a key of Google Places switches it on, a wrong one is named and not repeated', () => {
  expect(readConfig({}).googlePlaces).toBeNull();
  expect(readConfig({ GOOGLE_PLACES_API_KEY: 'AIzaSy-example_key' }).googlePlaces).toEqual({
    key: 'AIzaSy-example_key',
    url: 'https://places.googleapis.com',
    callsADay: 200,
  });
  const problems = problemsOf({
    GOOGLE_PLACES_API_KEY: 'hunter2 and a blank',
    GOOGLE_PLACES_URL: 'http://elsewhere.example',
    GOOGLE_PLACES_CALLS_A_DAY: '0',
  });
  expect(problems).toHaveLength(3);
  expect(problems.join('\n')).not.toContain('hunter2');
  for (const url of ['https://places.googleapis.com/v1', 'ftp://x.example', 'https://x.example/'])
    expect(problemsOf({ GOOGLE_PLACES_URL: url }), url).toHaveLength(1);
});

test('a tile map is off until a style is set, and its hosts are told from it', () => {
  expect(readConfig({}).tileMap).toBeNull();
  expect(readConfig({ MAP_STYLE_URL: 'https://Tiles.Example/styles/calm.json?key=public' }).tileMap).toEqual({
    styleUrl: 'https://tiles.example/styles/calm.json?key=public',
    origins: ['https://tiles.example'],
  });
  const beside = {
    MAP_STYLE_URL: 'https://a.example:8443/s.json',
    MAP_TILE_HOSTS: ' B.example, a.example:8443,b.example',
  };
  expect(readConfig(beside).tileMap?.origins).toEqual(['https://a.example:8443', 'https://b.example']);
});

test('only https and plain host names come into a policy', () => {
  for (const MAP_STYLE_URL of [
    'http://tiles.example/style.json',
    'ftp://tiles.example/style.json',
    'javascript:alert(1)',
    'tiles.example/style.json',
    'https://name:word@tiles.example/style.json',
    "https://tiles.example;script-src'unsafe-inline'/style.json",
    'https://a,b.example/style.json',
    'https://*.example/style.json',
    'https://localhost/style.json',
    'https://[::1]/style.json',
    'https://10.0.0.1/style.json',
    `https://tiles.example/${'x'.repeat(500)}`,
  ]) {
    expect([MAP_STYLE_URL, problemsOf({ MAP_STYLE_URL })[0]]).toEqual([
      MAP_STYLE_URL,
      expect.stringContaining('MAP_STYLE_URL must be an address like'),
    ]);
  }
  const style = { MAP_STYLE_URL: 'https://tiles.example/style.json' };
  for (const hosts of [
    'https://b.example',
    'b.example/x',
    '*.example',
    "'self'",
    '*',
    'b.example; x',
    'b',
    'b.example c.example',
    'a.example,'.repeat(9),
  ]) {
    expect([hosts, problemsOf({ ...style, MAP_TILE_HOSTS: hosts })[0]]).toEqual([
      hosts,
      expect.stringContaining('MAP_TILE_HOSTS must be up to 8 host names'),
    ]);
  }
  expect(problemsOf({ MAP_TILE_HOSTS: 'b.example' })[0]).toContain('MAP_STYLE_URL must be set too');
});

test('a map of this machine is for trying things out: live refuses it', () => {
  const own = { MAP_STYLE_URL: 'http://127.0.0.1:8080/style.json', MAP_TILE_HOSTS: '127.0.0.1:8081' };
  expect(readConfig(own).tileMap?.origins).toEqual(['http://127.0.0.1:8080', 'http://127.0.0.1:8081']);
  expect(problemsOf({ MODE: 'live', ...own }).join()).toContain(
    'MAP_STYLE_URL and MAP_TILE_HOSTS must not be of this machine',
  );
  const beside = { MAP_STYLE_URL: 'https://tiles.example/style.json', MAP_TILE_HOSTS: '127.0.0.1:8081' };
  expect(problemsOf({ MODE: 'live', ...beside }).join()).toContain('must not be of this machine');
});
