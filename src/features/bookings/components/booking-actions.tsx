/** What one can do with a booking: keep it on paper, show the trip to others, book another. */
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { toast } from '../../../ui/toast-store.ts';
import type { Booking } from '../contract.ts';
import { confirmationCopy } from '../copy/confirmation.ts';
import { standingOf } from './booking-standing.ts';

const { actions: copy, toasts } = confirmationCopy;

export function BookingActions({ booking }: { booking: Booking }) {
  const standing = standingOf(booking);
  const stands = standing === 'confirmed' || standing === 'pending';
  return (
    <div className="no-print flex flex-wrap gap-3">
      {stands ? (
        <Button onClick={() => window.print()}>{copy.download}</Button>
      ) : (
        <ButtonLink href={`/checkout/${booking.packageId}`}>{copy.tryAgain}</ButtonLink>
      )}
      {stands && (
        <Button variant="ghost" onClick={() => void share(booking)}>
          {copy.share}
        </Button>
      )}
      <ButtonLink href="/upcoming-trips" variant="ghost">
        {copy.another}
      </ButtonLink>
    </div>
  );
}

/** Shares the package's own page: no price paid, no reference, no name. */
async function share({ packageId, package: { name } }: Booking): Promise<void> {
  const url = `${window.location.origin}/checkout/${packageId}`;
  const sheet = { title: name, text: copy.shareText(name), url };
  try {
    if (canShare(sheet)) {
      await navigator.share(sheet);
      return;
    }
    await navigator.clipboard.writeText(url);
    toast({ title: toasts.copied, description: toasts.copiedText });
  } catch (fault) {
    // Closing the sheet without choosing is no failure.
    if (fault instanceof DOMException && fault.name === 'AbortError') return;
    toast({ title: toasts.notCopied, description: url, variant: 'destructive' });
  }
}

function canShare(sheet: ShareData): boolean {
  return typeof navigator.share === 'function' && (navigator.canShare?.(sheet) ?? true);
}
