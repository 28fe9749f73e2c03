/** One trip: its picture, its days, what it costs on which day, and the way to book it. The address keeps the chosen departure. */

import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { longDate, plusDays } from '../../../shared/dates.ts';
import { usd } from '../../../shared/usd.ts';
import { Facts } from '../../../ui/card.tsx';
import { Hero } from '../../../ui/hero.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Container, Heading } from '../../../ui/section.tsx';
import { TickList } from '../../../ui/tick-list.tsx';
import { queryOf } from '../../../web/endpoint-query.ts';
import { Link } from '../../../web/link.tsx';
import { SpinningPage } from '../../../web/loading-page.tsx';
import type { ScreenProps } from '../../../web/page.ts';
import { Loaded, noAnswer } from '../../../web/query-view.tsx';
import { AllPictures, Gallery } from '../../destinations/components/gallery.tsx';
import { TripReviews } from '../../reviews/components/review-list.tsx';
import { TripBar, TripBook } from '../components/book-trip.tsx';
import { chosenOf, departureFrom } from '../components/chosen-departure.ts';
import { PackageRating } from '../components/package-rating.tsx';
import { TripDates } from '../components/trip-dates.tsx';
import { listDepartures, type PackageDeparture, readPackage, type TripPackageWithDays } from '../contract/packages.ts';
import { packageNotFound, packagesCopy } from '../copy/packages.ts';
import { tripCopy as copy } from '../copy/trip.ts';
import { refundPeriods } from '../rules/cancellation-terms.ts';
import '../components/trip.css';

const failed = noAnswer({
  missing: { ...packageNotFound, onward: { href: '/upcoming-trips', label: packageNotFound.back } },
  failed: copy.failed,
});

const FRESH_MS = 1000;

/** What a kept page brought along is looked at again at once: seats and prices move. */
const lively = {
  refetchOnMount: ({ state }: { readonly state: { readonly dataUpdatedAt: number } }) =>
    Date.now() - state.dataUpdatedAt > FRESH_MS ? ('always' as const) : false,
};

export function TripScreen({ params, search }: ScreenProps) {
  const at = { params: { id: params['id'] ?? '' } };
  const trip = useQuery({ ...queryOf(readPackage, at), ...lively });
  const departures = useQuery({ ...queryOf(listDepartures, at), ...lively });
  return (
    <div className="on-night flex-1">
      <Loaded query={trip} waiting={<Loading />} failed={failed}>
        {(known) => <Trip trip={known} departures={departures.data ?? [known]} named={departureFrom(search)} />}
      </Loaded>
    </div>
  );
}

function Loading() {
  return <SpinningPage title={copy.shellTitle} loading={copy.loading} />;
}

interface TripProps {
  readonly trip: TripPackageWithDays;
  readonly departures: readonly PackageDeparture[];
  readonly named: number | undefined;
}

const sections = ['days', 'included', 'dates', 'terms', 'reviews', 'questions'] as const;
const anchorOf = (name: (typeof sections)[number]) => (name === 'reviews' ? 'trip-reviews' : name);

function Trip({ trip, departures, named }: TripProps) {
  const departure = chosenOf(departures, named) ?? trip;
  const isGone = named !== undefined && named !== departure.departureId;
  return (
    <>
      <Hero
        picture={trip.image}
        alt={trip.imageAlt}
        place={`${trip.location} · ${trip.category}`}
        title={trip.name}
        lead={trip.summary}
      >
        <AllPictures pictures={trip.pictures} className="mt-7 no-print" />
      </Hero>
      <div className="on-paper bg-paper">
        <Container className="trip">
          <TripBook trip={trip} departure={departure} />
          <div className="trip-main">
            <div>
              {isGone && <Notice className="mb-6">{copy.dates.gone}</Notice>}
              <Facts
                facts={[
                  { label: copy.facts.duration, value: trip.duration },
                  { label: copy.facts.leaves, value: longDate(departure.departsOn) },
                  { label: copy.facts.returns, value: longDate(departure.returnsOn) },
                  { label: copy.facts.travelers, value: packagesCopy.card.perBooking(trip.maxGuests) },
                ]}
              />
              <nav aria-label={copy.contents} className="trip-contents text-sm">
                {sections.map((name) => (
                  <a key={name} href={`#${anchorOf(name)}`} className="link inline-flex min-h-11 items-center">
                    {copy.sections[name]}
                  </a>
                ))}
              </nav>
            </div>
            <Part name="days">
              <TripItinerary trip={trip} departure={departure} />
            </Part>
            <Gallery pictures={trip.pictures} of={trip.name} />
            <Part name="included">
              <TripInclusions trip={trip} />
            </Part>
            <Part name="dates" lead={copy.dates.lead}>
              <TripDates id={trip.id} departures={departures} chosen={departure.departureId} />
            </Part>
            <Part name="terms">
              <TripRefundTerms trip={trip} departure={departure} />
            </Part>
            <div>
              <PackageRating offer={trip} />
              <TripReviews packageId={trip.id} level={2} className="mt-2" />
            </div>
            <Part name="questions">
              <TripFaq trip={trip} departure={departure} />
            </Part>
          </div>
        </Container>
      </div>
      <TripBar trip={trip} departure={departure} />
    </>
  );
}

interface PartProps {
  readonly name: (typeof sections)[number];
  readonly lead?: string;
  readonly children: ReactNode;
}

function Part({ name, lead, children }: PartProps) {
  return (
    <section aria-labelledby={name}>
      <Heading level={2} size="part" id={name}>
        {copy.sections[name]}
      </Heading>
      {lead && <p className="mt-2 text-fg-muted">{lead}</p>}
      <div className="mt-6">{children}</div>
    </section>
  );
}

/** What people ask before they book a trip. */
function TripFaq({ trip, departure }: { readonly trip: TripPackageWithDays; readonly departure: PackageDeparture }) {
  const { allInPrice, price, taxes, availableSpots, runsFrom } = departure;
  const { pay, runs, group, change, who } = copy.questions;
  const answers = [
    { title: pay.title, text: pay.text(usd(allInPrice), usd(price), usd(taxes)) },
    { title: runs.title, text: runsFrom ? runs.from(runsFrom.minimum, runsFrom.booked) : runs.always },
    { title: group.title, text: group.text(trip.maxGuests, availableSpots) },
    change,
    who,
  ];
  return answers.map(({ title, text }) => (
    <details key={title} className="trip-question">
      <summary>{title}</summary>
      <p className="max-w-[34em] pb-5">{text}</p>
    </details>
  ));
}

/** What comes back after cancelling a trip: a sentence for each step, with the day and the sum. */
function TripRefundTerms({
  trip,
  departure: { departsOn, allInPrice },
}: {
  readonly trip: TripPackageWithDays;
  readonly departure: PackageDeparture;
}) {
  const periods = refundPeriods(trip.cancellation, allInPrice, departsOn, trip.today);
  const steps = periods.flatMap(({ until, percent, amount }) =>
    until === null ? [] : [copy.terms.refund({ percent, amount: usd(amount), until: longDate(until) })],
  );
  return (
    <>
      <ul className="grid gap-2 text-lg">
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
        <li>{steps.length === 0 ? copy.terms.none : copy.terms.afterwards}</li>
      </ul>
      <p className="mt-5 max-w-[34em] text-fg-muted">
        {copy.terms.perPerson} {copy.terms.hold}{' '}
        <Link href="/terms" className="link text-fg">
          {copy.terms.whole}
        </Link>
      </p>
    </>
  );
}

/** What is included in a trip and what is not, what to pack, where one sleeps and who guides. */
function TripInclusions({ trip }: { readonly trip: TripPackageWithDays }) {
  return (
    <div className="trip-lists">
      <TickList items={trip.features} />
      <div>
        <Heading level={3} size="card" className="mb-4">
          {copy.notIncluded.title}
        </Heading>
        <ul className="grid gap-2 text-md leading-snug">
          {[...trip.notIncluded, ...copy.notIncluded.ofEveryTrip].map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </div>
      {trip.packingList.length > 0 && (
        <div>
          <Heading level={3} size="card" className="mb-4">
            {copy.packingList}
          </Heading>
          <ul className="grid gap-2 text-md leading-snug">
            {trip.packingList.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </div>
      )}
      {(['hotel', 'guide'] as const).map(
        (name) =>
          trip[name] && (
            <div key={name}>
              <Heading level={3} size="card" className="mb-4">
                {copy[name]}
              </Heading>
              <p>{trip[name]}</p>
            </div>
          ),
      )}
    </div>
  );
}

/** The days of a trip with their dates; every day has an address of its own. */
function TripItinerary({
  trip: { itinerary },
  departure: { departsOn },
}: {
  readonly trip: TripPackageWithDays;
  readonly departure: PackageDeparture;
}) {
  return (
    <ol>
      {itinerary.map(({ title, text }, i) => {
        const date = plusDays(departsOn, i);
        return (
          <li key={date} id={`day-${i + 1}`} className="trip-day">
            <p className="text-sm text-fg-muted">
              {copy.day(i + 1, itinerary.length)}
              <time dateTime={date} className="block">
                {longDate(date)}
              </time>
            </p>
            <div>
              <Heading level={3} size="card">
                {title}
              </Heading>
              <p className="mt-2 max-w-[34em] text-lg">{text}</p>
            </div>
          </li>
        );
      })}
    </ol>
  );
}
