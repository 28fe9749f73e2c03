/** Who asks for tea has it in the afternoon, at a house known for it, beside the meals. */
import { minutesOf } from '../../../destinations/rules/weekly-hours.ts';
import type { Brief, Segment } from '../plan-draft.ts';
import { allowedIn } from '../select/allowed-places.ts';
import { ASKED_FOR } from '../select/match-keywords.ts';
import { scoreTable } from '../select/place-score.ts';
import { isMainly } from '../select/shows-and-boats.ts';
import type { Candidate } from './run-day.ts';

/** Before it is lunch, and after it the pot is cold. */
export const TEA_TIME = { from: '14:30', to: '18:00' } as const;
/** As much as what was said for an evening. */
const ASKED = 160;

export function teaTime({ book }: Segment, { reading, needs, style, banned }: Brief): Candidate[] {
  if ((reading.weights.tea ?? 0) < ASKED_FOR || reading.fasting) return [];
  const [best] = allowedIn(book, needs, reading)
    .tables.filter((place) => isMainly(place, ['tea']))
    .map((place) => ({ place, score: scoreTable(place, reading, style) - (banned.has(place.id) ? BESIDE : 0) }))
    .toSorted((a, b) => b.score - a.score || (a.place.id < b.place.id ? -1 : 1));
  if (!best) return [];
  const { place } = best;
  return [
    {
      place,
      kind: 'tea',
      score: ASKED,
      minutes: place.durationMin,
      earliest: minutesOf(TEA_TIME.from),
      latestEnd: Math.min(minutesOf(TEA_TIME.to), needs.lastEnd),
      hasSupper: false,
      again: false,
    },
  ];
}
/** Another plan has it. */
const BESIDE = 20;
