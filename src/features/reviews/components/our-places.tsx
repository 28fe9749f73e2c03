/** The places we have restaurants of our own for, each a list that needs no position. */

import { Link } from '../../../web/link.tsx';
import { destinationCards } from '../../destinations/content/cards.ts';
import { reviewsCopy } from '../copy/reviews.ts';

const copy = reviewsCopy.location;

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
