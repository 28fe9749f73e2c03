/** What was offered and agreed after booking, the first first. */
import { longDateOf } from '../../../shared/dates.ts';
import { Badge, type BadgeTone } from '../../../ui/badge.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { AdminSection } from '../../../web/admin/admin-page.tsx';
import { Confirm } from '../../../web/admin/dialogs.tsx';
import { Moment } from '../../../web/admin/moment.tsx';
import { Table } from '../../../web/admin/table.tsx';
import { call } from '../../../web/api-client.ts';
import type { BookingStory } from '../contract/booking-story.ts';
import { withdrawChange } from '../contract/change-booking.ts';
import { changeBookingCopy } from '../copy/change-booking.ts';
import type { ActionProps } from './action-props.ts';

const { list: words } = changeBookingCopy;
type Change = BookingStory['changes'][number];

export function AgreedChanges({ story: { id, changes }, settle }: ActionProps) {
  const side = ({ departsOn, travelers, total }: Change['before']) =>
    words.side(longDateOf(departsOn), travelers, total);
  return (
    <AdminSection title={words.title}>
      <Table
        caption={words.caption}
        rows={changes}
        keyOf={({ number }) => number}
        empty={words.none}
        columns={[
          {
            head: words.head.state,
            cell: ({ number, state, answerBy }) => (
              <>
                <Badge tone={TONES[state]}>{words.states[state]}</Badge>
                {state === 'offered' && (
                  <div className="mt-1.5 grid justify-items-start gap-1.5">
                    {answerBy && (
                      <span>
                        {words.until} <Moment at={answerBy} />
                      </span>
                    )}
                    <Confirm
                      label={words.withdraw}
                      title={words.withdrawTitle}
                      text={words.withdrawText}
                      action={words.withdrawDeed}
                      pendingLabel={words.withdrawing}
                      onConfirm={async () => {
                        await settle(call(withdrawChange, { params: { id: String(id), number: String(number) } }));
                        toast({ title: words.withdrawn });
                      }}
                    />
                  </div>
                )}
              </>
            ),
          },
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

const TONES = {
  offered: 'warning',
  applied: 'positive',
  refused: 'negative',
  withdrawn: 'night',
  expired: 'night',
} as const satisfies Record<Change['state'], BadgeTone>;

function moneyOf({ refund, waived, due, settledBy }: Change): string {
  if (settledBy) return `${words.due(due)}, ${words.settledBy[settledBy]}`;
  if (refund > 0) return words.refund(refund);
  return waived > 0 ? words.waived(waived) : words.even;
}
