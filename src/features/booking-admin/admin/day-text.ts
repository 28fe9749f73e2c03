/** A day as the pages of bookings write it; what is no day stands as it is. */
import { isCalendarDay, longDate } from '../../../shared/dates.ts';

export function dayText(day: string): string {
  return isCalendarDay(day) ? longDate(day) : day;
}
