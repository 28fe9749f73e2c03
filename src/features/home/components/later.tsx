/** What home fetches when the first view is done: one script, whose name every page carries only once. */
import type { RefObject } from 'react';
import { Listening } from './listening.tsx';
import { More, type MoreProps } from './more.tsx';

/** With the line: what is understood of it. */
export function Later({ line, places }: MoreProps & { readonly line?: RefObject<HTMLInputElement | null> }) {
  return line ? <Listening line={line} /> : <More places={places} />;
}
