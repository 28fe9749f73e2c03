/**
 * Restaurants near the visitor: a list, and one of them in full when the address
 * names it. The list stays as it was while one is looked at.
 */
import { lazy, type ReactNode, Suspense, useEffect, useRef } from 'react';
import { site } from '../../../../site.config.ts';
import { Container, Heading, Opening } from '../../../ui/section.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { Loaded, noAnswer } from '../../../web/loaded.tsx';
import type { ScreenProps } from '../../../web/page.ts';
import { navigate } from '../../../web/router.tsx';
import { RADIUS_MILES } from '../../restaurants/rules/choices.ts';
import { CitySearch } from '../components/city-search.tsx';
import { type ListAddress, listAddressIn, pathOfList } from '../components/list-address.ts';
import { useRestaurant, useRestaurants } from '../components/listed.ts';
import { OurPlaces } from '../components/our-places.tsx';
import { BackButton, RestaurantDetail } from '../components/restaurant-detail.tsx';
import { Results } from '../components/results.tsx';
import { useWhereabouts } from '../components/use-position.ts';
import { reviewsCopy as copy } from '../copy/reviews.ts';

const LocationRequired = lazy(() =>
  import('../components/location-required.tsx').then((module) => ({ default: module.LocationRequired })),
);

export function ReviewsScreen({ search }: ScreenProps) {
  const address = listAddressIn(search);
  const { near, filters } = address;
  const chosen = search.get('restaurant');
  const where = useWhereabouts(near, chosen !== null);
  const list = useRestaurants(where.state === 'found' ? where.at : null, filters);
  const listed = list.data?.restaurants.find(({ id }) => id === chosen);
  const read = useRestaurant(chosen, listed);
  const back = useWayBack(chosen, address, list.data !== undefined);

  const restaurant = listed ?? read.data;
  const titled = chosen === null ? copy.pageTitle : restaurant?.name;
  useEffect(() => {
    if (titled) document.title = `${titled} · ${site.name}`;
  }, [titled]);

  if (chosen !== null) {
    const instead = (why: ReactNode) => (
      <Container className="min-h-[80svh] pt-10 md:pt-14">
        <BackButton onBack={back} />
        {why}
      </Container>
    );
    return (
      <Loaded
        query={{ data: restaurant, error: read.error, refetch: read.refetch }}
        waiting={instead(<Spinner />)}
        failed={(error, again) => instead(missing(error, again))}
      >
        {(known) => <RestaurantDetail key={known.id} restaurant={known} onBack={back} />}
      </Loaded>
    );
  }
  const hrefNear = (city: string) => pathOfList({ ...address, near: city });
  if (where.state === 'failed') {
    return (
      <Suspense fallback={<Spinner />}>
        <LocationRequired hrefNear={hrefNear} />
      </Suspense>
    );
  }
  return (
    <Container className="min-h-[80svh] pt-12 pb-16 md:pt-18 md:pb-24">
      <Opening level={1} size="section" title={copy.title} lead={copy.subtitle(filters.radius ?? RADIUS_MILES)} />
      {where.state === 'found' ? (
        <Results
          at={where.at}
          city={where.city}
          list={list}
          filters={filters}
          onFilters={(changed) => navigate(pathOfList({ near, filters: changed }))}
          hrefOf={(id) => pathOfList(address, id)}
        />
      ) : (
        <>
          <Spinner label={copy.loading} className="mt-10 text-fg" />
          <noscript>
            <p className="text-center">{copy.needsScript}</p>
          </noscript>
        </>
      )}
      <div className="on-night mt-14 rounded-lg border border-line bg-night/88 p-5.5 veil md:p-7.5">
        <div className="grid gap-10 md:grid-cols-2 md:gap-14">
          <div>
            <Heading level={2} size="part">
              {copy.location.elsewhere}
            </Heading>
            <CitySearch variant="primary" hrefNear={hrefNear} />
          </div>
          <OurPlaces hrefNear={hrefNear} />
        </div>
      </div>
      <p className="mt-12 flex flex-wrap justify-between gap-x-8 gap-y-1 text-sm">
        <span>
          © {site.years.pages} {site.name}. {copy.rights}
        </span>
        <span>{site.updated}</span>
      </p>
    </Container>
  );
}

/** Gone for good, or only out of reach for now. */
const missing = noAnswer({
  missing: { title: copy.detail.gone, text: copy.detail.goneText },
  failed: { title: copy.detail.silent, again: copy.again },
});

/** Back to the list as it was left; to a fresh one where somebody came straight to a restaurant. */
function useWayBack(chosen: string | null, address: ListAddress, hasList: boolean): () => void {
  const left = useRef<{ readonly y: number; readonly id: string } | null>(null);
  const shown = useRef(chosen);
  const height = useRef(0);
  const cameFromList = useRef(false);

  useEffect(() => {
    if (chosen === null) cameFromList.current = hasList;
  }, [chosen, hasList]);
  useEffect(() => {
    if (chosen !== null) return;
    const remember = () => {
      height.current = window.scrollY;
    };
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, [chosen]);

  useEffect(() => {
    const before = shown.current;
    shown.current = chosen;
    if (before === null && chosen !== null && cameFromList.current) left.current = { y: height.current, id: chosen };
    if (before !== null && chosen === null && left.current) {
      window.scrollTo({ top: left.current.y, behavior: 'instant' });
      document.querySelector<HTMLElement>(`#${CSS.escape(`restaurant-${left.current.id}`)} a`)?.focus({
        preventScroll: true,
      });
      left.current = null;
    }
  }, [chosen]);

  return () => {
    if (left.current) window.history.back();
    else navigate(pathOfList(address), { replace: true });
  };
}
