/** A day on paper: its stops in order, drawn from their coordinates. No map service is asked. */
import { useId } from 'react';
import { planCopy } from '../copy/plan.ts';
import { drawDay, type Located } from '../rules/day-map.ts';
import type { PlanDay } from '../rules/plan.ts';

const copy = planCopy.map;
const WIDTH = 640;
const HEIGHT = 360;
const MARGIN = 44;

/** The stops of a day that have a place, in order, starting where they wake up. */
export function stopsOf(day: PlanDay): readonly Located[] {
  return day.items.flatMap((item) => (item.at ? [{ name: item.name, lat: item.at.lat, lon: item.at.lon }] : []));
}

export function DayMap({ day }: { day: PlanDay }) {
  const title = useId();
  const text = useId();
  const stops = stopsOf(day);
  if (stops.length < 2) return null;
  const { spots, scale } = drawDay([day.base, ...stops], WIDTH, HEIGHT, MARGIN);
  const [base, ...places] = spots;
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-labelledby={`${title} ${text}`}
      className="block w-full rounded-sm border border-line bg-raised"
    >
      <title id={title}>{copy.title(day.n)}</title>
      <desc id={text}>{copy.describe(stops.map((stop) => stop.name))}</desc>
      <polyline
        points={spots.map((spot) => `${spot.x},${spot.y}`).join(' ')}
        className="fill-none stroke-accent"
        strokeWidth="2"
        strokeDasharray="1 7"
        strokeLinecap="round"
      />
      {base && <rect x={base.x - 7} y={base.y - 7} width="14" height="14" className="fill-fg" />}
      {places.map((spot, at) => (
        <g key={`${spot.name} ${spot.x} ${spot.y}`}>
          <circle cx={spot.x} cy={spot.y} r="15" className="fill-accent" />
          <text x={spot.x} y={spot.y + 5.5} textAnchor="middle" className="fill-(--fg-inverse) text-md font-bold">
            {at + 1}
          </text>
        </g>
      ))}
      <g className="stroke-fg fill-fg" strokeWidth="1.5">
        <line x1={MARGIN / 2} x2={MARGIN / 2 + scale.length} y1={HEIGHT - 18} y2={HEIGHT - 18} />
        <text x={MARGIN / 2} y={HEIGHT - 26} stroke="none" className="text-xs">
          {copy.scale(String(scale.km))}
        </text>
      </g>
    </svg>
  );
}
