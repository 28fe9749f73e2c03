/** Entities of Wikidata as its dumps write them, one to a line: what is kept of one. */

export interface ItemFacts {
  readonly qid: string;
  readonly sitelinks: number;
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly types: readonly string[];
  readonly endedOn: string | null;
  readonly visitors: number | null;
  readonly visitorsYear: number | null;
  readonly labels: Readonly<Record<string, string>>;
}

interface Claim {
  readonly rank?: string;
  readonly mainsnak?: Snak;
  readonly qualifiers?: Readonly<Record<string, readonly Snak[]>>;
}
interface Snak {
  readonly snaktype?: string;
  readonly datavalue?: { readonly value?: unknown };
}
interface Entity {
  readonly id?: unknown;
  readonly labels?: Readonly<Record<string, { readonly value?: unknown }>>;
  readonly sitelinks?: Readonly<Record<string, unknown>>;
  readonly claims?: Readonly<Record<string, readonly Claim[]>>;
}

/** Written by programs, or no encyclopedia. */
const NOT_COUNTED = new Set(
  'cebwiki warwiki svwiki arzwiki commonswiki specieswiki wikidatawiki metawiki mediawikiwiki sourceswiki incubatorwiki'.split(
    ' ',
  ),
);
const LANGUAGES = 'en de fr es it pt nl ja zh ko ru ar'.split(' ');
const EARTH = /\/Q2$/;

/** The number of the entity without reading the whole line, where it stands in front as in dumps. */
export function numberIn(line: string): string | null {
  return /^[\s[]*\{"type":"item","id":"(Q\d+)"/.exec(line)?.[1] ?? null;
}

/** Null: no entity, or none that anything can be told of. */
export function factsIn(line: string): ItemFacts | null {
  const text = line.trim().replace(/^\[/, '').replace(/,$/, '').replace(/\}\]$/, '}');
  const entity = text.startsWith('{') ? parsed(text) : null;
  const qid = typeof entity?.id === 'string' && /^Q\d+$/.test(entity.id) ? entity.id : null;
  if (!entity || qid === null) return null;
  const claims = (property: string) =>
    best(Array.isArray(entity.claims?.[property]) ? (entity.claims?.[property] ?? []) : []);
  const point = claims('P625').map(valueIn).find(isOnEarth);
  const visitors = claims('P1174')
    .map((claim) => ({
      count: amountIn(valueIn(claim)),
      year: yearIn(claim.qualifiers?.['P585']?.[0]?.datavalue?.value),
    }))
    .filter(({ count }) => count !== null)
    .sort((a, b) => (b.year ?? 0) - (a.year ?? 0))[0];
  const ended = [...claims('P576'), ...claims('P3999')]
    .map(valueIn)
    .map(yearIn)
    .find((year) => year !== null);
  return {
    qid,
    sitelinks: Object.keys(entity.sitelinks ?? {}).filter((wiki) => wiki.endsWith('wiki') && !NOT_COUNTED.has(wiki))
      .length,
    latitude: point?.latitude ?? null,
    longitude: point?.longitude ?? null,
    types: claims('P31').flatMap((claim) => itemIn(valueIn(claim)) ?? []),
    endedOn: ended === undefined || ended === null ? null : String(ended),
    visitors: visitors?.count ?? null,
    visitorsYear: visitors?.year ?? null,
    labels: Object.fromEntries(
      LANGUAGES.flatMap((language) => {
        const label = entity.labels?.[language]?.value;
        return typeof label === 'string' ? [[language, label.slice(0, 200)]] : [];
      }),
    ),
  };
}

function parsed(text: string): Entity | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : null;
  } catch {
    return null;
  }
}

/** The preferred ones, else the ordinary ones; what is withdrawn counts for nothing, nor what is unknown or none. */
function best(claims: readonly Claim[]): Claim[] {
  const told = claims.filter(({ rank, mainsnak }) => rank !== 'deprecated' && mainsnak?.snaktype === 'value');
  const preferred = told.filter(({ rank }) => rank === 'preferred');
  return preferred.length > 0 ? preferred : told;
}

function valueIn({ mainsnak }: Claim): unknown {
  return mainsnak?.datavalue?.value;
}

function isOnEarth(value: unknown): value is { readonly latitude: number; readonly longitude: number } {
  if (typeof value !== 'object' || value === null) return false;
  const { latitude, longitude, globe } = value as Readonly<Record<string, unknown>>;
  const isPoint =
    typeof latitude === 'number' &&
    typeof longitude === 'number' &&
    Math.abs(latitude) <= 90 &&
    Math.abs(longitude) <= 180;
  return isPoint && (globe === undefined || (typeof globe === 'string' && EARTH.test(globe)));
}

function itemIn(value: unknown): string | null {
  const id = (value as { id?: unknown } | null | undefined)?.id;
  return typeof id === 'string' && /^Q\d+$/.test(id) ? id : null;
}

function amountIn(value: unknown): number | null {
  const amount = Number((value as { amount?: unknown } | null | undefined)?.amount);
  return Number.isFinite(amount) && amount > 0 && amount < 2e9 ? Math.round(amount) : null;
}

/** "+1990-00-00T00:00:00Z". */
function yearIn(value: unknown): number | null {
  const time = (value as { time?: unknown } | null | undefined)?.time;
  const year = typeof time === 'string' ? /^\+(\d{4})-/.exec(time)?.[1] : undefined;
  return year === undefined ? null : Number(year);
}
