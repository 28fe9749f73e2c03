/** One restaurant: everything we know of it, nothing that we do not, and what visitors say. */
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { Badge } from '../../../ui/badge.tsx';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { focusOn } from '../../../ui/focus-on.ts';
import { Notice } from '../../../ui/notice.tsx';
import { Container, Heading } from '../../../ui/section.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { queryOf } from '../../../web/endpoint-query.ts';
import { ReviewItem, ReviewPages } from '../../reviews/components/review-list.tsx';
import { LazySaveButton } from '../../saved/components/lazy-save-button.tsx';
import { listReviews } from '../contract/reviewing.ts';
import { hoursWords, openWords } from '../copy/opening-words.ts';
import { restaurantsCopy } from '../copy/restaurants.ts';
import { reviewingCopy, sampleReviews } from '../copy/reviewing.ts';
import { sourceLabels } from '../copy/source-labels.ts';
import { reservationSearch, telephone, webAddress } from '../rules/contact-links.ts';
import { Attribution } from './attribution.tsx';
import { OpeningStatus } from './opening-status.tsx';
import { priceText, RestaurantRating, Why } from './restaurant-card.tsx';
import type { ListedRestaurant } from './restaurant-queries.ts';

const copy = restaurantsCopy.detail;

export function RestaurantDetail({ restaurant, onBack }: { restaurant: ListedRestaurant; onBack: () => void }) {
  const title = useRef<HTMLDivElement>(null);
  useEffect(() => {
    window.scrollTo({ top: 0, behavior: 'instant' });
    title.current?.focus({ preventScroll: true });
  }, []);

  const { name, cuisine, totalReviews = 0, description, amenities = [], asOf } = restaurant;
  return (
    <Container className="pt-10 pb-16 md:pt-14 md:pb-24">
      <BackButton onBack={onBack} />
      <div ref={title} tabIndex={-1} className="mt-6 outline-none">
        <Heading level={1} size="section" className="[overflow-wrap:anywhere]">
          {name}
        </Heading>
      </div>
      <div className="mt-5 flex flex-wrap items-center gap-x-5 gap-y-2">
        {cuisine && <span className="font-medium">{cuisine}</span>}
        <RestaurantRating restaurant={restaurant} />
        <span className="text-sm">{restaurantsCopy.card.reviews(totalReviews)}</span>
        <span className="text-sm">
          <span className="sr-only">{restaurantsCopy.card.price}: </span>
          {priceText(restaurant.priceLevel)}
        </span>
        {/* What a service knows of a place may not be kept. */}
        {restaurant.source !== 'google' && <LazySaveButton item={`restaurant:${restaurant.id}`} name={name} />}
      </div>
      <div className="mt-9 grid items-start gap-7 lg:grid-cols-[minmax(0,1fr)_minmax(18rem,26rem)] lg:grid-rows-[auto_1fr]">
        <Card as="section">
          {description && <p className="mb-5 text-lg">{description}</p>}
          <Contact restaurant={restaurant} />
          {amenities.length > 0 && (
            <>
              <Heading level={2} size="card" className="mt-7">
                {copy.amenities}
              </Heading>
              <ul className="mt-3 flex flex-wrap gap-2">
                {amenities.map((amenity) => (
                  <li key={amenity}>
                    <Badge tone="outline">{amenity}</Badge>
                  </li>
                ))}
              </ul>
            </>
          )}
          <OnGoogle googleMaps={restaurant.googleMaps} />
          <Why restaurant={restaurant} />
          <div className="mt-6 flex flex-wrap gap-x-4 gap-y-1 text-xs text-fg-muted">
            <Attribution of={[restaurant]} />
            {asOf !== undefined && <span>{asOf === '' ? copy.ageUnknown : copy.asOf(monthOf(asOf))}</span>}
          </div>
        </Card>
        <div className="grid gap-7 lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <Hours restaurant={restaurant} />
          <Reserve restaurant={restaurant} />
        </div>
        <CustomerReviews restaurant={restaurant} />
      </div>
    </Container>
  );
}

/** What the service itself says of the place, under its own name. */
function OnGoogle({ googleMaps }: Pick<ListedRestaurant, 'googleMaps'>) {
  if (!googleMaps) return null;
  const { rating, ratings } = googleMaps;
  const page = webAddress(googleMaps.url);
  return (
    <p className="mt-6 flex flex-wrap gap-x-3 text-sm">
      <span translate="no">{sourceLabels.google}</span>
      {rating !== null && <span>{copy.googleRatings(rating, ratings)}</span>}
      {page && (
        <a className="link" href={page} target="_blank" rel="noopener noreferrer">
          {copy.onGoogle}
        </a>
      )}
    </p>
  );
}

/** A form, so that it leads to a list before the script has come, too. */
export function BackButton({ onBack }: { onBack: () => void }) {
  return (
    <form
      action="/reviews"
      onSubmit={(event) => {
        event.preventDefault();
        onBack();
      }}
    >
      <Button type="submit" variant="ghost">
        <ArrowLeft aria-hidden="true" strokeWidth={1.5} />
        {copy.back}
      </Button>
    </form>
  );
}

const MONTH = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** "2025-11" and "2025-11-20" are November 2025. */
function monthOf(asOf: string): string {
  const day = Date.parse(`${asOf.slice(0, 7)}-01T00:00:00Z`);
  return Number.isNaN(day) ? asOf : MONTH.format(day);
}

function Contact({ restaurant }: { restaurant: ListedRestaurant }) {
  const { address, phone, website, distance, latitude, longitude } = restaurant;
  const site = webAddress(website);
  const call = telephone(phone);
  const rows: readonly (readonly [label: string, value: ReactNode])[] = [
    [copy.address, address || copy.noAddress(latitude, longitude)],
    ...(typeof distance === 'number' ? [[copy.distance, restaurantsCopy.card.miles(distance)] as const] : []),
    ...(phone
      ? [
          [
            copy.phone,
            call ? (
              <a key="phone" className="link" href={call}>
                {phone}
              </a>
            ) : (
              phone
            ),
          ] as const,
        ]
      : []),
    ...(site
      ? [
          [
            copy.website,
            <a key="site" className="link" href={site} target="_blank" rel="noopener noreferrer">
              {copy.visit}
            </a>,
          ] as const,
        ]
      : []),
  ];
  return (
    <dl className="grid gap-x-8 gap-y-3 sm:grid-cols-2">
      {rows.map(([label, value]) => (
        <div key={label}>
          <dt className="text-xs text-fg-muted">{label}</dt>
          <dd className="[overflow-wrap:anywhere]">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Hours({ restaurant }: { restaurant: ListedRestaurant }) {
  const { openingHours = [], hoursNote, opening } = restaurant;
  const isKnown = opening ? opening.hours !== null : openingHours.length > 0;
  const days = openingHours.some((text) => text !== hoursWords.unknown) ? openingHours : [];
  return (
    <Card as="section" labelledBy="hours">
      <Heading level={2} size="card" id="hours">
        {copy.hours}
      </Heading>
      {isKnown && <OpeningStatus restaurant={restaurant} className="mt-3" />}
      {!isKnown && !hoursNote && <p className="mt-3 text-sm">{openWords.unknown.hours}</p>}
      {days.length > 0 && (
        <dl className="mt-4 grid grid-cols-[auto_1fr] gap-x-6 gap-y-1.5 text-sm">
          {days.map((text, day) => (
            <div key={copy.days[day] ?? day} className="contents">
              <dt className="font-semibold">{copy.days[day]}</dt>
              <dd className="text-right tabular-nums">{withoutDay(text, day)}</dd>
            </div>
          ))}
        </dl>
      )}
      {hoursNote && (
        <p className="mt-3 text-sm">
          <span className="text-fg-muted">{copy.hoursNote}</span> {hoursNote}
        </p>
      )}
      {isKnown && (
        <p className="mt-3 text-xs text-fg-muted">
          {copy.localTime} {opening?.weekly === false ? copy.coming : copy.holidays}
        </p>
      )}
    </Card>
  );
}

/** Some sources name the day in the text too. */
function withoutDay(text: string, day: number): string {
  const name = copy.days[day] ?? '';
  return text.startsWith(`${name}: `) ? text.slice(name.length + 2) : text;
}

function Reserve({ restaurant }: { restaurant: ListedRestaurant }) {
  const site = webAddress(restaurant.website);
  const call = telephone(restaurant.phone);
  const elsewhere = { target: '_blank', rel: 'noopener noreferrer' };
  return (
    <Card as="section" labelledBy="reserve">
      <Heading level={2} size="card" id="reserve">
        {copy.reserve}
      </Heading>
      <p className="mt-3 text-sm text-fg-muted">{copy.reserveText}</p>
      <div className="mt-5 grid gap-3">
        <ButtonLink href={reservationSearch(restaurant)} variant="dark" {...elsewhere}>
          {copy.book}
        </ButtonLink>
        {call && (
          <ButtonLink href={call} variant="ghost">
            {copy.call}
          </ButtonLink>
        )}
        {site && (
          <ButtonLink href={site} variant="ghost" {...elsewhere}>
            {copy.visit}
          </ButtonLink>
        )}
      </div>
    </Card>
  );
}

/** Beyond it the fourth sample review is shown. */
const WELL_KNOWN = 100;
/** Fetched when somebody wants to write: most people only read. */
const ReviewForm = lazy(() => import('./review-form.tsx').then((module) => ({ default: module.ReviewForm })));

const reviewsQuery = (restaurantId: string, before: number | undefined) =>
  queryOf(listReviews, { query: { restaurantId, ...(before !== undefined && { before }) } });

/** What visitors say: real reviews first, then the fixed samples, which are marked and count for nothing. */
function CustomerReviews({ restaurant }: { restaurant: ListedRestaurant }) {
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
          {reviewingCopy.title}
        </Heading>
        {!writing && (
          <Button ref={opener} variant="dark" onClick={() => setWriting(true)}>
            {reviewingCopy.add}
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
            <p>{reviewingCopy.pending}</p>
          </Notice>
        )}
      </div>
      <div className="mt-6">
        <ReviewPages
          queryBefore={(before) => reviewsQuery(restaurant.id, before)}
          none={pending ? null : reviewingCopy.none}
        />
        <Heading level={3} size="card" className="mt-8">
          {reviewingCopy.samples}
        </Heading>
        <ul>
          {samples.map((review) => (
            <ReviewItem key={review.id} review={review} mark={reviewingCopy.sample} />
          ))}
        </ul>
      </div>
    </Card>
  );
}
