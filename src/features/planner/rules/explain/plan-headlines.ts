/**
 * How a plan is told beside the others of its answer: one strength names it, another opens its text, a third is said in
 * passing. No two plans of an answer are named after the same strength, or tell the same one, while they have others.
 */
import type { Place } from '../../../destinations/rules/catalogue.ts';
import type { Tag } from '../../../destinations/rules/tags.ts';
import { explainCopy } from '../../copy/explain.ts';
import { capital, hashOf } from '../../copy/phrasing.ts';
import type { PricedDraft } from '../plan-draft.ts';
import { money } from '../price/currency.ts';
import { reasonsOf } from '../select/need-effects.ts';
import { isGraveReason } from '../wish-vocabulary.ts';
import type { World } from '../world.ts';
import { findStrengths } from './strengths/find-strengths.ts';
import type { Strength } from './strengths/strength.ts';
import { bestOf, placedIn } from './why-text.ts';

export interface PlanHeadlines {
  readonly title: string;
  readonly opening: string;
  readonly inPassing: string;
  /** What sets it apart from the first plan, after where one sleeps. */
  readonly beside: string;
  /** Kinds of strength said above: the text does not say them again. */
  readonly said: ReadonlySet<string>;
  /** Interests answered in a sentence, with where. */
  readonly interests: ReadonlySet<Tag>;
  /** Places told as what was wished for. */
  readonly wishes: ReadonlySet<string>;
  /** Sights that stand out, those first that stand in front of no other plan of the answer. */
  readonly best: readonly Place[];
}

export const HIGHLIGHTS = 4;

/** So much of the worth is left to chance, so that like plans do not all begin alike. */
const CHANCE = 0.45;
const MOST_TITLE = 60;

/** Who comes to mourn is not told what company they are in, nor what else they came for. */
const LIGHT: readonly string[] = ['alone', 'drawn', 'occasion', 'together'];
const CAME_FOR = /^You came for/;

/** A text begins with what was wished for, where the plan has it. */
const OF_THE_WISH = /^(?:wish |occasion$)/;
const FIRST = 2;

type Part = 'title' | 'opening' | 'inPassing';

export function planHeadlines(drafts: readonly PricedDraft[], world: World): PlanHeadlines[] {
  const taken: Record<Part, Set<string>> = { title: new Set(), opening: new Set(), inPassing: new Set() };
  const [shown, besides, moulds] = [new Set<string>(), new Set<string>(), new Set<string>()];
  return drafts.map((draft) => {
    const best = bestOf(placedIn(draft, world), draft, shown);
    for (const { id } of best.slice(0, HIGHLIGHTS)) shown.add(id);
    const { segments, startDate, style, reading } = draft.brief;
    const seed = `${segments.map(({ base }) => base.id).join()} ${startDate} ${style} ${reading.party.adults} ${reading.nights}`;
    const isSolemn = reasonsOf(reading.needs).some(isGraveReason);
    const strengths = findStrengths(draft, best, world).filter(({ kind }) => !(isSolemn && LIGHT.includes(kind)));
    const said = new Set<string>();
    const interests = new Set<Tag>();
    const wishes = new Set<string>();
    const take = (part: Part, wordings: (strength: Strength) => readonly string[]): string => {
      // Where each is told somewhere, two texts still do not open alike.
      const spoken = part === 'opening' ? taken.inPassing : part === 'inPassing' ? taken.opening : taken.title;
      const worth = ({ kind, worth: own, interest, mould }: Strength) =>
        own +
        (mould === undefined ? CHANCE * chance(`${part} ${kind} ${seed}`) : 0) +
        (part === 'opening' && OF_THE_WISH.test(kind) ? FIRST : 0) -
        (part === 'inPassing' && interest && interests.has(interest) ? 3 : 0) -
        (taken[part].has(kind) ? (mould ? 1 : 3) : spoken.has(kind) ? 2 : 0) -
        (said.has(kind) ? 4 : 0);
      const [strength] = strengths
        .filter((each) => wordings(each).length > 0)
        .map((each) => ({ each, points: worth(each) }))
        .toSorted((a, b) => b.points - a.points);
      if (!strength) return '';
      const { each } = strength;
      said.add(each.kind);
      taken[part].add(each.kind);
      if (each.interest && part !== 'title') interests.add(each.interest);
      if (each.wish) wishes.add(each.wish);
      const all = wordings(each);
      const grave = isSolemn ? all.filter((one) => !CAME_FOR.test(one)) : all;
      const list = grave.length > 0 ? grave : all;
      const from = hashOf(`${part} ${seed}`) % list.length;
      if (each.mould === undefined) return list[from] ?? '';
      // Two cards of an answer are not cast in one mould.
      const at = list.findIndex((_, i) => !moulds.has(`${each.mould} ${(from + i) % list.length}`));
      const index = (from + Math.max(0, at)) % list.length;
      moulds.add(`${each.mould} ${index}`);
      return list[index] ?? '';
    };
    const isNamed = strengths.some((strength) => titlesOf(strength).length > 0);
    const title = take('title', isNamed ? titlesOf : ({ titles }) => titles);
    const opening = take('opening', ({ sentences }) => sentences);
    const inPassing = take('inPassing', ({ sentences, inPassing: short = sentences }) => short);
    const untitled = best.find(({ name }) => !`${title} ${inPassing}`.includes(name))?.name;
    return {
      ...{ title: capital(title), opening: sentence(opening), inPassing: sentence(inPassing) },
      ...{ beside: differenceFromFirst(draft, drafts[0] ?? draft, untitled, besides), said, interests, wishes, best },
    };
  });
}

function titlesOf({ titles, shortTitle }: Strength): readonly string[] {
  const short = titles.filter(({ length }) => length <= MOST_TITLE);
  return short.length > 0 || !shortTitle || shortTitle.length > MOST_TITLE ? short : [shortTitle];
}

const chance = (text: string) => hashOf(text) / 2 ** 32;
const sentence = (text: string) => (text === '' ? '' : `${capital(text)}.`);

/** Less is told by nobody who chooses. */
const WORTH_TELLING = 0.04;

function differenceFromFirst(
  draft: PricedDraft,
  first: PricedDraft,
  sight: string | undefined,
  told: Set<string>,
): string {
  if (draft === first || townsOf(draft) !== townsOf(first)) return '';
  const price = priceBeside(draft, first);
  const [most, other] = [mostVisits(draft), mostVisits(first)];
  const rhythm = most > 0 && most < other ? explainCopy.beside.visits(most, other) : '';
  // Of several towns the first sentence names no quarter.
  const isQuarterTold = draft.brief.segments.length === 1 && basesOf(draft) !== basesOf(first);
  const theme = sight && !isQuarterTold ? explainCopy.beside.first(sight) : '';
  const order = draft.brief.style === 'slow' ? [rhythm, price, theme] : [price, rhythm, theme];
  const beside = order.find((each) => each !== '' && !told.has(each)) ?? '';
  told.add(beside);
  return beside;
}

/** Two sums in one currency; of a range nobody can say by how much. */
function priceBeside({ cost }: PricedDraft, { cost: other }: PricedDraft): string {
  const [total, beside] = [cost, other].map((each) => (each.low === undefined ? each.total : null));
  if (total == null || beside == null || beside === 0 || cost.currency !== other.currency) return '';
  if (Math.abs(total - beside) < WORTH_TELLING * beside) return '';
  return explainCopy.beside.price(money(Math.abs(total - beside), cost.currency), total < beside);
}

const townsOf = ({ brief }: PricedDraft) => brief.segments.map(({ book }) => book.city.id).join();
const basesOf = ({ brief }: PricedDraft) => brief.segments.map(({ base }) => base.id).join();
const mostVisits = ({ days }: PricedDraft) =>
  Math.max(0, ...days.map(({ items }) => items.filter(({ kind }) => kind === 'sight' || kind === 'activity').length));
