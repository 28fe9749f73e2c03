/** Payment alarms: what needs a person, and what a person found. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { toast } from '../../../ui/toast-store.ts';
import { AdminLoaded, AdminPage } from '../../../web/admin/admin-page.tsx';
import { AskForText } from '../../../web/admin/dialogs.tsx';
import { Moment } from '../../../web/admin/moment.tsx';
import { Table } from '../../../web/admin/table.tsx';
import { call } from '../../../web/api-client.ts';
import { queryOf } from '../../../web/endpoint-query.ts';
import { Link } from '../../../web/link.tsx';
import { type AdminAlarm, listPaymentAlarms, lookAtAlarm } from '../contract/payment-alarms.ts';
import { storyCopy } from '../copy/booking-story.ts';
import { alarmsCopy as words } from '../copy/payment-alarms.ts';

const listQuery = queryOf(listPaymentAlarms);

export function PaymentAlarmsScreen() {
  const query = useQuery(listQuery);
  return (
    <AdminPage title={words.title}>
      <p className="mb-6 max-w-[46em]">{words.lead}</p>
      <AdminLoaded query={query}>{({ alarms }) => <Alarms alarms={alarms} />}</AdminLoaded>
    </AdminPage>
  );
}

export function Alarms({
  alarms,
  onLooked,
}: {
  readonly alarms: readonly AdminAlarm[];
  readonly onLooked?: () => void;
}) {
  return (
    <Table
      caption={words.caption}
      rows={alarms}
      keyOf={({ paymentId, kind }) => `${paymentId} ${kind}`}
      empty={words.none}
      columns={[
        {
          head: words.head.booking,
          headed: true,
          cell: ({ bookingId, reference }) => <Link href={`/admin/bookings/${bookingId}`}>{reference}</Link>,
        },
        { head: words.head.kind, cell: ({ kind }) => words.kinds[kind] },
        { head: words.head.payment, cell: ({ paymentId }) => <span className="break-all">{paymentId}</span> },
        { head: words.head.raised, cell: ({ raisedAt }) => <Moment at={raisedAt} /> },
        { head: words.head.looked, cell: (alarm) => <Looked alarm={alarm} onLooked={onLooked} /> },
      ]}
    />
  );
}

function Looked({ alarm, onLooked }: { readonly alarm: AdminAlarm; readonly onLooked: (() => void) | undefined }) {
  const client = useQueryClient();
  const { lookedAt, lookedBy, note, paymentId, kind, reference } = alarm;
  const look = async (found: string) => {
    try {
      client.setQueryData(listQuery.queryKey, await call(lookAtAlarm, { input: { paymentId, kind, note: found } }));
    } catch (refused) {
      void client.invalidateQueries({ queryKey: listQuery.queryKey });
      throw refused;
    }
    toast({ title: words.done });
    onLooked?.();
  };
  return (
    <>
      {lookedAt && lookedBy && (
        <p>
          <Moment at={lookedAt} /> {words.looked(lookedBy)}
        </p>
      )}
      {note && <p className="break-words whitespace-pre-line text-fg-muted">{note}</p>}
      {!lookedAt && (
        <AskForText
          label={words.look}
          labelInFull={`${words.look}: ${storyCopy.title(reference)}`}
          title={words.dialog}
          field={{ name: 'note', label: words.note, hint: words.noteHint, rows: 4, maxLength: 1000 }}
          action={words.deed}
          pendingLabel={words.pending}
          keep={storyCopy.gift.keep}
          failed={words.failed}
          onSend={look}
        />
      )}
    </>
  );
}
