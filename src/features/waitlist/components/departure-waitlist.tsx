/** Who waits for one departure, and whose offer it is. */
import { useQuery } from '@tanstack/react-query';
import { Moment } from '../../../web/admin/facts.tsx';
import { AdminLoaded, AdminSection } from '../../../web/admin/page.tsx';
import { Table } from '../../../web/admin/table.tsx';
import { queryOf } from '../../../web/query.ts';
import { type ListedEntry, readWaitlist } from '../contract/admin.ts';
import { adminWaitlistCopy as words } from '../copy/admin.ts';

export function DepartureWaitlist({ departureId }: { readonly departureId: number }) {
  const query = useQuery(queryOf(readWaitlist, { params: { id: departureId } }));
  return (
    <div className="no-print">
      <AdminSection title={words.title}>
        <AdminLoaded query={query}>{({ places }) => <Places places={places} />}</AdminLoaded>
      </AdminSection>
    </div>
  );
}

function Places({ places }: { readonly places: readonly ListedEntry[] }) {
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
              <span className="block text-sm break-all text-fg-muted">{contactEmail}</span>
            </>
          ),
        },
        { head: words.head.since, cell: ({ joinedAt }) => <Moment at={joinedAt} /> },
        { head: words.head.turn, cell: (entry) => <Kept entry={entry} /> },
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
