/** The parts of a planned trip by name. */
import type * as z from 'zod/mini';
import type { CalendarDay } from '../../../shared/dates.ts';
import type { Check as CheckSchema, Plan as Schema } from '../contract/plan.ts';

export type Plan = z.infer<typeof Schema>;
export type PlanSegment = Plan['segments'][number];
export type Housing = Pick<PlanSegment, 'stay'> & Required<Pick<PlanSegment, 'alternatives'>>;
export type NamedStay = Housing['alternatives'][number];
export type PlanDay = Plan['days'][number];
export type PlanItem = PlanDay['items'][number];
export type Leg = NonNullable<PlanItem['leg']>;
export type Cost = Plan['cost'];
export type PriceLine = Cost['items'][number];
export type Check = z.infer<typeof CheckSchema>;
export type CheckName = Check['name'];

/** So many years before the stay its source may have been read; after that, somebody has to ask whether the house is still there. */
const VOUCHED_FOR_YEARS = 5;
export const isLongAgo = ({ asOf }: Pick<NamedStay, 'asOf'>, stay: CalendarDay): boolean =>
  Number(stay.slice(0, 4)) - Number(asOf.slice(0, 4)) > VOUCHED_FOR_YEARS;
