/**
 * Two rounds of one suite: the short one, which every change goes through, and the long one before a release
 * (`npm run test:long`): every row of every table, every journey on both screens, every version of PostgreSQL.
 */
export const IS_LONG = process.env['TEST_ROUND'] === 'long';

/** All of them in the long round; in the short one `most`, spread over the list. */
export function sampleOf<T>(all: readonly T[], most: number): readonly T[] {
  return IS_LONG
    ? all
    : all.filter((_, i) => Math.floor((i * most) / all.length) > Math.floor(((i - 1) * most) / all.length));
}
