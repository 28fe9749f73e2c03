/**
 * What the catalogue knows of its places, in hundredths of them, destination by destination:
 * `npm run -s ts -- scripts/catalogue-coverage.ts`. Unknown stays unknown: a low figure is a list of work, not a fault.
 */
import { books } from '../src/features/destinations/content/catalogue.ts';
import type { PlaceEntry } from '../src/features/destinations/rules/place-entry.ts';

const KNOWN: Readonly<Record<string, (place: PlaceEntry) => boolean>> = {
  source: ({ website, checkedOn }) => website !== undefined || checkedOn !== undefined,
  month: ({ asOf }) => asOf !== undefined,
  'page read': ({ checkedOn }) => checkedOn !== undefined,
  hours: ({ hours }) => hours !== undefined,
  address: ({ address }) => address !== undefined,
  'with number': ({ address }) => address !== undefined && /\d/.test(address),
  telephone: ({ phone }) => phone !== undefined,
  website: ({ website }) => website !== undefined,
  'step-free': ({ wheelchair }) => wheelchair !== undefined && wheelchair !== 'unknown',
};

function row(name: string, places: readonly PlaceEntry[]): string {
  const shares = Object.values(KNOWN).map((is) => String(Math.round((100 * places.filter(is).length) / places.length)));
  return `| ${[name, String(places.length), ...shares].join(' | ')} |`;
}

const heads = ['', 'places', ...Object.keys(KNOWN)];
for (const kind of ['sights', 'restaurants'] as const) {
  const rows = books.map((book) => row(book.facts.destinationId, book[kind]));
  const all = row(
    'all',
    books.flatMap((book) => [...book[kind]]),
  );
  console.log(
    [`\n## ${kind}\n`, `| ${heads.join(' | ')} |`, `|${heads.map(() => '---').join('|')}|`, ...rows, all].join('\n'),
  );
}
