/**
 * The film behind every page: its poster at once, the film itself when the page has settled. On a change of
 * route the new one fades in above the old, which stops and goes; text stays readable through the overlay.
 */
import { useEffect, useRef, useState } from 'react';
import { cx } from '../../ui/class-names.ts';
import type { FilmKey, Page } from '../page.ts';
import { useFilmsWanted, useTabVisible, useUpright } from './film-preference.ts';
import { type Film as FilmFiles, filmOf, ON_PHONE, overlayOf, WEBM } from './films.ts';
import { useSettled } from './when-settled.ts';

const RATE = 0.9;
const FADE_MS = 600;

interface Layer {
  readonly id: number;
  readonly film: FilmFiles;
}

export function Film({ page }: { readonly page: Page }) {
  const key = page.film ?? 'home';
  const film = filmOf(key);
  const overlay = overlayOf(page.path);
  const [layers, setLayers] = useState<readonly Layer[]>([{ id: 0, film }]);
  const top = layers.at(-1);
  if (top && top.film.name !== film.name) setLayers([...layers.slice(-1), { id: top.id + 1, film }]);

  const plays = usePlays();
  const arrived = layers.length > 1 ? top?.id : undefined;
  useEffect(() => {
    if (arrived === undefined) return;
    const gone = setTimeout(() => setLayers((now) => now.slice(-1)), FADE_MS);
    return () => clearTimeout(gone);
  }, [arrived]);

  return (
    <div
      data-film={key}
      aria-hidden="true"
      className={cx(
        'no-print pointer-events-none inset-x-0 top-0 -z-10 h-lvh overflow-hidden film-ground',
        // The scenic film moves with the words that stand on its dark side.
        overlay === 'scrim' ? 'absolute' : 'fixed',
      )}
    >
      {layers.map((layer, place) => (
        <FilmLayer
          key={layer.id}
          film={layer.film}
          filmKey={key}
          arriving={layer.id > 0}
          plays={plays && place === layers.length - 1}
        />
      ))}
      <div className={overlay} />
    </div>
  );
}

function usePlays(): boolean {
  const settled = useSettled();
  const visible = useTabVisible();
  const wanted = useFilmsWanted();
  return settled && visible && wanted;
}

interface FilmLayerProps {
  readonly film: FilmFiles;
  readonly filmKey: FilmKey;
  readonly arriving: boolean;
  readonly plays: boolean;
}

function FilmLayer({ film, filmKey, arriving, plays }: FilmLayerProps) {
  const cut = useUpright() ? film.upright : film.wide;
  const crop = cx('absolute inset-0 size-full object-cover', !film.middle && 'max-md:object-[74%_50%]');

  return (
    <div
      className={cx('absolute inset-0', arriving && 'transition-opacity duration-600 ease-linear starting:opacity-0')}
    >
      <picture>
        <source media={ON_PHONE} type="image/avif" srcSet={film.phone} />
        <source type="image/avif" srcSet={film.avif} sizes="100vw" />
        <img src={film.poster} alt="" fetchPriority={arriving ? 'auto' : 'high'} decoding="async" className={crop} />
      </picture>
      <FilmVideo
        key={cut.webm}
        cut={cut}
        plays={plays}
        filmKey={filmKey}
        rate={RATE}
        className={(started) => cx(crop, 'transition-opacity duration-600', started ? 'opacity-100' : 'opacity-0')}
      />
    </div>
  );
}

interface FilmVideoProps {
  readonly cut: FilmFiles['wide'];
  readonly plays: boolean;
  readonly filmKey?: FilmKey;
  /** Of the speed it was made at. */
  readonly rate?: number;
  /** How it looks before it runs and once it does. */
  readonly className: (started: boolean) => string;
}

/** One cut of a film; another cut is another element (`key`), since one that runs never looks at its sources again. */
export function FilmVideo({ cut, plays, filmKey, rate = 1, className }: FilmVideoProps) {
  const video = useRef<HTMLVideoElement>(null);
  const [started, setStarted] = useState(false);

  useEffect(() => {
    const element = video.current;
    if (!element) return;
    // The defaults survive loading and a failed load alike.
    element.defaultMuted = true;
    element.muted = true;
    element.defaultPlaybackRate = rate;
    element.playbackRate = rate;
  }, [rate]);

  useEffect(() => {
    const element = video.current;
    if (!element) return;
    // A browser may refuse to play (low power mode, for one): the poster stays.
    if (plays) element.play().catch(() => undefined);
    else element.pause();
  }, [plays]);

  return (
    <video
      ref={video}
      data-film={filmKey}
      muted
      loop
      playsInline
      disablePictureInPicture
      preload="none"
      tabIndex={-1}
      onPlaying={() => setStarted(true)}
      className={className(started)}
    >
      <source src={cut.webm} type={WEBM} />
      <source src={cut.mp4} type="video/mp4" />
    </video>
  );
}
