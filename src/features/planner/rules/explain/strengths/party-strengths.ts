/** What a plan has for those who travel: the occasion, the children, the company. */

import type { Tag } from '../../../../destinations/rules/tags.ts';
import { type SpokenTo, strengthPhrases } from '../../../copy/strength-phrases.ts';
import type { PricedDraft } from '../../plan-draft.ts';
import { companyOf } from '../../select/company-tastes.ts';
import { mayChildNeedLevelWays } from '../../select/party-limits.ts';
import { weekdayName } from '../date-text.ts';
import { isMeal, knownStart, type Visit } from './plan-facts.ts';
import { shortNamesFirst } from './short-names.ts';
import type { Finder } from './strength.ts';

const COUNTERS: readonly Tag[] = ['food-hall', 'street-food', 'deli', 'ramen', 'burgers', 'kebab', 'market'];

/** Where nobody asks how many you are. */
const AT_A_COUNTER = /\bcounter\b/i;

/** Dinners that one sits down to together: at no counter, and not where the cheapest plates are. */
const setTables = (visits: readonly Visit[]) =>
  visits.filter(
    (visit) =>
      isMeal(visit) &&
      visit.item.start >= '17:00' &&
      visit.place.priceLevel > 1 &&
      !visit.place.tags.some((tag) => COUNTERS.includes(tag)),
  );

const occasion: Finder = ({ draft, town, best, visits }) => {
  const { occasion: kind, party } = draft.brief.reading;
  const [a] = shortNamesFirst(best);
  const dinner = setTables(visits).toSorted(
    (x, y) => y.place.priceLevel - x.place.priceLevel || y.place.weight - x.place.weight,
  )[0];
  if (!kind || !strengthPhrases.isOccasion(kind) || !a) return [];
  const table = dinner && { name: dinner.place.name, day: weekdayName(dinner.day.date), at: dinner.item.start };
  return [{ kind: 'occasion', worth: 1.4, ...strengthPhrases.occasion(kind, town, a.name, table, party.adults === 2) }];
};

const MADE_FOR_CHILDREN: readonly Tag[] = ['playground', 'zoo', 'aquarium', 'theme-park', 'dinosaurs', 'science'];
const FOR_CHILDREN: readonly Tag[] = [...MADE_FOR_CHILDREN, 'space', 'family', 'beach', 'boat'];
const TEENAGE = 13;
/** Over later, an evening is nothing to tell of. */
const EARLY_FOR_A_CHILD = '20:45';

const children: Finder = ({ draft, town, best, visits }) => {
  const ages = draft.brief.reading.party.children;
  if (ages.length === 0) return [];
  const made = best.filter(({ tags }) => tags.some((tag) => MADE_FOR_CHILDREN.includes(tag)));
  const liked = best.filter(({ tags }) => tags.some((tag) => FOR_CHILDREN.includes(tag)));
  const theirs = shortNamesFirst([...new Set([...(Math.max(...ages) < TEENAGE ? made : []), ...liked])]);
  const [a, b] = theirs.length > 1 ? theirs : shortNamesFirst(best);
  const last = latestEnd(draft);
  if (!a || !b) return [];
  const day = visits.find(({ place }) => place === a)?.day;
  return [
    {
      kind: 'children',
      worth: 1.2,
      ...strengthPhrases.children(town, ages, [a.name, b.name], {
        day: day?.n ?? 1,
        last,
        isTheirs: theirs.length > 1,
        isEarly: last <= EARLY_FOR_A_CHILD,
      }),
    },
  ];
};

const company: Finder = ({ draft, town, best, visits }) => {
  const { party, occasion: kind } = draft.brief.reading;
  const [a, b] = shortNamesFirst(best);
  if (party.children.length > 0 || party.adults === 2 || !a || !b || (kind && strengthPhrases.isOccasion(kind)))
    return [];
  if (party.adults === 1) {
    const seat = visits.find((visit) => isMeal(visit) && AT_A_COUNTER.test(visit.place.about));
    const counter = seat && { name: seat.place.name, day: weekdayName(seat.day.date), at: seat.item.start };
    return [{ kind: 'alone', worth: 1.1, ...strengthPhrases.alone(town, a.name, b.name, counter) }];
  }
  const dinner = setTables(visits).find(({ day }) => day.n > 1);
  if (!dinner) return [];
  const table = { name: dinner.place.name, day: weekdayName(dinner.day.date), at: dinner.item.start };
  return [{ kind: 'together', worth: 1.1, ...strengthPhrases.together(party.adults, town, a.name, table) }];
};

const IN_THE_EVENING = '16:30';
/** What each company is drawn to, and whether it is something for the evening. */
const DRAWS: Readonly<Record<SpokenTo, readonly [tags: readonly Tag[], isEvening: boolean]>> = {
  lovers: [['sunset', 'viewpoint', 'romantic', 'fado', 'jazz'], true],
  friends: [['bar', 'nightlife', 'beer', 'brewery', 'live-music', 'jazz', 'fado', 'flamenco', 'food-hall'], true],
  celebration: [['theatre', 'opera', 'classical', 'jazz', 'live-music', 'rooftop', 'cruise', 'sail', 'spa'], false],
  family: [['playground', 'beach'], false],
  alone: [['museum', 'books', 'library', 'gallery', 'spa', 'onsen'], false],
};

/** One thing of these days that is for this company, and would be for no other. */
const drawn: Finder = ({ draft, visits }) => {
  const company = companyOf(draft.brief.reading);
  if (company === null || company === 'worker') return [];
  if (company === 'family' && mayChildNeedLevelWays(draft.brief)) return [];
  const [tags, isEvening] = DRAWS[company];
  const theirs = visits.filter(
    ({ place, item }) =>
      (item.kind === 'sight' || item.kind === 'activity') &&
      place.tags.slice(0, 4).some((tag) => tags.includes(tag)) &&
      !(company === 'celebration' && place.tags.includes('museum')) &&
      (!isEvening || item.start >= IN_THE_EVENING),
  );
  const visit = theirs.toSorted((a, b) => b.place.weight - a.place.weight || a.day.n - b.day.n)[0];
  if (!visit) return [];
  const { place, day, item } = visit;
  return [
    { kind: 'drawn', worth: 1, ...strengthPhrases.drawn(company, place.name, weekdayName(day.date), knownStart(item)) },
  ];
};

function latestEnd({ days }: PricedDraft): string {
  return (
    days
      .flatMap(({ items }) => items.flatMap(({ kind, end }) => (kind === 'transfer' ? [] : [end])))
      .toSorted()
      .at(-1) ?? ''
  );
}

export const PARTY_STRENGTHS: readonly Finder[] = [occasion, children, company, drawn];
