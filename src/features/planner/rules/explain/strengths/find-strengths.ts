/**
 * What is worth telling of one plan, found in the plan itself: an evening with music, a price by the day, stops that cost
 * nothing, time left free. Each strength can name the plan, open its text, or be said in passing.
 */
import type { Place } from '../../../../destinations/rules/catalogue.ts';
import { listed } from '../../../copy/phrasing.ts';
import type { PricedDraft } from '../../plan-draft.ts';
import type { World } from '../../world.ts';
import { DAY_STRENGTHS } from './day-strengths.ts';
import { PARTY_STRENGTHS } from './party-strengths.ts';
import { PLACE_STRENGTHS } from './place-strengths.ts';
import type { PlanFacts } from './plan-facts.ts';
import type { Strength } from './strength.ts';
import { wished } from './wish-strengths.ts';

export function findStrengths(draft: PricedDraft, best: readonly Place[], world: World): Strength[] {
  const { brief, days } = draft;
  const [first] = brief.segments;
  if (!first) return [];
  const visits = days.flatMap((day) =>
    day.items.flatMap((item) => {
      const place = item.placeId === undefined ? undefined : world.catalogue.place.get(item.placeId);
      return place ? [{ place, item, day }] : [];
    }),
  );
  const told: PlanFacts = {
    draft,
    world,
    style: brief.style,
    town: townsOf(brief),
    base: first.base.name,
    visits,
    best,
  };
  return [wished, ...PARTY_STRENGTHS, ...PLACE_STRENGTHS, ...DAY_STRENGTHS].flatMap((find) => find(told));
}

/** One town, the country around several, or the places on the way. */
function townsOf({ segments }: PricedDraft['brief']): string {
  const towns = [
    ...new Set(segments.map(({ known, book }) => (known.cities.length > 1 ? book.city.name : known.name))),
  ];
  const places = [...new Set(segments.map(({ known }) => known.name))];
  return listed(towns.length > 1 ? places : towns);
}
