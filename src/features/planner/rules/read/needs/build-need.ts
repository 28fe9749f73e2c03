/** One need with the words it was written in. */
import type { Need, NeedKind } from '../../reading.ts';
import { type Reader, wordsOf } from '../reader.ts';
import { spanOfTokens } from '../tokens.ts';
import { whoseNeed } from './whose-need.ts';

export function needOf(reader: Reader, kind: NeedKind, from: number, to: number, most?: number): Need {
  const span = spanOfTokens(reader.tokens, reader.items[from]?.from ?? 0, reader.items[to - 1]?.to ?? 0);
  const words = wordsOf(reader, from, to, most);
  const of = whoseNeed(reader, kind, from, to);
  return { kind, ...(words === '' ? {} : { words }), ...(span ? { span } : {}), ...(of === undefined ? {} : { of }) };
}
