/** Which places a stay is given, day by day and in which order, before anything is said of tables. */
import { memoize, memoizeByObject } from '../../../../shared/memoize.ts';
import type { Brief, Segment } from '../plan-draft.ts';
import type { Reading } from '../reading.ts';
import { candidatesOf } from './candidates.ts';
import { type DayPlanFrame, framesOf } from './day-frames.ts';
import { withOutings } from './far-outings.ts';
import { fill } from './fill-days.ts';
import type { Candidate } from './run-day.ts';

interface VisitsOfSegment {
  readonly segment: Segment;
  readonly frames: readonly DayPlanFrame[];
  readonly filled: readonly (readonly Candidate[])[];
}

/** What the same stay costs in another class of beds or at other tables changes no visit. */
export function visitsOf(brief: Brief): readonly VisitsOfSegment[] {
  const { reading, needs, banned, segments } = brief;
  return segments[0] ? visitsFor(reading)(needs)(banned)(segments[0].book)(brief) : [];
}

const visitsFor = memoizeByObject((_: Reading) =>
  memoizeByObject((_: Brief['needs']) =>
    memoizeByObject((_: Brief['banned']) =>
      memoizeByObject((_: Segment['book']) => memoize(chooseVisits, { most: 12, keyOf: stayOf })),
    ),
  ),
);

const stayOf = ({ segments, startDate, style, freeOnly, frugal, promised }: Brief) =>
  [
    startDate,
    style,
    freeOnly,
    frugal,
    [...promised].join('+'),
    ...segments.flatMap(({ book, base, nights }) => [book.city.id, base.id, nights]),
  ].join();

function chooseVisits(brief: Brief): readonly VisitsOfSegment[] {
  const supply = brief.segments.map((segment) => candidatesOf(segment, brief));
  const all = framesOf(
    brief,
    supply.map((candidates) => candidates.length),
  );
  return brief.segments.map((segment, s) => {
    const frames = all.filter((frame) => frame.segment === segment);
    const { book, base } = segment;
    const candidates = withOutings(supply[s] ?? [], book, base, frames, brief.reading);
    return { segment, frames, filled: fill(frames, candidates, timesAgain(segment, brief)).orders };
  });
}

/** Skiers ski every day; a beach is for every third. */
function timesAgain({ nights }: Segment, { reading: { weights } }: Brief): number {
  const snow = (weights.ski ?? 0) + (weights.snowboard ?? 0) > 0;
  return Math.max(1, snow ? nights - 1 : Math.min(3, Math.ceil(nights / 3)));
}
