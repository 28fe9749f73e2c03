/** What the map tells of steps, and what is asked where it tells next to nothing. */
import type { OpenPlaceRow } from './open-data-rows.ts';

/** With fewer, days on wheels would stay empty. */
const ENOUGH_STEP_FREE = 15;

/** Too few are tagged to leave out the others for who takes no steps. */
export const mustAsk = (places: readonly Pick<OpenPlaceRow, 'wheelchair'>[]): boolean =>
  places.filter(({ wheelchair }) => wheelchair === 'yes').length < ENOUGH_STEP_FREE;

const UNEVEN: readonly OpenPlaceRow['kind'][] = [
  ...(['ruins', 'viewpoint', 'beach', 'waterfall', 'cave', 'peak', 'ski', 'ice_rink', 'golf', 'lake'] as const),
];
/** Steps, sand or a climb, by what it is. */
export const isUneven = ({ kind }: Pick<OpenPlaceRow, 'kind'>): boolean => UNEVEN.includes(kind);

/** "Limited" says nothing by itself. */
export function accessOf(
  { wheelchair, wheelchairNote }: Pick<OpenPlaceRow, 'wheelchair' | 'wheelchairNote'>,
  isAsked = false,
) {
  const isPartial = wheelchair === 'limited' && wheelchairNote !== null;
  const untold = isAsked ? 'to-ask' : 'unknown';
  const access = isPartial ? 'partial' : wheelchair === 'yes' || wheelchair === 'no' ? wheelchair : untold;
  return { wheelchair: access, wheelchairNote: isPartial ? wheelchairNote : null } as const;
}
