// @ts-check
/**
 * `npm test`: everything. The fast checks first, then journeys through the real
 * site in a real browser. Ends with the status of the first part that fails.
 */
import { findChromium } from './chromium.mjs';
import { ensureBuilt, ensureInstalled, npm, runAsProgram } from './prepare.mjs';

await runAsProgram(async () => {
  const node = await ensureInstalled();
  const checked = await npm(['run', '--silent', 'check'], node);
  if (checked !== 0) return ended('The checks failed.', checked);

  process.env['CHROMIUM_PATH'] = await findChromium();
  await ensureBuilt(node);
  const weighed = await npm(['run', '--silent', 'check:weight'], node);
  if (weighed !== 0) return ended('The pages are too heavy.', weighed);

  const travelled = await npm(['run', '--silent', 'journeys'], node);
  if (travelled !== 0) return ended('The journeys failed.', travelled);
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
