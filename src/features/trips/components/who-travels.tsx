/**
 * Who travels on the booked places and what they need: a form while they may be changed, then what was told.
 * Saved whole; what is typed stays where it is until it is saved.
 */
import { useQuery } from '@tanstack/react-query';
import { type ComponentType, lazy, Suspense } from 'react';
import { ButtonLink } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Heading } from '../../../ui/section.tsx';
import { SkeletonLines } from '../../../ui/skeleton.tsx';
import { sentenceOf } from '../../../web/api-client.ts';
import { queryOf } from '../../../web/endpoint-query.ts';
import type { Booking } from '../../bookings/contract/bookings.ts';
import { type BookedTraveller, readTravellers, type Travellers } from '../contract/travellers.ts';
import { whoTravelsCopy as copy } from '../copy/before-departure.ts';

// Nothing can be saved without a network: where it does not bring the form, what was told is shown.
const TravellersForm = lazy(
  (): Promise<{ default: ComponentType<{ booking: Booking; told: Travellers }> }> =>
    import('./travellers-form.tsx').then(
      (module) => ({ default: module.TravellersForm }),
      () => ({ default: ({ told }) => <List travellers={told.travellers} /> }),
    ),
);

export function WhoTravels({ booking, className }: { booking: Booking; className?: string }) {
  const { data, error } = useQuery(queryOf(readTravellers, { params: { id: booking.id } }));
  return (
    <Card as="section" labelledBy="who" className={className}>
      <Heading level={2} size="card" id="who">
        {copy.title}
      </Heading>
      {data?.open && (
        <Suspense fallback={<SkeletonLines lines={4} />}>
          <TravellersForm booking={booking} told={data} />
        </Suspense>
      )}
      {data && !data.open && <Told booking={booking} travellers={data.travellers} />}
      {!data && error && (
        <Notice tone="error" className="mt-5">
          {sentenceOf(error)}
        </Notice>
      )}
      {!data && !error && (
        <div className="mt-5">
          <p role="status" className="sr-only">
            {copy.loading}
          </p>
          <SkeletonLines lines={4} />
        </div>
      )}
    </Card>
  );
}

function Told({ booking, travellers }: { booking: Booking; travellers: readonly BookedTraveller[] }) {
  return (
    <>
      <p className="no-print mt-2">{copy.closed}</p>
      <List travellers={travellers} />
      <ButtonLink href={copy.mail(booking.reference)} variant="ghost" className="no-print mt-5 self-start">
        {copy.write}
      </ButtonLink>
    </>
  );
}

function List({ travellers }: { travellers: readonly BookedTraveller[] }) {
  return (
    <ol className="mt-5 grid gap-4">
      {travellers.map(({ name, diet, access, note }, i) => {
        const needs = [
          { label: copy.diet, need: diet },
          { label: copy.access, need: access },
          { label: copy.note, need: note },
        ].filter(({ need }) => need !== '');
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a place is its number
          <li key={i} className="border-t border-line pt-4">
            <p className="text-sm text-fg-muted">{copy.place(i + 1)}</p>
            <p className="font-bold [overflow-wrap:anywhere]">{name || copy.untold}</p>
            {needs.map(({ label, need }) => (
              <p key={label} className="[overflow-wrap:anywhere] whitespace-pre-line">
                <span className="text-fg-muted">{label}:</span> {need}
              </p>
            ))}
          </li>
        );
      })}
    </ol>
  );
}
