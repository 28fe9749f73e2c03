/** Every package, whether it is on sale or not. */
import { useQuery } from '@tanstack/react-query';
import { type CalendarDay, longDate } from '../../../shared/dates.ts';
import { usd } from '../../../shared/money.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { ChoiceFilter, Filters, SearchBox } from '../../../web/admin/filters.tsx';
import { AdminLoaded, AdminPage } from '../../../web/admin/page.tsx';
import { Pager, Table } from '../../../web/admin/table.tsx';
import { Link } from '../../../web/link.tsx';
import type { ScreenProps } from '../../../web/page.ts';
import { queryOf } from '../../../web/query.ts';
import { listAllPackages, type PackageRow } from '../contract/admin.ts';
import { officeCopy } from '../copy/office.ts';
import { CATEGORIES, PACKAGE_STATES } from '../rules.ts';
import { MovePackage } from './move-package.tsx';
import { StateBadge } from './state-badge.tsx';

const words = officeCopy.list;
const states = PACKAGE_STATES.map((state) => ({ value: state, label: officeCopy.states[state] }));
const categories = CATEGORIES.map((category) => ({ value: category, label: category }));

export function PackagesScreen({ search }: ScreenProps) {
  const known = <T extends string>(all: readonly T[], name: string) => all.find((one) => one === search.get(name));
  const query = useQuery(
    queryOf(listAllPackages, {
      query: {
        state: known(PACKAGE_STATES, 'state'),
        category: known(CATEGORIES, 'category'),
        search: search.get('search') ?? undefined,
        after: search.get('after') ?? undefined,
      },
    }),
  );
  // Past a neighbour that is filtered out nothing would seem to happen.
  const isWhole = !['state', 'category', 'search'].some((name) => search.has(name));
  return (
    <AdminPage
      title={officeCopy.title}
      actions={
        <ButtonLink href="/admin/packages/new" variant="dark" size="sm">
          {words.add}
        </ButtonLink>
      }
    >
      <Filters label={officeCopy.title}>
        <SearchBox name="search" label={words.search} />
        <ChoiceFilter name="state" label={words.state} all={words.everyState} options={states} />
        <ChoiceFilter name="category" label={words.category} all={words.everyCategory} options={categories} />
      </Filters>
      <AdminLoaded query={query}>
        {({ packages, next }) => (
          <>
            <Table
              caption={words.caption}
              rows={packages}
              keyOf={({ id }) => id}
              empty={words.none}
              columns={[
                { head: words.head.name, cell: Name },
                { head: words.head.state, cell: ({ state }) => <StateBadge state={state} /> },
                { head: words.head.category, cell: ({ category }) => category },
                { head: words.head.price, number: true, cell: Price },
                { head: words.head.departure, cell: Departure },
                { head: words.head.seats, number: true, cell: Seats },
                ...(isWhole ? [{ head: words.order, cell: (row: PackageRow) => <MovePackage row={row} /> }] : []),
              ]}
            />
            <Pager next={next} />
          </>
        )}
      </AdminLoaded>
    </AdminPage>
  );
}

const Name = ({ id, name, location }: PackageRow) => (
  <>
    <Link href={`/admin/packages/${id}`} className="break-words">
      {name}
    </Link>
    <span className="block text-sm font-normal text-fg-muted">{location}</span>
  </>
);

const Price = ({ price, originalPrice }: PackageRow) =>
  price === null ? (
    <span className="text-fg-muted">{words.noPrice}</span>
  ) : (
    <>
      {usd(price)}
      {originalPrice !== null && <span className="block text-sm text-fg-muted">{words.was(usd(originalPrice))}</span>}
    </>
  );

const Departure = ({ departure }: PackageRow) =>
  departure ? (
    <time dateTime={departure.departsOn}>{longDate(departure.departsOn as CalendarDay)}</time>
  ) : (
    <span className="text-fg-muted">{words.noDeparture}</span>
  );

const Seats = ({ departure }: PackageRow) =>
  departure && words.taken(departure.held + departure.sold, departure.capacity);
