/** The week of a restaurant in words, as it is stored. Apart from `opening-hours-text.ts`, which pages carry to visitors. */
import { weekIn } from '../../destinations/rules/opening-hours/hours-to-store.ts';
import { parseHours, WEEKDAYS } from '../../destinations/rules/weekly-hours.ts';

/** Seven texts, Monday to Sunday: "12:00–15:00, 19:00–22:00", "Closed", "Open 24 hours". */
export function weekTexts(hours: string | null, words: { closed: string; allDay: string; unknown: string }): string[] {
  const week = hours === null ? null : parseHours(weekIn(hours) ?? hours);
  if (!week) return WEEKDAYS.map(() => words.unknown);
  return WEEKDAYS.map((day) => {
    const spans = week[day].map(([from, to]) => (from === '00:00' && to === '24:00' ? words.allDay : `${from}–${to}`));
    return spans.length === 0 ? words.closed : spans.join(', ');
  });
}
