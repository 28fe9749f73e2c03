/** The short form of a plan: title, description, highlights, price and picture. */
import type { KnownPlace } from '../../../destinations/rules/catalogue.ts';
import { explainCopy } from '../../copy/explain.ts';
import { capital, clause, listed, partyWords, tagWord } from '../../copy/words.ts';
import type { PricedDraft } from '../brief.ts';
import { moneyOrRange } from '../price/money.ts';
import { interestIn } from '../select/score.ts';
import type { World } from '../world.ts';
import { rangeText } from './dates.ts';
import { answered, type Placed, placedIn } from './why.ts';

export interface Card {
  readonly title: string;
  readonly description: string;
  readonly price: string;
  readonly duration: string;
  readonly highlights: string[];
  readonly place: string;
}

const HIGHLIGHTS = 4;

export function cardOf(draft: PricedDraft, world: World): Card {
  const { brief, cost } = draft;
  const placed = placedIn(draft, world);
  const best = bestOf(placed, draft);
  const first = brief.segments[0];
  return {
    title: titleOf(draft, world),
    description: first ? descriptionOf(draft, best, world) : '',
    price:
      cost.total === null
        ? explainCopy.priceUnknown
        : explainCopy.priceFor(
            moneyOrRange({ ...cost, amount: cost.total }, cost.currency),
            partyWords(brief.reading.party),
          ),
    duration: explainCopy.duration(brief.nights, rangeText(brief.startDate, brief.nights)),
    highlights: highlightsOf(best, draft),
    place: first ? placeName(first.known, first.book.city.name) : '',
  };
}

function titleOf(draft: PricedDraft, world: World): string {
  const { brief } = draft;
  const [first] = brief.segments;
  if (!first) return '';
  const towns = brief.segments.map(({ book }) => book.city.name);
  const interests = answered(draft, world, 2).map(({ tag }) => tagWord(tag));
  const where =
    towns.length > 1
      ? explainCopy.route(towns)
      : brief.reading.destinationMode === 'fixed' && first.known.cities.length > 1
        ? first.book.city.name
        : first.known.cities.length > 1
          ? first.book.city.name
          : first.known.name;
  return capital(
    explainCopy.titles[brief.style === 'package' ? 'best-match' : brief.style](where, interests, first.base.name),
  );
}

function descriptionOf({ brief, days }: PricedDraft, best: readonly Placed[], _world: World): string {
  const { segments, nights, needs } = brief;
  const stay =
    segments.length > 1
      ? listed(segments.map(({ book, nights: here }) => explainCopy.nightsIn(here, book.city.name)))
      : explainCopy.nightsIn(nights, segments[0]?.base.name ?? '');
  const rest = days.filter(({ items }) => items.every(({ kind }) => kind === 'free' || kind === 'meal')).length;
  return explainCopy.description({
    stay: capital(stay),
    names: best.slice(0, 3).map(({ place }) => place.name),
    stops: needs.stops,
    rest,
    style: brief.style,
  });
}

/** What stands out: named wishes, interests, weight; no two of a kind while there are others. */
function bestOf(placed: readonly Placed[], { brief: { reading } }: PricedDraft): Placed[] {
  const worth = ({ place }: Placed) =>
    place.weight + 5 * interestIn(place, reading) + (reading.wantedPlaces.includes(place.id) ? 20 : 0);
  const seen = new Set<string>();
  return placed
    .filter(({ isMeal }) => !isMeal)
    .toSorted((a, b) => worth(b) - worth(a) || (a.place.id < b.place.id ? -1 : 1))
    .filter(({ place }) => !seen.has(place.id) && seen.add(place.id));
}

function highlightsOf(best: readonly Placed[], { brief, days }: PricedDraft): string[] {
  const sights = best.slice(0, HIGHLIGHTS).map(({ place }) => `${place.name}: ${lower(clause(place.about))}`);
  const tables = days.flatMap(({ items }) => items.filter(({ kind }) => kind === 'meal').map(({ name }) => name));
  const more = [
    ...(tables.length > 1 ? [explainCopy.tablesAt(tables.slice(0, 2))] : []),
    ...brief.segments.map(({ base }) => `${base.name}: ${lower(clause(base.character))}`),
    ...brief.segments.flatMap(({ known: { facts } }) =>
      facts.gettingAround ? capital(lower(clause(facts.gettingAround.text))) : [],
    ),
  ];
  return [...sights, ...more].slice(0, Math.max(3, sights.length + (tables.length > 1 ? 1 : 0)));
}

/** After a colon a sentence goes on small, unless it begins with a name or a number. */
function lower(text: string): string {
  const [first = '', second = ''] = text.split(/[\s’']/);
  return /^(A|An|The|One|Two|Three|Four|Five|Where|Small|Old|Open|Long|Free|Wide|High|Low)$/.test(first) && second
    ? first.toLowerCase() + text.slice(first.length)
    : text;
}

const countries = new Intl.DisplayNames(['en'], { type: 'region' });

/** "Lisbon, Portugal". */
function placeName({ facts }: KnownPlace, town: string): string {
  const country = countries.of(facts.country) ?? facts.country;
  return `${town}, ${country}`;
}
