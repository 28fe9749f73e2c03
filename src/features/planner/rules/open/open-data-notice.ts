/** What is said of a plan in places that open data alone tells of: the day of the data, what is known, estimated and unknown. */
import type { KnownPlace } from '../../../destinations/rules/catalogue.ts';
import type { Recommendation } from '../../contract/recommend.ts';
import { openCopy } from '../../copy/open-places.ts';
import type { PlanItem } from '../plan.ts';
import type { PricedDraft } from '../plan-draft.ts';
import type { World } from '../world.ts';

const ESTIMATES = ['prices', 'visits', 'ways'] as const;
const UNKNOWNS = ['prices', 'weather', 'airports', 'holidays'] as const;

export type OpenDataNotice = NonNullable<Recommendation['openData']>;

/** Undefined where every place is ours. */
export function openDataNotice({ brief, days }: PricedDraft, { catalogue }: World): OpenDataNotice | undefined {
  const knowns = [...new Set(brief.segments.map(({ known }) => known))].filter(({ open }) => open);
  const [first] = knowns;
  if (!first) return undefined;
  const visits = days.flatMap(({ items }) => items.filter(isStop));
  const known = visits.filter(({ grade }) => grade?.hours === 'told');
  const ours = visits.flatMap(({ placeId = '', name }) => (catalogue.place.get(placeId)?.checkedOn ? [name] : []));
  const lacking = (fact: (typeof UNKNOWNS)[number]) => knowns.filter((known) => !HAS[fact](known));
  const unknown = UNKNOWNS.filter((fact) => lacking(fact).length > 0);
  /** None where it holds for all. */
  const namesIn = (some: readonly KnownPlace[]) => (some.length < knowns.length ? some.map(({ name }) => name) : []);
  const spread = Math.max(...knowns.map(({ open }) => open?.spread ?? 1));
  const estimated = ESTIMATES.filter((what) => what !== 'prices' || spread > 1);
  const dates = knowns.map(({ open }) => open?.asOf ?? '').toSorted();
  const cut = knowns.filter(({ open }) => open?.isCut);
  const isRankedByMap = knowns.every(({ open }) => open?.coverage.withFame === 0);
  const asOf = dates[0] ?? '';
  const say = openCopy.band;
  return {
    places: knowns.map(({ id, name }) => ({ id, name })),
    asOf,
    isCut: cut.length > 0,
    ...(spread > 1 && { spread }),
    stops: visits.length,
    hoursKnown: known.length,
    estimated,
    unknown,
    notes: [
      say.text(
        knowns.map(({ name }) => name),
        asOf,
        !isRankedByMap,
      ),
      say.hours(known.length, visits.length),
      say.raised(ours),
      say.estimated(
        estimated.map((what) =>
          what === 'prices' ? say.prices(spread, namesIn(knowns.filter(HAS.prices))) : say[what],
        ),
      ),
      say.unknown([
        ...unknown.map((what) => say.of(openCopy.unknown[what], namesIn(lacking(what)))),
        ...(days.some(({ items }) => items.some(isByLine)) ? [openCopy.unknown.lines] : []),
      ]),
      ...knowns.flatMap(({ name, open }) => (open?.farAirport ? [say.farAirport(name, open.farAirport)] : [])),
      cut.length > 0 ? say.cut(namesIn(cut)) : '',
      isRankedByMap ? openCopy.ranked : '',
      say.ask,
    ].filter(Boolean),
  };
}

const HAS: Readonly<Record<(typeof UNKNOWNS)[number], (known: KnownPlace) => boolean>> = {
  prices: ({ facts }) => facts.lodging !== undefined,
  weather: ({ facts }) => facts.climate !== undefined,
  airports: ({ facts, open }) => facts.airports.length > 0 || open?.farAirport !== undefined,
  holidays: ({ facts }) => facts.holidays.length > 0,
};

/** No map tells when it runs. */
const isByLine = ({ leg }: PlanItem) => leg?.mode === 'bus';
const isStop = ({ kind }: PlanItem) => kind === 'sight' || kind === 'activity' || kind === 'meal';
