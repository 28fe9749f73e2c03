/**
 * A plan as an iCalendar file: one event per item, in the time zone of the place;
 * where that is not known, at its time on whatever clock hangs there.
 * The same plan keeps its UIDs, so a second download adds nothing.
 */
import ical, { ICalCalendarMethod } from 'ical-generator';
import { tzlib_get_ical_block } from 'timezones-ical-library';
import { site } from '../../../../site.config.ts';
import type { Instant } from '../../../shared/dates.ts';
import { findDestination } from '../../destinations/actions.ts';
import type { Recommendation } from '../contract/recommend.ts';
import { openCopy } from '../copy/open-places.ts';
import type { PlanItem } from '../rules/plan.ts';

interface Link {
  readonly url: string;
  /** Names the plan in the events' ids. */
  readonly id: string;
  readonly now: Instant;
}

export function planCalendar({ title, plan, openData }: Recommendation, { url, id, now }: Link): string {
  const calendar = ical({
    prodId: { company: site.name, product: 'Plans', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
    name: title,
    // A zone of the whole calendar would also take the Z from its instants, which must be in UTC.
    timezone: { name: null, generator: (zone) => tzlib_get_ical_block(zone)[0] ?? null },
  });
  const source = openData ? [openData.notes[0], openCopy.attribution] : [];
  for (const day of plan.days) {
    const timeZone = findDestination(day.destinationId)?.timeZone;
    for (const [at, item] of day.items.entries()) {
      calendar.createEvent({
        id: `plan-${id}-${day.n}-${at}@${new URL(url).hostname}`,
        stamp: now,
        ...(timeZone === undefined ? { floating: true } : { timezone: timeZone }),
        start: localTime(day.date, item.start),
        end: localTime(day.date, item.end),
        summary: item.name,
        description: { plain: [item.why, item.note, ...source].filter(Boolean).join('\n') },
        ...placeOf(item, day.area),
        url,
      });
    }
  }
  return calendar.toString();
}

function placeOf(item: PlanItem, area: string) {
  if (!item.at) return {};
  return { location: { title: `${item.name}, ${area}`, geo: { lat: item.at.lat, lon: item.at.lon } } };
}

/** The generator reads the time of an event with a zone from the parts of a local date. */
function localTime(day: string, time: string): Date {
  return new Date(`${day}T${time}:00`);
}
