/** Reviews one after the other, page by page: of a restaurant, or of a trip. */
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { cx } from '../../../ui/class-names.ts';
import { Notice } from '../../../ui/notice.tsx';
import { Stars } from '../../../ui/rating.tsx';
import { Heading } from '../../../ui/section.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { type PageQuery, queryOf } from '../../../web/endpoint-query.ts';
import type { Review } from '../contract/reviews.ts';
import { listTripReviews } from '../contract/trip-reviews.ts';
import { reviewsCopy as copy, tripReviewsCopy as tripCopy } from '../copy/reviews.ts';
import { REVIEWS_A_PAGE } from '../rules/review-limits.ts';

/** Fetched when somebody wants to write: most people only read. */
const ReportForm = lazy(() => import('./report-form.tsx').then((module) => ({ default: module.ReportForm })));
const REVIEWS_FRESH_MS = 2 * 60_000;

interface ReviewPagesProps {
  /** Asks for the newest, or for those before a review. */
  readonly queryBefore: (before: number | undefined) => PageQuery<Written[]>;
  readonly before?: number;
  /** Said where there are no reviews. */
  readonly none?: string | null;
  /** Stands beside each name. */
  readonly mark?: string | undefined;
}

/** The newest reviews, or those before one; the next page follows when it is asked for. */
export function ReviewPages({ queryBefore, before, none = null, mark }: ReviewPagesProps) {
  const [goesOn, setGoesOn] = useState(false);
  const { data, isPending, isError, refetch } = useQuery({ ...queryBefore(before), staleTime: REVIEWS_FRESH_MS });
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
          {copy.again}
        </Button>
      </Notice>
    );
  const last = data.length < REVIEWS_A_PAGE ? undefined : data.at(-1);
  return (
    <>
      {data.length === 0 && none && <p className="text-fg-muted">{none}</p>}
      <ul ref={list} tabIndex={-1} className={cx('outline-none', isFollowing && 'border-t border-line')}>
        {data.map((review) => (
          <ReviewItem key={review.id} review={review} mark={mark} />
        ))}
      </ul>
      {last && goesOn && <ReviewPages queryBefore={queryBefore} before={last.id} mark={mark} />}
      {last && !goesOn && (
        <Button variant="ghost" className="mt-4" onClick={() => setGoesOn(true)}>
          {copy.more}
        </Button>
      )}
    </>
  );
}

type Written = ReviewWordsShown & { readonly id: number };
type ReviewWordsShown = Pick<Review, 'authorName' | 'rating' | 'text'> & {
  readonly relativeTimeDescription?: string | null;
};

interface ReviewItemProps {
  readonly review: ReviewWordsShown & { readonly id?: unknown };
  readonly mark?: string | undefined;
}

/** One review; one that has an id can be reported. */
export function ReviewItem({ review, mark }: ReviewItemProps) {
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
        <span className="font-bold [overflow-wrap:anywhere]">{review.authorName}</span>
        <Stars value={review.rating} />
        {mark && <Badge tone="outline">{mark}</Badge>}
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

interface TripReviewsProps {
  readonly packageId: string;
  /** Of its heading. */
  readonly level?: 2 | 3;
  readonly className?: string;
}

/** What travelers say about a package they were on. */
export function TripReviews({ packageId, level = 3, className }: TripReviewsProps) {
  return (
    <section aria-labelledby="trip-reviews" className={className}>
      <Heading level={level} size={level === 2 ? 'part' : 'card'} id="trip-reviews">
        {tripCopy.title}
      </Heading>
      <p className="mt-2 mb-2 text-sm text-fg-muted">{tripCopy.lead}</p>
      <ReviewPages
        queryBefore={(before) =>
          queryOf(listTripReviews, { params: { id: packageId }, query: before === undefined ? {} : { before } })
        }
        none={tripCopy.none}
        mark={tripCopy.verified}
      />
    </section>
  );
}
