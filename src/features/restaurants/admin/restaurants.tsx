/** Every restaurant there is, by name; what is narrowed to lives in the address. */
import { useQuery } from '@tanstack/react-query';
import { Badge } from '../../../ui/badge.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { AdminList } from '../../../web/admin/admin-list.tsx';
import { ChoiceFilter, optionsOf, SearchBox } from '../../../web/admin/filters.tsx';
import { queryOf } from '../../../web/endpoint-query.ts';
import { Link } from '../../../web/link.tsx';
import type { ScreenProps } from '../../../web/page.ts';
import { type AdminListedRestaurant, listRows, type RowFilters } from '../contract/edit-restaurants.ts';
import { searchCities } from '../contract/search-cities.ts';
import { editRestaurantsCopy as copy } from '../copy/edit-restaurants.ts';
import { kindWords } from '../copy/kitchens-and-diets.ts';

const citiesQuery = queryOf(searchCities, { query: {} });

export function RestaurantsScreen({ search }: ScreenProps) {
  const query = useQuery(queryOf(listRows, { query: Object.fromEntries(search) as Partial<RowFilters> }));
  const cities = useQuery(citiesQuery).data ?? [];
  const words = copy.filters;
  return (
    <AdminList
      title={copy.title}
      actions={
        <ButtonLink href="/admin/imports" variant="ghost" size="sm">
          {copy.toImports}
        </ButtonLink>
      }
      label={words.label}
      filters={
        <>
          <SearchBox name="name" label={words.name} />
          <ChoiceFilter name="source" label={words.source} all={words.allSources} options={optionsOf(copy.sources)} />
          <ChoiceFilter
            name="area"
            label={words.area}
            all={words.allAreas}
            options={cities.map(({ id, name }) => ({ value: id, label: name }))}
          />
          <ChoiceFilter name="kind" label={words.kind} all={words.allKinds} options={optionsOf(kindWords)} />
          <ChoiceFilter name="state" label={words.state} all={words.allStates} options={optionsOf(copy.states)} />
        </>
      }
      query={query}
      rows={({ rows }) => rows}
      caption={copy.caption}
      keyOf={({ id }) => id}
      empty={copy.none}
      columns={[
        { head: copy.columns.name, cell: (row) => <Name row={row} /> },
        { head: copy.columns.state, cell: (row) => <State row={row} /> },
        { head: copy.columns.source, cell: ({ source }) => copy.sources[source] },
        { head: copy.columns.address, cell: ({ address }) => address },
        { head: copy.columns.cuisine, cell: ({ cuisine }) => cuisine },
        {
          head: copy.columns.rating,
          number: true,
          cell: ({ rating }) => (rating === 0 ? copy.noRating : rating.toFixed(2)),
        },
        { head: copy.columns.reviews, number: true, cell: ({ reviews }) => reviews.toLocaleString('en-US') },
        { head: copy.columns.asOf, cell: ({ asOf }) => asOf },
      ]}
    />
  );
}

function Name({ row: { id, name } }: { readonly row: AdminListedRestaurant }) {
  return (
    <Link href={`/admin/restaurants/${encodeURIComponent(id)}`} className="break-words">
      {name || copy.unkept}
    </Link>
  );
}

const TONES = { shown: 'positive', hidden: 'negative', merged: 'outline', retired: 'negative' } as const;

function State({ row: { state, corrected } }: { readonly row: AdminListedRestaurant }) {
  return (
    <span className="flex flex-wrap gap-1.5">
      <Badge tone={TONES[state]}>{copy.state[state]}</Badge>
      {corrected && <Badge tone="warning">{copy.corrected}</Badge>}
    </span>
  );
}
