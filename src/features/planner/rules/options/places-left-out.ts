/** What they asked for and a plan has left out, with the places for it that the rest of the budget pays. */
import type { Place } from '../../../destinations/rules/catalogue.ts';
import { openingsOfDate } from '../../../destinations/rules/place-openings.ts';
import type { Tag } from '../../../destinations/rules/tags.ts';
import { placedIn } from '../explain/why-text.ts';
import type { PricedDraft, Segment } from '../plan-draft.ts';
import { type Rate, ratesInto, times } from '../price/currency.ts';
import { ticketsFor } from '../price/party-multipliers.ts';
import type { Reading } from '../reading.ts';
import { isOnSnow } from '../schedule/candidates.ts';
import { allowedIn } from '../select/allowed-places.ts';
import { isFor, kitchensOfClass, matchesKeyword, narrowedTags, statedInterests } from '../select/match-keywords.ts';
import type { World } from '../world.ts';

/** Where no guide is paid for, a day on the slopes is near to deep snow. */
const ON_SNOW: readonly Tag[] = ['ski', 'snowboard'];

type Answers = (place: Place) => boolean;

/** Each thing and each interest that was said. */
function askedFor(reading: Reading): Answers[] {
  const narrowed = narrowedTags(reading);
  return [
    ...(reading.things ?? []).map((thing) => (place: Place) => matchesKeyword(place, thing)),
    ...statedInterests(reading)
      .filter((tag) => !narrowed.has(tag) || ON_SNOW.includes(tag))
      .map((tag) => (place: Place) => isFor(place, tag)),
    ...kitchensOfClass(reading).map(
      (tag) =>
        ({ tags }: Place) =>
          tags.includes(tag) && tags.includes('fine-dining'),
    ),
  ];
}

const leftOut = (draft: PricedDraft, world: World): Answers[] => {
  const placed = placedIn(draft, world);
  return askedFor(draft.brief.reading).filter((answers) => !placed.some(({ place }) => answers(place)));
};

/** Whether it leaves out less of what they asked for by word or by name. */
export function answersMore(one: PricedDraft, other: PricedDraft, world: World): boolean {
  const { wantedPlaces } = one.brief.reading;
  const named = (draft: PricedDraft) =>
    placedIn(draft, world).filter(({ place }) => wantedPlaces.includes(place.id)).length;
  return leftOut(one, world).length < leftOut(other, world).length && named(one) >= named(other);
}

/** `left`: what may be spent on it, null for any sum. Of mountains as many as days are left between coming and going. */
export function placesLeftOut(draft: PricedDraft, left: number | null, world: World): readonly string[] {
  const { segments, reading, needs, banned, nights } = draft.brief;
  const rate = ratesInto(world.rates, reading.budget.currency);
  const missing = leftOut(draft, world);
  const chosen: string[] = [];
  if (missing.length === 0) return chosen;
  const known = segments.flatMap((segment) => {
    const { sights, tables } = allowedIn(segment.book, needs, reading);
    return [...sights, ...tables].map((place) => ({ place, price: priceOf(place, segment, reading, rate) }));
  });
  let rest = left ?? Number.POSITIVE_INFINITY;
  const choose = (answers: Answers, isFit: (place: Place) => boolean) => {
    const [best] = known
      .filter(({ place, price }) => answers(place) && (left === null || price !== null) && (price ?? 0) <= rest)
      .filter(({ place }) => !chosen.includes(place.id) && isFit(place) && isOnceOpen(place, draft))
      .toSorted(
        (a, b) =>
          Number(banned.has(a.place.id)) - Number(banned.has(b.place.id)) ||
          b.place.weight - a.place.weight ||
          (a.price ?? 0) - (b.price ?? 0) ||
          (a.place.id < b.place.id ? -1 : 1),
      );
    if (!best) return false;
    rest -= best.price ?? 0;
    chosen.push(best.place.id);
    return true;
  };
  for (const answers of missing) choose(answers, () => true);
  for (const answers of missing) for (let day = 2; day < nights && choose(answers, isOnSnow); day++);
  return chosen;
}

/** A meal there is paid from what the meal costs elsewhere. */
const priceOf = (place: Place, { known }: Segment, { party }: Reading, rate: Rate) =>
  place.kind === 'restaurant' ? 0 : times(ticketsFor(place, party), rate(known.facts.currency));

const isOnceOpen = (place: Place, { days }: PricedDraft) =>
  days.some(({ cityId, date }) => cityId === place.cityId && openingsOfDate(place, date)?.length !== 0);
