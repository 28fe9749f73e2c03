/** What became of the wish for short, level or smooth ways, for the account of a plan. */
import { wordList } from '../../../../shared/word-list.ts';
import type { Tag } from '../../../destinations/rules/tags.ts';
import { minutesOf } from '../../../destinations/rules/weekly-hours.ts';
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
      ? [{ wish: say.names.access, ...(isOpen(draft) ? tagged(draft, world) : stepFree(checked('access'))) }]
      : []),
    ...(asks('low-walking') ? [{ wish: say.names.lowWalking, ...walked(draft, checked('walking'), world) }] : []),
    ...(asks('stroller') ? [{ wish: say.names.stroller, ...withStroller(draft, world) }] : []),
  ];
}

/** Stops of which nobody tells whether there are steps. */
export const toAskIn = (draft: PricedDraft, world: World) =>
  placedIn(draft, world).filter(({ place }) => place.wheelchair === 'to-ask');

const tagged = (draft: PricedDraft, world: World): Outcome => ({
  result: 'partly',
  text: say.access.tagged(toAskIn(draft, world).length, placedIn(draft, world).length),
});

function stepFree(check: Check | undefined): Outcome {
  if (check?.result === 'passed') return { result: 'met', text: say.access.met };
  return { result: 'partly', text: check?.result === 'stated' ? say.access.inPart(check.facts) : say.access.partly };
}

/** Where one sits for most of it. */
const SEATED: readonly Tag[] = wordList(
  'boat cruise ferry sail carriage scenic-drive cinema theatre musical opera classical live-music jazz fado comedy spa hammam cooking-class tasting beach cafe',
);

/** The day that asks most of the feet inside its stops. */
function onFeet({ days }: PricedDraft, { catalogue }: World): string {
  const [most] = days
    .map(({ n, items }) => {
      const stops = items.filter(({ kind, placeId = '' }) => {
        const tags = catalogue.place.get(placeId)?.tags;
        return (kind === 'sight' || kind === 'activity') && tags?.every((tag) => !SEATED.includes(tag));
      });
      const minutes = stops.reduce((sum, { start, end }) => sum + minutesOf(end) - minutesOf(start), 0);
      return { n, minutes, names: stops.map(({ name }) => name) };
    })
    .toSorted((a, b) => b.minutes - a.minutes);
  return most && most.minutes > 0 ? ` ${say.walks.inside(most.minutes, most.n, most.names)}` : '';
}

function walked(draft: PricedDraft, check: Check | undefined, world: World): Outcome {
  const longest = longestWalk(draft);
  if (isOpen(draft)) return { result: 'partly', text: say.walks.open(longest) };
  const inside = onFeet(draft, world);
  return check?.result === 'passed'
    ? { result: inside === '' ? 'met' : 'partly', text: say.walks.met(longest) + inside }
    : { result: 'partly', text: say.walks.partly(longest) + inside };
}

function withStroller(draft: PricedDraft, world: World): Outcome {
  const stops = placedIn(draft, world).filter(({ isMeal }) => !isMeal);
  const good = stops.filter(({ place }) => place.tags.includes('stroller')).length;
  return { result: good === stops.length ? 'met' : 'partly', text: say.stroller(good, stops.length) };
}
