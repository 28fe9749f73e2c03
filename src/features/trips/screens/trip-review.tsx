/** Reviewing a trip one was on. Whoever has the link of the email may write, once; afterwards the page shows what was written. */

import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { ButtonLink } from '../../../ui/button.tsx';
import { Card, CardBody, CardPicture, Facts } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Stars } from '../../../ui/rating.tsx';
import { Container, Heading, Opening } from '../../../ui/section.tsx';
import { CallError, sentenceOf } from '../../../web/api-client.ts';
import { queryOf } from '../../../web/endpoint-query.ts';
import { LoadingPage } from '../../../web/loading-page.tsx';
import type { ScreenProps } from '../../../web/page.ts';
import { Loaded, noAnswer, type SaysWhy } from '../../../web/query-view.tsx';
import { LongDate } from '../components/long-date.tsx';
import { TripReviewForm } from '../components/trip-review-form.tsx';
import { type ReviewInvitation, readReviewInvitation } from '../contract/reviewing.ts';
import { tripReviewCopy as copy } from '../copy/reviewing.ts';

const NOT_NOW = 409;
const noInvitation = noAnswer({
  missing: { ...copy.missing, onward: { href: '/upcoming-trips', label: copy.trips } },
  failed: copy.unavailable,
});

export function TripReviewScreen({ params }: ScreenProps) {
  const key = params['token'] ?? '';
  const query = useQuery({ ...queryOf(readReviewInvitation, { params: { key } }), refetchOnMount: 'always' });
  return (
    <Loaded query={query} waiting={<Loading />} failed={failed}>
      {(invitation) => <Invitation reviewKey={key} invitation={invitation} again={() => void query.refetch()} />}
    </Loaded>
  );
}

const failed: SaysWhy = (error, again) =>
  error instanceof CallError && error.status === NOT_NOW ? (
    <EmptyState
      level={1}
      drawing="no-trips"
      title={copy.refused}
      actions={<ButtonLink href="/upcoming-trips">{copy.trips}</ButtonLink>}
    >
      <p>{sentenceOf(error)}</p>
    </EmptyState>
  ) : (
    noInvitation(error, again)
  );

function Invitation({
  reviewKey,
  invitation: { trip, review },
  again,
}: {
  reviewKey: string;
  invitation: ReviewInvitation;
  again: () => void;
}) {
  // Whoever has just sent it finds the focus on the thanks, where the form was.
  const hasWritten = useRef(review === null);
  return (
    <Container className="pt-12 pb-16 md:pt-18 md:pb-24">
      <Opening level={1} size="section" title={copy.title(trip.name)} lead={copy.lead} className="mb-9" />
      <div className="grid items-start gap-5.5 lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-7">
        <Card as="section" labelledBy="review">
          {review ? (
            <Written review={review} takesFocus={hasWritten.current} />
          ) : (
            <>
              <Heading level={2} size="part" id="review">
                {copy.form}
              </Heading>
              <div className="mt-6">
                <TripReviewForm reviewKey={reviewKey} onSent={again} />
              </div>
            </>
          )}
        </Card>
        <Card as="aside" padded={false} className="max-lg:order-first">
          <CardPicture picture={trip.image} alt={trip.imageAlt} sizes="(width < 64rem) 92vw, 24rem" priority />
          <CardBody className="gap-4">
            <p className="font-semibold">{trip.name}</p>
            <p className="-mt-3 text-sm text-fg-muted">{trip.location}</p>
            <Facts
              className="grid-cols-2!"
              facts={[
                { label: copy.departure, value: <LongDate day={trip.departsOn} /> },
                { label: copy.returns, value: <LongDate day={trip.returnsOn} /> },
              ]}
            />
          </CardBody>
        </Card>
      </div>
    </Container>
  );
}

function Written({ review, takesFocus }: { review: NonNullable<ReviewInvitation['review']>; takesFocus: boolean }) {
  const { state, rating, text, authorName } = review;
  const thanks = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) thanks.current?.focus();
  }, [takesFocus]);
  return (
    <>
      <div ref={thanks} tabIndex={-1} role="status" className="outline-none">
        <Heading level={2} size="part" id="review">
          {copy.sent.title}
        </Heading>
        <p className="mt-3 max-w-[40em]">{copy.sent[state]}</p>
      </div>
      <div className="mt-7 border-t border-line pt-6">
        <Heading level={3} size="card">
          {copy.yours}
        </Heading>
        <Stars value={rating} className="mt-3" />
        <p className="mt-2 max-w-[46em] [overflow-wrap:anywhere] whitespace-pre-line">{text}</p>
        <p className="mt-2 text-sm [overflow-wrap:anywhere] text-fg-muted">{copy.by(authorName)}</p>
      </div>
      <div className="mt-7 flex flex-wrap gap-3">
        <ButtonLink href="/upcoming-trips" variant="dark">
          {copy.trips}
        </ButtonLink>
        <ButtonLink href="/contact" variant="ghost">
          {copy.contact}
        </ButtonLink>
      </div>
    </>
  );
}

function Loading() {
  return <LoadingPage title={copy.shellTitle} loading={copy.loading} />;
}
