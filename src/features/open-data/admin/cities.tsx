/** Every city of open data, by name; what is narrowed to lives in the address. */

import { useQuery } from '@tanstack/react-query';
import { ButtonLink } from '../../../ui/button.tsx';
import { AdminList, queryIn } from '../../../web/admin/admin-list.tsx';
import { ChoiceFilter, optionsOf, SearchBox } from '../../../web/admin/filters.tsx';
import { Link } from '../../../web/link.tsx';
import type { ScreenProps } from '../../../web/page.ts';
import { listCities } from '../contract/edit-cities-and-places.ts';
import { cityCopy as copy } from '../copy/edit-cities-and-places.ts';
import { CoverageBadge } from './coverage-badge.tsx';

const number = (count: number) => count.toLocaleString('en-US');

export function CitiesScreen({ search }: ScreenProps) {
  const query = useQuery(queryIn(search, listCities, ['name', 'state', 'after']));
  return (
    <AdminList
      title={copy.title}
      lead={copy.lead}
      actions={
        <ButtonLink href="/admin/imports" variant="ghost" size="sm">
          {copy.toImports}
        </ButtonLink>
      }
      label={copy.label}
      filters={
        <>
          <SearchBox name="name" label={copy.name} />
          <ChoiceFilter name="state" label={copy.state} all={copy.allStates} options={optionsOf(copy.states)} />
        </>
      }
      query={query}
      rows={({ rows }) => rows}
      caption={copy.caption}
      keyOf={({ id }) => id}
      empty={copy.none}
      columns={[
        {
          head: copy.columns.name,
          cell: ({ id, name }) => <Link href={`/admin/cities/${encodeURIComponent(id)}`}>{name}</Link>,
        },
        { head: copy.columns.tier, cell: (row) => <CoverageBadge city={row} /> },
        { head: copy.columns.country, cell: ({ country }) => country ?? '—' },
        { head: copy.columns.asOf, cell: ({ asOf }) => asOf ?? copy.unknownDay },
        { head: copy.columns.sights, number: true, cell: ({ sights }) => number(sights) },
        { head: copy.columns.toPlan, number: true, cell: ({ sightsToPlan }) => number(sightsToPlan) },
        { head: copy.columns.hours, number: true, cell: ({ sightsWithHours }) => number(sightsWithHours) },
        { head: copy.columns.tables, number: true, cell: ({ tables }) => number(tables) },
      ]}
    />
  );
}
