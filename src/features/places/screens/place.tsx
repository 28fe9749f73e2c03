/** One place: its picture, its year, where to stay, what to do in one, three and seven days, and the way on. */

import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { usd } from '../../../shared/usd.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Facts } from '../../../ui/card.tsx';
import { Hero } from '../../../ui/hero.tsx';
import { Container, Heading } from '../../../ui/section.tsx';
import { queryOf } from '../../../web/endpoint-query.ts';
import { Link } from '../../../web/link.tsx';
import { SpinningPage } from '../../../web/loading-page.tsx';
import type { ScreenProps } from '../../../web/page.ts';
import { Loaded, noAnswer } from '../../../web/query-view.tsx';
import { AllPictures, Gallery } from '../../destinations/components/gallery.tsx';
import { plannerAddress } from '../../destinations/rules/planner-address.ts';
import { monthOf } from '../../learn/rules/fact-age.ts';
import { tripPath } from '../../packages/rules/package-paths.ts';
import { LazySaveButton } from '../../saved/components/lazy-save-button.tsx';
import { PlaceYear } from '../components/place-year.tsx';
import { type PlacePage, readPlace } from '../contract.ts';
import { placeCopy as copy } from '../copy.ts';
import '../components/place.css';

const failed = noAnswer({
  missing: { ...copy.missing, onward: { href: '/demo', label: copy.onward } },
  failed: copy.failed,
});

export function PlaceScreen({ params }: ScreenProps) {
  const query = useQuery(queryOf(readPlace, { params: { id: params['id'] ?? '' } }));
  return (
    <div className="on-night flex-1">
      <Loaded query={query} waiting={<Loading />} failed={failed}>
        {(place) => <Whole place={place} />}
      </Loaded>
    </div>
  );
}

function Loading() {
  return <SpinningPage title={copy.shellTitle} loading={copy.loading} />;
}

function Whole({ place }: { place: PlacePage }) {
  const [airport] = place.airports;
  return (
    <>
      <Hero picture={place.image} alt={place.alt} place={place.country} title={place.name} lead={place.description}>
        <div className="mt-7 flex flex-wrap gap-3 no-print">
          <ButtonLink href={plannerAddress(place.name)}>{copy.plan}</ButtonLink>
          <ButtonLink href={`/guides/${place.id}`} variant="ghost">
            {copy.guide}
          </ButtonLink>
          <AllPictures pictures={place.pictures} />
          <LazySaveButton item={`place:${place.id}`} name={place.name} />
        </div>
      </Hero>
      <div className="on-paper bg-paper">
        <Container className="place-page">
          <div>
            {place.intro && <p className="mb-7 max-w-[34em] text-xl">{place.intro}</p>}
            <Facts
              facts={[
                { label: copy.facts.currency, value: place.currency },
                { label: copy.facts.languages, value: place.languages.join(', ') },
                { label: copy.facts.zone, value: place.timeZone.replaceAll('_', ' ') },
                ...(airport ? [{ label: copy.facts.airport, value: copy.airport(airport.code, airport.minutes) }] : []),
              ]}
            />
          </div>
          <Part id="year" title={copy.year.title}>
            <ul className="mb-6 grid gap-2 text-lg">
              {place.seasons
                .filter(({ kind }) => kind === 'best' || kind === 'poor')
                .map(({ text }) => (
                  <li key={text}>{text}</li>
                ))}
            </ul>
            <PlaceYear place={place} />
          </Part>
          <Gallery pictures={place.pictures} of={place.name} wide />
          <Part id="quarters" title={copy.quarters}>
            <Listed items={place.quarters.map((quarter) => ({ ...quarter, text: quarter.character }))} of={place} />
          </Part>
          {place.stays.length > 0 && (
            <Part id="stays" title={copy.stays.title} lead={copy.stays.lead}>
              {place.stays.map((stay, i) => (
                <Stay key={stay.days} stay={stay} isOpen={i === 0} />
              ))}
              <ButtonLink href={plannerAddress(place.name)} variant="dark" className="mt-7 no-print">
                {copy.plan}
              </ButtonLink>
            </Part>
          )}
          <Part id="sights" title={copy.sights}>
            <Listed items={place.sights.map((sight) => ({ ...sight, text: sight.about }))} of={place} />
          </Part>
          {place.tables.length > 0 && (
            <Part id="tables" title={copy.tables.title}>
              <Listed items={place.tables.map((table) => ({ ...table, text: table.about }))} of={place} />
              {place.moreTables > 0 && (
                <p className="mt-6">
                  <Link href="/reviews" className="link">
                    {copy.tables.more(place.moreTables)}
                  </Link>
                </p>
              )}
            </Part>
          )}
          <Trips place={place} />
          <p className="text-sm text-fg-muted">
            {copy.sources(monthOf(place.asOf))}:{' '}
            {place.authorities.map(({ name, url }, i) => (
              <span key={url}>
                {i > 0 && ', '}
                <a className="link" href={url} rel="noopener" target="_blank">
                  {name}
                </a>
              </span>
            ))}
          </p>
        </Container>
      </div>
    </>
  );
}

function Trips({ place: { trips, name } }: { place: PlacePage }) {
  if (trips.length === 0)
    return (
      <Part id="trips" title={copy.noTrips.title}>
        <p className="mb-5">{copy.noTrips.text}</p>
        <ButtonLink href={plannerAddress(name)} variant="ghost">
          {copy.plan}
        </ButtonLink>
      </Part>
    );
  return (
    <Part id="trips" title={copy.trips.title}>
      <ul className="place-columns">
        {trips.map((trip) => (
          <li key={trip.id}>
            <Heading level={3} size="card">
              <Link href={tripPath(trip.id)} className="link">
                {trip.name}
              </Link>
            </Heading>
            <p className="mt-2">{trip.summary}</p>
            <p className="mt-1 text-sm text-fg-muted">{copy.trips.leaves(trip.departure, usd(trip.allInPrice))}</p>
          </li>
        ))}
      </ul>
    </Part>
  );
}

interface ListedProps {
  readonly items: readonly {
    readonly id: string;
    readonly name: string;
    readonly city: string;
    readonly text: string;
    readonly website?: string | null;
  }[];
  readonly of: PlacePage;
}

/** The town is said where the place has several. */
function Listed({ items, of }: ListedProps) {
  return (
    <ul className="place-columns" data-columns="3">
      {items.map(({ id, name, city, text, website }) => (
        <li key={id}>
          <h3 className="font-bold">
            {website ? (
              <a className="link" href={website} rel="noopener" target="_blank">
                {name}
              </a>
            ) : (
              name
            )}
          </h3>
          {city !== of.name && <p className="text-sm text-fg-muted">{city}</p>}
          <p className="mt-1 text-md">{text}</p>
        </li>
      ))}
    </ul>
  );
}

function Stay({ stay: { days, plan }, isOpen }: { stay: PlacePage['stays'][number]; isOpen: boolean }) {
  return (
    <details className="place-stay" open={isOpen}>
      <summary>{copy.stays.days(days)}</summary>
      <ol className="grid gap-4 pb-6">
        {plan.map(({ area, stops }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a day is its number
          <li key={i}>
            <h3 className="font-bold">{copy.stays.day(i + 1, area)}</h3>
            <p>{stops.join(' · ')}</p>
          </li>
        ))}
      </ol>
    </details>
  );
}

interface PartProps {
  readonly id: string;
  readonly title: string;
  readonly lead?: string;
  readonly children: ReactNode;
}

function Part({ id, title, lead, children }: PartProps) {
  return (
    <section aria-labelledby={id}>
      <Heading level={2} size="part" id={id}>
        {title}
      </Heading>
      {lead && <p className="mt-2 max-w-[34em] text-fg-muted">{lead}</p>}
      <div className="mt-6">{children}</div>
    </section>
  );
}
