/**
 * A tile map by MapLibre, opened in an element: it is there once everything in
 * view has come, or not at all. What its service answers is asked for by this
 * page and not by the library's worker, so that one policy tells who may be asked.
 *
 * Only loaded where a service is set; nothing here shows anything to a visitor.
 */
import {
  AJAXError,
  addProtocol,
  Map as MapLibre,
  type RequestParameters,
  removeProtocol,
  setWorkerUrl,
} from 'maplibre-gl';
import workerAddress from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url';
import type { boundsOf } from '../rules/map.ts';

/** As the library asks for tiles, and for everything else: through us. */
const TILE = 'map-tile';
const PART = 'map-part';
const MISSING = 404;
/** Around the outermost places, in pixels: room for their numbers. */
const PADDING = 44;
/** Streets, not doors. */
const NEAREST_ZOOM = 16;
const FADE_MS = 300;

export type TileMap = MapLibre;

type Answer = Awaited<ReturnType<Parameters<typeof addProtocol>[1]>>;

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

interface Asked {
  readonly url: string;
  readonly type: RequestParameters['type'] | undefined;
}

/** Whether the browser itself has put a line about it into its console. */
export function isSaid(fault: unknown): boolean {
  return fault instanceof AJAXError;
}

/** Rejects with the first thing that goes wrong before all is there. */
export async function openTileMap(container: HTMLElement, options: TileMapOptions): Promise<TileMap> {
  const { styleUrl, bounds, calm, words, signal, onLost } = options;
  const style = await ask({ url: styleUrl, type: 'json' }, signal);
  if (typeof style.data !== 'object') throw new Error('its style is none');
  signal.throwIfAborted();
  letWorkerIn();
  setWorkerUrl(workerAddress);
  return new Promise<TileMap>((loaded, failed) => {
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
export function showAll(map: TileMap, bounds: ReturnType<typeof boundsOf>): void {
  map.fitBounds(bounds as [[number, number], [number, number]], { padding: PADDING, maxZoom: NEAREST_ZOOM });
}

/** What its sources ask to be said. */
export function saidBySources(map: TileMap): string[] {
  return Object.keys(map.getStyle().sources).flatMap((id) => map.getSource(id)?.attribution ?? []);
}

/** The first tile goes alone: a service that is down hears one question, not twenty. A hole in a map that has come is no fault. */
function askThrough(signal: AbortSignal, failed: (fault: unknown) => void) {
  let first: Promise<Answer> | null = null;
  let came = 0;
  let isOver = false;
  return {
    came: () => came,
    /** Whether the map can do without it the library knows: it draws missing letters itself, and tells of the rest. */
    part({ url, type }: RequestParameters, { signal: own }: AbortController): Promise<Answer> {
      return ask({ url: url.slice(`${PART}://`.length), type }, AbortSignal.any([signal, own]));
    },
    async tile({ url, type }: RequestParameters, { signal: own }: AbortController): Promise<Answer> {
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

async function ask({ url, type }: Asked, signal: AbortSignal): Promise<Answer> {
  const answer = await fetch(url, { signal, credentials: 'omit' }).catch((fault: unknown) => {
    signal.throwIfAborted();
    throw new AJAXError(0, String(fault), url, new Blob());
  });
  if (!answer.ok) throw new AJAXError(answer.status, answer.statusText, url, new Blob());
  const data =
    type === 'json' ? await answer.json() : type === 'string' ? await answer.text() : await answer.arrayBuffer();
  return { data, cacheControl: answer.headers.get('cache-control'), expires: answer.headers.get('expires') };
}

interface TrustedTypes {
  readonly defaultPolicy: unknown;
  createPolicy(name: 'default', rules: { createScriptURL(url: string): string | null }): unknown;
}

/** The library names its worker as text. That address passes, and nothing else ever does: no markup, no code. */
function letWorkerIn(): void {
  const { trustedTypes } = window as unknown as { trustedTypes?: TrustedTypes };
  if (!trustedTypes || trustedTypes.defaultPolicy) return;
  trustedTypes.createPolicy('default', { createScriptURL: (url) => (url === workerAddress ? url : null) });
}
