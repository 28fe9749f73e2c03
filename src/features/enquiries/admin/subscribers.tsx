/** Addresses of the newsletter. Owners may take the confirmed along. */

import { useMutation, useQuery } from '@tanstack/react-query';
import { Badge, type BadgeTone } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { Moment } from '../../../web/admin/facts.tsx';
import { ChoiceFilter, Filters, SearchBox } from '../../../web/admin/filters.tsx';
import { AdminLoaded, AdminPage } from '../../../web/admin/page.tsx';
import { Pager, Table } from '../../../web/admin/table.tsx';
import { useIsOwner } from '../../../web/admin/use-me.ts';
import { sentenceOf } from '../../../web/call.ts';
import { Link } from '../../../web/link.tsx';
import type { ScreenProps } from '../../../web/page.ts';
import { queryOf } from '../../../web/query.ts';
import { saveFile } from '../../../web/save-file.ts';
import { exportSubscribers, listSubscribers, type SubscriberStatus } from '../contract/subscribers.ts';
import { subscribersCopy as words } from '../copy/subscribers.ts';

export const STATUS_TONES: Readonly<Record<SubscriberStatus, BadgeTone>> = {
  confirmed: 'positive',
  waiting: 'warning',
  left: 'outline',
};

export function SubscribersScreen({ search }: ScreenProps) {
  const said = (name: string) => search.get(name) ?? undefined;
  const query = useQuery(
    queryOf(listSubscribers, {
      query: {
        status: said('status') as SubscriberStatus | undefined,
        q: said('q'),
        after: said('after'),
      },
    }),
  );
  const isOwner = useIsOwner();
  const { columns, filters } = words;
  return (
    <AdminPage title={words.title} actions={isOwner && <Export />}>
      <Filters label={filters.label}>
        <SearchBox name="q" label={filters.search} />
        <ChoiceFilter
          name="status"
          label={filters.status}
          all={filters.any}
          options={Object.entries(words.statuses).map(([value, label]) => ({ value, label }))}
        />
      </Filters>
      <AdminLoaded query={query}>
        {({ subscribers, next }) => (
          <>
            <p role="status" className="mb-2 text-sm text-fg-muted">
              {words.shown(subscribers.length)}
            </p>
            <Table
              caption={words.caption}
              rows={subscribers}
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
                { head: columns.asked, cell: ({ askedAt }) => (askedAt ? <Moment at={askedAt} /> : null) },
                {
                  head: columns.confirmed,
                  cell: ({ confirmedAt }) => (confirmedAt ? <Moment at={confirmedAt} /> : null),
                },
                { head: columns.left, cell: ({ leftAt }) => (leftAt ? <Moment at={leftAt} /> : null) },
              ]}
            />
            <Pager next={next} />
          </>
        )}
      </AdminLoaded>
    </AdminPage>
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
