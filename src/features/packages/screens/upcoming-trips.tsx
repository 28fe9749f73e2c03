/** The shop: every package on sale, as the filter wants them. What is asked for lives in the address, so it can be shared and needs no script. */
import { useQuery } from '@tanstack/react-query';
import { site } from '../../../../site.config.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Container, Heading, Opening, Section } from '../../../ui/section.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { SampleFigures, useFigure } from '../../../web/brand-figures.tsx';
import { queryOf } from '../../../web/endpoint-query.ts';
import type { ScreenProps } from '../../../web/page.ts';
import { Loaded, noAnswer } from '../../../web/query-view.tsx';
import { PackageCard, PackageCardSkeleton } from '../components/package-card.tsx';
import { monthsOfTrips, type TripFilter, tripFilterFrom, tripsFor } from '../components/trip-filter.ts';
import { TripFilterForm } from '../components/trip-filter-form.tsx';
import { listPackages, type ShopPackage } from '../contract/packages.ts';
import { packagesCopy as copy } from '../copy/packages.ts';
import { ALL } from '../rules/categories.ts';

export function UpcomingTripsScreen({ search }: ScreenProps) {
  const filter = tripFilterFrom(search);
  const packages = usePackages();
  return (
    <>
      <Container className="pt-12 pb-9 md:pt-[min(14vw,12rem)] md:pb-11">
        <Opening level={1} title={copy.title} lead={copy.lead} />
        <div className="mt-7 md:mt-9">
          <TripFilterForm filter={filter} months={monthsOfTrips(packages.data ?? [])} />
        </div>
      </Container>
      <Container className="pb-12 md:pb-16">
        <Loaded query={packages} waiting={<Loading />} failed={failed}>
          {(all) => <Fitting offers={tripsFor(all, filter)} filter={filter} />}
        </Loaded>
      </Container>
      <Company />
    </>
  );
}

const failed = noAnswer({ failed: copy.failed }, 2);

function Fitting({ offers, filter }: { offers: readonly ShopPackage[]; filter: TripFilter }) {
  if (offers.length === 0) return <NothingHere filter={filter} />;
  return (
    <>
      <VisuallyHidden>
        <p role="status">{copy.found(offers.length, filter.category)}</p>
      </VisuallyHidden>
      <ul className="grid gap-5.5 md:grid-cols-2 md:gap-7">
        {offers.map((offer, i) => (
          <li key={offer.id} className={i === 0 ? undefined : 'later-part [--about:63rem]'}>
            <PackageCard
              offer={offer}
              priority={i === 0}
              party={filter.party}
              departureId={offer.departureId === offer.choices[0]?.departureId ? undefined : offer.departureId}
            />
          </li>
        ))}
      </ul>
    </>
  );
}

function Loading() {
  return (
    <>
      <VisuallyHidden>
        <p role="status">{copy.loading}</p>
      </VisuallyHidden>
      <div className="grid gap-5.5 md:grid-cols-2 md:gap-7">
        {[0, 1, 2, 3].map((place) => (
          <PackageCardSkeleton key={place} />
        ))}
      </div>
    </>
  );
}

function NothingHere({ filter }: { filter: TripFilter }) {
  const { category, month, length, party, most } = filter;
  const isNarrow = month !== null || length !== null || party > 1 || most !== null;
  return (
    <EmptyState
      drawing="nothing-found"
      title={isNarrow ? copy.empty.narrow.title : copy.empty.title(category)}
      actions={
        <>
          {(isNarrow || category !== ALL) && <ButtonLink href="/upcoming-trips">{copy.empty.showAll}</ButtonLink>}
          <ButtonLink href={expertAddress} variant="ghost">
            {copy.expert.action}
          </ButtonLink>
        </>
      }
    >
      <p>{isNarrow ? copy.empty.narrow.text : copy.empty.text}</p>
    </EmptyState>
  );
}

const expertAddress = `mailto:${site.email}?subject=${encodeURIComponent(copy.expert.subject)}`;

function Company() {
  const says = useFigure();
  const figures = [
    { figure: says('travelers', site.figures.travelers), label: copy.figures.travelers },
    { figure: says('rating', site.figures.rating), label: copy.figures.rating },
    { figure: says('support', site.figures.support), label: copy.figures.support },
  ];
  return (
    <Section space="md" labelledBy="company">
      <div className="grid gap-12 lg:grid-cols-[7fr_5fr] lg:gap-20">
        <div>
          <Heading level={2} size="part" id="company">
            {copy.figures.heading}
          </Heading>
          <dl className="mt-7 grid grid-cols-3 gap-5 border-t border-line pt-6">
            {figures.map(({ figure, label }) => (
              <div key={label} className="flex flex-col-reverse">
                <dt className="text-sm text-fg-muted">{label}</dt>
                <dd className="display text-4xl">{figure}</dd>
              </div>
            ))}
          </dl>
          <SampleFigures />
        </div>
        <div>
          <Heading level={2} size="part">
            {copy.expert.title}
          </Heading>
          <p className="mt-4 max-w-[34em] text-fg-muted">{copy.expert.text}</p>
          <ButtonLink href={expertAddress} size="lg" className="mt-7 max-sm:w-full">
            {copy.expert.action}
          </ButtonLink>
        </div>
      </div>
    </Section>
  );
}

const FRESH_MS = 1000;

/** The shop's list. What a kept page brought along is looked at again at once: spots and prices move. */
function usePackages() {
  return useQuery({
    ...queryOf(listPackages),
    refetchOnMount: (query) => (Date.now() - query.state.dataUpdatedAt > FRESH_MS ? 'always' : false),
  });
}
