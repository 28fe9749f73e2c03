/** What home fetches when the first view is done: one script, whose name every page carries only once. */
import type { RefObject } from 'react';
import { More, type MoreProps } from './below-the-fold.tsx';
import { Listening } from './live-reading.tsx';

/** With the line: what is understood of it. */
export function Later(wanted: MoreProps | { readonly line: RefObject<HTMLInputElement | null> }) {
  return 'line' in wanted ? <Listening line={wanted.line} /> : <More places={wanted.places} />;
}
