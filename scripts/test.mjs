// @ts-check
/**
 * `npm test`: everything. The fast checks first, then journeys through the real
 * site in a real browser. Ends with the status of the first part that fails.
 *
 * `npm run test:long`, before a release: the same with every row of every table and every journey on both screens
 * (`test/rounds.ts`), and once more on each version of PostgreSQL that will do.
 */
import { findChromium } from './chromium.mjs';
import { ensureBuilt, ensureInstalled, npm, runAsProgram } from './prepare.mjs';

const OTHER_POSTGRES = ['15', '16', '17'];

await runAsProgram(async () => {
  const isLong = process.argv.includes('--long');
  if (isLong) process.env['TEST_ROUND'] = 'long';
  const node = await ensureInstalled();
  for (const part of ['check:code', 'check:tests']) {
    const checked = await npm(['run', '--silent', part], node);
    if (checked !== 0) return ended('The checks failed.', checked);
  }

  process.env['CHROMIUM_PATH'] = await findChromium();
  await ensureBuilt(node);
  const weighed = await npm(['run', '--silent', 'check:weight'], node);
  if (weighed !== 0) return ended('The pages are too heavy.', weighed);

  const travelled = await npm(['run', '--silent', 'journeys'], node);
  if (travelled !== 0) return ended('The journeys failed.', travelled);

  for (const version of isLong ? OTHER_POSTGRES : []) {
    const tested = await npm(['run', '--silent', 'test:postgres', '--', version], node);
    if (tested !== 0) return ended(`The tests failed on PostgreSQL ${version}.`, tested);
  }
  return ended('The checks and the journeys passed.', 0);
});

/**
 * @param {string} sentence
 * @param {number} status
 */
function ended(sentence, status) {
  console.log(`\n${sentence}`);
  return status;
}
