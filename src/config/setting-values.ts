/** Shapes that several settings have. */
import * as z from 'zod/mini';

export const textThat = (isRight: (text: string) => boolean, advice: string) =>
  z.string().check(z.refine(isRight, advice));

export const whole = (name: string, least: number, most: number) =>
  z.pipe(
    z.string().check(z.regex(/^\d+$/, `${name} must be a whole number`)),
    z.pipe(
      z.transform((text: string) => Number(text)),
      z
        .number()
        .check(z.gte(least, `${name} must be at least ${least}`), z.lte(most, `${name} must be at most ${most}`)),
    ),
  );

/** Separated by commas. */
export function listOf(text: string): string[] {
  return text
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean);
}

/** Only https, or a machine of one's own while trying things out. */
export function isService(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname } = new URL(address);
  return protocol === 'https:' || (protocol === 'http:' && ['localhost', '127.0.0.1'].includes(hostname));
}

/** `https://host` and nothing behind it. */
export function isOrigin(text: string): boolean {
  return /^https?:\/\/[^/\s]+$/.test(text) && URL.canParse(text);
}
