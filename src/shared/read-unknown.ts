/** Takes apart what may be anything: kept by an older version, or written by somebody else. */

import { recordFrom } from './field-list.ts';

/** Its parts by name; nothing has no parts, and neither has a list. */
export function partsOf(value: unknown): Readonly<Record<string, unknown>> {
  return isRecord(value) ? value : {};
}

export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** The texts of these names; what is no text is empty. */
export function textsOf<N extends string>(names: readonly N[], value: unknown): Record<N, string> {
  const parts = partsOf(value);
  return recordFrom(names.map((name) => [name, textOf(parts[name])] as const));
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
