/** What became of the wish for short, level or smooth ways, for the account of a plan. */
import { ledgerCopy as say } from '../../copy/wish-ledger.ts';
import type { Check } from '../plan.ts';
import type { PricedDraft } from '../plan-draft.ts';
import type { AccessNeed, Reading } from '../reading.ts';
import type { World } from '../world.ts';
import { longestWalk, placedIn } from './why-text.ts';

interface Outcome {
  readonly result: 'met' | 'partly';
  readonly text: string;
}

interface Around {
  readonly draft: PricedDraft;
  readonly reading: Pick<Reading, 'access'>;
  readonly checks: readonly Check[];
  readonly world: World;
}

/** A tag of the map is no promise. */
export const isOpen = ({ brief }: PricedDraft) => brief.segments.some(({ known }) => known.open);

export function accessLines({ draft, reading, checks, world }: Around): (Outcome & { wish: string })[] {
  const asks = (...needs: AccessNeed[]) => needs.some((need) => reading.access.includes(need));
  const checked = (name: Check['name']) => checks.find((check) => check.name === name);
  return [
    ...(asks('wheelchair', 'step-free')
      ? [{ wish: say.names.access, ...(isOpen(draft) ? TAGGED : stepFree(checked('access'))) }]
      : []),
    ...(asks('low-walking') ? [{ wish: say.names.lowWalking, ...walked(draft, checked('walking')) }] : []),
    ...(asks('stroller') ? [{ wish: say.names.stroller, ...withStroller(draft, world) }] : []),
  ];
}

const TAGGED: Outcome = { result: 'partly', text: say.access.tagged };

function stepFree(check: Check | undefined): Outcome {
  if (check?.result === 'passed') return { result: 'met', text: say.access.met };
  return { result: 'partly', text: check?.result === 'stated' ? say.access.inPart(check.facts) : say.access.partly };
}

function walked(draft: PricedDraft, check: Check | undefined): Outcome {
  const longest = longestWalk(draft);
  if (isOpen(draft)) return { result: 'partly', text: say.walks.open(longest) };
  return check?.result === 'passed'
    ? { result: 'met', text: say.walks.met(longest) }
    : { result: 'partly', text: say.walks.partly(longest) };
}

function withStroller(draft: PricedDraft, world: World): Outcome {
  const stops = placedIn(draft, world).filter(({ isMeal }) => !isMeal);
  const good = stops.filter(({ place }) => place.tags.includes('stroller')).length;
  return { result: good === stops.length ? 'met' : 'partly', text: say.stroller(good, stops.length) };
}
