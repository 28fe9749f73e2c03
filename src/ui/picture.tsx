/**
 * A picture by its id: the right size and format for the screen, its colour and then a blur of itself until it arrives, no jump in the page.
 * The first picture of a page has its colour alone: a blur would come with it, and share its line.
 * An id without a file is drawn. An empty `alt` marks a picture that only decorates words beside it.
 */
import type { ReactNode } from 'react';
import { cx } from './class-names.ts';
import {
  drawnUrl,
  type PictureFocus,
  type PictureTone,
  pictureFile,
  pictureSources,
  pictureUrl,
  placeholderUrl,
} from './picture-files.ts';

const tones: Record<PictureTone, string> = {
  dusk: 'bg-tone-dusk',
  rose: 'bg-tone-rose',
  snow: 'bg-tone-snow',
  sand: 'bg-tone-sand',
  night: 'bg-tone-night',
  brick: 'bg-tone-brick',
};

const positions: Record<PictureFocus, string> = {
  left: 'object-[30%_50%]',
  right: 'object-[80%_50%]',
};

export type PictureProps = {
  id: string;
  alt: string;
  /** How wide it will be shown, as in the `sizes` attribute. Default: the whole width. */
  sizes?: string | undefined;
  /** For the one picture above the fold: loaded at once and first. */
  priority?: boolean | undefined;
  /** Class of its shape, such as `aspect-[16/10]` or `h-full`. */
  ratio?: string | undefined;
  /** Grows a little while the surrounding `group` is hovered. */
  zoom?: boolean | undefined;
  /** Files of a part of it, taken instead where their `media` fits. */
  crop?: ReactNode;
  className?: string | undefined;
};

export function Picture({
  id,
  alt,
  sizes = '100vw',
  priority = false,
  ratio = 'aspect-[16/10]',
  zoom = false,
  crop,
  className,
}: PictureProps) {
  const picture = pictureFile(id);
  const focus = picture?.focus && positions[picture.focus];
  const image = {
    loading: priority ? 'eager' : 'lazy',
    fetchPriority: priority ? 'high' : 'auto',
    decoding: priority ? 'auto' : 'async',
    className: cx(
      'absolute inset-0 size-full object-cover',
      focus,
      zoom && 'transition-transform duration-[1400ms] ease-calm group-hover:scale-[1.045]',
    ),
  } as const;
  return (
    <div
      className={cx(
        'relative w-full overflow-hidden',
        !priority && 'later-picture',
        ratio,
        tones[picture?.tone ?? 'night'],
        className,
      )}
    >
      {picture && !priority && (
        <img
          src={placeholderUrl(picture)}
          alt=""
          loading="lazy"
          className={cx('absolute inset-0 size-full scale-110 object-cover blur-md', focus)}
        />
      )}
      {picture ? (
        <picture>
          {crop}
          <source type="image/avif" srcSet={pictureSources(picture, 'avif')} sizes={sizes} />
          <source type="image/webp" srcSet={pictureSources(picture, 'webp')} sizes={sizes} />
          <img {...image} alt={alt} src={pictureUrl(picture, 960, 'webp')} width={1600} height={1000} />
        </picture>
      ) : (
        <img {...image} alt={alt} src={drawnUrl(id)} width={1600} height={1000} />
      )}
    </div>
  );
}
