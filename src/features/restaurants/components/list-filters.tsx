/** What the list is narrowed to: the form, and how the address says it. */
import ChevronDown from 'lucide-react/icons/chevron-down';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { namesOf, recordFrom } from '../../../shared/field-list.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { SelectField, type SelectOption, TextField } from '../../../ui/field.tsx';
import type { RestaurantFilters } from '../contract/restaurants.ts';
import { dietWords, kindWords } from '../copy/kitchens-and-diets.ts';
import { restaurantsCopy as copy } from '../copy/restaurants.ts';
import {
  DIET_CHOICES,
  KIND_CHOICES,
  PRICE_CHOICES,
  RADIUS_CHOICES,
  RADIUS_MILES,
} from '../rules/restaurant-filters.ts';

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
export function ListFilters({ filters, onChange }: ListFiltersProps) {
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
