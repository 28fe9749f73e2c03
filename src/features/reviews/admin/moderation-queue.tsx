/** The queue of reviews: read one, decide, go on. By hand with two buttons, by keyboard with four keys. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type RefObject, useEffect, useId, useRef, useState } from 'react';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { SelectField, TextAreaField } from '../../../ui/field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { AdminLoaded, AdminPage } from '../../../web/admin/admin-page.tsx';
import { Confirm, DialogFooter } from '../../../web/admin/dialogs.tsx';
import { ChoiceFilter, DayFilter, Filters, optionsOf, SearchBox } from '../../../web/admin/filters.tsx';
import { Moment } from '../../../web/admin/moment.tsx';
import { Pager } from '../../../web/admin/table.tsx';
import { useAdminForm } from '../../../web/admin/use-admin-form.ts';
import { useIsOwner } from '../../../web/admin/use-me.ts';
import { CallError, call } from '../../../web/api-client.ts';
import { queryOf } from '../../../web/endpoint-query.ts';
import type { ScreenProps } from '../../../web/page.ts';
import {
  eraseReview,
  listQueue,
  ModerationDecision,
  moderateReview,
  type Queue,
  type QueuedReview,
  readReview,
} from '../contract/moderation.ts';
import { moderationCopy as words } from '../copy/moderation.ts';
import { likeliestReason, type ModerationReason, reasonsFor } from '../rules/moderation.ts';

const { waiting: _, ...OTHER_QUEUES } = words.queues;
const isQueue = (text: string | null): text is Queue => text !== null && text in words.queues;

export function ModerationQueueScreen({ search }: ScreenProps) {
  const asked = search.get('queue');
  const queue = isQueue(asked) ? asked : 'waiting';
  const said = (name: string) => search.get(name) ?? undefined;
  const sought = queue === 'shown' ? { place: said('place'), author: said('author'), day: said('day') } : {};
  const listQuery = queryOf(listQueue, { query: { queue, ...sought, after: said('after') } });
  const query = useQuery({ ...listQuery, refetchOnWindowFocus: false });
  return (
    <AdminPage title={words.title}>
      <Filters label={words.queue}>
        <ChoiceFilter name="queue" label={words.queue} all={words.queues.waiting} options={optionsOf(OTHER_QUEUES)} />
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
      <DecisionDialog deciding={deciding} onClose={() => setDeciding(null)} onLookAgain={(at) => void lookAgain(at)} />
    </>
  );
}

/** j and k go from card to card, s and h decide about the one that has the focus, or holds it. */
export interface QueueKeys {
  /** While a dialog is open its own keys count. */
  readonly isOff: boolean;
  cards(): readonly HTMLElement[];
  decide(at: number, state: 'shown' | 'hidden'): void;
}

function useQueueKeys(given: QueueKeys): void {
  const latest = useRef(given);
  useEffect(() => {
    latest.current = given;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { isOff, cards, decide } = latest.current;
      const target = event.target as HTMLElement;
      if (isOff || event.ctrlKey || event.metaKey || event.altKey || target.closest('input, textarea, select')) return;
      const all = cards();
      const at = all.findIndex((card) => card.contains(document.activeElement));
      if (event.key === 'j') all[Math.min(at + 1, all.length - 1)]?.focus();
      else if (event.key === 'k') all[Math.max(at - 1, 0)]?.focus();
      else if ((event.key === 's' || event.key === 'h') && at >= 0 && !event.repeat) {
        decide(at, event.key === 's' ? 'shown' : 'hidden');
      } else return;
      event.preventDefault();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}

/** One review of the queue: what it says, about which place, why somebody has to look, and what was decided before. */
export interface QueuedCardProps {
  readonly review: QueuedReview;
  readonly queue: Queue;
  readonly onDecide: (state: 'shown' | 'hidden') => void;
  readonly onErased: () => void;
}

function QueuedCard({ review, queue, onDecide, onErased }: QueuedCardProps) {
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
  return useIsOwner() && <Confirm {...words.erase} onConfirm={erase} />;
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

/** Asks for the reason of a decision. The likeliest is chosen already, so that Enter is enough. */
export interface Deciding {
  readonly review: QueuedReview;
  readonly state: 'shown' | 'hidden';
  /** Its place in the list. */
  readonly at: number;
}

export interface DecideDialogProps {
  readonly deciding: Deciding | null;
  readonly onClose: () => void;
  /** After a decision, or when somebody was faster: the list is not what it was. */
  readonly onLookAgain: (at: number) => void;
}

function DecisionDialog({ deciding, onClose, onLookAgain }: DecideDialogProps) {
  const formId = useId();
  const [pending, setPending] = useState(false);
  const submit = useRef<HTMLButtonElement>(null);
  const state = deciding?.state ?? 'shown';
  return (
    <Dialog
      open={deciding !== null}
      onClose={onClose}
      title={words.dialog.title[state]}
      footer={
        <DialogFooter
          keep={words.dialog.cancel}
          onKeep={onClose}
          action={state === 'shown' ? words.show : words.hide}
          ref={submit}
          form={formId}
          pending={pending}
          pendingLabel={words.dialog.pending}
        />
      }
    >
      {deciding && (
        <DecisionForm
          key={`${deciding.review.id} ${state}`}
          formId={formId}
          submit={submit}
          deciding={deciding}
          onPending={setPending}
          onLookAgain={() => onLookAgain(deciding.at)}
        />
      )}
    </Dialog>
  );
}

interface DecideFormProps {
  readonly formId: string;
  readonly submit: RefObject<HTMLButtonElement | null>;
  readonly deciding: Deciding;
  readonly onPending: (pending: boolean) => void;
  readonly onLookAgain: () => void;
}

function DecisionForm({ formId, submit, deciding: { review, state }, onPending, onLookAgain }: DecideFormProps) {
  const {
    field,
    submit: decide,
    refusal,
    fault,
    pending,
  } = useAdminForm<ModerationDecision>({
    schema: ModerationDecision,
    defaultValues: { state, reason: likeliestReason(state, review), words: '', version: review.version },
    send: async (input) => {
      await call(moderateReview, { params: { id: review.id }, input });
      toast({ title: words.done[state] });
      onLookAgain();
    },
  });
  useEffect(() => onPending(pending), [pending, onPending]);
  // After the dialog has opened and has taken the focus to its first button.
  useEffect(() => {
    const frame = requestAnimationFrame(() => submit.current?.focus());
    return () => cancelAnimationFrame(frame);
  }, [submit]);
  const isOld = refusal instanceof CallError && refusal.body?.code === 'changed_meanwhile';
  return (
    <form id={formId} noValidate onSubmit={decide} className="grid gap-4">
      <p>{words.dialog.text[state]}</p>
      <SelectField
        label={words.dialog.reason}
        options={reasonsFor(state).map((reason: ModerationReason) => ({ value: reason, label: words.reasons[reason] }))}
        {...field('reason')}
      />
      <TextAreaField label={words.dialog.words} hint={words.dialog.wordsHint} rows={2} {...field('words')} />
      {fault !== null && (
        <Notice tone="error" title={words.dialog.failed}>
          <p>{fault}</p>
          {isOld && (
            <Button variant="ghost" size="sm" className="mt-3" onClick={onLookAgain}>
              {words.dialog.look}
            </Button>
          )}
        </Notice>
      )}
    </form>
  );
}
