/** Who waits for one departure, and whose offer it is. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { AdminLoaded, AdminSection } from '../../../web/admin/admin-page.tsx';
import { Confirm } from '../../../web/admin/dialogs.tsx';
import { Moment } from '../../../web/admin/moment.tsx';
import { Table } from '../../../web/admin/table.tsx';
import { call } from '../../../web/api-client.ts';
import { queryOf } from '../../../web/endpoint-query.ts';
import { type ListedEntry, offerToEntry, readWaitlist, removeEntry } from '../contract/departure-waitlist.ts';
import { adminWaitlistCopy as words } from '../copy/departure-waitlist.ts';

export function DepartureWaitlist({ departureId }: { readonly departureId: number }) {
  const waitlist = queryOf(readWaitlist, { params: { id: departureId } });
  const query = useQuery(waitlist);
  const client = useQueryClient();
  return (
    <div className="no-print">
      <AdminSection title={words.title}>
        <p className="mb-3 max-w-[46em] text-fg-muted">{words.rules}</p>
        <AdminLoaded query={query}>
          {({ places }) => (
            <Places
              places={places}
              departureId={departureId}
              onChanged={() => client.invalidateQueries({ queryKey: waitlist.queryKey })}
            />
          )}
        </AdminLoaded>
      </AdminSection>
    </div>
  );
}

interface PlacesProps {
  readonly places: readonly ListedEntry[];
  readonly departureId: number;
  readonly onChanged: () => Promise<unknown>;
}

function Places({ places, departureId, onChanged }: PlacesProps) {
  const of = (entry: number) => ({ params: { id: String(departureId), entry: String(entry) } });
  return (
    <Table
      caption={words.caption}
      rows={places}
      keyOf={({ id }) => id}
      empty={words.none}
      columns={[
        { head: words.head.number, headed: true, cell: ({ number }) => number ?? words.inTurn },
        { head: words.head.party, cell: ({ numberOfTravelers }) => numberOfTravelers },
        {
          head: words.head.who,
          cell: ({ username, contactEmail }) => (
            <>
              <span className="break-words">{username}</span>
              <a href={`mailto:${encodeURIComponent(contactEmail)}`} className="block text-sm break-all">
                {contactEmail}
              </a>
            </>
          ),
        },
        { head: words.head.since, cell: ({ joinedAt }) => <Moment at={joinedAt} /> },
        { head: words.head.turn, cell: (entry) => <Kept entry={entry} /> },
        {
          head: words.actions,
          cell: ({ id, turn }) => (
            <span className="flex flex-wrap gap-2">
              {!turn && <Confirm {...words.offer} onConfirm={() => call(offerToEntry, of(id)).then(onChanged)} />}
              <Confirm {...words.remove} onConfirm={() => call(removeEntry, of(id)).then(onChanged)} />
            </span>
          ),
        },
      ]}
    />
  );
}

function Kept({ entry: { turn, gathering } }: { readonly entry: ListedEntry }) {
  const kept = turn ?? gathering;
  if (!kept) return words.noTurn;
  return (
    <>
      {(turn ? words.turn : words.gathering)(kept.seats)} <Moment at={kept.until} />
    </>
  );
}
