/**
 * Pictures that are made while the server runs: those that people upload, made into those that pages show: one shape, the
 * widths and formats of all our pictures, and nothing of what the camera wrote beside
 * them: neither where nor when nor with what a picture was taken; and cards for links that are shared.
 */
import type { Result } from '../../shared/result.ts';

export interface EncodedPicture {
  readonly width: number;
  readonly format: 'avif' | 'webp';
  readonly bytes: Buffer;
}

/** What a picture may be; a smaller one would be blown up. */
export const PICTURE_LIMITS = {
  bytes: 15 * 1024 * 1024,
  pixels: 60_000_000,
  leastWidth: 1600,
  leastHeight: 1000,
} as const;

/** `not_a_picture`: of no kind we take, whatever it is called. `picture_broken`: of such a kind, but cannot be read. */
export type PictureRefusal = 'not_a_picture' | 'picture_broken' | 'picture_too_small' | 'picture_too_many_pixels';

/** What a shared link unfolds into, 1200 × 630: one of our pictures, and below it a title and a line. */
export interface ShareCard {
  /** A file of our own. */
  readonly picture: URL;
  readonly title: string;
  readonly line: string;
  readonly brand: string;
}

export interface Pictures {
  /** Reads JPEG, PNG, WebP and AVIF, by their content. */
  make(sent: Buffer): Promise<Result<readonly EncodedPicture[], PictureRefusal>>;
  /** As JPEG. Null where our fonts lack a letter of it, or too many others wait to be drawn. */
  card(card: ShareCard): Promise<Buffer | null>;
}
