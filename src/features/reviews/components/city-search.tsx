/** Typing a city instead of being located: the only match is opened at once, several are offered. */
import { type FormEvent, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import { call } from '../../../web/call.ts';
import { Link } from '../../../web/link.tsx';
import { navigate } from '../../../web/router.tsx';
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
