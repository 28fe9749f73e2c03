/**
 * Where the tables lie around the visitor. Drawn by ourselves, without tiles, so
 * that nobody else is told what is looked at; where whoever runs the site has set
 * a map service, its map takes the drawing's place once it is complete.
 */

import { type RefObject, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { cx } from '../../../ui/class-names.ts';
import { Heading } from '../../../ui/section.tsx';
import { Link } from '../../../web/link.tsx';
import { followNetwork } from '../../../web/use-offline.ts';
import { restaurantsCopy } from '../copy/restaurants.ts';
import { DOT_RADIUS, MAP_SIZE, type MapView, sketch } from '../rules/map-layout.ts';
import type { ListedRestaurant } from './restaurant-queries.ts';
import type * as Half from './tile-map.tsx';

export function RestaurantMap({
  restaurants,
  ...rest
}: Omit<MapView, 'places'> & { readonly restaurants: readonly ListedRestaurant[] }) {
  const places = useMemo(
    () =>
      restaurants.flatMap(({ id, name, latitude, longitude }, i) =>
        typeof latitude === 'number' && typeof longitude === 'number'
          ? [{ id, name, latitude, longitude, place: i + 1 }]
          : [],
      ),
    [restaurants],
  );
  return places.length === 0 ? null : <Placed {...rest} places={places} />;
}

function Placed(props: MapView) {
  const { latitude, longitude } = props.centre;
  const section = useRef<HTMLElement>(null);
  const tiles = useTileMap(section);
  const [isShown, setIsShown] = useState(false);
  const isComplete = tiles !== null && isShown;
  return (
    <section
      ref={section}
      aria-labelledby="map"
      className="on-night rounded-lg border border-line bg-night/88 p-5 veil"
    >
      <Heading level={3} size="card" id="map">
        {restaurantsCopy.map.title}
      </Heading>
      <div className="relative mt-3">
        {!isComplete && <Drawing {...props} />}
        {tiles && (
          <tiles.TileMap
            key={`${latitude} ${longitude}`}
            {...props}
            styleUrl={tiles.styleUrl}
            shown={isComplete}
            onShown={setIsShown}
          />
        )}
      </div>
    </section>
  );
}

/** How near, beyond the window's edge. */
const NEAR = '400px';

interface Brought {
  readonly TileMap: typeof Half.TileMap;
  readonly styleUrl: string;
}

/**
 * The tile map is brought only where a map service is set, only when its place comes near the window, and only with a
 * network: until then not a byte of it is loaded and its service hears nothing. Null as long as there is none.
 */
function useTileMap(place: RefObject<HTMLElement | null>): Brought | null {
  const isOnline = useSyncExternalStore(
    followNetwork,
    () => navigator.onLine,
    () => false,
  );
  const [brought, setBrought] = useState<Brought | null>(null);

  useEffect(() => {
    const styleUrl = document.documentElement.dataset['mapStyle'];
    // Not a byte of it in the server's bundle either.
    if (import.meta.env.SSR || !styleUrl || !isOnline || !place.current) return;
    let current = true;
    const sight = new IntersectionObserver(
      (seen) => {
        if (!seen.some(({ isIntersecting }) => isIntersecting)) return;
        sight.disconnect();
        import('./tile-map.tsx').then(
          ({ TileMap }) => current && setBrought({ TileMap, styleUrl }),
          // The drawing is there, and the browser has said what did not come.
          () => undefined,
        );
      },
      { rootMargin: NEAR },
    );
    sight.observe(place.current);
    return () => {
      current = false;
      sight.disconnect();
    };
  }, [place, isOnline]);

  return isOnline ? brought : null;
}

const copy = restaurantsCopy.map;
const MIDDLE = MAP_SIZE / 2;

/**
 * Our own drawing of where the tables lie: dots, rings, and the visitor. The list holds the same links for the
 * keyboard.
 */
function Drawing({ centre, places, lit, onLight, hrefOf }: MapView) {
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
        {rings.map(({ miles, x, y }) => (
          <text key={miles} x={x} y={y + 4} fillOpacity="0.8">
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
