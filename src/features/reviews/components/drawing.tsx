/** Our own drawing of where the tables lie: dots, rings, and the visitor. The list holds the same links for the keyboard. */
import { cx } from '../../../ui/class-names.ts';
import { Link } from '../../../web/link.tsx';
import type { Position } from '../../restaurants/rules/cells.ts';
import { reviewsCopy } from '../copy/reviews.ts';
import { DOT_RADIUS, MAP_SIZE, type Numbered, sketch } from '../rules/map.ts';

const copy = reviewsCopy.map;
const MIDDLE = MAP_SIZE / 2;

export function Drawing({
  centre,
  places,
  lit,
  onLight,
  hrefOf,
}: {
  centre: Position;
  places: readonly Numbered[];
  lit: string | null;
  onLight: (id: string | null) => void;
  hrefOf: (id: string) => string;
}) {
  const { dots, rings } = sketch(centre, places);
  const drawn = dots.flatMap((dot, i) => {
    const place = places[i];
    return place ? [{ dot, place }] : [];
  });

  return (
    // biome-ignore lint/a11y/useSemanticElements: a drawing whose parts are links is a group, not a fieldset
    <svg
      role="group"
      aria-label={copy.label(places.length)}
      viewBox={`0 0 ${MAP_SIZE} ${MAP_SIZE}`}
      className="block w-full"
    >
      <g fill="none" stroke="currentColor" strokeOpacity="0.3">
        {rings.map(({ miles, radius }) => (
          <circle key={miles} cx={MIDDLE} cy={MIDDLE} r={radius} strokeDasharray="3 5" />
        ))}
        {dots.map(({ id, x, y, trueX, trueY }) => (
          <path key={id} d={`M${trueX} ${trueY}L${x} ${y}`} strokeOpacity="0.7" />
        ))}
      </g>
      <g fill="currentColor" textAnchor="middle" className="text-2xs">
        {rings.map(({ miles, radius }) => (
          <text key={miles} x={MIDDLE} y={MIDDLE + radius - 5} fillOpacity="0.8">
            {copy.ring(miles)}
          </text>
        ))}
        <text x={MIDDLE} y={16}>
          {copy.north}
        </text>
        <path d={`M${MIDDLE - 6} ${MIDDLE}h12M${MIDDLE} ${MIDDLE - 6}v12`} stroke="currentColor" strokeWidth="2" />
      </g>
      {drawn.map(({ dot, place }) => (
        <Link
          key={dot.id}
          href={hrefOf(dot.id)}
          tabIndex={-1}
          aria-label={copy.dot(place.place, place.name)}
          onMouseEnter={() => onLight(dot.id)}
          onMouseLeave={() => onLight(null)}
        >
          <Dot {...dot} number={place.place} isLit={dot.id === lit} />
        </Link>
      ))}
      {/* The one that is pointed at lies on top. Its link stays where it is: one that moves in the page loses the press. */}
      {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: a group of a drawing cannot be focused */}
      <g aria-hidden="true" className="pointer-events-none">
        {drawn.map(({ dot, place }) => dot.id === lit && <Dot key={dot.id} {...dot} number={place.place} isLit />)}
      </g>
    </svg>
  );
}

function Dot({ x, y, number, isLit }: { x: number; y: number; number: number; isLit: boolean }) {
  return (
    <>
      <circle
        cx={x}
        cy={y}
        r={DOT_RADIUS}
        className={cx('transition-colors', isLit ? 'fill-cream' : 'fill-champagne')}
      />
      <text x={x} y={y + 4.5} textAnchor="middle" className="pointer-events-none fill-ink text-xs font-bold">
        {number}
      </text>
    </>
  );
}
