/** The short form of a plan: title, description, highlights, price and picture. */
import type { KnownPlace, Place } from '../../../destinations/rules/catalogue.ts';
import { explainCopy } from '../../copy/explain.ts';
import { capital, clause, listed, partyWords } from '../../copy/phrasing.ts';
import type { PricedDraft } from '../plan-draft.ts';
import { moneyOrRange } from '../price/currency.ts';
import type { World } from '../world.ts';
import { rangeText } from './date-text.ts';
import { impossibleConditions } from './impossible-conditions.ts';
import { HIGHLIGHTS, type PlanHeadlines } from './plan-headlines.ts';
import { quarterText } from './quarter-text.ts';

export interface PlanCard {
  readonly title: string;
  readonly description: string;
  readonly price: string;
  readonly duration: string;
  readonly highlights: string[];
  readonly place: string;
}

export function planCardOf(draft: PricedDraft, telling: PlanHeadlines, world: World): PlanCard {
  const { brief, cost } = draft;
  const first = brief.segments[0];
  return {
    title: telling.title,
    description: first ? descriptionOf(draft, telling, world) : '',
    price:
      cost.total === null
        ? explainCopy.priceUnknown
        : explainCopy.priceFor(
            moneyOrRange({ ...cost, amount: cost.total }, cost.currency),
            partyWords(brief.reading.party),
          ),
    duration: explainCopy.duration(brief.nights, rangeText(brief.startDate, brief.nights)),
    highlights: highlightsOf(telling.best, draft),
    place: first ? placeName(first.known, first.book.city.name) : '',
  };
}

/** That it is not where they asked, where one sleeps and what sets it apart, what else is worth saying, and nothing that the highlights say. */
function descriptionOf(draft: PricedDraft, { inPassing, beside }: PlanHeadlines, world: World): string {
  const { segments, nights, reading } = draft.brief;
  const stay =
    segments.length > 1
      ? listed(segments.map(({ book, nights: here }) => explainCopy.nightsIn(here, book.city.name)))
      : explainCopy.nightsIn(nights, segments[0]?.base.name ?? '');
  const towns = [...new Set(segments.map(({ book }) => book.city.name))];
  const moved = reading.unknownPlaces.length > 0 ? explainCopy.notCovered(reading.unknownPlaces, towns) : '';
  return [moved, ...impossibleConditions(draft, world), `${capital(stay)}${beside}.`, inPassing]
    .filter(Boolean)
    .join(' ');
}

function highlightsOf(best: readonly Place[], { brief, days }: PricedDraft): string[] {
  // As the day tells it: no "come before ten" of whoever comes at noon.
  const toldOn = new Map(
    days.flatMap(({ items }) =>
      items.flatMap(({ placeId, kind, why }) =>
        placeId && why && (kind === 'sight' || kind === 'activity') ? [[placeId, why] as const] : [],
      ),
    ),
  );
  const sights = best
    .slice(0, HIGHLIGHTS)
    .map(({ id, name, about }) => `${name}: ${capital(clause(toldOn.get(id) ?? about))}`);
  const meals = days.flatMap(({ items }) => items.flatMap(({ kind, name }) => (kind === 'meal' ? name : [])));
  const tables = [...new Set(meals)];
  const more = [
    ...(tables.length > 1 ? [explainCopy.tablesAt(tables.slice(0, 2))] : []),
    ...brief.segments.map(
      ({ base }) => `${base.name}: ${capital(clause(quarterText(base.character, brief.reading.party)))}`,
    ),
    ...brief.segments.flatMap(({ known: { facts } }) =>
      facts.gettingAround ? capital(clause(facts.gettingAround.text)) : [],
    ),
  ];
  return [...sights, ...more].slice(0, Math.max(3, sights.length + (tables.length > 1 ? 1 : 0)));
}

const countries = new Intl.DisplayNames(['en'], { type: 'region' });

/** "Lisbon, Portugal". */
function placeName({ facts }: KnownPlace, town: string): string {
  const country = countries.of(facts.country) ?? facts.country;
  return `${town}, ${country}`;
}
