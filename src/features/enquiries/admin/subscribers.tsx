/** Addresses of the newsletter, and one of them with the proof of its consent. Owners may take the confirmed along. */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Badge, type BadgeTone } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { AdminList, queryIn } from '../../../web/admin/admin-list.tsx';
import { AdminLoaded, AdminPage, AdminSection } from '../../../web/admin/admin-page.tsx';
import { DescriptionList } from '../../../web/admin/description-list.tsx';
import { Confirm } from '../../../web/admin/dialogs.tsx';
import { ChoiceFilter, optionsOf, SearchBox } from '../../../web/admin/filters.tsx';
import { Moment } from '../../../web/admin/moment.tsx';
import { Table } from '../../../web/admin/table.tsx';
import { useIsOwner } from '../../../web/admin/use-me.ts';
import { call, sentenceOf } from '../../../web/api-client.ts';
import { queryOf } from '../../../web/endpoint-query.ts';
import { navigate } from '../../../web/history.ts';
import { Link } from '../../../web/link.tsx';
import type { ScreenProps } from '../../../web/page.ts';
import { saveFile } from '../../../web/save-file.ts';
import {
  eraseSubscriber,
  exportSubscribers,
  listSubscribers,
  type OneSubscriber,
  readSubscriber,
  type SubscriberStatus,
  unsubscribe,
} from '../contract/subscribers.ts';
import { subscribersCopy as words } from '../copy/subscribers.ts';

const STATUS_TONES: Readonly<Record<SubscriberStatus, BadgeTone>> = {
  confirmed: 'positive',
  waiting: 'warning',
  left: 'outline',
};

export function SubscribersScreen({ search }: ScreenProps) {
  const query = useQuery(queryIn(search, listSubscribers, ['status', 'q', 'after']));
  const isOwner = useIsOwner();
  const { columns, filters } = words;
  return (
    <AdminList
      title={words.title}
      actions={isOwner && <Export />}
      label={filters.label}
      filters={
        <>
          <SearchBox name="q" label={filters.search} />
          <ChoiceFilter name="status" label={filters.status} all={filters.any} options={optionsOf(words.statuses)} />
        </>
      }
      query={query}
      rows={({ subscribers }) => subscribers}
      shown={words.shown}
      caption={words.caption}
      keyOf={({ id }) => id}
      empty={search.has('q') || search.has('status') ? words.emptyFiltered : words.empty}
      columns={[
        {
          head: columns.email,
          cell: ({ id, email }) => (
            <Link href={`/admin/subscribers/${id}`} className="[overflow-wrap:anywhere]">
              {email}
            </Link>
          ),
        },
        {
          head: columns.status,
          cell: ({ status }) => <Badge tone={STATUS_TONES[status]}>{words.statuses[status]}</Badge>,
        },
        { head: columns.asked, cell: ({ askedAt }) => askedAt && <Moment at={askedAt} /> },
        { head: columns.confirmed, cell: ({ confirmedAt }) => confirmedAt && <Moment at={confirmedAt} /> },
        { head: columns.left, cell: ({ leftAt }) => leftAt && <Moment at={leftAt} /> },
      ]}
    />
  );
}

function Export() {
  const taking = useMutation({
    mutationFn: () => saveFile(exportSubscribers.path, words.file),
    onError: (fault) => toast({ title: words.exportFailed, description: sentenceOf(fault), variant: 'destructive' }),
  });
  return (
    <Button
      variant="ghost"
      size="sm"
      pending={taking.isPending}
      pendingLabel={words.exporting}
      onClick={() => taking.mutate()}
    >
      {words.export}
    </Button>
  );
}

const LIST = '/admin/subscribers';

/** One address with the proof of its consent, and what its owner may ask for. */
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
            {found.status !== 'left' && <Confirm {...words.leave} onConfirm={leave} />}
            <Confirm {...words.erase} onConfirm={erase} />
          </>
        )
      }
    >
      <AdminLoaded query={query}>{(subscriber) => <Proof subscriber={subscriber} />}</AdminLoaded>
    </AdminPage>
  );
}

interface ProofProps {
  readonly subscriber: OneSubscriber;
}

function Proof({ subscriber: { status, askedAt, confirmedAt, leftAt, consentEvents } }: ProofProps) {
  const { columns, proof } = words;
  return (
    <>
      <div className="max-w-xl">
        <DescriptionList
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
          rows={consentEvents}
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
