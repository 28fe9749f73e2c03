/**
 * What belongs to the picture that a page opens with, and all of it in a full view. Each picture is a link to its file, so
 * they are seen without a script as well; the view stands in the address, so that Back closes it.
 */
import Images from 'lucide-react/icons/images';
import { lazy, type ReactNode, Suspense } from 'react';
import { buttonLook } from '../../../ui/button.tsx';
import { cx } from '../../../ui/class-names.ts';
import { Picture } from '../../../ui/picture.tsx';
import { drawnUrl, pictureAddress } from '../../../ui/picture-files.ts';
import { isPlainClick } from '../../../web/link.tsx';
import { navigate, useNavigation } from '../../../web/router.tsx';
import type { GalleryPicture } from '../contract.ts';
import { galleryCopy as copy } from '../copy/gallery.ts';
import { pictureAnchor } from '../rules/picture-anchor.ts';
import './gallery.css';

const bringView = () => import('./gallery-view.tsx');
const FullView = lazy(() => bringView().then((module) => ({ default: module.GalleryView })));

const WIDE = '(width < 64rem) 92vw, 53rem';
const HALF = '(width < 48rem) 74vw, (width < 64rem) 46vw, 27rem';

interface GalleryProps {
  readonly pictures: readonly GalleryPicture[];
  /** Whose pictures they are. */
  readonly of: string;
  /** Has the width of the page: one large picture, two beside it. */
  readonly wide?: boolean;
}

export function Gallery({ pictures, of, wide = false }: GalleryProps) {
  const { search } = useNavigation();
  const shown = Number(search.get('picture'));
  const [, ...others] = pictures;
  if (others.length === 0) return null;
  return (
    <figure className={cx('gallery', wide && others.length === 3 && 'gallery-wide')}>
      <ul className={others.length > 1 ? 'gallery-tiles snap-row' : undefined}>
        {others.map(({ id, alt }, i) => (
          <li key={id}>
            <PictureLink id={id} at={i + 2} className="gallery-tile">
              <Picture id={id} alt={alt} sizes={others.length % 2 === 1 && i === 0 ? WIDE : HALF} />
            </PictureLink>
          </li>
        ))}
      </ul>
      <figcaption className="mt-2 text-xs text-fg-muted">{copy.note}</figcaption>
      {pictures[shown - 1] && (
        <Suspense>
          <FullView pictures={pictures} of={of} shown={shown} onShow={show} onClose={close} />
        </Suspense>
      )}
    </figure>
  );
}

interface AllPicturesProps extends Pick<GalleryProps, 'pictures'> {
  readonly className?: string;
}

/** Opens them all at the one that the page opens with. */
export function AllPictures({ pictures, className }: AllPicturesProps) {
  const [own] = pictures;
  if (!own || pictures.length === 1) return null;
  return (
    <PictureLink id={own.id} at={1} className={buttonLook({ variant: 'ghost', className })}>
      <Images aria-hidden="true" strokeWidth={1.5} />
      {copy.all(pictures.length)}
    </PictureLink>
  );
}

interface PictureLinkProps {
  readonly id: string;
  readonly at: number;
  readonly className: string;
  readonly children: ReactNode;
}

/** Without the network for the view's script it is a link like any other. */
function PictureLink({ id, at, className, children }: PictureLinkProps) {
  const file = pictureAddress(id) ?? drawnUrl(id);
  return (
    <a
      id={pictureAnchor(at)}
      href={file}
      aria-haspopup="dialog"
      className={className}
      onClick={(event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        bringView().then(
          () => open(at),
          () => window.location.assign(file),
        );
      }}
    >
      {children}
    </a>
  );
}

function open(at: number): void {
  navigate(addressWith(at));
  // The page lies behind this entry: closing goes back to it.
  window.history.replaceState({ overPage: true }, '');
}

function show(at: number): void {
  navigate(addressWith(at), { replace: true });
}

function close(): void {
  if (window.history.state?.overPage) window.history.back();
  else navigate(addressWith(null), { replace: true });
}

function addressWith(at: number | null): string {
  const { href } = window.location;
  const address = new URL(href);
  if (at === null) address.searchParams.delete('picture');
  else address.searchParams.set('picture', String(at));
  return address.pathname + address.search;
}
