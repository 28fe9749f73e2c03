/**
 * How far the day planner is from the best plan there is: small instances of real
 * places, every assignment and order tried by brute force, the same objective.
 *
 *   node bench/plan-optimum.ts
 */
import { catalogue } from '../src/features/destinations/actions.ts';
import type { CityBook, KnownPlace } from '../src/features/destinations/rules/catalogue.ts';
import type { Brief } from '../src/features/planner/rules/plan-draft.ts';
import { candidatesOf } from '../src/features/planner/rules/schedule/candidates.ts';
import { framesOf } from '../src/features/planner/rules/schedule/day-frames.ts';
import { fill, permutations } from '../src/features/planner/rules/schedule/fill-days.ts';
import { type Candidate, type Frame, IMPOSSIBLE, runDay } from '../src/features/planner/rules/schedule/run-day.ts';
import { partyLimits } from '../src/features/planner/rules/select/party-limits.ts';
import { aReading } from '../test/planner/a-reading.ts';

const SIGHTS = 7;
const DAYS = 2;
const INSTANCES = 4;
const MOST_GAP = 0.03;

let seed = 20_270_313;
/** Numbers that are the same on every run. */
function next(below: number): number {
  seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
  return Math.floor((seed / 2 ** 32) * below);
}

function bestOf(frames: readonly Frame[], candidates: readonly Candidate[]): number {
  const values = new Map<string, number>();
  const dayValue = (day: number, set: readonly Candidate[]): number => {
    const key = `${day}:${set.map(({ place }) => place.index).join()}`;
    const known = values.get(key);
    if (known !== undefined) return known;
    const frame = frames[day];
    const most =
      frame && set.length <= frame.cap
        ? Math.max(...permutations(set).map((order) => runDay(frame, order)))
        : IMPOSSIBLE;
    values.set(key, most);
    return most;
  };
  let best = IMPOSSIBLE;
  for (let code = 0; code < (DAYS + 1) ** candidates.length; code++) {
    const sets: Candidate[][] = frames.map(() => []);
    let rest = code;
    for (const candidate of candidates) {
      sets[(rest % (DAYS + 1)) - 1]?.push(candidate);
      rest = Math.floor(rest / (DAYS + 1));
    }
    best = Math.max(
      best,
      sets.reduce((sum, set, day) => sum + dayValue(day, set), 0),
    );
  }
  return best;
}

function gapIn(known: KnownPlace, book: CityBook): number | null {
  const base = book.bases[0];
  if (!base) return null;
  const reading = aReading({ destinations: [{ id: known.id, city: book.city.id }], nights: 3 });
  const segments = [{ known, book, base, nights: 3 }];
  const brief: Brief = {
    reading,
    needs: partyLimits(reading),
    segments,
    startDate: reading.startDate,
    nights: 3,
    style: 'best-match',
    tier: 'mid',
    shared: new Set(),
    banned: new Set(),
    freeOnly: false,
    frugal: false,
    mealLimit: null,
    promised: new Set(),
  };
  const frames = framesOf(brief, [40]).slice(1, 1 + DAYS);
  const pool = segments.flatMap((segment) => candidatesOf(segment, brief));
  if (pool.length < SIGHTS || frames.length < DAYS) return null;
  const candidates = Array.from({ length: SIGHTS }, () => pool.splice(next(pool.length), 1)[0]).filter(
    (one) => one !== undefined,
  );
  const best = bestOf(frames, candidates);
  return best > 0 ? (best - fill(frames, candidates, 1).value) / best : null;
}

const gaps: number[] = [];
for (const known of catalogue().destinations) {
  for (const book of known.cities) {
    for (let i = 0; i < INSTANCES; i++) {
      const gap = gapIn(known, book);
      if (gap !== null) gaps.push(gap);
    }
  }
}
const mean = gaps.reduce((sum, gap) => sum + gap, 0) / gaps.length;
const exact = gaps.filter((gap) => gap < 1e-6).length;
console.log(
  `${gaps.length} instances of ${SIGHTS} sights and ${DAYS} days: mean gap ${(100 * mean).toFixed(2)} %, ` +
    `worst ${(100 * Math.max(...gaps)).toFixed(2)} %, best plan found in ${exact}`,
);
process.exitCode = mean <= MOST_GAP ? 0 : 1;
