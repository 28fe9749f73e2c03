/**
 * Stops on a map of ours: their numbers, the way between them, and under them what OpenStreetMap tells of the city where an operator
 * has brought it. No map service is asked, and without a map of the city the stops stand alone, at their true places.
 */
import { useQuery } from '@tanstack/react-query';
import { useId, useMemo } from 'react';
import { queryOf } from '../../../web/endpoint-query.ts';
import { type BaseMap, readBaseMap } from '../contract/base-map.ts';
import { baseMapCopy as copy } from '../copy/base-map.ts';
import { LAYERS, type Layer } from '../rules/base-map/layers.ts';
import {
  DOT,
  gridOf,
  MAP_HEIGHT,
  MAP_WIDTH,
  type MapStop,
  namesIn,
  type StopOnMap,
  type StopsView,
  stopNamesIn,
  viewOf,
} from '../rules/map-view.ts';
import './place-map.css';

interface PlaceMapProps {
  readonly title: string;
  /** What is seen, for those who do not see it. */
  readonly description: string;
  /** In their order; numbered from 1. */
  readonly stops: readonly MapStop[];
  /** Where the way begins, without a number. */
  readonly start?: MapStop;
}

export function PlaceMap({ title, description, stops, start }: PlaceMapProps) {
  const id = useId();
  const all = useMemo(() => (start ? [start, ...stops] : stops), [start, stops]);
  const { data: base = null } = useQuery(queryOf(readBaseMap, { query: middleOf(all) }));
  const view = useMemo(() => viewOf(all, base), [all, base]);
  const [first, ...rest] = view.stops;
  const numbered = start ? rest : view.stops;
  return (
    <figure>
      <svg
        viewBox={`0 0 ${MAP_WIDTH} ${MAP_HEIGHT}`}
        role="img"
        aria-labelledby={`${id}t ${id}d`}
        className="place-map border border-line"
      >
        <title id={`${id}t`}>{title}</title>
        <desc id={`${id}d`}>{description}</desc>
        {base ? <Ground base={base} view={view} /> : <path className="grid" d={gridOf(view)} />}
        <path className="walk" d={`M${view.stops.map(({ trueX, trueY }) => `${trueX} ${trueY}`).join('L')}`} />
        {base &&
          namesIn(base.names, view).map(({ text, kind, x, y }) => (
            <text key={text} x={x} y={y + 4} textAnchor="middle" data-name={kind}>
              {text}
            </text>
          ))}
        {numbered.map(({ key, trueX, trueY, x, y }) => (
          <path key={key} className="lead" d={`M${trueX} ${trueY}L${x} ${y}`} />
        ))}
        {start && first && <rect x={first.x - 6} y={first.y - 6} width="12" height="12" className="mark" />}
        {!base &&
          stopNamesIn({ ...view, stops: numbered }).map(({ key, text, x, y, anchor }) => (
            <text key={key} x={x} y={y + 4} textAnchor={anchor} data-name="stop">
              {text}
            </text>
          ))}
        {numbered.map((stop, i) => (
          <Dot key={stop.key} stop={stop} number={i + 1} />
        ))}
        <Ruler {...view.ruler} />
      </svg>
      {base && (
        <figcaption className="mt-1 text-xs text-fg-muted">
          <a className="link" href={copy.creditLink} rel="noreferrer">
            {copy.credit}
          </a>
        </figcaption>
      )}
    </figure>
  );
}

/** Asked with a hundred metres' care: days in one town ask for one map. */
function middleOf(stops: readonly MapStop[]): { latitude: string; longitude: string } {
  const middle = (values: readonly number[]) => ((Math.min(...values) + Math.max(...values)) / 2).toFixed(3);
  return {
    latitude: middle(stops.map((stop) => stop.latitude)),
    longitude: middle(stops.map((stop) => stop.longitude)),
  };
}

/** In metres as they are, and on the drawing never thinner than can be seen, from the first on; areas have none. */
const WIDTHS: Partial<Record<Layer, readonly [metres: number, least: number]>> = {
  river: [6, 1],
  path: [1.5, 0.5],
  street: [7, 0.8],
  road: [9, 1.4],
  main: [12, 2],
  rail: [2, 0.8],
};
/** Units of the drawing for a metre, below which it would be a grey veil. */
const SHOWN_FROM: Partial<Record<Layer, number>> = { path: 0.12, street: 0.03, built: 0.01 };

function Ground({ base, view: { scale, shift } }: { base: BaseMap; view: StopsView }) {
  return (
    <g transform={`translate(${shift[0]} ${shift[1]}) scale(${scale})`}>
      {LAYERS.map((layer) => {
        const path = base.layers[layer];
        if (!path || scale < (SHOWN_FROM[layer] ?? 0)) return null;
        const [metres, least] = WIDTHS[layer] ?? [0, 0];
        return <path key={layer} data-layer={layer} d={path} strokeWidth={Math.max(metres, least / scale)} />;
      })}
    </g>
  );
}

function Dot({ stop, number }: { stop: StopOnMap; number: number }) {
  return (
    <g>
      <circle cx={stop.x} cy={stop.y} r={DOT} className="fill-accent" />
      <text x={stop.x} y={stop.y + 4.5} textAnchor="middle" className="number text-xs font-bold">
        {number}
      </text>
    </g>
  );
}

function Ruler({ metres, length }: { metres: number; length: number }) {
  const y = MAP_HEIGHT - 12;
  return (
    <g>
      <path d={`M12 ${y - 4}v4h${length}v-4`} className="lead" />
      <text x={14} y={y - 7} className="mark text-2xs">
        {copy.ruler(metres)}
      </text>
    </g>
  );
}
