/** The echo while a visitor still writes: what is read so far, and what does not agree. Nothing is planned. */
import type { Deps } from '../../../kernel/deps.ts';
import { calendarDay } from '../../../shared/dates.ts';
import type { InputOf, OutputOf } from '../../../shared/endpoint.ts';
import { err, ok, type Result } from '../../../shared/result.ts';
import type { RecommendError, readWishes } from '../contract/recommend.ts';
import { crossFieldAnswers } from '../rules/parse/cross-field-answers.ts';
import { readWish } from '../rules/parse/read-wish.ts';
import { ownGazetteer } from './own-gazetteer.ts';
import { mayAsk } from './planning-rate-limits.ts';

export async function readUnfinished(
  { limits, tripNow }: Pick<Deps, 'limits' | 'tripNow'>,
  texts: InputOf<typeof readWishes>,
  address: string,
): Promise<Result<OutputOf<typeof readWishes>, RecommendError>> {
  if (!(await mayAsk(limits, 'echo', address, texts))) return err('too_many_requests');
  const { destination = '', dates = '', budget = '', travelers = '' } = texts;
  const { interests = '', preferences = '', taste = '' } = texts;
  const wish = { destination, dates, budget, travelers, interests, preferences, taste };
  const reading = readWish(wish, { today: calendarDay(tripNow()), gazetteer: ownGazetteer() });
  return ok({
    readings: reading.readings.map(({ part, value }) => ({ part, value })),
    conflicts: reading.conflicts.map(({ text }) => text),
    unknownPlaces: [...reading.unknownPlaces],
    unused: reading.unused.map(({ text: words }) => words),
    answers: crossFieldAnswers(wish, reading),
  });
}
