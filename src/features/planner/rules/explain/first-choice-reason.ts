/** Why the first of several places to choose from stands first, and what each other has better. */
import { explainCopy } from '../../copy/explain.ts';
import type { WishLine } from '../answer.ts';
import { choicesOf, fallsOn, type Proposed, type TownChoice, WISH_SCORE } from '../options/rank-proposals.ts';
import type { Reading } from '../reading.ts';
import { climateIn, isMeasuredThere, monthOf } from '../select/season-fit.ts';
import type { World } from '../world.ts';

const say = explainCopy.whichFirst;

/** Why the first of them stands first, and what each other has better. */
export function firstChoiceReason(proposals: readonly Proposed[], reading: Reading, world: World): string[] {
  const [first, ...others] = choicesOf(proposals, reading, world);
  if (!first) return [];
  const of = (wishes: readonly WishLine[]) => wishes.map(({ wish }) => wish);
  return [
    say.first(
      first.town,
      others.map(({ town }) => town),
      others.map((other) => ({ than: other.town, wishes: of(betterAt(first, other)) })).filter(hasSome),
      others.map((other) => ({ of: other.town, wishes: of(betterAt(other, first)) })).filter(hasSome),
    ),
    ...new Set(others.flatMap((other, i) => beside(first, other, others.slice(0, i)))),
  ];
}
const hasSome = ({ wishes }: { readonly wishes: readonly string[] }) => wishes.length > 0;

/** What falls on the days, the warmth, or that nothing speaks for either. */
function beside(
  first: TownChoice<unknown>,
  other: TownChoice<unknown>,
  told: readonly TownChoice<unknown>[],
): string[] {
  const [better, worse] = [betterAt(first, other), betterAt(other, first)];
  const [here, there, ...before] = [first, other, ...told].map(({ draft }) => fallsOn(draft)[0]?.text);
  const [warm, warmBeside] = [warmthOf(first), warmthOf(other)];
  return [
    ...(there && there !== here && !before.includes(there) ? [say.falls(other.town, there, other.isThronged)] : []),
    ...(here && there !== here ? [say.falls(first.town, here, first.isThronged)] : []),
    ...(warm !== null && warmBeside !== null && Math.abs(warm - warmBeside) >= FELT
      ? [say.warmth(first.town, warm, other.town, warmBeside)]
      : []),
    ...(better.length === 0 && !other.isThronged && !first.draft.brief.reading.search.temperature
      ? [say.kept(first.town, other.town, worse.length === 0)]
      : []),
  ];
}

const FELT = 3;

const MOST = 3;

function betterAt(one: TownChoice<unknown>, other: TownChoice<unknown>): WishLine[] {
  const results = new Map(other.wishes.map(({ wish, result }) => [wish, result]));
  return one.wishes
    .filter(({ wish, result }) => {
      const beside = results.get(wish);
      return beside !== undefined && WISH_SCORE[result] > WISH_SCORE[beside];
    })
    .slice(0, MOST);
}

function warmthOf({ draft: { brief } }: TownChoice<unknown>): number | null {
  const [segment] = brief.segments;
  return segment && isMeasuredThere(segment) ? climateIn(segment.known.facts, monthOf(brief.startDate)).high : null;
}
