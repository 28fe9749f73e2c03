/** Where the files of a page's film lie, and how strongly it is dimmed. Every key has a film of its own (media/README.md). */
import { wordList } from '../../shared/word-list.ts';
import type { FilmKey } from '../page.ts';

interface Cut {
  readonly webm: string;
  readonly mp4: string;
}

export interface Film {
  readonly name: FilmKey;
  readonly wide: Cut;
  /** The part that an upright phone sees, all its height: fewer pixels to decode. */
  readonly upright: Cut;
  /** Responsive posters, smallest first. */
  readonly avif: string;
  /** For a browser that shows no AVIF. */
  readonly poster: string;
  /** The part of the poster that a phone sees, all its height: a third of its bytes. */
  readonly phone: string;
  /** Whether a phone, which sees a quarter of the width, sees the middle; else it sees the right, where most subjects stand. */
  readonly middle: boolean;
}

type Overlay = 'scrim' | 'scrim-calm' | 'scrim-light';

export const filmKeys: readonly FilmKey[] = [
  ...wordList('home upcoming-trips coming-soon demo business restaurants ai-results learn guides videos trip-builder'),
  ...wordList('login checkout booking-confirmation not-found'),
];

/** Films of 1920 × 1080 with a cut for upright phones; the others are 1280 × 720 and have none yet. */
const LARGE: readonly FilmKey[] = wordList('guides demo not-found trip-builder login');

const IN_THE_MIDDLE: readonly FilmKey[] = ['upcoming-trips', 'login'];

const POSTER_WIDTHS = [768, 1280];

/** Where the film shows no more than the part for phones, at the same place (`film.tsx`, `media/encode.py`). */
export const ON_PHONE = '(width<48rem) and (aspect-ratio<3/5)';

/** AV1, its profile and the level of 1920 × 1080, which holds every smaller cut. */
export const WEBM = 'video/webm; codecs="av01.0.08M.10"';

const cutOf = (base: string): Cut => ({ webm: `${base}.webm`, mp4: `${base}.mp4` });

export function filmOf(key: FilmKey): Film {
  const base = `/media/films/${key}`;
  return {
    name: key,
    wide: cutOf(base),
    upright: cutOf(LARGE.includes(key) ? `${base}-phone` : base),
    avif: POSTER_WIDTHS.map((width) => `${base}-${width}.avif ${width}w`).join(', '),
    poster: `${base}-1280.webp`,
    phone: `${base}-phone-259.avif`,
    middle: IN_THE_MIDDLE.includes(key),
  };
}

/**
 * The class of what dims the film, multiplied with warm umber, never grey: the header alone, on home the foot of its first view as well.
 * All other words bring a shade of their own (`.words`).
 */
export function overlayOf(path: string): Overlay {
  if (path === '/') return 'scrim';
  return path === '/business' ? 'scrim-light' : 'scrim-calm';
}
