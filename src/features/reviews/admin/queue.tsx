/** The queue of reviews: read one, decide, go on. By hand with two buttons, by keyboard with four keys. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { addressOf } from '../../../shared/endpoint.ts';
import { DeskPage, Loaded } from '../../../web/back-office/desk-page.tsx';
import { ChoiceFilter, Filters } from '../../../web/back-office/filters.tsx';
import { Pager } from '../../../web/back-office/table.tsx';
import type { ScreenProps } from '../../../web/page.ts';
import { queryOf } from '../../../web/query.ts';
import type { listQueue, Queue, QueuedReview } from '../contract/moderation.ts';
import { moderationCopy as words } from '../copy/moderation.ts';
import { DecideDialog, type Deciding } from './decide-dialog.tsx';
import { QueuedCard } from './queued-card.tsx';
import { useQueueKeys } from './use-queue-keys.ts';

const listAddress = addressOf<typeof listQueue>('GET', '/api/admin/reviews');
const { waiting: _, ...OTHER_QUEUES } = words.queues;
const isQueue = (text: string | null): text is Queue => text !== null && text in words.queues;

export function ReviewQueueScreen({ search }: ScreenProps) {
  const asked = search.get('queue');
  const queue = isQueue(asked) ? asked : 'waiting';
  const listQuery = queryOf(listAddress, { query: { queue, after: search.get('after') ?? undefined } });
  const query = useQuery({ ...listQuery, refetchOnWindowFocus: false });
  return (
    <DeskPage title={words.title}>
      <Filters label={words.queue}>
        <ChoiceFilter
          name="queue"
          label={words.queue}
          all={words.queues.waiting}
          options={Object.entries(OTHER_QUEUES).map(([value, label]) => ({ value, label }))}
        />
      </Filters>
      <p className="mb-1">{words.lead[queue]}</p>
      <Loaded query={query}>
        {({ reviews, next }) => (
          <>
            <Cards key={listQuery.queryKey.join('/')} queue={queue} reviews={reviews} queryKey={listQuery.queryKey} />
            <Pager next={next} />
          </>
        )}
      </Loaded>
    </DeskPage>
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
  const decide = (at: number, state: Deciding['state']) => {
    const review = reviews[at];
    if (review && !(queue === 'hidden' && state === 'hidden')) setDeciding({ review, state, at });
  };
  useQueueKeys({ isOff: deciding !== null, cards, decide });
  const lookAgain = async (at: number) => {
    setDeciding(null);
    await client.invalidateQueries({ queryKey: [...queryKey] });
    // Once the next card has taken the place of the one that has gone.
    requestAnimationFrame(() => (cards()[at] ?? cards().at(-1))?.focus());
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
            <QueuedCard review={review} queue={queue} onDecide={(state) => decide(at, state)} />
          </li>
        ))}
      </ol>
      <DecideDialog deciding={deciding} onClose={() => setDeciding(null)} onLookAgain={(at) => void lookAgain(at)} />
    </>
  );
}
