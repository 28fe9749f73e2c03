/**
 * The 10,000 most common passwords, which every attacker tries first. The list,
 * ordered by how often each was seen in published leaks, is that of zxcvbn-ts.
 * It is large, so it is read when the first password is judged, on the server only.
 */
import { createRequire } from 'node:module';
import type { dictionary as Dictionary } from '@zxcvbn-ts/language-common';

const REFUSED = 10_000;
let refused: ReadonlySet<string> | undefined;

/** Capital letters change nothing: "PASSWORD" is as common as "password". */
export function isMostUsed(password: string): boolean {
  refused ??= readList();
  return refused.has(password.toLowerCase());
}

function readList(): ReadonlySet<string> {
  const { dictionary } = createRequire(import.meta.url)('@zxcvbn-ts/language-common') as {
    dictionary: typeof Dictionary;
  };
  return new Set(dictionary['passwords-common'].slice(0, REFUSED));
}
