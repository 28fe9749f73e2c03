/** The list: what was found around a position, what is wrong, and the map in step with the cards. */

import MapPin from 'lucide-react/icons/map-pin';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { cx } from '../../../ui/class-names.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Heading } from '../../../ui/section.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { sentenceOf } from '../../../web/api-client.ts';
import type { Position } from '../../destinations/rules/position.ts';
import type { RestaurantFilters } from '../contract/restaurants.ts';
import { restaurantsCopy as copy } from '../copy/restaurants.ts';
import { MOST_MILES, RADIUS_MILES, TOP } from '../rules/restaurant-filters.ts';
import { Attribution } from './attribution.tsx';
import { ListFilters } from './list-filters.tsx';
import { RestaurantCard } from './restaurant-card.tsx';
import type { ListedRestaurant, useRestaurants } from './restaurant-queries.ts';

const RestaurantMap = lazy(() => import('./restaurant-map.tsx').then((module) => ({ default: module.RestaurantMap })));

interface ListProps {
  readonly at: Position;
  readonly list: ReturnType<typeof useRestaurants>;
  readonly filters: RestaurantFilters;
  readonly onFilters: (filters: RestaurantFilters) => void;
  readonly hrefOf: (id: string) => string;
}

export function RestaurantList({ city, ...props }: ListProps & { readonly city: string | null }) {
  const { list, filters, onFilters } = props;
  const { radius = RADIUS_MILES } = filters;
  return (
    <>
      <p className="words mt-6 inline-flex items-center gap-2.5 font-medium">
        <MapPin aria-hidden="true" className="size-5 shrink-0 text-accent" strokeWidth={1.5} />
        {city === null ? copy.detected(radius) : copy.near(city, radius)}
      </p>
      <div className="mt-7">
        <ListFilters filters={filters} onChange={onFilters} />
      </div>
      {/* There before its words are, or nobody hears them. */}
      <p role="status" className="mt-1 min-h-6">
        <Progress list={list} />
      </p>
      <div className="mt-1 grid gap-7" aria-busy={list.isFetching}>
        <Answer {...props} />
      </div>
    </>
  );
}

/** While other filters are asked for the list before stays, so that has to be said; how many were found can be seen. */
function Progress({ list }: Pick<ListProps, 'list'>) {
  if (list.isPlaceholderData) return copy.filters.searching;
  if (list.isError || !list.data) return null;
  return <VisuallyHidden>{copy.filters.found(list.data.restaurants.slice(0, TOP).length)}</VisuallyHidden>;
}

function Answer({ at, list, filters, onFilters, hrefOf }: ListProps) {
  if (list.isError) {
    return (
      <Notice tone="error">
        <p>{sentenceOf(list.error)}</p>
        <Button variant="ghost" size="sm" className="mt-3" onClick={() => list.refetch()}>
          {copy.again}
        </Button>
      </Notice>
    );
  }
  if (!list.data) return <Spinner label={copy.loading} className="on-night rounded-lg bg-night/80 veil" />;

  const restaurants = list.data.restaurants.slice(0, TOP);
  return (
    <>
      {list.data.message && (
        <Notice tone="warning">
          <p>{list.data.message}</p>
          <p className="mt-1 text-sm">{copy.hint}</p>
        </Notice>
      )}
      {restaurants.length === 0 ? (
        <Nothing filters={filters} onFilters={onFilters} />
      ) : (
        <Tables at={at} restaurants={restaurants} hrefOf={hrefOf} />
      )}
    </>
  );
}

type TablesProps = Pick<ListProps, 'at' | 'hrefOf'> & { readonly restaurants: readonly ListedRestaurant[] };

function Tables({ at, restaurants, hrefOf }: TablesProps) {
  const [lit, setLit] = useState<string | null>(null);
  // What is told by Google may be drawn on Google's own maps alone, and on no map beside them.
  const mayDraw = !restaurants.some(({ googleMaps }) => googleMaps);
  return (
    <section aria-labelledby="top">
      <div className="words">
        <Heading level={2} size="part" id="top">
          {copy.top}
        </Heading>
        {mayDraw && (
          <a className="link mt-3 inline-flex min-h-11 items-center lg:hidden" href="#map">
            {copy.map.jump}
          </a>
        )}
      </div>
      <div className={cx('mt-6 grid items-start gap-7', mayDraw && 'lg:grid-cols-[minmax(0,1fr)_minmax(18rem,26rem)]')}>
        <ol className={cx('grid gap-5.5 sm:grid-cols-2', !mayDraw && 'lg:grid-cols-3')}>
          {restaurants.map((restaurant, i) => (
            <li key={restaurant.id}>
              <RestaurantCard
                restaurant={restaurant}
                place={i + 1}
                href={hrefOf(restaurant.id)}
                lit={lit === restaurant.id}
                onLight={setLit}
              />
            </li>
          ))}
        </ol>
        {mayDraw && (
          <div className="lg:sticky lg:top-24">
            <Suspense fallback={<Skeleton className="min-h-60 w-full" />}>
              <RestaurantMap centre={at} restaurants={restaurants} lit={lit} onLight={setLit} hrefOf={hrefOf} />
            </Suspense>
          </div>
        )}
      </div>
      <Attribution of={restaurants} className="mt-6 flex flex-wrap gap-x-4 gap-y-1 text-sm" />
    </section>
  );
}

function Nothing({ filters, onFilters }: Pick<ListProps, 'filters' | 'onFilters'>) {
  return (
    <EmptyState
      title={copy.empty.title}
      actions={
        <>
          {filters.radius !== MOST_MILES && (
            <Button onClick={() => onFilters({ ...filters, radius: MOST_MILES })}>{copy.empty.widen}</Button>
          )}
          {Object.keys(filters).length > 0 && (
            <Button variant="ghost" onClick={() => onFilters({})}>
              {copy.empty.clear}
            </Button>
          )}
        </>
      }
    >
      <p>{copy.empty.hint}</p>
    </EmptyState>
  );
}
