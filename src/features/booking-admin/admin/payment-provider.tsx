/** What the payment provider says, asked when the page opens; its notices, and what banks take back. */
import { useQuery } from '@tanstack/react-query';
import { Notice } from '../../../ui/notice.tsx';
import { AdminLoaded, AdminSection } from '../../../web/admin/admin-page.tsx';
import { Moment } from '../../../web/admin/moment.tsx';
import { Table } from '../../../web/admin/table.tsx';
import { queryOf } from '../../../web/endpoint-query.ts';
import { type BookingPayments, type BookingStory, readBookingPayments } from '../contract/booking-story.ts';
import { storyCopy } from '../copy/booking-story.ts';

const { provider: words } = storyCopy;
const dollars = (cents: number) => `$${(cents / 100).toLocaleString('en-US', { minimumFractionDigits: 2 })}`;

export function PaymentProvider({ story }: { readonly story: BookingStory }) {
  const query = useQuery({
    ...queryOf(readBookingPayments, { params: { id: story.id } }),
    refetchOnWindowFocus: false,
  });
  return (
    <AdminSection title={words.title}>
      <AdminLoaded query={query}>{(told) => <Told told={told} />}</AdminLoaded>
      {story.disputes.length > 0 && <Disputes disputes={story.disputes} />}
      {story.notices.length > 0 && <Notices notices={story.notices} />}
    </AdminSection>
  );
}

function Told({ told: { answered, payments, refunds } }: { readonly told: BookingPayments }) {
  const { head, refundHead } = words;
  if (!answered) return <Notice tone="warning">{words.away}</Notice>;
  return (
    <>
      <Table
        caption={words.caption}
        rows={payments}
        keyOf={({ id }) => id}
        empty={words.none}
        columns={[
          {
            head: head.id,
            headed: true,
            cell: ({ id, isOwn }) => (
              <>
                <span className="break-all">{id}</span>
                <span className="block text-sm text-fg-muted">{isOwn ? words.own : words.other}</span>
              </>
            ),
          },
          { head: head.state, cell: ({ state }) => state },
          { head: head.amount, number: true, cell: ({ cents }) => dollars(cents) },
          { head: head.captured, number: true, cell: ({ capturedCents }) => dollars(capturedCents) },
          { head: head.decline, cell: ({ declineCode }) => declineCode?.replaceAll('_', ' ') },
          { head: head.at, cell: ({ createdAt }) => <Moment at={createdAt} /> },
        ]}
      />
      {refunds.length > 0 && (
        <div className="mt-4">
          <Table
            caption={words.refunds}
            rows={refunds}
            keyOf={({ id }) => id}
            empty={words.none}
            columns={[
              { head: refundHead.id, headed: true, cell: ({ id }) => <span className="break-all">{id}</span> },
              { head: refundHead.state, cell: ({ state }) => state },
              { head: refundHead.amount, number: true, cell: ({ cents }) => dollars(cents) },
              { head: refundHead.at, cell: ({ createdAt }) => <Moment at={createdAt} /> },
            ]}
          />
        </div>
      )}
    </>
  );
}

function Disputes({ disputes }: { readonly disputes: BookingStory['disputes'] }) {
  const { disputeHead: head } = words;
  return (
    <div className="mt-5">
      <h3 className="text-sm font-bold">{words.disputes}</h3>
      <Table
        caption={words.disputes}
        rows={disputes}
        keyOf={({ id }) => id}
        empty={words.none}
        columns={[
          { head: head.id, headed: true, cell: ({ id }) => <span className="break-all">{id}</span> },
          { head: head.amount, number: true, cell: ({ cents }) => dollars(cents) },
          { head: head.reason, cell: ({ reason }) => reason.replaceAll('_', ' ') },
          { head: head.status, cell: ({ status }) => status.replaceAll('_', ' ') },
          { head: head.until, cell: ({ answerUntil }) => (answerUntil ? <Moment at={answerUntil} /> : null) },
        ]}
      />
    </div>
  );
}

function Notices({ notices }: { readonly notices: BookingStory['notices'] }) {
  const { webhookEventHead: head } = words;
  return (
    <div className="mt-5">
      <h3 className="text-sm font-bold">{words.notices}</h3>
      <Table
        caption={words.notices}
        rows={notices}
        keyOf={({ id }) => id}
        empty={words.none}
        columns={[
          { head: head.kind, cell: ({ kind }) => kind },
          { head: head.at, cell: ({ receivedAt }) => <Moment at={receivedAt} /> },
          { head: head.outcome, cell: ({ outcome }) => outcome?.replaceAll('_', ' ') ?? words.waiting },
        ]}
      />
    </div>
  );
}
