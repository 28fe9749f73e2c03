/** All bookings: found by reference, name or address, and by what they are. */
import { useQuery } from '@tanstack/react-query';
import { calendarDay, longDateOf } from '../../../shared/dates.ts';
import { usd } from '../../../shared/usd.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { AdminLoaded, AdminPage } from '../../../web/admin/admin-page.tsx';
import { ChoiceFilter, DayFilter, Filters, SearchBox } from '../../../web/admin/filters.tsx';
import { Moment } from '../../../web/admin/moment.tsx';
import { Pager, Table } from '../../../web/admin/table.tsx';
import { sentenceOf } from '../../../web/api-client.ts';
import { queryOf } from '../../../web/endpoint-query.ts';
import { Link } from '../../../web/link.tsx';
import type { ScreenProps } from '../../../web/page.ts';
import { saveFile } from '../../../web/save-file.ts';
import { STATES } from '../../bookings/rules/booking-state.ts';
import { listManifests } from '../../trips/contract/manifest.ts';
import { type BookingsSought, type ListedBooking, listAllBookings, sumBookings } from '../contract/list-bookings.ts';
import { bookingsCopy as words } from '../copy/list-bookings.ts';
import { StateBadge } from './state-badge.tsx';

/** Bookings of trips that are over for longer are found without the departure's filter. */
const YEAR_MS = 365 * 86_400_000;

export function BookingsScreen({ search }: ScreenProps) {
  const of = (name: string) => search.get(name) ?? undefined;
  const asked = {
    search: of('search'),
    state: of('state') as ListedBooking['state'] | undefined,
    package: of('package'),
    departure: of('departure'),
    from: of('from'),
    to: of('to'),
    needs: of('needs') as 'somebody' | undefined,
    after: of('after'),
  };
  const query = useQuery(queryOf(listAllBookings, { query: asked }));
  return (
    <AdminPage
      title={words.title}
      actions={
        <>
          <ButtonLink variant="ghost" size="sm" href="/admin/bookings/new">
            {words.byTelephone}
          </ButtonLink>
          <Button variant="ghost" size="sm" onClick={() => void save(search)}>
            {words.csv}
          </Button>
        </>
      }
    >
      <BookingFilters packageId={asked.package} />
      <AdminLoaded query={query}>
        {({ bookings, next }) => (
          <>
            <p role="status" className="mb-2 text-sm text-fg-muted">
              {words.shown(bookings.length, next !== null)}. {words.zone}
            </p>
            <Bookings bookings={bookings} />
            <Pager next={next} />
            <SumOfAll asked={asked} />
            <WriteToShown bookings={bookings} />
          </>
        )}
      </AdminLoaded>
    </AdminPage>
  );
}

const save = (search: URLSearchParams) =>
  saveFile(`/api/admin/bookings.csv?${search.toString()}`, 'bookings.csv').catch((fault: unknown) =>
    toast({ title: words.notSaved, description: sentenceOf(fault), variant: 'destructive' }),
  );

/** Of every page of the list, not only the one that is shown. */
function SumOfAll({ asked: { after: _, ...filters } }: { readonly asked: BookingsSought }) {
  const sum = useQuery(queryOf(sumBookings, { query: filters })).data?.sum;
  return sum ? <p className="mt-3 font-semibold">{words.sum(sum)}</p> : null;
}

/** Who can be written to of the page that is shown. */
function WriteToShown({ bookings }: { readonly bookings: readonly ListedBooking[] }) {
  const ids = bookings.flatMap(({ id, state, contactEmail }) => (state === 'confirmed' && contactEmail ? [id] : []));
  if (ids.length === 0) return null;
  return (
    <p className="no-print mt-4">
      <ButtonLink variant="ghost" size="sm" href={`/admin/messages/new?bookings=${ids.join(',')}`}>
        {words.writeToShown(ids.length)}
      </ButtonLink>
    </p>
  );
}

function BookingFilters({ packageId }: { readonly packageId: string | undefined }) {
  const from = calendarDay(new Date(Date.now() - YEAR_MS));
  const known = useQuery(queryOf(listManifests, { query: { from, package: packageId } })).data;
  const departures = packageId === undefined ? [] : (known?.departures ?? []);
  return (
    <Filters label={words.title}>
      <div className="col-span-2 basis-full">
        <SearchBox name="search" label={words.search} hint={words.searchHint} />
      </div>
      <ChoiceFilter
        name="state"
        label={words.state}
        all={words.allStates}
        options={STATES.map((state) => ({ value: state, label: words.states[state] }))}
      />
      <ChoiceFilter
        name="needs"
        label={words.needs}
        all={words.allNeeds}
        options={[{ value: 'somebody', label: words.somebody }]}
      />
      <ChoiceFilter
        name="package"
        label={words.package}
        all={words.allPackages}
        options={(known?.packages ?? []).map(({ id, name }) => ({ value: id, label: name }))}
      />
      {departures.length > 0 && (
        <ChoiceFilter
          name="departure"
          label={words.departure}
          all={words.allDepartures}
          options={departures.map(({ departureId, departsOn }) => ({
            value: String(departureId),
            label: longDateOf(departsOn),
          }))}
        />
      )}
      <DayFilter name="from" label={words.from} />
      <DayFilter name="to" label={words.to} />
    </Filters>
  );
}

function Bookings({ bookings }: { readonly bookings: readonly ListedBooking[] }) {
  return (
    <Table
      caption={words.caption}
      rows={bookings}
      keyOf={({ id }) => id}
      empty={words.none}
      columns={[
        {
          head: words.columns.reference,
          headed: true,
          cell: ({ id, reference }) => <Link href={`/admin/bookings/${id}`}>{reference}</Link>,
        },
        { head: words.columns.booked, cell: ({ createdAt }) => <Moment at={createdAt} /> },
        { head: words.columns.traveller, cell: (booking) => <Person booking={booking} /> },
        { head: words.columns.trip, cell: ({ packageName }) => packageName },
        {
          head: words.columns.departs,
          cell: ({ departsOn }) => <time dateTime={departsOn}>{longDateOf(departsOn)}</time>,
        },
        { head: words.columns.seats, number: true, cell: ({ numberOfTravelers }) => numberOfTravelers },
        { head: words.columns.total, number: true, cell: ({ totalPrice }) => usd(totalPrice) },
        { head: words.columns.state, cell: ({ state, needs }) => <StateBadge state={state} needs={needs} /> },
      ]}
    />
  );
}

function Person({ booking: { username, contactName, contactEmail } }: { readonly booking: ListedBooking }) {
  return (
    <>
      <span className="break-words">{username ?? contactName ?? <Badge tone="outline">{words.left}</Badge>}</span>
      {contactEmail && <span className="block text-sm break-all text-fg-muted">{contactEmail}</span>}
    </>
  );
}
