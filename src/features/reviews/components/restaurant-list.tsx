/** The list: what was found around a position, what is wrong, and the map in step with the cards. */
import ChevronDown from 'lucide-react/icons/chevron-down';
import MapPin from 'lucide-react/icons/map-pin';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { lazy, Suspense, useState } from 'react';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { cx } from '../../../ui/class-names.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { SelectField, TextField } from '../../../ui/field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Heading } from '../../../ui/section.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { sentenceOf } from '../../../web/call.ts';
import type { RestaurantFilters } from '../../restaurants/contract/restaurants.ts';
import { dietWords, kindWords } from '../../restaurants/copy/choices.ts';
import type { Position } from '../../restaurants/rules/cells.ts';
import {
  DIET_CHOICES,
  KIND_CHOICES,
  MOST_MILES,
  PRICE_CHOICES,
  RADIUS_CHOICES,
  RADIUS_MILES,
  TOP,
} from '../../restaurants/rules/choices.ts';
import { reviewsCopy as copy } from '../copy/reviews.ts';
import { Attribution, RestaurantCard } from './restaurant-card.tsx';
import type { Listed, useRestaurants } from './restaurant-queries.ts';

const RestaurantMap = lazy(() => import('./restaurant-map.tsx').then((module) => ({ default: module.RestaurantMap })));

export function Results({
  at,
  city,
  list,
  filters,
  onFilters,
  hrefOf,
}: {
  at: Position;
  city: string | null;
  list: ReturnType<typeof useRestaurants>;
  filters: RestaurantFilters;
  onFilters: (filters: RestaurantFilters) => void;
  hrefOf: (id: string) => string;
}) {
  const { radius = RADIUS_MILES } = filters;
  return (
    <>
      <p className="mt-6 inline-flex items-center gap-2.5 font-medium">
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
        <Answer at={at} list={list} filters={filters} onFilters={onFilters} hrefOf={hrefOf} />
      </div>
    </>
  );
}

/** While other filters are asked for the list before stays, so that has to be said; how many were found can be seen. */
function Progress({ list }: { list: ReturnType<typeof useRestaurants> }) {
  if (list.isPlaceholderData) return copy.filters.searching;
  if (list.isError || !list.data) return null;
  return <VisuallyHidden>{copy.filters.found(list.data.restaurants.slice(0, TOP).length)}</VisuallyHidden>;
}

function Answer({ at, list, filters, onFilters, hrefOf }: Omit<Parameters<typeof Results>[0], 'city'>) {
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
  if (!list.data) return <Spinner label={copy.loading} className="text-fg" />;

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

function Tables({
  at,
  restaurants,
  hrefOf,
}: {
  at: Position;
  restaurants: readonly Listed[];
  hrefOf: (id: string) => string;
}) {
  const [lit, setLit] = useState<string | null>(null);
  // What is told by Google may be drawn on Google's own maps alone, and on no map beside them.
  const mayDraw = !restaurants.some(({ googleMaps }) => googleMaps);
  return (
    <section aria-labelledby="top">
      <Heading level={2} size="part" id="top">
        {copy.top}
      </Heading>
      {mayDraw && (
        <a className="link mt-3 inline-flex min-h-11 items-center lg:hidden" href="#map">
          {copy.map.jump}
        </a>
      )}
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

function Nothing({
  filters,
  onFilters,
}: {
  filters: RestaurantFilters;
  onFilters: (filters: RestaurantFilters) => void;
}) {
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

const filterCopy = copy.filters;

const cuisines = KIND_CHOICES.map((value) => ({ value, label: kindWords[value] ?? value }));
const prices = PRICE_CHOICES.map((level) => ({ value: String(level), label: '$'.repeat(level) }));
const diets = DIET_CHOICES.map((value) => ({ value, label: dietWords[value] ?? value }));
const radii = RADIUS_CHOICES.map((miles) => ({ value: String(miles), label: filterCopy.miles(miles) }));

/** What the list can be narrowed to. Folded away at first: most people want the ten best. */
export function ListFilters({
  filters,
  onChange,
}: {
  filters: RestaurantFilters;
  onChange: (filters: RestaurantFilters) => void;
}) {
  const change = (changed: { readonly [K in keyof RestaurantFilters]?: RestaurantFilters[K] | undefined }) =>
    onChange(chosenOf({ ...filters, ...changed }));
  const count = Object.keys(filters).length;
  const oneOf = <T extends string>(choices: readonly T[], value: string) => choices.find((choice) => choice === value);
  return (
    <details className="group on-night rounded-lg border border-line bg-night/88 px-5 veil">
      <summary className="flex min-h-13 cursor-pointer items-center gap-3 font-semibold">
        <SlidersHorizontal aria-hidden="true" className="size-5 shrink-0 text-accent" strokeWidth={1.5} />
        {filterCopy.title}
        {count > 0 && <Badge tone="outline">{filterCopy.chosen(count)}</Badge>}
        <ChevronDown
          aria-hidden="true"
          className="ml-auto size-5 shrink-0 text-fg-muted transition-transform group-open:rotate-180"
          strokeWidth={1.5}
        />
      </summary>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          const text = new FormData(event.currentTarget).get('text');
          change({ text: String(text ?? '').trim() || undefined });
        }}
        className="grid gap-4 pt-2 pb-5 sm:grid-cols-2 xl:grid-cols-4"
      >
        <SelectField
          label={filterCopy.cuisine}
          placeholder={filterCopy.anyCuisine}
          options={cuisines}
          value={filters.cuisine ?? ''}
          onChange={({ target }) => change({ cuisine: oneOf(KIND_CHOICES, target.value) })}
        />
        <SelectField
          label={filterCopy.price}
          placeholder={filterCopy.anyPrice}
          options={prices}
          value={String(filters.price ?? '')}
          onChange={({ target }) => change({ price: Number(target.value) || undefined })}
        />
        <SelectField
          label={filterCopy.diet}
          placeholder={filterCopy.anyDiet}
          options={diets}
          value={filters.diet ?? ''}
          onChange={({ target }) => change({ diet: oneOf(DIET_CHOICES, target.value) })}
        />
        <SelectField
          label={filterCopy.radius}
          options={radii}
          value={String(filters.radius ?? RADIUS_MILES)}
          onChange={({ target }) => {
            const radius = Number(target.value);
            change({ radius: radius === RADIUS_MILES ? undefined : radius });
          }}
        />
        <TextField
          key={filters.text ?? ''}
          label={filterCopy.text}
          name="text"
          type="search"
          maxLength={80}
          defaultValue={filters.text}
          onBlur={({ target }) => {
            const text = target.value.trim() || undefined;
            if (text !== filters.text) change({ text });
          }}
          className="sm:col-span-2"
        />
        <div className="flex flex-wrap items-end gap-x-6 sm:col-span-2">
          <Checkbox
            label={filterCopy.openNow}
            checked={filters.openNow ?? false}
            onChange={({ target }) => change({ openNow: target.checked || undefined })}
          />
          <Checkbox
            label={filterCopy.stepFree}
            checked={filters.stepFree ?? false}
            onChange={({ target }) => change({ stepFree: target.checked || undefined })}
          />
          <Button variant="quiet" size="sm" onClick={() => onChange({})} inactive={count === 0}>
            {filterCopy.clear}
          </Button>
        </div>
      </form>
    </details>
  );
}

const LONGEST_TEXT = 80;

/**
 * The list in the address bar: the city, what it is narrowed to, and the restaurant that is looked at, so that reload,
 * the way back and a link to a friend keep them. What the address says wrongly is not said.
 */
export interface ListAddress {
  /** Id of a city; null is where the visitor is. */
  readonly near: string | null;
  readonly filters: RestaurantFilters;
}

export function listAddressIn(search: URLSearchParams): ListAddress {
  const oneOf = <T extends string | number>(choices: readonly T[], name: string) =>
    choices.find((choice) => String(choice) === search.get(name));
  const yes = (name: string) => search.get(name) === 'true' || undefined;
  const filters = {
    cuisine: oneOf(KIND_CHOICES, 'cuisine'),
    price: oneOf(PRICE_CHOICES, 'price'),
    diet: oneOf(DIET_CHOICES, 'diet'),
    radius: oneOf(
      RADIUS_CHOICES.filter((miles) => miles !== RADIUS_MILES),
      'radius',
    ),
    text: search.get('text')?.trim().slice(0, LONGEST_TEXT) || undefined,
    openNow: yes('openNow'),
    stepFree: yes('stepFree'),
  };
  return { near: search.get('near'), filters: chosenOf(filters) };
}

export function pathOfList({ near, filters }: ListAddress, restaurant: string | null = null): string {
  const parts = Object.entries({ ...(near && { near }), ...filters, ...(restaurant && { restaurant }) });
  const search = new URLSearchParams(parts.map(([name, value]) => [name, String(value)]));
  return search.size === 0 ? '/reviews' : `/reviews?${search}`;
}

type Loose = { readonly [K in keyof RestaurantFilters]?: RestaurantFilters[K] | undefined };

/** Without what has been taken back. */
export function chosenOf(filters: Loose): RestaurantFilters {
  return Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== undefined)) as RestaurantFilters;
}
