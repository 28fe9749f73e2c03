/**
 * The scenes of a lesson, three at a time: the one that goes, the one that is on, and the next, whose picture or film loads
 * while nobody sees it. A diagram shows the parts whose lines have begun.
 */
import { lazy, Suspense, useEffect, useState } from 'react';
import { cx } from '../../../../ui/class-names.ts';
import { pictureFile, pictureSources, pictureUrl, placeholderUrl } from '../../../../ui/picture-files.ts';
import { useHydrated } from '../../../../ui/use-hydrated.ts';
import { FilmVideo } from '../../../../web/layout/film.tsx';
import { useFilmsWanted, useUpright } from '../../../../web/layout/film-preference.ts';
import { filmKeys, filmOf, ON_PHONE } from '../../../../web/layout/films.ts';
import type { Visual } from '../../contract/lessons.ts';

export interface StageProps {
  readonly visuals: readonly Visual[];
  readonly scene: number;
  /** The scene before this one, when one led to the other. */
  readonly before: number | null;
  readonly shown: number;
  readonly playing: boolean;
  readonly onArrived: (scene: number) => void;
}

/** Diagrams that leave the right half of the stage to the picture. */
const besides: ReadonlySet<Visual['kind']> = new Set(['steps', 'figure', 'phrase', 'bill', 'layers']);

const ALL = 99;

/** Every lesson opens with a title, so the diagrams may come after it. Without them it goes on with its words. */
const Figure = lazy(() =>
  import('../diagrams/figure.tsx').then(
    (module) => ({ default: module.Figure }),
    () => ({ default: (_: { visual: Visual; shown: number }) => null }),
  ),
);

export function Stage({ visuals, scene, before, shown, playing, onArrived }: StageProps) {
  const hydrated = useHydrated();
  // What comes next is fetched after what is seen first.
  const next = hydrated ? scene + 1 : scene;
  const places = [...new Set([before ?? scene, scene, next])].filter((place) => visuals[place]);
  return (
    <div aria-hidden="true">
      {places
        .sort((a, b) => a - b)
        .map((place) => {
          const visual = visuals[place];
          const now = place === scene;
          return (
            visual && (
              <div key={place} className={cx('lesson-layer', now && 'is-now', place === before && !now && 'is-past')}>
                <Ground visual={visual} runs={now && playing} onArrived={() => onArrived(place)} />
                {visual.kind !== 'map' && <div className={cx('lesson-shade', visual.kind === 'title' && 'is-title')} />}
                {hydrated && (
                  <Suspense>
                    <Figure visual={visual} shown={now ? shown : place === before ? ALL : 0} />
                  </Suspense>
                )}
                {/* Under other diagrams, but over a map, which reaches below the words. */}
                {visual.kind === 'map' && <div className="lesson-shade is-map" />}
              </div>
            )
          );
        })}
    </div>
  );
}

function Ground({ visual, runs, onArrived }: { visual: Visual; runs: boolean; onArrived: () => void }) {
  switch (visual.kind) {
    case 'film':
      return <StageFilm name={visual.film} runs={runs} onArrived={onArrived} />;
    case 'picture':
      return <StagePicture id={visual.picture} move={visual.move ?? 'in'} onArrived={onArrived} />;
    case 'title':
      return <StagePicture id={visual.picture} move="out" first onArrived={onArrived} />;
    case 'map':
      return null;
    default:
      return (
        <>
          <StagePicture id={visual.behind} behind onArrived={onArrived} />
          <div className={cx('lesson-dim', besides.has(visual.kind) && 'is-side')} />
        </>
      );
  }
}

/** Whether a scene brings a file that must arrive before it is shown. */
export function needsFile(visual: Visual | undefined): boolean {
  return visual !== undefined && visual.kind !== 'map';
}

type Move = 'in' | 'out' | 'left' | 'right';

const moves: Record<Move, string> = { in: 'move-in', out: 'move-out', left: 'move-left', right: 'move-right' };

function StagePicture({
  id,
  move,
  first = false,
  behind = false,
  onArrived,
}: {
  id: string;
  move?: Move | undefined;
  /** The lesson opens with it: fetched before all others, and seen before the script has come. */
  first?: boolean | undefined;
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
  const forPhone = { ...picture, file: `${picture.file}-phone` };
  const side = picture.focus === 'left' ? 'at-left' : picture.focus === 'right' ? 'at-right' : '';
  return (
    <div className={cx('lesson-picture', behind && 'is-behind')}>
      <img src={placeholderUrl(picture)} alt="" className={cx('blur', side)} />
      <div className={cx('lesson-picture', move && moves[move])}>
        <picture key={attempt.count}>
          <source media={ON_PHONE} type="image/avif" srcSet={pictureUrl(forPhone, 956, 'avif')} />
          <source type="image/avif" srcSet={pictureSources(picture, 'avif')} sizes="(min-width: 48rem) 100vw, 180vw" />
          <img
            ref={(image) => {
              if (image?.complete && image.naturalWidth > 0 && !arrived) come();
            }}
            src={pictureUrl(picture, 1600, 'webp')}
            alt=""
            fetchPriority={first ? 'high' : 'auto'}
            decoding={first ? 'auto' : 'async'}
            onLoad={come}
            onError={() => {
              // Without a network it is awaited; a picture that is merely broken must not stop the lesson.
              if (navigator.onLine) onArrived();
              else attempt.awaitNetwork();
            }}
            className={cx('sharp', side, arrived ? 'arrived' : !first && 'waits')}
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

function StageFilm({ name, runs, onArrived }: { name: string; runs: boolean; onArrived: () => void }) {
  const wanted = useFilmsWanted();
  const attempt = useAttempts();
  const key = filmKeys.find((known) => known === name);
  const film = key && filmOf(key);
  const cut = useUpright() ? film?.upright : film?.wide;
  if (!film || !cut) return null;
  return (
    <div className={cx('lesson-picture', !film.middle && 'of-film')}>
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
      <FilmVideo
        key={cut.webm}
        cut={cut}
        plays={runs && wanted}
        className={(started) => (started ? 'arrived' : 'waits')}
      />
    </div>
  );
}
