/**
 * Writes `docs/modules.md`: each area and each feature with one sentence, its tables, and what it may import. The
 * sentences stand here; everything else comes from `architecture/map.ts` and from the SQL of the code.
 */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { AREAS, FEATURES } from './architecture/map.ts';
import { isCode, readSource } from './architecture/source.ts';
import { tablesByOwner } from './architecture/table-owners.ts';
import { readTree } from './architecture/tree.ts';

const AREA_SENTENCES: Readonly<Record<keyof typeof AREAS, string>> = {
  site: '`site.config.ts`: the brand, its addresses and its words.',
  shared: 'Small types and functions that run on both sides.',
  database: 'The connection, transactions, migrations, and the version of PostgreSQL.',
  effects: 'The outside world behind ports: payments, mail, model, places, files, documents.',
  config: 'The settings, read once from the environment.',
  kernel: 'What features use of the server: sessions, limits, routes, jobs, audit log, storage.',
  ui: 'The design system: components without knowledge of the business.',
  web: 'The frame of the pages: site map, router, calls, layout of site and back office.',
  feature: 'The nouns of the business, below.',
  server: 'Puts it all together: processes, HTTP, pages, jobs, status.',
};

/** A feature opens its contract, or else another file, with what it is; a new one is asked for a sentence here. */
const FEATURE_SENTENCES: Readonly<Record<string, string>> = {
  accounts: 'Travellers sign up and in, and manage their password, sessions and data.',
  'booking-admin': 'Bookings in the back office: lists, one booking, cancelling, refunds, the manifest.',
  bookings: 'The sale: holds, payment, confirmation, recovery, reconciliation, emails about a booking.',
  brand: 'The figures that the brand states of itself, and their proof.',
  'business-area': 'The business area behind its password.',
  destinations: 'The catalogue of places, their facts, tags and opening hours.',
  enquiries: 'What visitors send: contact, partnership, newsletter, and the inbox that answers.',
  home: 'The home page.',
  launch: 'The countdown and the moment it runs to.',
  learn: 'Guides and lessons, with sources and dates.',
  legal: 'Terms and privacy.',
  'open-data': 'Cities and places of open data: imports, importance, and what operators state of them.',
  messages: 'What operators write to travellers: texts to use again, and each email as it was sent.',
  operators: 'Who works in the back office, how they sign in, and what waits for them.',
  packages: 'What is sold: packages, departures, seats and prices.',
  payments: 'The payment provider: authorising, capturing and refunding, webhook events, disputes, alarms.',
  places: 'A page for every place of the catalogue.',
  planner: 'The trip agent: reads a wish, chooses, schedules, prices and checks plans.',
  restaurants:
    'Restaurants of several sources: the list, their pages, opening hours, imports, and what visitors say of them.',
  reviews: 'Reviews, whatever they are about: how they are kept, read, reported and moderated.',
  saved: 'Trips, plans, places and restaurants that somebody keeps for later.',
  sales: 'What sells and what leaves: the first page of the back office, sums, their lists and files.',
  trips:
    'What a traveller has after booking: my trips, documents, contact, travellers, sharing, and what is kept of a person.',
  waitlist: 'Who waits for seats of a departure that is sold out, and what is offered to them.',
};

export function modulesDocument(files: ReadonlyMap<string, string>): string {
  const withSql = [...files].filter(([path, text]) => isCode(path) && /sql/i.test(text));
  const sources = withSql.map(([path, text]) => readSource(path, text));
  const migrations = [...files].filter(([path]) => path.startsWith('db/migrations/')).map(([, sql]) => sql);
  const tables = tablesByOwner(sources, migrations);
  const tablesBelow = (owner: string) =>
    [...tables].flatMap(([own, names]) => (own === owner || own.startsWith(`${owner}/`) ? names : [])).sort();
  const list = (names: readonly string[]) => names.map((name) => `\`${name}\``).join(', ') || '–';
  const row = (...cells: readonly string[]) => `| ${cells.join(' | ')} |`;

  const areas = Object.entries(AREAS).map(([area, below]) => {
    const owned = area === 'feature' ? [] : tablesBelow(area);
    return row(`**${area}**`, AREA_SENTENCES[area as keyof typeof AREAS], list(below), list(owned));
  });
  const features = Object.entries(FEATURES).map(([feature, uses]) => {
    const users = Object.keys(FEATURES).filter((other) => FEATURES[other]?.includes(feature));
    const sentence = FEATURE_SENTENCES[feature] ?? 'Say in scripts/modules.ts what it is.';
    return row(`**${feature}**`, sentence, list(users), list(uses), list(tablesBelow(`features/${feature}`)));
  });
  return `# The modules

Written by \`npm run modules\` from \`scripts/architecture/map.ts\` and the SQL of the code; a test keeps it in step. Nobody
touches a table that is not in their row.

## Areas, from the lowest to the highest

${row('Area', 'What it is', 'May import', 'Tables')}
| --- | --- | --- | --- |
${areas.join('\n')}

## Features, in \`src/features/\`

${row('Feature', 'What it is', 'Imported by', 'May import', 'Tables')}
| --- | --- | --- | --- | --- |
${features.join('\n')}
`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const root = new URL('..', import.meta.url);
  writeFileSync(new URL('docs/modules.md', root), modulesDocument(readTree(fileURLToPath(root))));
}
