/** What visitors say: real reviews first, then the fixed samples, which are marked and count for nothing. */
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { addressOf } from '../../../shared/endpoint.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { cx } from '../../../ui/class-names.ts';
import { Notice } from '../../../ui/notice.tsx';
import { Stars } from '../../../ui/rating.tsx';
import { Heading } from '../../../ui/section.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { queryOf } from '../../../web/query.ts';
import type { listReviews, Review } from '../contract/reviews.ts';
import { reviewsCopy, sampleReviews } from '../copy/reviews.ts';
import { REVIEWS_A_PAGE, WELL_KNOWN } from '../rules/limits.ts';
import type { Listed } from './listed.ts';

const copy = reviewsCopy.reviews;
const reviewsAddress = addressOf<typeof listReviews>('GET', '/api/reviews');
/** Fetched when somebody wants to write: most people only read. */
const ReviewForm = lazy(() => import('./review-form.tsx').then((module) => ({ default: module.ReviewForm })));
const ReportForm = lazy(() => import('./report-form.tsx').then((module) => ({ default: module.ReportForm })));
const REVIEWS_FRESH_MS = 2 * 60_000;

export function CustomerReviews({ restaurant }: { restaurant: Listed }) {
  const [writing, setWriting] = useState(false);
  const [pending, setPending] = useState(false);
  const samples = sampleReviews.slice(0, (restaurant.totalReviews ?? 0) > WELL_KNOWN ? 4 : 3);

  return (
    <Card as="section" labelledBy="reviews">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <Heading level={2} size="part" id="reviews">
          {copy.title}
        </Heading>
        {!writing && (
          <Button variant="dark" onClick={() => setWriting(true)}>
            {copy.add}
          </Button>
        )}
      </div>
      {writing && (
        <Suspense fallback={<Spinner />}>
          <ReviewForm
            restaurantId={restaurant.id}
            onClose={() => setWriting(false)}
            onSent={(state) => {
              setWriting(false);
              setPending(state === 'pending');
            }}
          />
        </Suspense>
      )}
      {pending && (
        <Notice live className="mt-5">
          <p>{copy.pending}</p>
        </Notice>
      )}
      <div className="mt-6">
        <ReviewPage restaurantId={restaurant.id} none={pending ? null : copy.none} />
        <Heading level={3} size="card" className="mt-8">
          {copy.samples}
        </Heading>
        <ul>
          {samples.map((review) => (
            <Said key={review.id} review={review} sample />
          ))}
        </ul>
      </div>
    </Card>
  );
}

/** The newest reviews, or those before one; the next page follows when it is asked for. */
function ReviewPage({
  restaurantId,
  before,
  none = null,
}: {
  restaurantId: string;
  before?: number;
  /** Said where there are no reviews. */
  none?: string | null;
}) {
  const [goesOn, setGoesOn] = useState(false);
  const query = queryOf(reviewsAddress, { query: { restaurantId, ...(before !== undefined && { before }) } });
  const { data, isPending, isError, refetch } = useQuery({ ...query, staleTime: REVIEWS_FRESH_MS });
  const list = useRef<HTMLUListElement>(null);
  const isFollowing = before !== undefined;
  const isThere = data !== undefined;
  // The button that asked for it is gone: its place is here.
  useEffect(() => {
    if (isFollowing && isThere) list.current?.focus({ preventScroll: true });
  }, [isFollowing, isThere]);

  if (isPending) return <Spinner label={copy.loading} />;
  if (isError)
    return (
      <Notice tone="error">
        <p>{copy.failed}</p>
        <Button variant="ghost" size="sm" className="mt-3" onClick={() => refetch()}>
          {reviewsCopy.again}
        </Button>
      </Notice>
    );
  const last = data.length < REVIEWS_A_PAGE ? undefined : data.at(-1);
  return (
    <>
      {data.length === 0 && none && <p className="text-fg-muted">{none}</p>}
      <ul ref={list} tabIndex={-1} className={cx('outline-none', isFollowing && 'border-t border-line')}>
        {data.map((review) => (
          <Said key={review.id} review={review} />
        ))}
      </ul>
      {last && goesOn && <ReviewPage restaurantId={restaurantId} before={last.id} />}
      {last && !goesOn && (
        <Button variant="ghost" className="mt-4" onClick={() => setGoesOn(true)}>
          {copy.more}
        </Button>
      )}
    </>
  );
}

type Told = Pick<Review, 'authorName' | 'rating' | 'text'> & { readonly relativeTimeDescription?: string | null };

function Said({ review, sample = false }: { review: Told & { readonly id?: unknown }; sample?: boolean }) {
  const [reporting, setReporting] = useState<'no' | 'asked' | 'done'>('no');
  const id = typeof review.id === 'number' ? review.id : null;
  const opener = useRef<HTMLButtonElement>(null);
  const wasAsked = useRef(false);
  useEffect(() => {
    if (reporting === 'asked') wasAsked.current = true;
    else if (wasAsked.current) opener.current?.focus();
  }, [reporting]);
  return (
    <li className="border-t border-line py-5 first:border-t-0">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-[620] [overflow-wrap:anywhere]">{review.authorName}</span>
        <Stars value={review.rating} />
        {sample && <Badge tone="outline">{copy.sample}</Badge>}
        <span className="ml-auto text-sm text-fg-muted">{review.relativeTimeDescription || copy.recently}</span>
      </div>
      <p className="mt-2 whitespace-pre-line [overflow-wrap:anywhere]">{review.text}</p>
      {id !== null && reporting === 'no' && (
        <button
          ref={opener}
          type="button"
          className="link mt-1 inline-flex min-h-11 cursor-pointer items-center text-xs"
          aria-label={copy.report.about(review.authorName)}
          onClick={() => setReporting('asked')}
        >
          {copy.report.open}
        </button>
      )}
      {id !== null && reporting === 'asked' && (
        <Suspense fallback={<Spinner />}>
          <ReportForm reviewId={id} onClose={(sent) => setReporting(sent ? 'done' : 'no')} />
        </Suspense>
      )}
      {reporting === 'done' && (
        <p role="status" className="mt-3 text-sm text-fg-muted">
          {copy.report.thanks}
        </p>
      )}
    </li>
  );
}
