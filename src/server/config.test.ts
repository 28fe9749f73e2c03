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

test('a provider of payments is an address and a key, and the key is never repeated', () => {
  expect(readConfig({})).toMatchObject({ paymentsUrl: null });
  expect(readConfig({ PAYMENTS_URL: 'http://127.0.0.1:12111' })).toMatchObject({
    paymentsUrl: 'http://127.0.0.1:12111',
  });
  const problems = problemsOf({ PAYMENTS_URL: 'http://127.0.0.1:12111/v1', PAYMENTS_SECRET_KEY: 'hunter2' });
  expect(problems).toHaveLength(2);
  expect(problems.join('\n')).not.toContain('hunter2');
});

test('the trip clock can be fixed in demo mode only', () => {
  expect(readConfig({ TRIP_NOW: '2026-12-01T12:00:00Z' }).tripNow?.toISOString()).toBe('2026-12-01T12:00:00.000Z');
});

test('letters stay here until an SMTP server is named; its password is never repeated', () => {
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
