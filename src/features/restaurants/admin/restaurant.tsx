/** One restaurant: what visitors are told, what its sources say, and what we did to it. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Notice } from '../../../ui/notice.tsx';
import { Facts, Moment } from '../../../web/admin/facts.tsx';
import { AdminLoaded, AdminPage, AdminSection } from '../../../web/admin/page.tsx';
import { Table } from '../../../web/admin/table.tsx';
import { Link } from '../../../web/link.tsx';
import type { ScreenProps } from '../../../web/page.ts';
import { queryOf } from '../../../web/query.ts';
import { type DeskRestaurant, readRow } from '../contract/admin.ts';
import { deskCopy as copy } from '../copy/desk.ts';
import { FactsForm } from './facts-form.tsx';
import { Ties } from './ties.tsx';
import { Visibility } from './visibility.tsx';

export function RestaurantScreen({ params }: ScreenProps) {
  const id = params['id'] ?? '';
  const wanted = useMemo(() => queryOf(readRow, { params: { id } }), [id]);
  const query = useQuery(wanted);
  const client = useQueryClient();
  const refresh = () => client.invalidateQueries({ queryKey: wanted.queryKey });
  const row = query.data;
  return (
    <AdminPage
      title={row ? row.name || copy.unkept : copy.title}
      back={{ href: '/admin/restaurants', label: copy.back }}
      actions={
        row &&
        !row.hidden &&
        !row.retiredAt && (
          <a
            href={`/reviews?restaurant=${encodeURIComponent(row.id)}`}
            className="inline-flex min-h-11 items-center underline decoration-accent underline-offset-4"
          >
            {copy.page}
          </a>
        )
      }
    >
      <AdminLoaded query={query}>
        {(restaurant) => <Whole key={id} restaurant={restaurant} refresh={refresh} />}
      </AdminLoaded>
    </AdminPage>
  );
}

function Whole({ restaurant, refresh }: { readonly restaurant: DeskRestaurant; readonly refresh: () => unknown }) {
  const { facts: words, history } = copy;
  return (
    <>
      <Facts
        facts={[
          [words.source, copy.sources[restaurant.source]],
          [words.place, `${restaurant.latitude}, ${restaurant.longitude}`],
          [words.asOf, restaurant.asOf || '—'],
          [words.rating, `${restaurant.rating || '—'} · ${copy.ties.reviews(restaurant.reviews)}`],
        ]}
      />
      <Visibility restaurant={restaurant} onDone={refresh} />
      <AdminSection title={words.title}>
        {restaurant.source === 'google' ? (
          <Notice tone="info">{words.notOurs}</Notice>
        ) : (
          <FactsForm restaurant={restaurant} onDone={refresh} />
        )}
      </AdminSection>
      {(restaurant.source !== 'google' || restaurant.sameAs) && <Ties restaurant={restaurant} onDone={refresh} />}
      <AdminSection title={history.title}>
        <Table
          caption={history.caption}
          rows={restaurant.history}
          keyOf={({ id }) => id}
          empty={history.none}
          columns={[
            { head: history.columns.when, cell: ({ at }) => <Moment at={at} /> },
            { head: history.columns.who, cell: ({ operator }) => operator },
            { head: history.columns.what, cell: ({ did }) => history.deeds[did] ?? did },
            { head: history.columns.change, cell: (deed) => <Change {...deed} /> },
          ]}
        />
      </AdminSection>
    </>
  );
}

function Change({ before, after }: Pick<DeskRestaurant['history'][number], 'before' | 'after'>) {
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  if (fields.length === 0) return '—';
  return (
    <ul className="grid gap-0.5 text-sm">
      {fields.map((field) => (
        <li key={field} className="break-words">
          {field}: {before && <del className="text-fg-muted">{said(before[field])}</del>}{' '}
          {after && <ins className="no-underline">{said(after[field])}</ins>}
        </li>
      ))}
    </ul>
  );
}

function said(value: unknown) {
  const text = typeof value === 'string' ? value : JSON.stringify(value ?? null);
  return value && /^(osm|google)-/.test(text) ? <Link href={`/admin/restaurants/${text}`}>{text}</Link> : text;
}
