/** What became of a wish for snow in a town that was named. */
import type { Tag } from '../../../destinations/rules/tags.ts';
import { ledgerCopy as say } from '../../copy/wish-ledger.ts';
import type { PricedDraft } from '../plan-draft.ts';
import type { Reading } from '../reading.ts';
import { climateIn, isMeasuredThere, measuredIn, monthOf } from '../select/season-fit.ts';
import type { World } from '../world.ts';
import { placedIn } from './why-text.ts';

interface SnowLine {
  readonly wish: string;
  readonly result: 'met' | 'not-met';
  readonly text: string;
  readonly day?: number;
  readonly placeId?: string;
}

/** Of a town that was named: no figure of ours tells where snow lies, but where one goes on it is known. */
export function snowLines(draft: PricedDraft, reading: Reading, world: World): SnowLine[] {
  const { climate } = reading.search;
  const skis = ON_SNOW.some((tag) => (reading.weights[tag] ?? 0) > 0);
  if (climate !== 'snow' || reading.destinations.length === 0 || skis) return [];
  const wish = say.names.snow;
  const found = placedIn(draft, world).find(({ place }) => ON_SNOW.some((tag) => place.tags.includes(tag)));
  if (found)
    return [
      { wish, result: 'met', text: say.interest.met([found.place.name]), day: found.day, placeId: found.place.id },
    ];
  const { segments, startDate } = draft.brief;
  const there = segments.filter(isMeasuredThere)[0] ?? segments[0];
  if (!there) return [];
  const { low } = climateIn(there.known.facts, monthOf(startDate));
  const known = [...new Set(segments.map(({ book }) => book))]
    .flatMap(({ sights }) => sights)
    .find(({ tags }) => ON_SNOW.some((tag) => tags.includes(tag)));
  const names = [...new Set(segments.map(({ book }) => book.city.name))];
  return [{ wish, result: 'not-met', text: say.snow(names, measuredIn(there.known), low, known?.name) }];
}
const ON_SNOW: readonly Tag[] = ['ski', 'snowboard', 'snowshoe', 'sledding'];
