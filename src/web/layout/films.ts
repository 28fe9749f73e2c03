/**
 * Which film plays behind which page, and where its files lie.
 * A film is in `filmed` as soon as its files are in public/media/films; until then another one stands in.
 */
import type { FilmKey } from '../page.ts';

export interface Film {
  /** Two keys with the same name share their files. */
  readonly name: string;
  readonly webm: string;
  readonly mp4: string;
  /** Responsive posters, smallest first. */
  readonly avif: string;
  readonly webp: string;
  readonly poster: string;
}

export type Overlay = 'scenic' | 'calm' | 'light';

export const filmKeys: readonly FilmKey[] = [
  'home',
  'upcoming-trips',
  'coming-soon',
  'demo',
  'business',
  'restaurants',
  'ai-results',
  'learn',
  'guides',
  'videos',
  'trip-builder',
  'login',
  'checkout',
  'booking-confirmation',
  'not-found',
];

const filmed: ReadonlySet<FilmKey> = new Set<FilmKey>(['home', 'upcoming-trips']);

/** Seas stand in for what lies by the sea, the harbour at dusk for all else. */
const standIns: Partial<Record<FilmKey, FilmKey>> = {
  'coming-soon': 'home',
  demo: 'home',
  business: 'home',
  checkout: 'home',
  'booking-confirmation': 'home',
  'not-found': 'home',
};

const POSTER_WIDTHS = [768, 1280];

export function filmOf(key: FilmKey): Film {
  const name = filmed.has(key) ? key : (standIns[key] ?? 'upcoming-trips');
  const base = `/media/films/${name}`;
  const posters = (format: string) => POSTER_WIDTHS.map((width) => `${base}-${width}.${format} ${width}w`).join(', ');
  return {
    name,
    webm: `${base}.webm`,
    mp4: `${base}.mp4`,
    avif: posters('avif'),
    webp: posters('webp'),
    poster: `${base}-1280.webp`,
  };
}

/** How strongly the film is dimmed: home shows it, the partners' page is bright, all others are read over it. */
export function overlayOf(path: string): Overlay {
  if (path === '/') return 'scenic';
  return path === '/business' ? 'light' : 'calm';
}
