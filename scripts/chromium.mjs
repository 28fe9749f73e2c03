// @ts-check
/**
 * A Chromium for the journeys: the one named, the one installed, or one that is
 * installed now, by Debian's packages as root, by Playwright otherwise. A
 * candidate counts only when it really starts. Beside Debian's one lies its
 * shell, where there is one: most journeys take less time in it (see
 * playwright.config.ts).
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { Refusal, ROOT, run } from './prepare.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome.exe'];
const USUAL_PLACES = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];
const DEBIAN = '/usr/bin/chromium';
export const SHELL = '/usr/bin/chromium-headless-shell';
const START_MS = 30_000;

/** @returns {Promise<string>} the path of a Chromium that starts */
export async function findChromium() {
  const named = process.env['CHROMIUM_PATH'];
  if (named && !starts(named)) throw new Refusal(`CHROMIUM_PATH is ${named}, but that does not start as a browser.`);
  const there = named || installed();
  if (there) await addShell(there);
  const chosen = there || playwrights() || (await fromDebian()) || (await fromPlaywright());
  if (!chosen) {
    throw new Refusal(
      'The journeys need Chromium or Chrome, and none could be installed: install one and start again, or name it in CHROMIUM_PATH.',
    );
  }
  console.log(`Browser for the journeys: ${chosen}`);
  return chosen;
}

/** @returns {string | undefined} */
function installed() {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter(Boolean);
  return [...folders.flatMap((folder) => NAMES.map((name) => join(folder, name))), ...USUAL_PLACES].find(starts);
}

/** @returns {string | undefined} the browser Playwright downloaded before, if it did */
function playwrights() {
  const { chromium } = createRequire(join(ROOT, 'package.json'))('@playwright/test');
  const path = chromium.executablePath();
  return starts(path) ? path : undefined;
}

/** @returns {Promise<string | undefined>} */
async function fromDebian() {
  if (!canInstall()) return undefined;
  console.log('Installing Chromium from the packages of this system …');
  const isThere = (await install('chromium', 'chromium-headless-shell')) || (await install('chromium'));
  return isThere ? installed() : undefined;
}

/** Goes on without it where it cannot be had. Named together, both are of one version. @param {string} browser */
async function addShell(browser) {
  if (browser !== DEBIAN || existsSync(SHELL) || !canInstall()) return;
  console.log("Installing Chromium's shell from the packages of this system …");
  await install('chromium', 'chromium-headless-shell');
}

function canInstall() {
  const release = existsSync('/etc/os-release') ? readFileSync('/etc/os-release', 'utf8') : '';
  return process.getuid?.() === 0 && /^ID(_LIKE)?=.*\b(debian|ubuntu)\b/m.test(release);
}

/** @param {string[]} names @returns {Promise<boolean>} whether it did */
async function install(...names) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const patience = ['-qq', '-o', 'Acquire::http::Timeout=15', '-o', 'Acquire::Retries=1'];
  await run('apt-get', ['update', ...patience], env);
  return (await run('apt-get', ['install', '-y', '--no-install-recommends', ...patience, ...names], env)) === 0;
}

/** @returns {Promise<string | undefined>} */
async function fromPlaywright() {
  console.log("Installing Playwright's Chromium …");
  const cli = join(ROOT, 'node_modules', '@playwright', 'test', 'cli.js');
  const status = await run(process.execPath, [cli, 'install', 'chromium']);
  return status === 0 ? playwrights() : undefined;
}

/** Ubuntu's `chromium-browser` exists without a browser behind it: only starting it tells. @param {string} path */
function starts(path) {
  if (!path || !existsSync(path)) return false;
  if (process.platform === 'win32') return true;
  return spawnSync(path, ['--version'], { timeout: START_MS, stdio: 'ignore' }).status === 0;
}
