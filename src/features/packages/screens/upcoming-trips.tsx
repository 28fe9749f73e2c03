/** The shop: every package on sale, by category. The choice lives in the address, so it can be shared and needs no script. */
import { useQuery } from '@tanstack/react-query';
import { site } from '../../../../site.config.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { ChipFilter } from '../../../ui/chip-filter.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Container, Heading, Section } from '../../../ui/section.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { SampleFigures, useFigure } from '../../../web/figures.tsx';
import { Loaded, noAnswer } from '../../../web/loaded.tsx';
import type { ScreenProps } from '../../../web/page.ts';
import { queryOf } from '../../../web/query.ts';
import { navigate } from '../../../web/router.tsx';
import { PackageCard, PackageCardSkeleton } from '../components/package-card.tsx';
import { listPackages, type TripPackage } from '../contract/packages.ts';
import { packagesCopy as copy } from '../copy/packages.ts';
import { ALL, CATEGORY_CHOICES, type CategoryChoice, categoryFrom, inCategory } from '../rules.ts';

const PATH = '/upcoming-trips';
const choices = CATEGORY_CHOICES.map((choice) => ({ value: choice, label: choice }));

export function UpcomingTripsScreen({ search }: ScreenProps) {
  const choice = categoryFrom(search.get('category'));
  return (
    <>
      <Container className="pt-12 pb-9 md:pt-18 md:pb-11">
        <Heading level={1}>{copy.title}</Heading>
        <p className="mt-5 max-w-[34em] text-xl">{copy.lead}</p>
        <form action={PATH} onSubmit={(event) => event.preventDefault()} className="mt-7 md:mt-9">
          <ChipFilter name="category" label={copy.filterLabel} options={choices} value={choice} onChange={show} />
        </form>
      </Container>
      <Container className="pb-12 md:pb-16">
        <Offers choice={choice} />
      </Container>
      <Company />
    </>
  );
}

function show(choice: CategoryChoice): void {
  navigate(choice === ALL ? PATH : `${PATH}?category=${choice}`, { replace: true });
}

const failed = noAnswer({ failed: copy.failed }, 2);

function Offers({ choice }: { choice: CategoryChoice }) {
  const packages = usePackages();
  return (
    <Loaded query={packages} waiting={<Loading />} failed={failed}>
      {(all) => <InCategory offers={inCategory(all, choice)} choice={choice} />}
    </Loaded>
  );
}

function InCategory({ offers, choice }: { offers: readonly TripPackage[]; choice: CategoryChoice }) {
  if (offers.length === 0) return <NothingHere choice={choice} />;
  return (
    <>
      <VisuallyHidden>
        <p role="status">{copy.found(offers.length, choice)}</p>
      </VisuallyHidden>
      <ul className="grid gap-5.5 md:grid-cols-2 md:gap-7">
        {offers.map((offer, i) => (
          <li key={offer.id}>
            <PackageCard offer={offer} priority={i < 2} />
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

function NothingHere({ choice }: { choice: CategoryChoice }) {
  return (
    <EmptyState
      drawing="nothing-found"
      title={copy.empty.title(choice)}
      actions={
        <>
          {choice !== ALL && <ButtonLink href={PATH}>{copy.empty.showAll}</ButtonLink>}
          <ButtonLink href={expertAddress} variant="ghost">
            {copy.expert.action}
          </ButtonLink>
        </>
      }
    >
      <p>{copy.empty.text}</p>
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
export function usePackages() {
  return useQuery({
    ...queryOf(listPackages),
    refetchOnMount: (query) => (Date.now() - query.state.dataUpdatedAt > FRESH_MS ? 'always' : false),
  });
}
