/** The words every email has: the greeting, the word of a demonstration, and where the brand is found. */
import { site } from '../../site.config.ts';

/** Whether the site sells, or shows how it would. */
export type EmailMode = 'demo' | 'live';

/** Longer names are cut: a greeting is one line. */
const LONGEST_NAME = 60;

export const emailCopy = {
  /** Null: nobody's name is known. */
  greeting: (name: string | null) => {
    const known = oneLine(name ?? '');
    return known === '' ? 'Hello,' : `Hello ${clipped(known, LONGEST_NAME)},`;
  },
  /** Stands at the top of every email of a demonstration. */
  demo: 'This site is a demonstration. No trip is sold, no money moves, and a reply may not be read.',
  foot: {
    live: `${site.name}\n${site.email} · ${site.phone}`,
    demo: `${site.name}, a demonstration`,
  } satisfies Record<EmailMode, string>,
} as const;

/** At most so many characters, cut between words where there are any. */
export function clipped(text: string, most: number): string {
  const letters = [...text];
  if (letters.length <= most) return text;
  const start = letters.slice(0, most - 1).join('');
  const gap = start.lastIndexOf(' ');
  return `${(gap > start.length / 2 ? start.slice(0, gap) : start).replace(/[\s,.:;–-]+$/, '')}…`;
}

/** No break, no sign that steers: what stays is safe in a head and reads from left to right as it was meant. */
export function oneLine(text: string): string {
  return text.replaceAll(/[\p{Cc}\u2028-\u202e\u2066-\u2069\s]+/gu, ' ').trim();
}
