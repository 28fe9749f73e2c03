/** The queue of reviews: read one, decide, go on. By hand with two buttons, by keyboard with four keys. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { ChoiceFilter, DayFilter, Filters, SearchBox } from '../../../web/admin/filters.tsx';
import { AdminLoaded, AdminPage } from '../../../web/admin/page.tsx';
import { Pager } from '../../../web/admin/table.tsx';
import type { ScreenProps } from '../../../web/page.ts';
import { queryOf } from '../../../web/query.ts';
import { listQueue, type Queue, type QueuedReview } from '../contract/moderation.ts';
import { moderationCopy as words } from '../copy/moderation.ts';
import { DecideDialog, type Deciding } from './decide-dialog.tsx';
import { QueuedCard } from './queued-card.tsx';
import { useQueueKeys } from './use-queue-keys.ts';

const { waiting: _, ...OTHER_QUEUES } = words.queues;
const isQueue = (text: string | null): text is Queue => text !== null && text in words.queues;

export function ReviewQueueScreen({ search }: ScreenProps) {
  const asked = search.get('queue');
  const queue = isQueue(asked) ? asked : 'waiting';
  const said = (name: string) => search.get(name) ?? undefined;
  const sought = queue === 'shown' ? { place: said('place'), author: said('author'), day: said('day') } : {};
  const listQuery = queryOf(listQueue, { query: { queue, ...sought, after: said('after') } });
  const query = useQuery({ ...listQuery, refetchOnWindowFocus: false });
  return (
    <AdminPage title={words.title}>
      <Filters label={words.queue}>
        <ChoiceFilter
          name="queue"
          label={words.queue}
          all={words.queues.waiting}
          options={Object.entries(OTHER_QUEUES).map(([value, label]) => ({ value, label }))}
        />
        {queue === 'shown' && (
          <>
            <SearchBox name="place" label={words.sought.place} />
            <SearchBox name="author" label={words.sought.author} />
            <DayFilter name="day" label={words.sought.day} />
          </>
        )}
      </Filters>
      <p className="mb-1">{words.lead[queue]}</p>
      <AdminLoaded query={query}>
        {({ reviews, next }) => (
          <>
            <Cards key={listQuery.queryKey.join('/')} queue={queue} reviews={reviews} queryKey={listQuery.queryKey} />
            <Pager next={next} />
          </>
        )}
      </AdminLoaded>
    </AdminPage>
  );
}

interface CardsProps {
  readonly queue: Queue;
  readonly reviews: readonly QueuedReview[];
  readonly queryKey: readonly string[];
}

function Cards({ queue, reviews, queryKey }: CardsProps) {
  const client = useQueryClient();
  const list = useRef<HTMLOListElement>(null);
  const [deciding, setDeciding] = useState<Deciding | null>(null);
  const cards = () => [...(list.current?.querySelectorAll<HTMLElement>('article') ?? [])];
  // Where the focus goes once the next card has taken the place of the one that has gone.
  const next = useRef<number | null>(null);
  useEffect(() => {
    if (next.current === null) return;
    const all = list.current?.querySelectorAll<HTMLElement>('article') ?? [];
    all[Math.min(next.current, reviews.length - 1)]?.focus();
    next.current = null;
  }, [reviews]);
  const decide = (at: number, state: Deciding['state']) => {
    const review = reviews[at];
    if (review && state !== queue) setDeciding({ review, state, at });
  };
  useQueueKeys({ isOff: deciding !== null, cards, decide });
  const lookAgain = async (at: number) => {
    setDeciding(null);
    next.current = at;
    await client.invalidateQueries({ queryKey: [...queryKey] });
  };
  return (
    <>
      <p role="status" className="mb-4 text-sm text-fg-muted">
        {reviews.length === 0 ? words.empty[queue] : words.shown(reviews.length)}
        {reviews.length > 0 && <span className="hidden md:inline"> · {words.keys}</span>}
      </p>
      <ol ref={list} aria-label={words.caption} className="grid max-w-4xl gap-4">
        {reviews.map((review, at) => (
          <li key={review.id}>
            <QueuedCard
              review={review}
              queue={queue}
              onDecide={(state) => decide(at, state)}
              onErased={() => void lookAgain(at)}
            />
          </li>
        ))}
      </ol>
      <DecideDialog deciding={deciding} onClose={() => setDeciding(null)} onLookAgain={(at) => void lookAgain(at)} />
    </>
  );
}
