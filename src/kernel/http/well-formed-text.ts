/**
 * Text that is no text: halves of characters (`"\ud800"` in JSON), and bytes or escapes that are not UTF-8. PostgreSQL
 * and every encoder would put U+FFFD in their place without a word; here the field that holds them is named instead.
 *
 * A form shows it by U+FFFD itself, which is what browsers send for half a character.
 */
import { isUtf8 } from 'node:buffer';

export const HALF = '\ud800';
const SENTENCE = 'This text contains a character that cannot be read. Please remove it.';

/** The path of each field with such text, and the sentence about it. A name that cannot be read counts for what it is in. */
export function halfCharactersIn(given: unknown): Record<string, string> {
  const fields: Record<string, string> = {};
  const left: (readonly [path: string, value: unknown])[] = [['', given]];
  for (let next = left.pop(); next; next = left.pop()) {
    const [path, value] = next;
    if (typeof value === 'string' && !value.isWellFormed()) fields[path || 'body'] = SENTENCE;
    if (!isPlain(value)) continue;
    for (const [name, inner] of Object.entries(value)) {
      if (name.isWellFormed()) left.push([path ? `${path}.${name}` : name, inner]);
      else fields[path || 'body'] = SENTENCE;
    }
  }
  return fields;
}

/** Not the stream of a body that nobody has read yet. */
function isPlain(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false;
  const kind = Object.getPrototypeOf(value);
  return kind === Object.prototype || kind === Array.prototype || kind === null;
}

export function jsonTextOf(bytes: Buffer): string {
  return isUtf8(bytes) ? bytes.toString() : formTextOf(bytes.toString());
}

export function formTextOf(text: string): string {
  return text.replaceAll('\ufffd', HALF);
}
