/** Departures with their seats, and the way to who travels. */
import { useQuery } from '@tanstack/react-query';
import { longDateOf } from '../../../shared/dates.ts';
import { AdminList, queryIn } from '../../../web/admin/admin-list.tsx';
import { ChoiceFilter, DayFilter } from '../../../web/admin/filters.tsx';
import { queryOf } from '../../../web/endpoint-query.ts';
import { Link } from '../../../web/link.tsx';
import type { ScreenProps } from '../../../web/page.ts';
import { listManifests } from '../contract/manifest.ts';
import { departuresCopy as words } from '../copy/manifest.ts';

export function DeparturesScreen({ search }: ScreenProps) {
  const query = useQuery(queryIn(search, listManifests, ['package', 'from', 'after']));
  const packages = useQuery(queryOf(listManifests)).data?.packages ?? [];
  return (
    <AdminList
      title={words.title}
      label={words.title}
      filters={
        <>
          <ChoiceFilter
            name="package"
            label={words.package}
            all={words.allPackages}
            options={packages.map(({ id, name }) => ({ value: id, label: name }))}
          />
          <DayFilter name="from" label={words.from} />
        </>
      }
      query={query}
      rows={({ departures }) => departures}
      caption={words.caption}
      keyOf={({ departureId }) => departureId}
      empty={words.none}
      columns={[
        { head: words.head.trip, cell: ({ packageName }) => packageName },
        {
          head: words.head.days,
          cell: ({ departsOn, returnsOn }) => `${longDateOf(departsOn)} – ${longDateOf(returnsOn)}`,
        },
        { head: words.head.sold, number: true, cell: ({ sold }) => sold },
        { head: words.head.held, number: true, cell: ({ held }) => held },
        { head: words.head.free, number: true, cell: ({ capacity, sold, held }) => capacity - sold - held },
        { head: words.head.named, number: true, cell: ({ named, sold }) => `${named} of ${sold}` },
        {
          head: words.head.manifest,
          cell: ({ departureId, packageId, packageName, departsOn }) => {
            const which = `${packageName}, ${longDateOf(departsOn)}`;
            return (
              <span className="flex flex-wrap gap-x-4">
                <Link href={`/admin/departures/${departureId}`} aria-label={`${words.open}: ${which}`}>
                  {words.open}
                </Link>
                <Link href={`/admin/departures/${departureId}/call-off`} aria-label={`${words.callOff}: ${which}`}>
                  {words.callOff}
                </Link>
                <Link
                  href={`/admin/bookings?package=${packageId}&departure=${departureId}`}
                  aria-label={`${words.bookings}: ${which}`}
                >
                  {words.bookings}
                </Link>
              </span>
            );
          },
        },
      ]}
    />
  );
}
