/** What operators did about one thing, as the log has it. */

import { Changes } from '../../../web/admin/changes.tsx';
import { Moment } from '../../../web/admin/description-list.tsx';
import { AdminSection } from '../../../web/admin/page.tsx';
import { Table } from '../../../web/admin/table.tsx';
import type { BookingStory } from '../contract/bookings.ts';
import { storyCopy } from '../copy/bookings.ts';

const { audit: words } = storyCopy;
type Entry = BookingStory['audit'][number];

export function AuditEntries({ entries }: { readonly entries: readonly Entry[] }) {
  return (
    <AdminSection title={words.title}>
      <Table
        caption={words.caption}
        rows={entries}
        keyOf={({ id }) => id}
        empty={words.none}
        columns={[
          { head: words.head.at, cell: ({ at }) => <Moment at={at} /> },
          { head: words.head.who, cell: ({ operator }) => operator },
          { head: words.head.what, cell: ({ action }) => action.replace(/^booking\./, '').replaceAll('-', ' ') },
          { head: words.head.change, cell: (entry) => <Changes {...entry} /> },
        ]}
      />
    </AdminSection>
  );
}
