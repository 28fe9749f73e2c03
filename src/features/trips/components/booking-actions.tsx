/** What one can do with a booking: take it home, show the trip to others, book another. */
import { useMutation } from '@tanstack/react-query';
import { pathTo } from '../../../shared/endpoint.ts';
import { Button, ButtonLink, buttonLook } from '../../../ui/button.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { sentenceOf } from '../../../web/api-client.ts';
import { standingOf } from '../../bookings/components/booking-standing.ts';
import type { Booking } from '../../bookings/contract/bookings.ts';
import { confirmationCopy } from '../../bookings/copy/confirmation.ts';
import { downloadCalendar, downloadConfirmation } from '../contract/documents.ts';
import { documentCopy, downloadCopy } from '../copy/documents.ts';
import { ShareTrip } from './share-trip.tsx';

const { actions: copy } = confirmationCopy;

export function BookingActions({ booking }: { booking: Booking }) {
  const standing = standingOf(booking);
  const another = (
    <ButtonLink href="/upcoming-trips" variant="ghost">
      {copy.another}
    </ButtonLink>
  );
  if (standing === 'failed' || standing === 'cancelled') {
    return (
      <div className="no-print flex flex-wrap gap-3">
        <ButtonLink href={`/checkout/${booking.packageId}`}>{copy.tryAgain}</ButtonLink>
        {another}
      </div>
    );
  }
  return (
    <ShareTrip booking={booking} after={another}>
      <DownloadConfirmation booking={booking} />
      {/* A plain link: phones hand what it brings straight to their calendar. */}
      <a
        href={pathTo(downloadCalendar.path, { id: booking.id })}
        download=""
        className={buttonLook({ variant: 'ghost' })}
      >
        {downloadCopy.calendar}
      </a>
    </ShareTrip>
  );
}

/** Saves the confirmation as a document. */
function DownloadConfirmation({ booking }: { booking: Booking }) {
  const download = useMutation({
    async mutationFn() {
      const { saveFile } = await import('../../../web/save-file.ts');
      return saveFile(pathTo(downloadConfirmation.path, { id: booking.id }), documentCopy.fileName(booking.reference));
    },
    onSuccess: () => toast({ title: downloadCopy.done.title, description: downloadCopy.done.text }),
    onError: (fault) => toast({ title: downloadCopy.failed, description: sentenceOf(fault), variant: 'destructive' }),
  });
  return (
    <Button onClick={() => download.mutate()} pending={download.isPending} pendingLabel={downloadCopy.pending}>
      {downloadCopy.action}
    </Button>
  );
}
