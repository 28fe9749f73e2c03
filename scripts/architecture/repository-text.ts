/**
 * What the text of the repository never says: a path that leads out of it, or
 * where the packages were fetched from.
 */
import type { Violation } from './source.ts';

/** Modules of our own `src/shared/` end in `.ts`; whatever else is called so lies outside. */
const OUTSIDE = /(?<![\w./])(?:\.\.\/)+shared\b(?!\/[\w/-]+\.ts\b)/;
const REGISTRY_HOST =
  /\bregistry\.[a-z0-9.-]+\.(?:org|com|net|io|dev|cloud|internal|local)\b|https?:\/\/[\w.-]*(?:registry|npmjs\.org|artifactory|verdaccio|nexus)[\w.-]*/i;
const FETCHED_FROM = /"resolved":\s*"https?:|^\s*(?:@[\w-]+:)?registry\s*=/;
/** One cheap look before the lines are read one by one. */
const WORTH_READING = /\/shared|regist|npmjs|artifactory|verdaccio|nexus|"resolved"/i;

export function checkText(path: string, text: string): Violation[] {
  if (!WORTH_READING.test(text)) return [];
  return text.split('\n').flatMap((line, index) => {
    const sentence = complaint(line);
    return sentence ? [{ path, line: index + 1, rule: 'text', sentence }] : [];
  });
}

function complaint(line: string): string | null {
  if (OUTSIDE.test(line)) return 'names a folder outside the repository; say it here or leave it out';
  if (!FETCHED_FROM.test(line) && !REGISTRY_HOST.test(line)) return null;
  return 'names a package registry; leave the host to the reader’s own settings';
}
