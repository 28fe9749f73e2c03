/** "Lisbon or Seville": which of the places one chooses from stands first, and why, from what their plans keep and what falls on the days. */
import { plusDays } from '../../../../shared/dates.ts';
import { explainCopy } from '../../copy/explain.ts';
import { ledgerCopy } from '../../copy/wish-ledger.ts';
import type { PricedDraft } from '../brief.ts';
import type { Reading } from '../reading.ts';
import { climateIn, isMeasuredThere, monthOf } from '../select/season.ts';
import { townsIn } from '../select/towns-meant.ts';
import type { World } from '../world.ts';
import { touches } from './warnings.ts';
import { ledgerOf, type WishLine } from './wish-ledger.ts';

const say = explainCopy.whichFirst;

/** A plan with what became of each wish, in the town it is of. */
interface Choice<Of> {
  readonly of: Of;
  readonly draft: PricedDraft;
  readonly town: string;
  readonly wishes: readonly WishLine[];
  /** They keep away from crowds, and these are its days of them. */
  readonly isThronged: boolean;
}

const KEPT = { met: 1, partly: 0.5, 'not-met': 0 } as const;
/** Further apart than this, and what keeps more goes before what was named first. */
const CLEARLY = 1;

type Proposed = { readonly draft: PricedDraft; readonly packageId?: string };

/** Of places to choose from, what keeps clearly more goes first. */
export function bestFirst<Of extends Proposed>(
  proposals: readonly Of[],
  reading: Reading,
  world: World,
): readonly Of[] {
  const choices = choicesOf(proposals, reading, world);
  const [named] = choices;
  const best = choices.toSorted((a, b) => keptBy(b) - keptBy(a))[0];
  // A limit of warmth has set the order already.
  if (!named || !best || reading.search.temperature || keptBy(best) - keptBy(named) < CLEARLY) return proposals;
  return [best.of, ...proposals.filter((of) => of !== best.of)];
}

/** Why the first of them stands first, and what each other has better. */
export function whyFirst(proposals: readonly Proposed[], reading: Reading, world: World): string[] {
  const [first, ...others] = choicesOf(proposals, reading, world);
  if (!first) return [];
  const towns = others.map(({ town }) => town);
  return [
    say.first(first.town, towns),
    ...new Set(others.flatMap((other, i) => beside(first, other, others.slice(0, i)))),
  ];
}

/** Of each town its best card; none where there is nothing to choose. */
function choicesOf<Of extends Proposed>(proposals: readonly Of[], reading: Reading, world: World): Choice<Of>[] {
  const isChoice = reading.destinationMode === 'choice' || reading.destinations.some(({ oneOfCities }) => oneOfCities);
  if (!isChoice || proposals.some(({ packageId }) => packageId !== undefined)) return [];
  const ofTowns = proposals.filter(
    ({ draft }, i) => proposals.findIndex((other) => townOf(other.draft) === townOf(draft)) === i,
  );
  if (ofTowns.length < 2) return [];
  return ofTowns.map((of) => {
    const { draft } = of;
    // Tickets of unknown price are no wish that another place would keep.
    const wishes = ledgerOf(draft, reading, { checks: [], housing: [] }, world).filter(
      ({ wish, result }) => wish !== ledgerCopy.names.budget || result === 'not-met',
    );
    const isThronged = fleesCrowds(reading) && fallsOn(draft).some(({ kind }) => kind === 'crowds');
    return { of, draft, town: townOf(draft), wishes, isThronged };
  });
}

const keptBy = ({ wishes, isThronged }: Choice<unknown>) =>
  wishes.reduce((sum, { result }) => sum + KEPT[result], isThronged ? -THRONGED : 0);
/** More than any wish that a plan of these days keeps there. */
const THRONGED = 3;
const fleesCrowds = ({ excludeTags, needs }: Reading) =>
  excludeTags.includes('festival') || needs.some(({ kind }) => kind === 'crowds' || kind === 'noise');
const townOf = ({ brief: { segments } }: PricedDraft) => segments[0]?.book.city.name ?? '';

/** By the wish, by what falls on the days, by warmth; last what the other has better. */
function beside(first: Choice<unknown>, other: Choice<unknown>, told: readonly Choice<unknown>[]): string[] {
  const [better, worse] = [betterAt(first, other), betterAt(other, first)];
  const [here, there, ...before] = [first, other, ...told].map(({ draft }) => fallsOn(draft)[0]?.text);
  const [warm, warmBeside] = [warmthOf(first), warmthOf(other)];
  return [
    ...(better.length > 0
      ? [
          say.better(
            first.town,
            other.town,
            better.map(({ wish }) => wish),
          ),
        ]
      : []),
    ...(there && there !== here && !before.includes(there) ? [say.falls(other.town, there, other.isThronged)] : []),
    ...(here && there !== here ? [say.falls(first.town, here, first.isThronged)] : []),
    ...(warm !== null && warmBeside !== null && Math.abs(warm - warmBeside) >= FELT
      ? [say.warmth(first.town, warm, other.town, warmBeside)]
      : []),
    ...(worse.length > 0
      ? [
          say.worse(
            other.town,
            worse.map(({ wish }) => wish),
          ),
        ]
      : []),
    ...(better.length === 0 && !other.isThronged && !first.draft.brief.reading.search.temperature
      ? [say.kept(first.town, other.town, worse.length === 0)]
      : []),
  ];
}

const FELT = 3;
const MOST = 3;

function betterAt(one: Choice<unknown>, other: Choice<unknown>): WishLine[] {
  const results = new Map(other.wishes.map(({ wish, result }) => [wish, result]));
  return one.wishes
    .filter(({ wish, result }) => {
      const beside = results.get(wish);
      return beside !== undefined && KEPT[result] > KEPT[beside];
    })
    .slice(0, MOST);
}

/** Crowds and weather of these days that are told of that very town. */
function fallsOn({ brief }: PricedDraft) {
  const [segment] = brief.segments;
  if (!segment) return [];
  const { known, book } = segment;
  const end = plusDays(brief.startDate, brief.nights);
  return known.facts.watch
    .filter(
      ({ kind, when, about, text }) =>
        (kind === 'crowds' || kind === 'weather') &&
        !about &&
        touches(when, brief.startDate, end) &&
        (known.cities.length === 1 || townsIn(known.facts, text).includes(book.city.id)),
    )
    .toSorted((a, b) => Number(b.kind === 'crowds') - Number(a.kind === 'crowds'));
}

function warmthOf({ draft: { brief } }: Choice<unknown>): number | null {
  const [segment] = brief.segments;
  return segment && isMeasuredThere(segment) ? climateIn(segment.known.facts, monthOf(brief.startDate)).high : null;
}
