import { parse } from 'node:querystring';
import { HALF } from '../../kernel/http/well-formed-text.ts';

export function parseQuery(query: string) {
  return parse(query, '&', '=', { decodeURIComponent: decoded });
}

/** A percent sign that escapes nothing stands for itself. */
function decoded(escaped: string): string {
  try {
    return decodeURIComponent(escaped);
  } catch {
    const spaced = escaped.replaceAll('%20', ' ');
    return /%[0-9a-f]{2}/i.test(spaced) ? HALF : spaced;
  }
}
