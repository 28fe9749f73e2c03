/** One city: what is known of it, whether trips are planned there, its places, and what we did. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Badge } from '../../../ui/badge.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { AdminLoaded, AdminPage, AdminSection } from '../../../web/admin/admin-page.tsx';
import { AuditEntries } from '../../../web/admin/audit-entries.tsx';
import { DescriptionList } from '../../../web/admin/description-list.tsx';
import { AskForText, Confirm } from '../../../web/admin/dialogs.tsx';
import { Moment } from '../../../web/admin/moment.tsx';
import { Table } from '../../../web/admin/table.tsx';
import { call } from '../../../web/api-client.ts';
import { queryOf } from '../../../web/endpoint-query.ts';
import type { ScreenProps } from '../../../web/page.ts';
import {
  type AdminPlace,
  curatePlace,
  hideCity,
  hidePlace,
  readCity,
  showCity,
  showPlace,
  uncuratePlace,
  type WholeCity,
} from '../contract/edit-cities-and-places.ts';
import { cityCopy as copy } from '../copy/edit-cities-and-places.ts';
import { CoverageBadge } from './coverage-badge.tsx';
import { StateFacts } from './state-facts.tsx';

export function CityScreen({ params }: ScreenProps) {
  const id = params['id'] ?? '';
  const wanted = useMemo(() => queryOf(readCity, { params: { id } }), [id]);
  const query = useQuery(wanted);
  const client = useQueryClient();
  return (
    <AdminPage
      title={query.data?.name ?? copy.title}
      back={{ href: '/admin/cities', label: copy.back }}
      actions={
        <ButtonLink href="/admin/imports" variant="ghost" size="sm">
          {copy.toImports}
        </ButtonLink>
      }
    >
      <AdminLoaded query={query}>
        {(city) => <Whole city={city} onDone={() => client.invalidateQueries({ queryKey: wanted.queryKey })} />}
      </AdminLoaded>
    </AdminPage>
  );
}

function Whole({ city, onDone }: { readonly city: WholeCity; readonly onDone: () => unknown }) {
  const { facts, placeColumns, history } = copy;
  const hide = (reason: string) =>
    call(hideCity, { params: { id: city.id }, input: { version: city.version, reason } });
  const show = () => call(showCity, { params: { id: city.id }, input: { version: city.version } });
  return (
    <>
      <CoverageBadge city={city} />
      <DescriptionList
        facts={[
          [facts.counts, copy.counts(city.sights, city.sightsToPlan, city.sightsWithHours, city.tables)],
          [copy.columns.asOf, city.asOf ?? copy.unknownDay],
          [facts.source, city.source],
          [facts.kind, city.kind],
          [facts.place, `${city.latitude}, ${city.longitude}`],
          [facts.reach, copy.km(Math.round(city.reachKm))],
          [facts.population, city.population?.toLocaleString('en-US') ?? copy.notKnown],
          [facts.zone, city.timeZone ?? copy.notKnown],
        ]}
      />
      <AdminSection title={copy.visibility}>
        <Visibility
          name={city.name}
          hiddenReason={city.hiddenReason}
          said={copy.shown}
          hide={hide}
          show={show}
          onDone={onDone}
        />
      </AdminSection>
      <AdminSection title={copy.places}>
        <Table
          caption={copy.placesCaption}
          rows={city.places}
          keyOf={({ id }) => id}
          empty={copy.noPlaces}
          columns={[
            { head: placeColumns.name, cell: ({ name }) => name },
            { head: placeColumns.kind, cell: ({ kind }) => kind },
            { head: placeColumns.importance, number: true, cell: ({ importance }) => importance.toFixed(2) },
            { head: placeColumns.hours, cell: ({ hours, hoursNote }) => hoursNote ?? hours ?? copy.notKnown },
            {
              head: placeColumns.fee,
              cell: ({ fee }) => (fee === null ? copy.notKnown : copy.ticket[fee ? 'yes' : 'no']),
            },
            { head: placeColumns.state, cell: (place) => <Checked place={place} /> },
            { head: placeColumns.deeds, cell: (place) => <Deeds place={place} onDone={onDone} /> },
          ]}
        />
      </AdminSection>
      <AuditEntries entries={city.history} copy={history} actionInWords={(action) => history.deeds[action] ?? action} />
    </>
  );
}

function Checked({ place: { checks, isRaised } }: { readonly place: AdminPlace }) {
  return (
    <span className="grid gap-1">
      {isRaised && (
        <span>
          <Badge tone="positive">{copy.ours}</Badge>
        </span>
      )}
      {checks.length === 0 && copy.notChecked}
      {checks.map(({ fact, by, at, source }) => (
        <span key={fact}>
          <a className="link" href={source} rel="noopener" target="_blank">
            {copy.checkedBy(fact, by)}
          </a>{' '}
          <span className="text-fg-muted">
            <Moment at={at} />
          </span>
        </span>
      ))}
    </span>
  );
}

function Deeds({ place, onDone }: { readonly place: AdminPlace; readonly onDone: () => unknown }) {
  const { id, version, name, hiddenReason } = place;
  const hide = (reason: string) => call(hidePlace, { params: { id }, input: { version, reason } });
  const show = () => call(showPlace, { params: { id }, input: { version } });
  return (
    <span className="flex flex-wrap gap-2">
      <StateFacts place={place} onDone={onDone} />
      <Raise place={place} onDone={onDone} />
      <Visibility name={name} hiddenReason={hiddenReason} hide={hide} show={show} onDone={onDone} />
    </span>
  );
}

function Raise({
  place: { id, version, name, isRaised, missing },
  onDone,
}: {
  readonly place: AdminPlace;
  readonly onDone: () => unknown;
}) {
  if (!isRaised && missing.length > 0) return <span className="text-fg-muted">{copy.missing(missing)}</span>;
  const words = isRaised
    ? { label: copy.lower, title: copy.lowerTitle(name), pendingLabel: copy.lowering, text: copy.lowerText }
    : { label: copy.raise, title: copy.raiseTitle(name), pendingLabel: copy.raising, text: copy.raiseText };
  return (
    <Confirm
      label={words.label}
      title={words.title}
      action={words.label}
      pendingLabel={words.pendingLabel}
      onConfirm={async () => {
        await call(isRaised ? uncuratePlace : curatePlace, { params: { id }, input: { version } }).finally(onDone);
      }}
    >
      {words.text}
    </Confirm>
  );
}

interface VisibilityProps {
  readonly name: string;
  readonly hiddenReason: string | null;
  readonly said?: string;
  readonly hide: (reason: string) => Promise<unknown>;
  readonly show: () => Promise<unknown>;
  readonly onDone: () => unknown;
}

function Visibility({ name, hiddenReason, said, hide, show, onDone }: VisibilityProps) {
  if (hiddenReason === null)
    return (
      <span className="flex flex-wrap items-center gap-x-6 gap-y-3">
        {said && <span>{said}</span>}
        <Hide name={name} hide={hide} onDone={onDone} />
      </span>
    );
  return (
    <span className="flex flex-wrap items-center gap-x-6 gap-y-3">
      <span className="break-words">{copy.hiddenBecause(hiddenReason)}</span>
      <Confirm
        label={copy.show}
        title={copy.showTitle(name)}
        action={copy.show}
        pendingLabel={copy.showing}
        onConfirm={async () => {
          await show().finally(onDone);
        }}
      >
        {copy.showText}
      </Confirm>
    </span>
  );
}

function Hide({ name, hide, onDone }: Pick<VisibilityProps, 'name' | 'hide' | 'onDone'>) {
  return (
    <AskForText
      label={copy.hide}
      title={copy.hideTitle(name)}
      field={{ name: 'reason', label: copy.reason, rows: 3, maxLength: 300 }}
      action={copy.hide}
      pendingLabel={copy.hiding}
      keep={copy.keep}
      onSend={(reason) => hide(reason).finally(onDone)}
    >
      <p>{copy.hideText}</p>
    </AskForText>
  );
}
