/** Journeys through the real site in a real browser, against one server with a database of its own. */
import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { SHELL } from './scripts/chromium.mjs';
import { memoryFolder } from './test/memory-folder.ts';
import { IS_LONG } from './test/rounds.ts';

const spec = (name: string) => `**/${name}.spec.ts`;

const chromium = process.env['CHROMIUM_PATH'] ?? ['/usr/bin/chromium', '/usr/bin/chromium-browser'].find(existsSync);
/** The same engine without the windows of a desktop, for a third of the work of each page. */
const shell = process.env['HEADLESS_SHELL_PATH'] ?? [SHELL].find(existsSync);
const launch = (executablePath: string | undefined) => ({
  ...(executablePath && { executablePath }),
  // Without a locale Chromium calls a file whose name has an accent just "download".
  env: { ...process.env, LC_ALL: 'C.UTF-8' },
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
});

/** Made once; the workers, which read this file again, find it in their environment. */
function dataFolder(): string {
  const known = process.env['JOURNEYS_DATA_DIR'];
  if (known) return known;
  const folder = mkdtempSync(join(memoryFolder() ?? tmpdir(), 'wanderlight-journeys-'));
  chmodSync(folder, 0o755);
  process.env['JOURNEYS_DATA_DIR'] = folder;
  process.on('exit', () => execFileSync('rm', ['-rf', folder]));
  return folder;
}

/** What is judged by the pictures of a film takes the whole browser. */
const FILMS = ['contrast*', 'film', 'first-view', 'lesson-contrast'].map(spec);

/**
 * What a phone shows narrower and does no differently: in the long round alone it is travelled on both screens.
 * A journey for a phone alone (`@phone`) lies in none of these files.
 */
const AS_ON_A_DESKTOP = [
  'admin-*',
  'before-departure',
  'cancel-a-trip',
  'closer-reading',
  'disputed-booking',
  'gates-and-countdown',
  'hosted-card',
  'no-script',
  'offline-*',
  'own-account',
  'read-a-guide',
  'register-and-log-in',
  'review-a-*',
  'shadows',
  'slow-network',
  'waiting-list',
  'watch-a-lesson',
  'write-to-us',
].map(spec);

const desktop = { viewport: { width: 1440, height: 900 } };
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };
/** `@long`: travelled in the long round alone; `@once`: there on both screens, in the short round on the desktop. */
const except = (screen: '@desktop' | '@phone') =>
  new RegExp(IS_LONG ? screen : `${screen}|@long${screen === '@desktop' ? '|@once' : ''}`);

export default defineConfig({
  testDir: 'journeys',
  webServer: {
    command: `"${process.execPath}" src/server/main.ts`,
    env: {
      PORT: '0',
      DATA_DIR: dataFolder(),
      DATABASE_URL: '',
      LOG_LEVEL: 'warn',
      NODE_ENV: 'production',
      // Lets every journey come from an address of its own: limits are kept per address.
      TRUSTED_PROXIES: '127.0.0.1/32,::1/128',
    },
    wait: { stdout: /http:\/\/localhost:(?<site_port>\d+)/ },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
  },
  timeout: 90_000,
  expect: { timeout: 10_000 },
  workers: 2,
  // Once more on a shared machine, where a pause of a second happens; the list then says "flaky".
  retries: process.env['CI'] ? 1 : 0,
  reporter: [['list']],
  // A run ends with what made it long.
  reportSlowTests: { max: 10, threshold: 0 },
  use: {
    // Keeping one costs every journey; one that failed can be run again with `--trace on`.
    trace: 'on-first-retry',
    actionTimeout: 15_000,
    // Films would take the processor from everything else; their own journeys let them play.
    contextOptions: { reducedMotion: 'reduce' },
    // Everybody is in Lisbon and says so; a journey that is nowhere takes the permission away.
    geolocation: { latitude: 38.7128, longitude: -9.1393 },
    permissions: ['geolocation'],
    launchOptions: launch(shell ?? chromium),
  },
  projects: [
    { name: 'seats', testMatch: '**/many-seats.ts' },
    { name: 'desktop', dependencies: ['seats'], grepInvert: except('@phone'), testIgnore: FILMS, use: desktop },
    {
      name: 'phone',
      dependencies: ['seats'],
      grepInvert: except('@desktop'),
      testIgnore: IS_LONG ? FILMS : [...FILMS, ...AS_ON_A_DESKTOP],
      use: phone,
    },
    {
      name: 'films',
      dependencies: ['seats'],
      grepInvert: except('@phone'),
      testMatch: FILMS,
      use: { ...desktop, launchOptions: launch(chromium) },
    },
    ...(IS_LONG
      ? [
          {
            name: 'films-phone',
            dependencies: ['seats'],
            grepInvert: except('@desktop'),
            testMatch: FILMS,
            use: { ...phone, launchOptions: launch(chromium) },
          },
        ]
      : []),
  ],
});
