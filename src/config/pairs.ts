/** Settings that only work together: half of a pair is a mistake that is named at the start. */
const TOGETHER = [
  ['RECAPTCHA_SITE_KEY', 'RECAPTCHA_SECRET_KEY'],
  ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY'],
  ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
] as const;

/** One sentence for every group that is there in part. */
export function halves(env: Readonly<Partial<Record<(typeof TOGETHER)[number][number], unknown>>>): string[] {
  return TOGETHER.flatMap((names) => {
    const missing = names.filter((name) => !env[name]);
    if (missing.length === 0 || missing.length === names.length) return [];
    return [`${missing.join(' and ')} must be set too: ${names.join(', ')} work only together`];
  });
}
