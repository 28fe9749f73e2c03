/** What is known of one thing: names and values under each other. */
import { Fragment, type ReactNode } from 'react';
import { timeZone } from '../../../site.config.ts';

export function Facts({ facts }: { readonly facts: readonly (readonly [name: string, value: ReactNode])[] }) {
  return (
    <dl className="admin-facts">
      {facts.map(([name, value]) => (
        <Fragment key={name}>
          <dt>{name}</dt>
          <dd className="min-w-0">{value ?? '—'}</dd>
        </Fragment>
      ))}
    </dl>
  );
}

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
