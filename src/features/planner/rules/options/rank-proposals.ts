/** "Lisbon or Seville": which of the places one chooses from stands first, from what their plans keep and what falls on the days. */
import { plusDays } from '../../../../shared/dates.ts';
import { ledgerCopy } from '../../copy/wish-ledger.ts';
import type { WishLine } from '../answer.ts';
import { touches } from '../explain/warnings.ts';
import { ledgerOf } from '../explain/wish-ledger.ts';
import type { PricedDraft } from '../plan-draft.ts';
import type { Reading } from '../reading.ts';
import { matchesKeyword } from '../select/match-keywords.ts';
import { isToldThere } from '../select/told-there.ts';
import { townsInText } from '../select/towns-in-text.ts';
import type { World } from '../world.ts';

/** A plan with what became of each wish, in the town it is of. */
export interface TownChoice<Of> {
  readonly of: Of;
  readonly draft: PricedDraft;
  readonly town: string;
  readonly wishes: readonly WishLine[];
  /** They keep away from crowds, and these are its days of them. */
  readonly isThronged: boolean;
}

export const WISH_SCORE = { met: 1, partly: 0.5, 'not-met': 0 } as const;
/** Further apart than this, and what keeps more goes before what was named first. */
const CLEARLY = 1;

export type Proposed = { readonly draft: PricedDraft; readonly packageId?: string };

/** Of places to choose from, what keeps clearly more goes first. */
export function rankProposals<Of extends Proposed>(
  proposals: readonly Of[],
  reading: Reading,
  world: World,
): readonly Of[] {
  if (reading.destinationMode === 'uncovered')
    return proposals.toSorted((a, b) => thingsThere(b.draft, reading) - thingsThere(a.draft, reading));
  const choices = choicesOf(proposals, reading, world);
  const [named] = choices;
  const best = choices.toSorted((a, b) => keptBy(b) - keptBy(a))[0];
  // A limit of warmth has set the order already.
  if (!named || !best || reading.search.temperature || keptBy(best) - keptBy(named) < CLEARLY) return proposals;
  return [best.of, ...proposals.filter((of) => of !== best.of)];
}

/** Of what they named, how much that town has, or is told to have in that season. */
function thingsThere({ brief: { segments, startDate, nights } }: PricedDraft, { things = [] }: Reading): number {
  const places = segments.flatMap(({ book }) => [...book.sights, ...book.tables]);
  return things.filter(
    (thing) =>
      places.some((place) => matchesKeyword(place, thing)) ||
      segments.some(({ known }) => isToldThere(known, thing, { startDate, nights })),
  ).length;
}

/** Of each town its best card; none where there is nothing to choose. */
export function choicesOf<Of extends Proposed>(
  proposals: readonly Of[],
  reading: Reading,
  world: World,
): TownChoice<Of>[] {
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

const keptBy = ({ wishes, isThronged }: TownChoice<unknown>) =>
  wishes.reduce((sum, { result }) => sum + WISH_SCORE[result], isThronged ? -THRONGED : 0);
/** More than any wish that a plan of these days keeps there. */
const THRONGED = 3;
const fleesCrowds = ({ excludeTags, needs }: Reading) =>
  excludeTags.includes('festival') || needs.some(({ kind }) => kind === 'crowds' || kind === 'noise');
const townOf = ({ brief: { segments } }: PricedDraft) => segments[0]?.book.city.name ?? '';

/** Crowds and weather of these days that are told of that very town. */
export function fallsOn({ brief }: PricedDraft) {
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
        (known.cities.length === 1 || townsInText(known.facts, text).includes(book.city.id)),
    )
    .toSorted((a, b) => Number(b.kind === 'crowds') - Number(a.kind === 'crowds'));
}
