/** What fills the stage behind the words: a picture that moves a little, or one of our films; and says when it has come. */
import { useEffect, useRef, useState } from 'react';
import { cx } from '../../../../ui/class-names.ts';
import { pictureFile, pictureSources, pictureUrl, placeholderUrl } from '../../../../ui/pictures.ts';
import { useFilmsWanted } from '../../../../web/layout/film-playback.ts';
import { filmKeys, filmOf } from '../../../../web/layout/films.ts';

export type Move = 'in' | 'out' | 'left' | 'right';

const moves: Record<Move, string> = { in: 'move-in', out: 'move-out', left: 'move-left', right: 'move-right' };

export function StagePicture({
  id,
  move,
  behind = false,
  onArrived,
}: {
  id: string;
  move?: Move | undefined;
  /** Only the ground of a diagram. */
  behind?: boolean | undefined;
  onArrived: () => void;
}) {
  const picture = pictureFile(id);
  const [arrived, setArrived] = useState(false);
  const attempt = useAttempts();
  const come = () => {
    setArrived(true);
    onArrived();
  };
  if (!picture) return null;
  const side = picture.focus === 'left' ? 'at-left' : picture.focus === 'right' ? 'at-right' : '';
  return (
    <div className={cx('lesson-picture', behind && 'is-behind')}>
      <img src={placeholderUrl(picture)} alt="" className={cx('blur', side)} />
      <div className={cx('lesson-picture', move && moves[move])}>
        <picture key={attempt.count}>
          <source type="image/avif" srcSet={pictureSources(picture, 'avif')} sizes="(min-width: 48rem) 100vw, 180vw" />
          <img
            ref={(image) => {
              if (image?.complete && image.naturalWidth > 0 && !arrived) come();
            }}
            src={pictureUrl(picture, 1600, 'webp')}
            alt=""
            decoding="async"
            onLoad={come}
            onError={() => {
              // Without a network it is awaited; a picture that is merely broken must not stop the lesson.
              if (navigator.onLine) onArrived();
              else attempt.awaitNetwork();
            }}
            className={cx('sharp', side, arrived ? 'arrived' : 'waits')}
          />
        </picture>
      </div>
    </div>
  );
}

/** Counts up when the network is back, so that what failed is asked for anew. */
function useAttempts() {
  const [count, setCount] = useState(0);
  const [awaited, setAwaited] = useState(false);
  useEffect(() => {
    if (!awaited) return;
    const again = () => {
      setAwaited(false);
      setCount((now) => now + 1);
    };
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [awaited]);
  return { count, awaitNetwork: () => setAwaited(true) };
}

export function StageFilm({ name, runs, onArrived }: { name: string; runs: boolean; onArrived: () => void }) {
  const video = useRef<HTMLVideoElement>(null);
  const wanted = useFilmsWanted();
  const [started, setStarted] = useState(false);
  const attempt = useAttempts();
  useEffect(() => {
    const element = video.current;
    if (!element) return;
    element.muted = true;
    // A browser may refuse to play: the still stays.
    if (runs && wanted) element.play().catch(() => undefined);
    else element.pause();
  }, [runs, wanted]);
  const key = filmKeys.find((known) => known === name);
  if (!key) return null;
  const film = filmOf(key);
  return (
    <div className="lesson-picture">
      <picture key={attempt.count}>
        <source type="image/avif" srcSet={film.avif} sizes="(min-width: 48rem) 100vw, 180vw" />
        <img
          ref={(image) => {
            if (image?.complete && image.naturalWidth > 0) onArrived();
          }}
          src={film.poster}
          alt=""
          onLoad={onArrived}
          onError={() => (navigator.onLine ? onArrived() : attempt.awaitNetwork())}
        />
      </picture>
      <video
        ref={video}
        muted
        loop
        playsInline
        disablePictureInPicture
        preload="none"
        tabIndex={-1}
        onPlaying={() => setStarted(true)}
        className={started ? 'arrived' : 'waits'}
      >
        <source src={film.webm} type='video/webm; codecs="av01.0.05M.10"' />
        <source src={film.mp4} type="video/mp4" />
      </video>
    </div>
  );
}
