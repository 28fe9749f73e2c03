/**
 * Writes an example of every kind of email into a folder, as a site that sells and a demonstration write it: HTML, text,
 * and pictures of 600 and 390 pixels, light and dark, taken with Chromium. Ends with status 1 where one is wider than a
 * phone of 320 pixels, also with names that have no gap.
 *
 *     npm run emails -- [folder] [kind …]
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { LOGO } from '../src/shared/email-body.ts';
import { EMAILS } from '../test/emails.ts';
import { findChromium } from './chromium.mjs';

const [folder = 'data/emails', ...wanted] = process.argv.slice(2);
const LOOKS = [
  { width: 600, scheme: 'light' },
  { width: 600, scheme: 'dark' },
  { width: 390, scheme: 'light' },
] as const;
const NARROWEST = 320;
const logo = readFileSync(new URL('../src/effects/mail/logo.png', import.meta.url)).toString('base64');

mkdirSync(folder, { recursive: true });
const browser = await chromium.launch({
  executablePath: await findChromium(),
  args: ['--no-sandbox', '--disable-gpu'],
});
const page = await browser.newPage();
const tooWide: string[] = [];
for (const [kind, { write }] of Object.entries(EMAILS)) {
  if (wanted.length > 0 && !wanted.includes(kind)) continue;
  for (const mode of ['live', 'demo'] as const) {
    const name = join(folder, `${kind}-${mode}`);
    const email = write({ mode, name: 'Inês Duarte', trip: 1 });
    writeFileSync(`${name}.html`, email.html.replace(`cid:${LOGO.cid}`, `data:image/png;base64,${logo}`));
    writeFileSync(`${name}.txt`, `Subject: ${email.subject}\nTo: ${email.to}\n\n${email.text}\n`);
    await page.setContent(readFileSync(`${name}.html`, 'utf8'));
    for (const { width, scheme } of LOOKS) {
      await page.emulateMedia({ colorScheme: scheme });
      await page.setViewportSize({ width, height: 800 });
      await page.screenshot({ path: `${name}-${width}-${scheme}.png`, fullPage: true });
    }
    const endless = { name: 'x'.repeat(200), tripName: 'y'.repeat(200) };
    await page.setContent(write({ mode, trip: 1, ...endless }).html);
    await page.setViewportSize({ width: NARROWEST, height: 800 });
    const needed = await page.evaluate(() => document.documentElement.scrollWidth);
    if (needed > NARROWEST) tooWide.push(`${kind}, ${mode}: ${needed} pixels`);
  }
}
await browser.close();
console.log(`Emails are in ${folder}`);
if (tooWide.length > 0) {
  console.error(`Wider than ${NARROWEST} pixels:\n${tooWide.join('\n')}`);
  process.exitCode = 1;
}
