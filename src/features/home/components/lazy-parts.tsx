/** What home fetches when the first view is done: one script, whose name every page carries only once. */
import type { RefObject } from 'react';
import { BelowTheFold, type BelowTheFoldProps } from './below-the-fold.tsx';
import { LiveReading } from './live-reading.tsx';

/** With the line: what is understood of it. */
export function LazyParts(wanted: BelowTheFoldProps | { readonly line: RefObject<HTMLInputElement | null> }) {
  return 'line' in wanted ? <LiveReading line={wanted.line} /> : <BelowTheFold places={wanted.places} />;
}
