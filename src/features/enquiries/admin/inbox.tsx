/** Everything people wrote, to choose from. */

import { useQuery } from '@tanstack/react-query';
import type { OutputOf } from '../../../shared/endpoint.ts';
import { Badge } from '../../../ui/badge.tsx';
import { AdminList, queryIn } from '../../../web/admin/admin-list.tsx';
import { ChoiceFilter, optionsOf, SearchBox } from '../../../web/admin/filters.tsx';
import { Moment } from '../../../web/admin/moment.tsx';
import { Link } from '../../../web/link.tsx';
import type { ScreenProps } from '../../../web/page.ts';
import { listInbox } from '../contract/inbox.ts';
import { inboxCopy as words } from '../copy/inbox.ts';
import { useOperatorNames } from './use-operator-names.ts';

type Listed = OutputOf<typeof listInbox>['enquiries'][number];

const { open: _, ...OTHER_VIEWS } = words.views;
const FILTERS = ['view', 'kind', 'files', 'q'] as const;

export function InboxScreen({ search }: ScreenProps) {
  const query = useQuery(queryIn(search, listInbox, [...FILTERS, 'after']));
  const { nameOf } = useOperatorNames();
  const { filters, columns } = words;
  return (
    <AdminList
      title={words.title}
      label={filters.label}
      filters={
        <>
          <SearchBox name="q" label={filters.search} />
          <ChoiceFilter name="view" label={filters.view} all={words.views.open} options={optionsOf(OTHER_VIEWS)} />
          <ChoiceFilter name="kind" label={filters.kind} all={filters.anyKind} options={optionsOf(words.kinds)} />
          <ChoiceFilter
            name="files"
            label={filters.files}
            all={filters.anyFiles}
            options={[{ value: 'with', label: filters.withFiles }]}
          />
        </>
      }
      query={query}
      rows={({ enquiries }) => enquiries}
      shown={words.shown}
      caption={words.caption}
      keyOf={({ id }) => id}
      empty={FILTERS.some((name) => search.has(name)) ? words.emptyFiltered : words.empty}
      columns={[
        { head: columns.from, cell: From },
        { head: columns.about, cell: About },
        { head: columns.operator, cell: nameOf },
        { head: columns.came, cell: ({ createdAt }) => <Moment at={createdAt} /> },
        {
          head: columns.state,
          cell: ({ doneAt, isUndelivered, unreadSince }) => (
            <span className="inline-flex flex-wrap gap-1.5">
              <Badge tone={doneAt ? 'positive' : 'warning'}>{doneAt ? words.done : words.open}</Badge>
              {unreadSince && <Badge tone="warning">{words.unread}</Badge>}
              {isUndelivered && <Badge tone="negative">{words.one.undelivered}</Badge>}
            </span>
          ),
        },
      ]}
    />
  );
}

function From({ id, name, email }: Listed) {
  return (
    <div className="max-w-64 [overflow-wrap:anywhere] md:min-w-52">
      <Link href={`/admin/inbox/${id}`}>{name ?? email}</Link>
      {name && <p className="text-sm font-normal text-fg-muted">{email}</p>}
    </div>
  );
}

function About({ kind, reference, begins, files, replies }: Listed) {
  const more = [
    words.kinds[kind],
    reference,
    ...(files > 0 ? [words.fileCount(files)] : []),
    ...(replies > 0 ? [words.replyCount(replies)] : []),
  ];
  return (
    <div className="max-w-[36em]">
      <p className="line-clamp-2 [overflow-wrap:anywhere]">{begins || words.noText}</p>
      <p className="text-sm text-fg-muted">{more.join(' · ')}</p>
    </div>
  );
}
