/** A point in time, as operators read it. */
import { timeZone } from '../../../site.config.ts';

const moment = new Intl.DateTimeFormat('en-US', {
  year: 'numeric',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
  timeZone,
});

/** A moment where the brand is, as the days of the filters are; the zone is named. */
export function momentOf(at: string): string {
  return moment.format(new Date(at));
}

export function Moment({ at }: { readonly at: string }) {
  return (
    <time dateTime={at} className="whitespace-nowrap">
      {momentOf(at)}
    </time>
  );
}
