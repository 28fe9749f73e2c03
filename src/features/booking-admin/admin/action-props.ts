/** What each action about a booking is handed on its page. */
import type { BookingStory } from '../contract/booking-story.ts';

export interface ActionProps {
  readonly story: BookingStory;
  /** Shows how the booking is after the deed, also where it was refused, and lets the refusal through. */
  readonly settle: (deed: Promise<BookingStory>) => Promise<void>;
}
