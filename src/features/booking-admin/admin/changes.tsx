/** What was agreed after booking, the first first. */
import { Moment } from '../../../web/admin/facts.tsx';
import { AdminSection } from '../../../web/admin/page.tsx';
import { Table } from '../../../web/admin/table.tsx';
import type { BookingStory } from '../contract/bookings.ts';
import { changingCopy } from '../copy/changing.ts';
import { dayText } from './change-booking.tsx';

const { list: words } = changingCopy;
type Change = BookingStory['changes'][number];

export function Changes({ changes }: { readonly changes: readonly Change[] }) {
  const side = ({ departsOn, travelers, total }: Change['before']) => words.side(dayText(departsOn), travelers, total);
  return (
    <AdminSection title={words.title}>
      <Table
        caption={words.caption}
        rows={changes}
        keyOf={({ number }) => number}
        empty={words.none}
        columns={[
          { head: words.head.at, cell: ({ at }) => <Moment at={at} /> },
          { head: words.head.before, cell: ({ before }) => side(before) },
          { head: words.head.after, cell: ({ after }) => side(after) },
          {
            head: words.head.money,
            cell: (change) => (
              <>
                {moneyOf(change)}
                {change.reason && <p className="mt-1 break-words whitespace-pre-line text-fg-muted">{change.reason}</p>}
              </>
            ),
          },
          { head: words.head.by, cell: ({ operator }) => operator },
        ]}
      />
    </AdminSection>
  );
}

function moneyOf({ refund, waived }: Change): string {
  if (refund > 0) return words.refund(refund);
  return waived > 0 ? words.waived(waived) : words.even;
}
