/** A package day by day, in a drawer that fetches the days when it opens. */
import { useQuery } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense } from 'react';
import { type CalendarDay, longDate, plusDays } from '../../../shared/dates.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Heading } from '../../../ui/section.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { TickList } from '../../../ui/tick-list.tsx';
import { sentenceOf } from '../../../web/call.ts';
import { queryOf } from '../../../web/query.ts';
import { readPackage, type TripPackage } from '../contract/packages.ts';
import { packagesCopy } from '../copy/packages.ts';

const copy = packagesCopy.days;
/** Their script comes with the drawer: most cards are never opened. */
const TripReviews = lazy(() =>
  import('../../reviews/components/review-pages.tsx').then((module) => ({ default: module.TripReviews })),
);

export function PackageDays({
  offer,
  days,
  footer,
  onClose,
}: {
  offer: TripPackage;
  /** Where they are at hand they are not fetched. */
  days?: readonly { readonly title: string; readonly text: string }[] | undefined;
  /** The way on: what to do after reading. */
  footer: ReactNode;
  onClose: () => void;
}) {
  const read = useQuery({ ...queryOf(readPackage, { params: { id: offer.id } }), enabled: days === undefined });
  const known = days ?? read.data?.itinerary;
  return (
    <Dialog open onClose={onClose} title={offer.name} side="right" ground="paper" width="wide" footer={footer}>
      {!known && read.isPending && <Spinner label={copy.loading} />}
      {!known && read.isError && <Notice tone="error">{sentenceOf(read.error)}</Notice>}
      {known && (
        <>
          <Days departsOn={offer.departsOn} days={known} />
          <Heading level={3} size="card" className="mt-10 mb-4">
            {copy.included}
          </Heading>
          <TickList items={offer.features} />
          <Suspense fallback={<Spinner />}>
            <TripReviews packageId={offer.id} className="mt-10" />
          </Suspense>
        </>
      )}
    </Dialog>
  );
}

/** The days of a trip with their dates. */
function Days({
  departsOn,
  days,
}: {
  departsOn: CalendarDay;
  days: ReadonlyArray<{ readonly title: string; readonly text: string }>;
}) {
  return (
    <ol className="grid gap-6">
      {days.map((day, i) => {
        const date = plusDays(departsOn, i);
        return (
          <li key={date} className="border-t border-line pt-5">
            <p className="text-sm text-fg-muted">
              {copy.day(i + 1)}, <time dateTime={date}>{longDate(date)}</time>
            </p>
            <h3 className="mt-1 text-lg font-bold">{day.title}</h3>
            <p className="mt-1">{day.text}</p>
          </li>
        );
      })}
    </ol>
  );
}
