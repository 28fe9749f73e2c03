/** Every package, whether it is on sale or not. */

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import { useRef } from 'react';
import { type CalendarDay, longDate } from '../../../shared/dates.ts';
import { usd } from '../../../shared/usd.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { DragHandle } from '../../../ui/drag-handle.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { AdminList } from '../../../web/admin/admin-list.tsx';
import { ChoiceFilter, SearchBox } from '../../../web/admin/filters.tsx';
import { call, sentenceOf } from '../../../web/api-client.ts';
import { queryOf } from '../../../web/endpoint-query.ts';
import { Link } from '../../../web/link.tsx';
import type { ScreenProps } from '../../../web/page.ts';
import { listAllPackages, movePackage, type PackageMove, type PackageRow } from '../contract/edit-packages.ts';
import { editPackagesCopy } from '../copy/edit-packages.ts';
import { CATEGORIES } from '../rules/categories.ts';
import { PACKAGE_STATES } from '../rules/package-state.ts';
import { StateBadge } from './state-badge.tsx';

const words = editPackagesCopy.list;
const states = PACKAGE_STATES.map((state) => ({ value: state, label: editPackagesCopy.states[state] }));
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
    <AdminList
      title={editPackagesCopy.title}
      actions={
        <ButtonLink href="/admin/packages/new" variant="dark" size="sm">
          {words.add}
        </ButtonLink>
      }
      label={editPackagesCopy.title}
      filters={
        <>
          <SearchBox name="search" label={words.search} />
          <ChoiceFilter name="state" label={words.state} all={words.everyState} options={states} />
          <ChoiceFilter name="category" label={words.category} all={words.everyCategory} options={categories} />
        </>
      }
      query={query}
      rows={({ packages }) => packages}
      caption={words.caption}
      keyOf={({ id }) => id}
      empty={words.none}
      columns={[
        { head: words.head.name, cell: Name },
        { head: words.head.state, cell: ({ state }) => <StateBadge state={state} /> },
        { head: words.head.category, cell: ({ category }) => category },
        { head: words.head.price, number: true, cell: Price },
        { head: words.head.departure, cell: Departure },
        { head: words.head.seats, number: true, cell: Seats },
        ...(isWhole
          ? [
              {
                head: words.order,
                cell: (row: PackageRow) => <MovePackage row={row} rows={query.data?.packages ?? []} />,
              },
            ]
          : []),
      ]}
    />
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

/** However it is filtered and whichever page. */
const ANY_LIST = queryOf(listAllPackages).queryKey;

interface MovePackageProps {
  readonly row: PackageRow;
  /** Of this page of the list, in its order. */
  readonly rows: readonly PackageRow[];
}

/** Elsewhere in the order of the shop: dragged, or one place up or down. */
function MovePackage({ row, rows }: MovePackageProps) {
  const { id, name, above, below } = row;
  const client = useQueryClient();
  const handle = useRef<HTMLButtonElement>(null);
  const ways = {
    up: { button: useRef<HTMLButtonElement>(null), past: above, Arrow: ArrowUp },
    down: { button: useRef<HTMLButtonElement>(null), past: below, Arrow: ArrowDown },
  };
  const own = rows.indexOf(row);
  const { mutate, isPending } = useMutation({
    mutationFn: (input: PackageMove) => call(movePackage, { params: { id }, input }),
    onSuccess: ({ place }) => toast({ title: words.moved(name, place) }),
    onError: (fault) => toast({ title: sentenceOf(fault), variant: 'destructive' }),
  });
  // A row that has moved in the page has lost the focus.
  const move = (input: PackageMove, focused: () => HTMLButtonElement | null) =>
    mutate(input, {
      onSettled: async () => {
        await client.invalidateQueries({ queryKey: ANY_LIST });
        requestAnimationFrame(() => focused()?.focus());
      },
    });
  const moveTo = (at: number) => {
    const passed = at < own ? rows.slice(at, own).toReversed() : rows.slice(own + 1, at + 1);
    if (passed.length > 0)
      move({ direction: at < own ? 'up' : 'down', past: passed.map((one) => one.id) }, () => handle.current);
  };
  return (
    <span className="inline-flex items-center gap-1.5" data-at={own}>
      <DragHandle
        ref={handle}
        label={words.drag(name)}
        help={words.dragHelp}
        position={(at, of) => words.position(name, at, of)}
        at={own}
        of={rows.length}
        inactive={isPending}
        rowOf={(element) => element.closest('tr:has([data-at])')}
        onDrop={(to) => moveTo(Number(to.querySelector<HTMLElement>('[data-at]')?.dataset['at']))}
        onPlace={moveTo}
      />
      {(['up', 'down'] as const).map((direction) => {
        const { button, past, Arrow } = ways[direction];
        // At an end only the other way is left.
        const other = ways[direction === 'up' ? 'down' : 'up'];
        const focused = () => (button.current?.disabled ? other.button : button).current;
        return (
          <Button
            key={direction}
            ref={button}
            variant="ghost"
            size="sm"
            aria-label={words[direction](name)}
            disabled={past === null}
            inactive={isPending}
            onClick={() => past !== null && move({ direction, past: [past] }, focused)}
          >
            <Arrow aria-hidden="true" />
          </Button>
        );
      })}
    </span>
  );
}
