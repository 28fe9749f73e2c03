/** What the list can be narrowed to. Folded away at first: most people want the ten best. */
import ChevronDown from 'lucide-react/icons/chevron-down';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { SelectField, TextField } from '../../../ui/field.tsx';
import type { RestaurantFilters } from '../../restaurants/contract/restaurants.ts';
import { dietWords, kindWords } from '../../restaurants/copy/choices.ts';
import {
  DIET_CHOICES,
  KIND_CHOICES,
  PRICE_CHOICES,
  RADIUS_CHOICES,
  RADIUS_MILES,
} from '../../restaurants/rules/choices.ts';
import { reviewsCopy } from '../copy/reviews.ts';
import { chosenOf } from './list-address.ts';

const copy = reviewsCopy.filters;

const cuisines = KIND_CHOICES.map((value) => ({ value, label: kindWords[value] ?? value }));
const prices = PRICE_CHOICES.map((level) => ({ value: String(level), label: '$'.repeat(level) }));
const diets = DIET_CHOICES.map((value) => ({ value, label: dietWords[value] ?? value }));
const radii = RADIUS_CHOICES.map((miles) => ({ value: String(miles), label: copy.miles(miles) }));

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
        {copy.title}
        {count > 0 && <Badge tone="outline">{copy.chosen(count)}</Badge>}
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
          label={copy.cuisine}
          placeholder={copy.anyCuisine}
          options={cuisines}
          value={filters.cuisine ?? ''}
          onChange={({ target }) => change({ cuisine: oneOf(KIND_CHOICES, target.value) })}
        />
        <SelectField
          label={copy.price}
          placeholder={copy.anyPrice}
          options={prices}
          value={String(filters.price ?? '')}
          onChange={({ target }) => change({ price: Number(target.value) || undefined })}
        />
        <SelectField
          label={copy.diet}
          placeholder={copy.anyDiet}
          options={diets}
          value={filters.diet ?? ''}
          onChange={({ target }) => change({ diet: oneOf(DIET_CHOICES, target.value) })}
        />
        <SelectField
          label={copy.radius}
          options={radii}
          value={String(filters.radius ?? RADIUS_MILES)}
          onChange={({ target }) => {
            const radius = Number(target.value);
            change({ radius: radius === RADIUS_MILES ? undefined : radius });
          }}
        />
        <TextField
          key={filters.text ?? ''}
          label={copy.text}
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
            label={copy.openNow}
            checked={filters.openNow ?? false}
            onChange={({ target }) => change({ openNow: target.checked || undefined })}
          />
          <Checkbox
            label={copy.stepFree}
            checked={filters.stepFree ?? false}
            onChange={({ target }) => change({ stepFree: target.checked || undefined })}
          />
          <Button variant="quiet" size="sm" onClick={() => onChange({})} inactive={count === 0}>
            {copy.clear}
          </Button>
        </div>
      </form>
    </details>
  );
}
