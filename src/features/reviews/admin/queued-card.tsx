/** One review of the queue: what it says, about which place, why somebody has to look, and what was decided before. */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { Confirm } from '../../../web/admin/confirm.tsx';
import { Moment } from '../../../web/admin/facts.tsx';
import { AdminLoaded } from '../../../web/admin/page.tsx';
import { useIsOwner } from '../../../web/admin/use-me.ts';
import { call } from '../../../web/call.ts';
import { queryOf } from '../../../web/query.ts';
import { eraseReview, type Queue, type QueuedReview, readReview } from '../contract/moderation.ts';
import { moderationCopy as words } from '../copy/moderation.ts';

export interface QueuedCardProps {
  readonly review: QueuedReview;
  readonly queue: Queue;
  readonly onDecide: (state: 'shown' | 'hidden') => void;
  readonly onErased: () => void;
}

export function QueuedCard({ review, queue, onDecide, onErased }: QueuedCardProps) {
  const { id, place, address, authorName, rating, text, time } = review;
  const headingId = `review-${id}`;
  return (
    <article
      aria-labelledby={headingId}
      tabIndex={-1}
      className="rounded-sm border border-line bg-raised p-4 focus:border-accent md:p-5"
    >
      <header className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id={headingId} className="[overflow-wrap:anywhere]">
          {place}
        </h2>
        <p className="text-sm text-fg-muted">
          <Moment at={time} />
        </p>
      </header>
      {address && <p className="text-sm [overflow-wrap:anywhere] text-fg-muted">{address}</p>}
      <p className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold [overflow-wrap:anywhere]">
        {words.by(authorName, rating)}
        {review.packageId !== null && <Badge tone="outline">{words.verified}</Badge>}
      </p>
      <p className="mt-1 max-w-[46em] [overflow-wrap:anywhere] whitespace-pre-line">{text}</p>
      <Why review={review} />
      <div className="mt-4 flex flex-wrap items-center gap-2.5">
        {queue !== 'shown' && (
          <Button variant="dark" size="sm" onClick={() => onDecide('shown')}>
            {queue === 'reported' ? words.keep : words.show}
          </Button>
        )}
        {queue !== 'hidden' && (
          <Button variant="ghost" size="sm" onClick={() => onDecide('hidden')}>
            {words.hide}
          </Button>
        )}
        <Erase id={id} onErased={onErased} />
        {review.decisions > 0 && <History id={id} />}
      </div>
    </article>
  );
}

function Why({ review: { heldFor, reports, firstReportedAt, state } }: { readonly review: QueuedReview }) {
  if (reports.length === 0 && (heldFor === null || state !== 'pending')) return null;
  return (
    <ul className="mt-3 flex flex-wrap gap-2">
      {heldFor && state === 'pending' && (
        <li>
          <Badge tone={heldFor === 'every_trip' ? 'outline' : 'warning'}>{words.held[heldFor]}</Badge>
        </li>
      )}
      {reports.map(({ reason, count }) => (
        <li key={reason}>
          <Badge tone="negative">{words.reported(words.reports[reason], count)}</Badge>
        </li>
      ))}
      {firstReportedAt && (
        <li className="self-center text-sm text-fg-muted">
          {words.since} <Moment at={firstReportedAt} />
        </li>
      )}
    </ul>
  );
}

function Erase({ id, onErased }: { readonly id: number; readonly onErased: () => void }) {
  const erase = async () => {
    await call(eraseReview, { params: { id: String(id) } });
    toast({ title: words.erase.done });
    onErased();
  };
  return (
    useIsOwner() && (
      <Confirm
        label={words.erase.label}
        title={words.erase.title}
        action={words.erase.deed}
        pendingLabel={words.erase.pending}
        onConfirm={erase}
      >
        {words.erase.text}
      </Confirm>
    )
  );
}

function History({ id }: { readonly id: number }) {
  const [open, setOpen] = useState(false);
  const query = useQuery({ ...queryOf(readReview, { params: { id } }), enabled: open });
  return (
    <>
      <Button variant="quiet" size="sm" aria-expanded={open} onClick={() => setOpen(!open)}>
        {words.history}
      </Button>
      {open && (
        <div className="basis-full">
          <AdminLoaded query={query}>
            {({ history }) => (
              <ol className="grid gap-2 border-l-2 border-line-strong pl-4 text-sm">
                {history.map(({ id: decision, operator, state, reason, words: own, decidedAt }) => (
                  <li key={decision}>
                    <p>
                      {words.decided(operator, state)}, <Moment at={decidedAt} />
                    </p>
                    <p className="[overflow-wrap:anywhere] text-fg-muted">
                      {words.reasons[reason]}
                      {own && `: ${own}`}
                    </p>
                  </li>
                ))}
              </ol>
            )}
          </AdminLoaded>
        </div>
      )}
    </>
  );
}
