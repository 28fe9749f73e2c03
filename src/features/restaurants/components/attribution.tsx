import { sourceLabels } from '../copy/source-labels.ts';
import { webAddress } from '../rules/contact-links.ts';
import type { ListedRestaurant } from './restaurant-queries.ts';

const OSM_LICENCE = 'https://www.openstreetmap.org/copyright';

/**
 * Whose facts are shown. OpenStreetMap asks for its name with a link; Google Maps for its name as it is written, in no
 * other language, near what is shown of it.
 */
export function Attribution({ of, className }: { of: readonly ListedRestaurant[]; className?: string }) {
  const sources = (['editors', 'openstreetmap', 'google'] as const).filter((source) =>
    of.some((restaurant) => (restaurant.sources ?? [restaurant.source]).includes(source)),
  );
  const credits = new Map(
    of.flatMap(({ googleMaps }) => googleMaps?.credits ?? []).map((credit) => [credit.name, credit]),
  );
  if (sources.length === 0) return null;
  return (
    <ul className={className ?? 'flex flex-wrap gap-x-4 gap-y-1 text-xs text-fg-muted'}>
      {sources.map((source) => (
        <li key={source}>
          {source === 'openstreetmap' ? (
            <a className="link" href={OSM_LICENCE} target="_blank" rel="noopener noreferrer">
              {sourceLabels[source]}
            </a>
          ) : (
            <span {...(source === 'google' && { translate: 'no' as const })}>{sourceLabels[source]}</span>
          )}
        </li>
      ))}
      {[...credits.values()].map(({ name, url }) => (
        <li key={name}>
          {webAddress(url) ? (
            <a className="link" href={webAddress(url) ?? ''} target="_blank" rel="noopener noreferrer">
              {name}
            </a>
          ) : (
            name
          )}
        </li>
      ))}
    </ul>
  );
}
