/** What visitors say: real reviews first, then the fixed samples, which are marked and count for nothing. */
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { focusOn } from '../../../ui/focus-on.ts';
import { Notice } from '../../../ui/notice.tsx';
import { Heading } from '../../../ui/section.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { queryOf } from '../../../web/query.ts';
import { listReviews } from '../contract/reviews.ts';
import { reviewsCopy, sampleReviews } from '../copy/reviews.ts';
import { WELL_KNOWN } from '../rules/limits.ts';
import type { Listed } from './listed.ts';
import { ReviewPages, Said } from './review-pages.tsx';

const copy = reviewsCopy.reviews;
/** Fetched when somebody wants to write: most people only read. */
const ReviewForm = lazy(() => import('./review-form.tsx').then((module) => ({ default: module.ReviewForm })));

const reviewsQuery = (restaurantId: string, before: number | undefined) =>
  queryOf(listReviews, { query: { restaurantId, ...(before !== undefined && { before }) } });

export function CustomerReviews({ restaurant }: { restaurant: Listed }) {
  const [writing, setWriting] = useState(false);
  const [pending, setPending] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const notice = useRef<HTMLDivElement>(null);
  /** Where the keyboard goes once the form is gone. */
  const next = useRef<'opener' | 'notice' | null>(null);
  useEffect(() => {
    if (writing) return;
    if (next.current) focusOn(next.current === 'notice' ? notice.current : opener.current);
    next.current = null;
  }, [writing]);
  const samples = sampleReviews.slice(0, (restaurant.totalReviews ?? 0) > WELL_KNOWN ? 4 : 3);

  return (
    <Card as="section" labelledBy="reviews">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <Heading level={2} size="part" id="reviews">
          {copy.title}
        </Heading>
        {!writing && (
          <Button ref={opener} variant="dark" onClick={() => setWriting(true)}>
            {copy.add}
          </Button>
        )}
      </div>
      {writing && (
        <Suspense fallback={<Spinner />}>
          <ReviewForm
            restaurantId={restaurant.id}
            onClose={() => {
              next.current = 'opener';
              setWriting(false);
            }}
            onSent={(state) => {
              next.current = state === 'pending' ? 'notice' : 'opener';
              setWriting(false);
              setPending(state === 'pending');
            }}
          />
        </Suspense>
      )}
      <div ref={notice} tabIndex={-1} className="outline-none">
        {pending && (
          <Notice live className="mt-5">
            <p>{copy.pending}</p>
          </Notice>
        )}
      </div>
      <div className="mt-6">
        <ReviewPages queryBefore={(before) => reviewsQuery(restaurant.id, before)} none={pending ? null : copy.none} />
        <Heading level={3} size="card" className="mt-8">
          {copy.samples}
        </Heading>
        <ul>
          {samples.map((review) => (
            <Said key={review.id} review={review} mark={copy.sample} />
          ))}
        </ul>
      </div>
    </Card>
  );
}
