/** Who travels on one departure, to read and to print, and for owners to take along. Read once: every reading is on record. */
import { useMutation, useQuery } from '@tanstack/react-query';
import { longDateOf } from '../../../shared/dates.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { AdminLoaded, AdminPage } from '../../../web/admin/admin-page.tsx';
import { Table } from '../../../web/admin/table.tsx';
import { useIsOwner } from '../../../web/admin/use-me.ts';
import { sentenceOf } from '../../../web/api-client.ts';
import { queryOf } from '../../../web/endpoint-query.ts';
import { Link } from '../../../web/link.tsx';
import type { ScreenProps } from '../../../web/page.ts';
import { saveFile } from '../../../web/save-file.ts';
import { DepartureWaitlist } from '../../waitlist/components/departure-waitlist.tsx';
import { type Manifest, readManifest } from '../contract/manifest.ts';
import { departuresCopy, manifestCopy as words } from '../copy/manifest.ts';

export function ManifestScreen({ params }: ScreenProps) {
  const id = params['id'] ?? '';
  // Coming back to the window is no new reading.
  const query = useQuery({
    ...queryOf(readManifest, { params: { id } }),
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
  });
  const save = useMutation({
    mutationFn: () => saveFile(`/api/admin/manifests/${id}/manifest.csv`, `manifest-${id}.csv`),
    onError: (fault) => toast({ title: sentenceOf(fault), variant: 'destructive' }),
  });
  const isOwner = useIsOwner();
  const departure = query.data?.departure;
  return (
    <AdminPage
      title={departure ? `${words.title}: ${departure.packageName}, ${longDateOf(departure.departsOn)}` : words.title}
      back={{ href: '/admin/departures', label: departuresCopy.title }}
      actions={
        query.data && (
          <>
            <ButtonLink variant="ghost" size="sm" href={`/admin/messages/new?departure=${id}`}>
              {words.write}
            </ButtonLink>
            {isOwner && (
              <Button variant="ghost" size="sm" pending={save.isPending} onClick={() => save.mutate()}>
                {words.csv}
              </Button>
            )}
            <Button variant="dark" size="sm" onClick={() => window.print()}>
              {words.print}
            </Button>
          </>
        )
      }
    >
      <p className="no-print mb-4 max-w-[46em] text-fg-muted">{words.lead}</p>
      <AdminLoaded query={query}>{(manifest) => <Places manifest={manifest} />}</AdminLoaded>
      {departure && <DepartureWaitlist departureId={departure.departureId} />}
    </AdminPage>
  );
}

function Places({ manifest: { departure, places } }: { readonly manifest: Manifest }) {
  const bookings = new Set(places.map(({ bookingId }) => bookingId)).size;
  return (
    <>
      <p className="mb-3">
        {longDateOf(departure.departsOn)} – {longDateOf(departure.returnsOn)}.{' '}
        {words.travelers(places.length, bookings)}.
      </p>
      <Table
        caption={words.caption}
        rows={places}
        keyOf={({ bookingId, place }) => `${bookingId}-${place}`}
        empty={words.none}
        columns={[
          {
            head: words.columns.reference,
            headed: true,
            cell: ({ bookingId, reference }) => <Link href={`/admin/bookings/${bookingId}`}>{reference}</Link>,
          },
          { head: words.columns.place, cell: ({ place, places: all }) => words.place(place, all) },
          {
            head: words.columns.name,
            cell: ({ name }) => name || <span className="text-fg-muted">{words.untold}</span>,
          },
          { head: words.columns.diet, cell: ({ diet }) => diet },
          { head: words.columns.access, cell: ({ access }) => access },
          { head: words.columns.note, cell: ({ note }) => note },
          { head: words.columns.specialRequests, cell: ({ specialRequests }) => specialRequests },
          {
            head: words.columns.contactEmail,
            cell: ({ username, contactEmail }) => (
              <>
                <span className="break-words">{username || '—'}</span>
                {contactEmail && <span className="block text-sm break-all text-fg-muted">{contactEmail}</span>}
              </>
            ),
          },
        ]}
      />
    </>
  );
}
