/** Who comes in their own car: how far it is, how long they are at the wheel, and by when the plan has them there. */
import { kmBetween } from '../../../destinations/rules/position.ts';
import { conditionsCopy as say } from '../../copy/conditions.ts';
import type { PricedDraft } from '../plan-draft.ts';
import { wayWithoutFlying } from '../select/without-flying.ts';
import type { World } from '../world.ts';

/** Roads are longer than the straight line, mountains and coasts taken together. */
const ROADS = 1.3;
const KMH = 85;
/** What one drives in a morning and still arrives for lunch. */
const A_MORNING = 5;

export function comesByCar({ brief, days }: PricedDraft, world: World): string[] {
  const { reading, segments, needs } = brief;
  const [first] = segments;
  const home = reading.origin && world.origin(reading.origin.code);
  if (!first || !home || !needs.drives || reading.budget.flights !== 'none') return [];
  const way = wayWithoutFlying(first.known, reading, world);
  if (way !== 'overland' && way !== 'ferry') return [];
  const km = Math.round((kmBetween(home, first.book.city) * ROADS) / 10) * 10;
  const hours = km / KMH;
  const begins = days[0]?.items[0]?.start ?? '';
  const where = { place: first.book.city.name, from: home.name, km: km.toLocaleString('en-US') };
  return [say.ownCar(where, hours, hours > A_MORNING ? null : begins, way === 'ferry')];
}
