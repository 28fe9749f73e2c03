/** The list: what was found around a position, what is wrong, and the map in step with the cards. */
import ChevronDown from 'lucide-react/icons/chevron-down';
import MapPin from 'lucide-react/icons/map-pin';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { lazy, Suspense, useState } from 'react';
import { namesOf, recordFrom } from '../../../shared/field-list.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { cx } from '../../../ui/class-names.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { SelectField, type SelectOption, TextField } from '../../../ui/field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Heading } from '../../../ui/section.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { sentenceOf } from '../../../web/call.ts';
import type { Position } from '../../destinations/rules/position.ts';
import type { RestaurantFilters } from '../contract/restaurants.ts';
import { dietWords, kindWords } from '../copy/filters.ts';
import { restaurantsCopy as copy } from '../copy/restaurant-pages.ts';
import {
  DIET_CHOICES,
  KIND_CHOICES,
  MOST_MILES,
  PRICE_CHOICES,
  RADIUS_CHOICES,
  RADIUS_MILES,
  TOP,
} from '../rules/restaurant-filters.ts';
import { Attribution, RestaurantCard } from './restaurant-card.tsx';
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

const filterCopy = copy.filters;
const LONGEST_TEXT = 80;

interface Choice {
  readonly choices: readonly (string | number)[];
  readonly options: readonly SelectOption[];
  readonly label: string;
  readonly placeholder?: string;
  /** What it is where nothing is chosen; the address does not say it. */
  readonly usual?: number;
}

function choice<C extends string | number>(
  choices: readonly C[],
  labelOf: (choice: C) => string,
  more: Omit<Choice, 'choices' | 'options'>,
): Choice {
  return { ...more, choices, options: choices.map((value) => ({ value: String(value), label: labelOf(value) })) };
}

/** The filters that are chosen from a list, and those that are switched on. */
const CHOICES = {
  cuisine: choice(KIND_CHOICES, (kind) => kindWords[kind] ?? kind, {
    label: filterCopy.cuisine,
    placeholder: filterCopy.anyCuisine,
  }),
  price: choice(PRICE_CHOICES, (level) => '$'.repeat(level), {
    label: filterCopy.price,
    placeholder: filterCopy.anyPrice,
  }),
  diet: choice(DIET_CHOICES, (diet) => dietWords[diet] ?? diet, {
    label: filterCopy.diet,
    placeholder: filterCopy.anyDiet,
  }),
  radius: choice(RADIUS_CHOICES, filterCopy.miles, { label: filterCopy.radius, usual: RADIUS_MILES }),
} as const satisfies { readonly [K in keyof RestaurantFilters]?: Choice };
const CHOSEN = namesOf(CHOICES);
const SWITCHES = ['openNow', 'stepFree'] as const;

function choiceOf(name: keyof typeof CHOICES, text: string | null): string | number | undefined {
  const { choices, usual } = CHOICES[name];
  return choices.find((choice) => choice !== usual && String(choice) === text);
}

interface ListFiltersProps {
  readonly filters: RestaurantFilters;
  readonly onChange: (filters: RestaurantFilters) => void;
}

/** What the list can be narrowed to. Folded away at first: most people want the ten best. */
function ListFilters({ filters, onChange }: ListFiltersProps) {
  const change = (changed: { readonly [K in keyof RestaurantFilters]?: unknown }) =>
    onChange(chosenOf({ ...filters, ...changed }));
  const count = Object.keys(filters).length;
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
        {CHOSEN.map((name) => {
          const { label, options, placeholder, usual } = CHOICES[name];
          return (
            <SelectField
              key={name}
              label={label}
              placeholder={placeholder}
              options={options}
              value={String(filters[name] ?? usual ?? '')}
              onChange={({ target }) => change({ [name]: choiceOf(name, target.value) })}
            />
          );
        })}
        <TextField
          key={filters.text ?? ''}
          label={filterCopy.text}
          name="text"
          type="search"
          maxLength={LONGEST_TEXT}
          defaultValue={filters.text}
          onBlur={({ target }) => {
            const text = target.value.trim() || undefined;
            if (text !== filters.text) change({ text });
          }}
          className="sm:col-span-2"
        />
        <div className="flex flex-wrap items-end gap-x-6 sm:col-span-2">
          {SWITCHES.map((name) => (
            <Checkbox
              key={name}
              label={filterCopy[name]}
              checked={filters[name] ?? false}
              onChange={({ target }) => change({ [name]: target.checked || undefined })}
            />
          ))}
          <Button variant="quiet" size="sm" onClick={() => onChange({})} inactive={count === 0}>
            {filterCopy.clear}
          </Button>
        </div>
      </form>
    </details>
  );
}

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
  const filters = {
    ...recordFrom(CHOSEN.map((name) => [name, choiceOf(name, search.get(name))] as const)),
    text: search.get('text')?.trim().slice(0, LONGEST_TEXT) || undefined,
    ...recordFrom(SWITCHES.map((name) => [name, search.get(name) === 'true' || undefined] as const)),
  };
  return { near: search.get('near'), filters: chosenOf(filters) };
}

export function pathOfList({ near, filters }: ListAddress, restaurant: string | null = null): string {
  const parts = Object.entries({ ...(near && { near }), ...filters, ...(restaurant && { restaurant }) });
  const search = new URLSearchParams(parts.map(([name, value]) => [name, String(value)]));
  return search.size === 0 ? '/reviews' : `/reviews?${search}`;
}

/** Without what has been taken back. */
function chosenOf(filters: { readonly [K in keyof RestaurantFilters]?: unknown }): RestaurantFilters {
  return Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== undefined)) as RestaurantFilters;
}
