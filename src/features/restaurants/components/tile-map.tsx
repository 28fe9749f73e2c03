/**
 * The restaurants on somebody's map: the numbers of the list as buttons, moved
 * apart where they would cover each other, and whoever has to be named. It keeps
 * out of sight until it is complete, and says so when it never will be.
 */
import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import {
  AJAXError,
  addProtocol,
  Map as MapLibre,
  type RequestParameters,
  removeProtocol,
  setWorkerUrl,
} from 'maplibre-gl';
import workerAddress from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { navigate } from '../../../web/router.tsx';
import { restaurantsCopy } from '../copy/restaurants.ts';
import { creditsOf } from '../rules/map-credits.ts';
import { boundsOf, cornerOf, type MapView, numbersAt } from '../rules/map-layout.ts';
import { ask, type TileAnswer } from './tile-protocol.ts';
import './tile-map.css';

const copy = restaurantsCopy.map;
/** Of the round numbers, in pixels; `.tile-dot` is as large. */
const DOT_PIXELS = 16;
const PATIENCE_MS = 10_000;

interface TileMapProps extends MapView {
  readonly styleUrl: string;
  readonly shown: boolean;
  readonly onShown: (isShown: boolean) => void;
}

export function TileMap(props: TileMapProps) {
  const { centre, places, shown } = props;
  const box = useRef<HTMLDivElement>(null);
  const map = useOpened(box, props);
  const bounds = JSON.stringify(boundsOf(centre, places));
  const fitted = useRef(bounds);

  useEffect(() => {
    map?.getCanvas().setAttribute('aria-label', copy.label(places.length));
    if (!map || fitted.current === bounds) return;
    fitted.current = bounds;
    showAll(map, JSON.parse(bounds));
  }, [map, bounds, places.length]);

  return (
    <div className="tile-map" data-shown={shown}>
      <div ref={box} className="tile-map-box" />
      {map && (
        <>
          {createPortal(<Numbers map={map} {...props} />, map.getCanvasContainer())}
          <div className="tile-foot">
            <Credits map={map} />
            <button type="button" aria-label={copy.further} onClick={() => map.zoomOut()}>
              <Minus aria-hidden="true" strokeWidth={1.5} />
            </button>
            <button type="button" aria-label={copy.nearer} onClick={() => map.zoomIn()}>
              <Plus aria-hidden="true" strokeWidth={1.5} />
            </button>
          </div>
        </>
      )}
    </div>
  );
}

/** Once it has loaded. Opened once for as long as this stands: a new middle is a new map. */
function useOpened(box: { readonly current: HTMLDivElement | null }, props: TileMapProps): MapLibre | null {
  const [map, setMap] = useState<MapLibre | null>(null);
  const first = useRef(props);

  useEffect(() => {
    const container = box.current;
    const { styleUrl, centre, places, onShown } = first.current;
    if (!container) return;
    const ending = new AbortController();
    const end = (reason: unknown) => {
      if (ending.signal.aborted) return;
      ending.abort();
      setMap(null);
      onShown(false);
      if (!isSaid(reason)) console.error(`The tile map stays away: ${reason}`);
    };
    const patience = setTimeout(() => end('it did not come in time'), PATIENCE_MS);
    openTileMap(container, {
      styleUrl,
      bounds: boundsOf(centre, places),
      calm: window.matchMedia('(prefers-reduced-motion: reduce)').matches,
      words: { ...copy, title: copy.label(places.length) },
      signal: ending.signal,
      onLost: () => end('the graphics processor has let it go'),
    })
      .then((opened) => {
        if (ending.signal.aborted) return;
        setMap(opened);
        onShown(true);
      }, end)
      .finally(() => clearTimeout(patience));
    return () => {
      clearTimeout(patience);
      ending.abort();
      onShown(false);
    };
  }, [box]);

  return map;
}

function Numbers({ map, centre, places, lit, onLight, hrefOf }: TileMapProps & { readonly map: MapLibre }) {
  const dots = useRef<HTMLDivElement>(null);
  const lines = useRef<SVGSVGElement>(null);

  useLayoutEffect(() => {
    const settle = () => {
      const { x, y } = map.project([centre.longitude, centre.latitude]);
      place(lines.current?.querySelector('path'), x, y);
      const trues = places.map((one) => map.project([...cornerOf(centre, one)]));
      const { clientWidth, clientHeight } = map.getContainer();
      numbersAt(trues, { x: clientWidth, y: clientHeight }, DOT_PIXELS).forEach((dot, i) => {
        place(dots.current?.children[i], dot.x, dot.y);
        const line = lines.current?.querySelectorAll('line')[i];
        line?.setAttribute('x1', String(trues[i]?.x));
        line?.setAttribute('y1', String(trues[i]?.y));
        line?.setAttribute('x2', String(dot.x));
        line?.setAttribute('y2', String(dot.y));
      });
    };
    settle();
    map.on('move', settle);
    map.on('resize', settle);
    return () => {
      map.off('move', settle);
      map.off('resize', settle);
    };
  }, [map, centre, places]);

  // What is pointed at in the list, or reached with the keyboard, comes into view.
  useEffect(() => {
    const one = places.find(({ id }) => id === lit);
    if (!one) return;
    const corner = cornerOf(centre, one);
    const { x, y } = map.project([...corner]);
    const { clientWidth, clientHeight } = map.getContainer();
    if (x < 0 || y < 0 || x > clientWidth || y > clientHeight) map.panTo([...corner]);
  }, [map, centre, places, lit]);

  return (
    <>
      <svg ref={lines} aria-hidden="true" className="tile-lines">
        {places.map(({ id }) => (
          <line key={id} />
        ))}
        <path d="M-7 0h14M0 -7v14" />
      </svg>
      <div ref={dots}>
        {places.map(({ id, name, place: number }) => (
          <button
            key={id}
            type="button"
            className="tile-dot"
            data-lit={id === lit}
            aria-label={copy.dot(number, name)}
            onClick={() => navigate(hrefOf(id))}
            onMouseEnter={() => onLight(id)}
            onMouseLeave={() => onLight(null)}
            onFocus={() => onLight(id)}
            onBlur={() => onLight(null)}
          >
            {number}
          </button>
        ))}
      </div>
    </>
  );
}

function place(element: Element | null | undefined, x: number, y: number): void {
  if (element instanceof HTMLElement || element instanceof SVGElement) element.style.translate = `${x}px ${y}px`;
}

function Credits({ map }: { readonly map: MapLibre }) {
  return (
    <p className="tile-credits">
      {creditsOf(attributionsOf(map)).map(({ text, href }) =>
        href ? (
          <a key={href + text} className="link" href={href} target="_blank" rel="noopener noreferrer">
            {text}
          </a>
        ) : (
          <span key={text}>{text}</span>
        ),
      )}
    </p>
  );
}

/** As the library asks for tiles, and for everything else: through us. */
const TILE = 'map-tile';
const PART = 'map-part';
const MISSING = 404;
/** Around the outermost places, in pixels: room for their numbers. */
const PADDING = 44;
/** Streets, not doors. */
const NEAREST_ZOOM = 16;
const FADE_MS = 300;

/**
 * A tile map by MapLibre, opened in an element: it is there once everything in view has come, or not at all. What its
 * service answers is asked for by this page and not by the library's worker, so that one policy tells who may be asked.
 * Only loaded where a service is set; nothing here shows anything to a visitor.
 */
export interface TileMapOptions {
  readonly styleUrl: string;
  readonly bounds: ReturnType<typeof boundsOf>;
  readonly calm: boolean;
  readonly words: Readonly<Record<'title' | 'withKey' | 'withCommand' | 'withFingers', string>>;
  /** Ends it at any time: requests, worker and drawing. */
  readonly signal: AbortSignal;
  /** The graphics processor has let it go. */
  readonly onLost: () => void;
}

/** Whether the browser itself has put a line about it into its console. */
function isSaid(fault: unknown): boolean {
  return fault instanceof AJAXError;
}

/** Rejects with the first thing that goes wrong before all is there. */
async function openTileMap(container: HTMLElement, options: TileMapOptions): Promise<MapLibre> {
  const { styleUrl, bounds, calm, words, signal, onLost } = options;
  const style = await ask({ url: styleUrl, type: 'json' }, signal);
  if (typeof style.data !== 'object') throw new Error('its style is none');
  signal.throwIfAborted();
  allowWorkerScript();
  setWorkerUrl(workerAddress);
  return new Promise<MapLibre>((loaded, failed) => {
    const asking = askThrough(signal, failed);
    addProtocol(TILE, asking.tile);
    addProtocol(PART, asking.part);
    const map = new MapLibre({
      container,
      style: style.data as NonNullable<ConstructorParameters<typeof MapLibre>[0]['style']>,
      bounds: bounds as [[number, number], [number, number]],
      fitBoundsOptions: { padding: PADDING, maxZoom: NEAREST_ZOOM },
      transformRequest: (url, kind) =>
        /^https?:/.test(url) ? { url: `${String(kind) === 'Tile' ? TILE : PART}://${url}` } : { url },
      fadeDuration: calm ? 0 : FADE_MS,
      refreshExpiredTiles: false,
      // Its own writes markup as text, which nothing here may.
      attributionControl: false,
      // Who scrolls through the page does not get caught in the map.
      cooperativeGestures: true,
      boxZoom: false,
      dragRotate: false,
      touchPitch: false,
      maxPitch: 0,
      locale: {
        'Map.Title': words.title,
        'CooperativeGesturesHandler.WindowsHelpText': words.withKey,
        'CooperativeGesturesHandler.MacHelpText': words.withCommand,
        'CooperativeGesturesHandler.MobileHelpText': words.withFingers,
      },
    });
    map.keyboard.disableRotation();
    map.touchZoomRotate.disableRotation();
    signal.addEventListener('abort', () => {
      map.remove();
      removeProtocol(TILE);
      removeProtocol(PART);
    });
    // Afterwards a tile that does not come leaves its place empty, and nobody is told.
    map.on('error', ({ error }) => failed(error));
    map.on('webglcontextlost', onLost);
    map.once('load', () => {
      if (asking.came() > 0) loaded(map);
      else failed(new Error('not a single tile'));
    });
  });
}

/** Shows all of them again. */
function showAll(map: MapLibre, bounds: ReturnType<typeof boundsOf>): void {
  map.fitBounds(bounds as [[number, number], [number, number]], { padding: PADDING, maxZoom: NEAREST_ZOOM });
}

/** What its sources ask to be said. */
function attributionsOf(map: MapLibre): string[] {
  return Object.keys(map.getStyle().sources).flatMap((id) => map.getSource(id)?.attribution ?? []);
}

/** The first tile goes alone: a service that is down hears one question, not twenty. A hole in a map that has come is no fault. */
function askThrough(signal: AbortSignal, failed: (fault: unknown) => void) {
  let first: Promise<TileAnswer> | null = null;
  let came = 0;
  let isOver = false;
  return {
    came: () => came,
    /** Whether the map can do without it the library knows: it draws missing letters itself, and tells of the rest. */
    part({ url, type }: RequestParameters, { signal: own }: AbortController): Promise<TileAnswer> {
      return ask({ url: url.slice(`${PART}://`.length), type }, AbortSignal.any([signal, own]));
    },
    async tile({ url, type }: RequestParameters, { signal: own }: AbortController): Promise<TileAnswer> {
      const ended = AbortSignal.any([signal, own]);
      if (first) {
        await first.catch(() => undefined);
        ended.throwIfAborted();
        if (isOver && came === 0) throw new DOMException('The first tile did not come', 'AbortError');
      }
      const asked = ask({ url: url.slice(`${TILE}://`.length), type }, ended);
      first ??= asked;
      try {
        const answer = await asked;
        if ((answer.data as ArrayBuffer).byteLength > 0) came += 1;
        return answer;
      } catch (fault) {
        const isHole = came > 0 && fault instanceof AJAXError && fault.status === MISSING;
        if (!isHole && !ended.aborted) {
          isOver = true;
          failed(fault);
        }
        throw fault;
      }
    },
  };
}

interface TrustedTypes {
  readonly defaultPolicy: unknown;
  createPolicy(name: 'default', rules: { createScriptURL(url: string): string | null }): unknown;
}

/** The library names its worker as text. That address passes, and nothing else ever does: no markup, no code. */
function allowWorkerScript(): void {
  const { trustedTypes } = window as unknown as { trustedTypes?: TrustedTypes };
  if (!trustedTypes || trustedTypes.defaultPolicy) return;
  trustedTypes.createPolicy('default', { createScriptURL: (url) => (url === workerAddress ? url : null) });
}
