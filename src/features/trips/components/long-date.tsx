/** A day as people read it, and as machines do. */
import { longDate } from '../../../shared/dates.ts';
import { dayFrom } from '../../bookings/components/next-steps.ts';

export const LongDate = ({ day }: { day: string }) => <time dateTime={day}>{longDate(dayFrom(day))}</time>;
