/**
 * Restaurants near the visitor: a list, and one of them in full when the address
 * names it. The list stays as it was while one is looked at.
 */

import { useQuery } from '@tanstack/react-query';
import MapPin from 'lucide-react/icons/map-pin';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { site } from '../../../../site.config.ts';
import { inTime } from '../../../shared/timeout.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { TextField } from '../../../ui/field.tsx';
import { Container, Heading, Opening } from '../../../ui/section.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { call } from '../../../web/api-client.ts';
import { queryOf } from '../../../web/endpoint-query.ts';
import { Link } from '../../../web/link.tsx';
import type { ScreenProps } from '../../../web/page.ts';
import { Loaded, noAnswer } from '../../../web/query-view.tsx';
import { navigate } from '../../../web/router.tsx';
import { placeNames } from '../../destinations/content/place-names.ts';
import type { Position } from '../../destinations/rules/position.ts';
import { type ListAddress, listAddressIn, pathOfList } from '../components/list-filters.tsx';
import { BackButton, RestaurantDetail } from '../components/restaurant-detail.tsx';
import { RestaurantList } from '../components/restaurant-list.tsx';
import { useRestaurant, useRestaurants } from '../components/restaurant-queries.ts';
import { type KnownCity, searchCities } from '../contract/search-cities.ts';
import { locate, locateByAddress } from '../contract/visitor-location.ts';
import { restaurantsCopy as copy } from '../copy/restaurants.ts';
import { RADIUS_MILES } from '../rules/restaurant-filters.ts';

export function RestaurantsScreen({ search }: ScreenProps) {
  const address = listAddressIn(search);
  const { near, filters } = address;
  const chosen = search.get('restaurant');
  const where = useVisitorPosition(near, chosen !== null);
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
  if (where.state === 'failed') return <LocationRequired hrefNear={hrefNear} />;
  return (
    <Container className="min-h-[80svh] pt-12 pb-16 md:pt-18 md:pb-24">
      <Opening level={1} title={copy.title} lead={copy.subtitle(filters.radius ?? RADIUS_MILES)} />
      {where.state === 'found' ? (
        <RestaurantList
          at={where.at}
          city={where.city}
          list={list}
          filters={filters}
          onFilters={(changed) => navigate(pathOfList({ near, filters: changed }))}
          hrefOf={(id) => pathOfList(address, id)}
        />
      ) : (
        <>
          <Spinner label={copy.loading} className="on-night mt-10 rounded-lg bg-night/80 veil" />
          <noscript>
            <p className="text-center">{copy.needsScript}</p>
          </noscript>
        </>
      )}
      <div className="on-night mt-14 rounded-lg border border-line bg-night/88 p-5.5 veil md:p-7.5">
        <div className="grid gap-10 lg:grid-cols-2 lg:gap-14">
          <div>
            <Heading level={2} size="part">
              {copy.location.elsewhere}
            </Heading>
            <CitySearch variant="primary" hrefNear={hrefNear} />
          </div>
          <OurPlaces hrefNear={hrefNear} />
        </div>
      </div>
      <p className="on-night mt-5 flex flex-wrap justify-between gap-x-8 gap-y-1 rounded-lg bg-night/88 p-4 text-sm veil">
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

const GEOLOCATION_MS = 10_000;

/**
 * Where to look: a city that the address names, or the visitor's own position. Three ways are tried in order and the
 * first success wins: the device, our server from the network around it, our server from the network's address.
 */
export type VisitorPosition =
  | { readonly state: 'looking' }
  /** `city` is its name where the visitor picked one. */
  | { readonly state: 'found'; readonly at: Position; readonly city: string | null }
  | { readonly state: 'failed' };

/** @param idle nothing is asked of the visitor while one restaurant alone is shown */
function useVisitorPosition(near: string | null, idle: boolean): VisitorPosition {
  const [own, setOwn] = useState<VisitorPosition>({ state: 'looking' });
  const [begun, setBegun] = useState(false);
  const city = useQuery({ ...queryOf(searchCities, { query: { id: near ?? '' } }), enabled: near !== null });
  const wanted = near === null && !idle;
  const isIdle = useRef(idle);
  isIdle.current = idle;

  useEffect(() => {
    if (wanted) setBegun(true);
  }, [wanted]);
  useEffect(() => {
    if (!begun) return;
    let current = true;
    const device = fromDevice();
    // However late it comes, it is the best answer; only whoever reads about one restaurant is not moved elsewhere.
    device.then((at) => {
      if (current && at) setOwn((before) => (before.state === 'found' && isIdle.current ? before : foundAt(at)));
    });
    findOwn(device).then((at) => {
      if (current) setOwn((before) => (before.state === 'found' ? before : at ? foundAt(at) : { state: 'failed' }));
    });
    return () => {
      current = false;
    };
  }, [begun]);

  if (near === null) return own;
  const found = city.data?.[0];
  if (found) {
    const { latitude, longitude, name } = found;
    return { state: 'found', at: { latitude, longitude }, city: name };
  }
  return { state: city.isPending ? 'looking' : 'failed' };
}

function foundAt(at: Position): VisitorPosition {
  return { state: 'found', at, city: null };
}

async function findOwn(device: Promise<Position | null>): Promise<Position | null> {
  // The browser's own timeout does not run while it asks for the permission, and that may stay open for ever.
  const own = await inTime(device, GEOLOCATION_MS, 'The device').catch(() => null);
  return own ?? (await fromNetwork()) ?? (await fromAddress());
}

function fromDevice(): Promise<Position | null> {
  return new Promise((answer) => {
    if (!navigator.geolocation) return answer(null);
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => answer(real({ latitude, longitude })),
      () => answer(null),
      { enableHighAccuracy: true, timeout: GEOLOCATION_MS, maximumAge: 0 },
    );
  });
}

async function fromNetwork(): Promise<Position | null> {
  const input = { considerIp: true, ...('getBattery' in navigator && { wifiAccessPoints: [] }) };
  const found = await call(locate, { input }).catch(() => null);
  return found?.location ? real({ latitude: found.location.lat, longitude: found.location.lng }) : null;
}

async function fromAddress(): Promise<Position | null> {
  const found = await call(locateByAddress).catch(() => null);
  if (!found || found.latitude === null || found.longitude === null) return null;
  return real({ latitude: found.latitude, longitude: found.longitude });
}

/** Zero is what devices say that know nothing. */
function real({ latitude, longitude }: Position): Position | null {
  const good = Boolean(latitude) && Boolean(longitude) && Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
  return good ? { latitude, longitude } : null;
}

/** Choosing a city instead of being located: typed, where the only match is opened at once, or one of our places. */

interface CitySearchProps {
  readonly variant?: 'dark' | 'primary';
  readonly hrefNear: (city: string) => string;
}

/** @param variant the look of the button: dark on paper, primary at night */
function CitySearch({ variant = 'dark', hrefNear }: CitySearchProps) {
  const [found, setFound] = useState<readonly KnownCity[] | null>(null);
  const [trouble, setTrouble] = useState<string | undefined>();
  const [pending, setPending] = useState(false);

  const search = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const text = String(new FormData(event.currentTarget).get('city') ?? '').trim();
    setPending(true);
    setTrouble(undefined);
    try {
      const cities = text === '' ? [] : await call(searchCities, { query: { text } });
      const [only] = cities;
      if (only && cities.length === 1) return navigate(hrefNear(only.id));
      setFound(cities);
      if (!only) setTrouble(copy.location.none);
    } catch {
      setTrouble(copy.location.failed);
    } finally {
      setPending(false);
    }
  };

  return (
    <>
      <form noValidate onSubmit={search} className="mt-5 grid gap-4">
        <TextField
          label={copy.location.field}
          name="city"
          placeholder={copy.location.placeholder}
          autoComplete="address-level2"
          maxLength={80}
          error={trouble}
        />
        <Button type="submit" variant={variant} size="lg" pending={pending}>
          {copy.location.find}
        </Button>
      </form>
      {found && found.length > 0 && (
        <ul className="mt-4 border-t border-line">
          {found.map((city) => (
            <li key={city.id} className="border-b border-line">
              <Link href={hrefNear(city.id)} className="flex min-h-12 items-center gap-2 hover:text-accent">
                <span className="font-semibold">{city.name}</span>
                <span className="text-sm text-fg-muted">{city.country}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** The places we have restaurants of our own for, each a list that needs no position. */
function OurPlaces({ hrefNear }: { hrefNear: (city: string) => string }) {
  return (
    <nav aria-label={copy.location.ours}>
      <p className="text-sm text-fg-muted">{copy.location.ours}</p>
      <ul className="mt-2 grid grid-cols-2 gap-x-6 border-t border-line md:grid-cols-3">
        {placeNames.map(({ id, name }) => (
          <li key={id} className="border-b border-line">
            <Link
              href={hrefNear(id)}
              className="flex min-h-12 items-center text-md font-medium transition-colors hover:text-accent"
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** When nobody can tell where the visitor is: why, a way to try again, and a way on without a position. */
function LocationRequired({ hrefNear }: { hrefNear: (city: string) => string }) {
  return (
    <Container className="min-h-[80svh] pt-12 pb-16 md:pt-18 md:pb-24">
      <MapPin aria-hidden="true" className="mb-6 size-10 text-accent" strokeWidth={1.1} />
      <div className="words">
        <Heading level={1} size="section">
          {copy.location.title}
        </Heading>
        <p role="alert" className="mt-6 max-w-[24em] text-md md:text-xl">
          {copy.location.text.map((sentence) => (
            <span key={sentence} className="block">{`${sentence} `}</span>
          ))}
        </p>
      </div>
      <Button size="lg" className="mt-8" onClick={() => window.location.reload()}>
        {copy.location.again}
      </Button>
      <Card as="section" labelledBy="search-area" className="mt-12">
        <div className="grid gap-10 md:p-2 lg:grid-cols-2 lg:gap-14">
          <div>
            <Heading level={2} size="part" id="search-area">
              {copy.location.search}
            </Heading>
            <CitySearch hrefNear={hrefNear} />
          </div>
          <OurPlaces hrefNear={hrefNear} />
        </div>
      </Card>
    </Container>
  );
}
