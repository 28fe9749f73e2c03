/** A strength of one plan, and what it is found in. */
import type { Place } from '../../../../destinations/rules/catalogue.ts';
import type { Tag } from '../../../../destinations/rules/tags.ts';
import type { PricedDraft } from '../../brief.ts';
import type { Plan, PlanDay, PlanItem } from '../../plan.ts';
import type { World } from '../../world.ts';

export interface Strength {
  readonly kind: string;
  /** Wordings of a title; none where it makes no title. */
  readonly titles: readonly string[];
  readonly sentences: readonly string[];
  /** The same right after the nights and their quarter, where its name would be read twice. */
  readonly inPassing?: readonly string[];
  /** How much it says of this plan, 0 to 1. */
  readonly worth: number;
  /** The interest that its sentences answer by name. */
  readonly interest?: Tag;
}

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

const SHORT = 34;
/** In a title a long name is left to the text, as long as there is a shorter one. */
export const short = (list: readonly Place[]) => {
  const isLong = ({ name }: Place) => name.length > SHORT || /,| and /.test(name);
  return withoutEchoes([...list.filter((place) => !isLong(place)), ...list.filter(isLong)]);
};
/** A lesson at a beach and the beach are not named in one breath. */
const withoutEchoes = (list: readonly Place[]) =>
  list.filter(
    ({ name }, i) => !list.slice(0, i).some((other) => other.name.includes(name) || name.includes(other.name)),
  );
export const isMeal = ({ item }: Visit) => item.kind === 'meal';
export const ofStyle = (style: Style, wanted: Style, yes: number, no: number) => (style === wanted ? yes : no);

export type Finder = (told: PlanFacts) => Strength[];
