/**
 * The restaurants on somebody's map: the numbers of the list as buttons, moved
 * apart where they would cover each other, and whoever has to be named. It keeps
 * out of sight until it is complete, and says so when it never will be.
 */
import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { navigate } from '../../../web/router.tsx';
import type { Position } from '../../restaurants/rules/cells.ts';
import { reviewsCopy } from '../copy/reviews.ts';
import { creditsOf } from '../rules/credits.ts';
import { boundsOf, cornerOf, type Numbered, numbersAt } from '../rules/map.ts';
import { isSaid, type TileMap as Opened, openTileMap, saidBySources, showAll } from './tiles.ts';
import './tile-map.css';

const copy = reviewsCopy.map;
/** Of the round numbers, in pixels; `.tile-dot` is as large. */
const DOT_PIXELS = 16;
const PATIENCE_MS = 10_000;

export interface TileMapProps {
  readonly styleUrl: string;
  readonly centre: Position;
  readonly places: readonly Numbered[];
  readonly lit: string | null;
  readonly onLight: (id: string | null) => void;
  readonly hrefOf: (id: string) => string;
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
function useOpened(box: { readonly current: HTMLDivElement | null }, props: TileMapProps): Opened | null {
  const [map, setMap] = useState<Opened | null>(null);
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

function Numbers({ map, centre, places, lit, onLight, hrefOf }: TileMapProps & { readonly map: Opened }) {
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

function Credits({ map }: { readonly map: Opened }) {
  return (
    <p className="tile-credits">
      {creditsOf(saidBySources(map)).map(({ text, href }) =>
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
