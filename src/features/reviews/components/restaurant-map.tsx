/**
 * Where the tables lie around the visitor. Drawn by ourselves, without tiles, so
 * that nobody else is told what is looked at; where whoever runs the site has set
 * a map service, its map takes the drawing's place once it is complete.
 */
import { useMemo, useRef, useState } from 'react';
import { Heading } from '../../../ui/section.tsx';
import type { Position } from '../../restaurants/rules/cells.ts';
import { reviewsCopy } from '../copy/reviews.ts';
import type { Numbered } from '../rules/map.ts';
import { Drawing } from './drawing.tsx';
import type { Listed } from './listed.ts';
import { useTileMap } from './use-tile-map.ts';

interface MapProps {
  readonly centre: Position;
  readonly restaurants: readonly Listed[];
  readonly lit: string | null;
  readonly onLight: (id: string | null) => void;
  readonly hrefOf: (id: string) => string;
}

export function RestaurantMap({ restaurants, ...rest }: MapProps) {
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

function Placed(props: Omit<MapProps, 'restaurants'> & { readonly places: readonly Numbered[] }) {
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
        {reviewsCopy.map.title}
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
