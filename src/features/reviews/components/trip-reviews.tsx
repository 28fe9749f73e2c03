/** What travelers say about a package they were on. */
import { Heading } from '../../../ui/section.tsx';
import { queryOf } from '../../../web/query.ts';
import { listTripReviews } from '../contract/trip-reviews.ts';
import { tripReviewsCopy as copy } from '../copy/trip-reviews.ts';
import { ReviewPages } from './review-pages.tsx';

export function TripReviews({ packageId, className }: { packageId: string; className?: string }) {
  return (
    <section aria-labelledby="trip-reviews" className={className}>
      <Heading level={3} size="card" id="trip-reviews">
        {copy.title}
      </Heading>
      <p className="mt-2 mb-2 text-sm text-fg-muted">{copy.lead}</p>
      <ReviewPages
        queryBefore={(before) =>
          queryOf(listTripReviews, { params: { id: packageId }, query: before === undefined ? {} : { before } })
        }
        none={copy.none}
        mark={copy.verified}
      />
    </section>
  );
}
