/** Where in town to sleep: near what they come for, in the manner they like, at the price of the style. */
import type { BaseSpot, CityBook } from '../../../destinations/rules/catalogue.ts';
import type { Tag } from '../../../destinations/rules/tags.ts';
import type { Brief } from '../plan-draft.ts';
import type { Reading } from '../reading.ts';
import { isRefused, isTooSteep } from './barred-quarters.ts';
import { hasHouse } from './choose-lodging.ts';
import { COMPANIES, companyOf } from './company-tastes.ts';
import { EFFECTS, namesOf, THRONG } from './need-effects.ts';
import { drawnTo, type Style } from './place-score.ts';

const WISHES: Partial<Record<Reading['lodging'][number], readonly Tag[]>> = {
  quiet: ['quiet', 'garden', 'park'],
  view: ['view', 'viewpoint', 'waterfront'],
  'ski-in': ['ski', 'snowboard'],
  resort: ['beach', 'spa'],
  boutique: ['design', 'romantic', 'historic'],
  riad: ['historic', 'local'],
};
/** What a unit of the lodging factor weighs in points. */
const PRICE_WEIGHT: Readonly<Record<Style, number>> = {
  'best-match': 14,
  value: 70,
  slow: 16,
  splurge: 0,
  package: 14,
};

/** Better a quarter in which a house can be named, unless it lies this much farther out. */
const HOUSELESS = 30;

/** `tier`: the class of house that is looked for, where that is decided. */
export function basesFor(
  book: CityBook,
  reading: Reading,
  style: Style,
  avoid: ReadonlySet<string>,
  tier?: Brief['tier'],
): BaseSpot[] {
  const draws = drawnTo(book, reading);
  const needsCalm = isCalmNeeded(reading);
  const worth = (base: BaseSpot) => {
    const far =
      draws.reduce((sum, { place, worth }) => sum + Math.min(6, book.km(base, place)) * worth, 0) /
      Math.max(
        1,
        draws.reduce((sum, { worth }) => sum + worth, 0),
      );
    const liked = base.tags.reduce((sum, tag) => sum + (reading.weights[tag] ?? 0), 0);
    const asked = reading.lodging.reduce(
      (sum, wish) => sum + (WISHES[wish]?.some((tag) => base.tags.includes(tag)) ? 1 : 0),
      0,
    );
    const calm =
      ((style === 'slow' || reading.pace === 'slow') && base.tags.includes('quiet') ? 10 : 0) +
      (needsCalm ? (base.tags.includes('quiet') ? 20 : 0) - (isLoud(base) ? LOUD : 0) : 0);
    const company = companyOf(reading);
    const draw = company && COMPANIES[company];
    const theirs = draw && style !== 'value' && draw.beds.some((tag) => base.tags.includes(tag)) ? draw.bedPoints : 0;
    return (
      theirs +
      9 * Math.min(2, liked) +
      14 * asked +
      calm -
      16 * far -
      PRICE_WEIGHT[style] * base.lodgingFactor -
      (avoid.has(base.id) ? 22 : 0) -
      (tier && !hasHouse(book, base, tier, reading) ? HOUSELESS : 0)
    );
  };
  return inQuarter(book, reading)
    .map((base) => ({ base, value: worth(base) }))
    .toSorted((a, b) => b.value - a.value || (a.base.id < b.base.id ? -1 : 1))
    .map(({ base }) => base);
}

/** At the station for who asks for it alone, not where they will not sleep, in the part of town that they named, on the level for who cannot climb: each where we know one. */
function inQuarter({ bases }: CityBook, reading: Reading): readonly BaseSpot[] {
  const { quarters = [] } = reading;
  const keeping = (all: readonly BaseSpot[], fits: (base: BaseSpot) => boolean) => {
    const fitting = all.filter(fits);
    return fitting.length > 0 ? fitting : all;
  };
  const isAtStation = namesOf(reading).includes('near-station');
  const there = keeping(bases, (base) => (base.isAtStation ?? false) === isAtStation);
  const allowed = keeping(there, (base) => !isRefused(base, reading));
  const asked = keeping(allowed, ({ id }) => quarters.some((quarter) => quarter.bases.includes(id)));
  return keeping(asked, (base) => !isTooSteep(base, reading));
}

/** Far more than any nearness is worth. */
const LOUD = 200;
const isCalmNeeded = (reading: Reading) =>
  reading.lodging.includes('quiet') || namesOf(reading).some((name) => EFFECTS[name]?.calmBed);
const NOISY = /(?<!half the )\bnoise\b|\bthin walls\b|\bdrums\b/i;
const isLoud = ({ tags, character }: BaseSpot) =>
  tags.includes('nightlife') || tags.includes('nightclub') || THRONG.test(character) || NOISY.test(character);

/** A bed is not cheap that costs an hour on the bus. */
const NEAR_KM = 4.5;

/** The cheapest quarter that is not out of the way, with a house of the class where there is one. */
export function cheapestBase(
  book: CityBook,
  reading: Reading,
  tier?: Brief['tier'],
  isFarFine = false,
): BaseSpot | null {
  const [best] = basesFor(book, reading, 'best-match', new Set());
  if (!best) return null;
  const needsCalm = isCalmNeeded(reading);
  const near = inQuarter(book, reading).filter(
    (base) => (isFarFine || book.km(base, best) <= NEAR_KM) && !(needsCalm && isLoud(base)),
  );
  const named = tier && !isFarFine ? near.filter((base) => hasHouse(book, base, tier, reading)) : [];
  const pool = named.length > 0 ? named : near;
  return pool.toSorted((a, b) => a.lodgingFactor - b.lodgingFactor || (a.id < b.id ? -1 : 1))[0] ?? best;
}
