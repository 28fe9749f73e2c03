/** One address with the proof of its consent, and what its owner may ask for. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Badge } from '../../../ui/badge.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { Confirm } from '../../../web/admin/confirm.tsx';
import { Facts, Moment } from '../../../web/admin/facts.tsx';
import { AdminLoaded, AdminPage, AdminSection } from '../../../web/admin/page.tsx';
import { Table } from '../../../web/admin/table.tsx';
import { call } from '../../../web/call.ts';
import { navigate } from '../../../web/history.ts';
import type { ScreenProps } from '../../../web/page.ts';
import { queryOf } from '../../../web/query.ts';
import { eraseSubscriber, type OneSubscriber, readSubscriber, unsubscribe } from '../contract/subscribers.ts';
import { subscribersCopy as words } from '../copy/subscribers.ts';
import { STATUS_TONES } from './subscribers.tsx';

const LIST = '/admin/subscribers';

export function SubscriberScreen({ params }: ScreenProps) {
  const one = { params: { id: params['id'] ?? '' } };
  const oneQuery = queryOf(readSubscriber, one);
  const query = useQuery(oneQuery);
  const client = useQueryClient();
  const leave = async () => {
    client.setQueryData(oneQuery.queryKey, await call(unsubscribe, one));
    toast({ title: words.leave.done });
  };
  const erase = async () => {
    await call(eraseSubscriber, one);
    // Lists that were read a moment ago still name them.
    client.removeQueries({ type: 'inactive' });
    navigate(LIST);
    toast({ title: words.erase.done });
  };
  const found = query.data;
  return (
    <AdminPage
      title={found ? <span className="[overflow-wrap:anywhere]">{found.email}</span> : words.title}
      back={{ href: LIST, label: words.title }}
      actions={
        found && (
          <>
            {found.status !== 'left' && (
              <Confirm
                label={words.leave.label}
                title={words.leave.title}
                action={words.leave.deed}
                pendingLabel={words.leave.pending}
                onConfirm={leave}
              >
                {words.leave.text}
              </Confirm>
            )}
            <Confirm
              label={words.erase.label}
              title={words.erase.title}
              action={words.erase.deed}
              pendingLabel={words.erase.pending}
              onConfirm={erase}
            >
              {words.erase.text}
            </Confirm>
          </>
        )
      }
    >
      <AdminLoaded query={query}>{(subscriber) => <Proof subscriber={subscriber} />}</AdminLoaded>
    </AdminPage>
  );
}

function Proof({
  subscriber: { status, askedAt, confirmedAt, leftAt, consents },
}: {
  readonly subscriber: OneSubscriber;
}) {
  const { columns, proof } = words;
  return (
    <>
      <div className="max-w-xl">
        <Facts
          facts={[
            [
              columns.status,
              <Badge key="status" tone={STATUS_TONES[status]}>
                {words.statuses[status]}
              </Badge>,
            ],
            [columns.asked, askedAt && <Moment key="asked" at={askedAt} />],
            [columns.confirmed, confirmedAt && <Moment key="confirmed" at={confirmedAt} />],
            [columns.left, leftAt && <Moment key="left" at={leftAt} />],
          ]}
        />
      </div>
      <AdminSection title={proof.title}>
        <Table
          caption={proof.caption}
          rows={consents}
          keyOf={({ event, happenedAt }) => `${event} ${happenedAt}`}
          empty={proof.none}
          columns={[
            { head: proof.columns.event, cell: ({ event }) => proof.events[event] },
            { head: proof.columns.when, cell: ({ happenedAt }) => <Moment at={happenedAt} /> },
            { head: proof.columns.wording, cell: ({ wording }) => <q className="block max-w-[36em]">{wording}</q> },
            {
              head: proof.columns.letter,
              cell: ({ letter, event }) => letter ?? (event === 'left' ? '—' : proof.unknown),
            },
          ]}
        />
      </AdminSection>
    </>
  );
}
