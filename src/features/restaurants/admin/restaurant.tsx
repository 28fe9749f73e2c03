/** One restaurant: what visitors read, what its sources say, and what we did to it. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Notice } from '../../../ui/notice.tsx';
import { AdminLoaded, AdminPage, AdminSection } from '../../../web/admin/admin-page.tsx';
import { AuditEntries } from '../../../web/admin/audit-entries.tsx';
import { DescriptionList } from '../../../web/admin/description-list.tsx';
import { AskForText, Confirm } from '../../../web/admin/dialogs.tsx';
import { Moment } from '../../../web/admin/moment.tsx';
import { call } from '../../../web/api-client.ts';
import { queryOf } from '../../../web/endpoint-query.ts';
import { Link } from '../../../web/link.tsx';
import type { ScreenProps } from '../../../web/page.ts';
import { type AdminRestaurant, hideRestaurant, readRow, showRestaurant } from '../contract/edit-restaurants.ts';
import { editRestaurantsCopy as copy } from '../copy/edit-restaurants.ts';
import { Duplicates } from './duplicates.tsx';
import { FactsForm } from './facts-form.tsx';

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

function Whole({ restaurant, refresh }: { readonly restaurant: AdminRestaurant; readonly refresh: () => unknown }) {
  const { facts: words, history } = copy;
  return (
    <>
      <DescriptionList
        facts={[
          [words.source, copy.sources[restaurant.source]],
          [words.place, `${restaurant.latitude}, ${restaurant.longitude}`],
          [words.asOf, restaurant.asOf || '—'],
          [words.rating, `${restaurant.rating || '—'} · ${copy.duplicates.reviews(restaurant.reviews)}`],
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
      {(restaurant.source !== 'google' || restaurant.sameAs) && <Duplicates restaurant={restaurant} onDone={refresh} />}
      <AuditEntries
        entries={restaurant.history}
        copy={history}
        actionInWords={(action) => history.deeds[action] ?? action}
        show={linked}
      />
    </>
  );
}

/** The names of other restaurants lead to them. */
const linked = (text: string) =>
  /^(osm|google)-/.test(text) ? <Link href={`/admin/restaurants/${text}`}>{text}</Link> : text;

const visibility = copy.visibility;

interface Props {
  readonly restaurant: AdminRestaurant;
  readonly onDone: () => unknown;
}

function Visibility({ restaurant, onDone }: Props) {
  const { id, name, version, hidden, retiredAt, sameAs } = restaurant;
  if (sameAs) return null;
  return (
    <AdminSection title={visibility.title}>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        {hidden ? (
          <>
            <p className="min-w-0 break-words">
              {visibility.hidden(hidden.reason)}{' '}
              <span className="text-fg-muted">
                <Moment at={hidden.at} />
              </span>
            </p>
            <Confirm
              label={visibility.show}
              title={visibility.showTitle(name || copy.unkept)}
              action={visibility.show}
              pendingLabel={visibility.showing}
              onConfirm={async () => {
                // Refused, the page is old: it is read again either way.
                await call(showRestaurant, { params: { id }, input: { version } }).finally(onDone);
              }}
            >
              {visibility.showText}
            </Confirm>
          </>
        ) : (
          <>
            <p>{retiredAt ? visibility.retired : visibility.shown}</p>
            <Hide restaurant={restaurant} onDone={onDone} />
          </>
        )}
      </div>
    </AdminSection>
  );
}

function Hide({ restaurant: { id, name, version }, onDone }: Props) {
  return (
    <AskForText
      label={visibility.hide}
      title={visibility.hideTitle(name || copy.unkept)}
      field={{ name: 'reason', label: visibility.reason, rows: 3, maxLength: 300 }}
      action={visibility.hide}
      pendingLabel={visibility.hiding}
      keep={visibility.leave}
      onSend={(reason) => call(hideRestaurant, { params: { id }, input: { version, reason } }).finally(onDone)}
    >
      <p>{visibility.hideText}</p>
    </AskForText>
  );
}
