/** What a booking was asked for after it was paid, and the invoices among it that are settled by hand. */
import { usd } from '../../../shared/usd.ts';
import { toast } from '../../../ui/toast-store.ts';
import { AdminSection } from '../../../web/admin/admin-page.tsx';
import { Confirm } from '../../../web/admin/dialogs.tsx';
import { Moment } from '../../../web/admin/moment.tsx';
import { Table } from '../../../web/admin/table.tsx';
import { call } from '../../../web/api-client.ts';
import { settleInvoice } from '../contract/change-booking.ts';
import { changeBookingCopy } from '../copy/change-booking.ts';
import type { ActionProps } from './action-props.ts';

const OUTCOMES = ['paid', 'dropped'] as const;

export function FurtherPayments({ story: { id, payments }, settle }: ActionProps) {
  const { payments: copy } = changeBookingCopy;
  const end = async (attempt: number, outcome: (typeof OUTCOMES)[number]) => {
    await settle(call(settleInvoice, { params: { id: String(id), attempt: String(attempt) }, input: { outcome } }));
    toast({ title: copy.done });
  };
  return (
    <AdminSection title={copy.title}>
      <Table
        caption={copy.caption}
        rows={payments}
        keyOf={({ attempt }) => attempt}
        empty=""
        columns={[
          { head: copy.head.at, cell: ({ at }) => <Moment at={at} /> },
          { head: copy.head.amount, cell: ({ dollars }) => usd(dollars) },
          { head: copy.head.method, cell: ({ method }) => copy.methods[method] },
          { head: copy.head.state, cell: ({ state }) => copy.states[state] },
          {
            head: copy.head.deeds,
            cell: ({ attempt, state, dollars }) =>
              state === 'invoiced' && (
                <span className="flex flex-wrap gap-2">
                  {OUTCOMES.map((outcome) => (
                    <Confirm
                      key={outcome}
                      {...copy.ends[outcome]}
                      text={copy.ends[outcome].text(dollars)}
                      pendingLabel={copy.pending}
                      onConfirm={() => end(attempt, outcome)}
                    />
                  ))}
                </span>
              ),
          },
        ]}
      />
    </AdminSection>
  );
}
