/** Typing a city instead of being located: the only match is opened at once, several are offered. */
import MapPin from 'lucide-react/icons/map-pin';
import { type FormEvent, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { TextField } from '../../../ui/field.tsx';
import { Container, Heading } from '../../../ui/section.tsx';
import { call } from '../../../web/call.ts';
import { Link } from '../../../web/link.tsx';
import { navigate } from '../../../web/router.tsx';
import { destinationCards } from '../../destinations/content/cards.ts';
import { findCities, type KnownCity } from '../../restaurants/contract/restaurants.ts';
import { reviewsCopy } from '../copy/reviews.ts';

const copy = reviewsCopy.location;

/** @param variant the look of the button: dark on paper, primary at night */
export function CitySearch({
  variant = 'dark',
  hrefNear,
}: {
  variant?: 'dark' | 'primary';
  hrefNear: (city: string) => string;
}) {
  const [found, setFound] = useState<readonly KnownCity[] | null>(null);
  const [trouble, setTrouble] = useState<string | undefined>();
  const [pending, setPending] = useState(false);

  const search = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const text = String(new FormData(event.currentTarget).get('city') ?? '').trim();
    setPending(true);
    setTrouble(undefined);
    try {
      const cities = text === '' ? [] : await call(findCities, { query: { text } });
      const [only] = cities;
      if (only && cities.length === 1) return navigate(hrefNear(only.id));
      setFound(cities);
      if (!only) setTrouble(copy.none);
    } catch {
      setTrouble(copy.failed);
    } finally {
      setPending(false);
    }
  };

  return (
    <>
      <form noValidate onSubmit={search} className="mt-5 grid gap-4">
        <TextField
          label={copy.field}
          name="city"
          placeholder={copy.placeholder}
          autoComplete="address-level2"
          maxLength={80}
          error={trouble}
        />
        <Button type="submit" variant={variant} size="lg" pending={pending}>
          {copy.find}
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
export function OurPlaces({ hrefNear }: { hrefNear: (city: string) => string }) {
  return (
    <nav aria-label={copy.ours}>
      <p className="text-sm text-fg-muted">{copy.ours}</p>
      <ul className="mt-2 grid grid-cols-2 gap-x-6 border-t border-line lg:grid-cols-3">
        {destinationCards.map(({ id, name }) => (
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
export function LocationRequired({ hrefNear }: { hrefNear: (city: string) => string }) {
  return (
    <Container className="min-h-[80svh] pt-12 pb-16 md:pt-18 md:pb-24">
      <MapPin aria-hidden="true" className="mb-6 size-10 text-accent" strokeWidth={1.1} />
      <Heading level={1} size="section">
        {copy.title}
      </Heading>
      <p role="alert" className="mt-6 max-w-[34em] text-xl">
        {copy.text}
      </p>
      <Button size="lg" className="mt-8" onClick={() => window.location.reload()}>
        {copy.again}
      </Button>
      <Card as="section" labelledBy="search-area" className="mt-12">
        <div className="grid gap-10 md:grid-cols-2 md:gap-14 md:p-2">
          <div>
            <Heading level={2} size="part" id="search-area">
              {copy.search}
            </Heading>
            <CitySearch hrefNear={hrefNear} />
          </div>
          <OurPlaces hrefNear={hrefNear} />
        </div>
      </Card>
    </Container>
  );
}
