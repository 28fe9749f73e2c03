/** What operators tell each other about a booking. */
import type { Operator } from '../../../kernel/sessions/operator-sessions.ts';
import { err, ok, type Result } from '../../../shared/result.ts';
import { bookingIdFrom } from '../../bookings/rules/booking-id.ts';
import { insertNote } from '../../bookings/store/notes.ts';
import type { BookingStory } from '../contract/booking-story.ts';
import { findStoryOf, type StoryDeps } from './booking-story.ts';

export async function addNote(
  deps: StoryDeps,
  operator: Operator,
  idText: string,
  note: string,
): Promise<Result<BookingStory, 'no_such_booking'>> {
  const id = bookingIdFrom(idText);
  if (id === null || !(await insertNote(deps.db, id, { operator, note }))) return err('no_such_booking');
  return ok(await findStoryOf(deps, id));
}
