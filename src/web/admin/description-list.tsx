/** What is known of one thing: names and values under each other. */
import { Fragment, type ReactNode } from 'react';

export function DescriptionList({ facts }: { readonly facts: readonly (readonly [name: string, value: ReactNode])[] }) {
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
