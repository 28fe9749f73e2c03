/** What strengths are found in: the plan with its visits, its town and its best sights. */
import type { Place } from '../../../../destinations/rules/catalogue.ts';
import { dayCopy } from '../../../copy/days.ts';
import type { Plan, PlanDay, PlanItem } from '../../plan.ts';
import type { PricedDraft } from '../../plan-draft.ts';
import type { TimeOfDay } from '../../reading.ts';
import type { World } from '../../world.ts';

type Style = Plan['style'];

export interface Visit {
  readonly place: Place;
  readonly item: PlanItem;
  readonly day: PlanDay;
}

export interface PlanFacts {
  readonly draft: PricedDraft;
  readonly world: World;
  readonly style: Style;
  readonly town: string;
  readonly base: string;
  readonly visits: readonly Visit[];
  /** Sights that stand out, the strongest first. */
  readonly best: readonly Place[];
}

export const isMeal = ({ item }: Visit) => item.kind === 'meal';

export const ofStyle = (style: Style, wanted: Style, yes: number, no: number) => (style === wanted ? yes : no);

/** When it begins; null where nobody knows and the hour of the plan is a guess. */
export const knownStart = ({ start, note }: Pick<PlanItem, 'start' | 'note'>): TimeOfDay | null =>
  note?.includes(dayCopy.beginningUnknown) ? null : start;
