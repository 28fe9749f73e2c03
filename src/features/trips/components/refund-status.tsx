/** What has become of money that goes back: while the booking stands, and after a cancellation. */
import { usdFromCents } from '../../../shared/usd.ts';
import { Notice } from '../../../ui/notice.tsx';
import type { Booking } from '../../bookings/contract/bookings.ts';
import { cancellingCopy as copy } from '../../bookings/copy/cancelling.ts';

export function RefundStatus({ booking, className }: { booking: Booking; className?: string }) {
  const { partialRefund } = booking;
  return (
    <>
      {partialRefund && (
        <Notice
          tone={partialRefund.state === 'done' ? 'success' : 'info'}
          title={copy.partialTitle}
          live
          className={className}
        >
          {partialRefund.parts.map(({ state, amount }) => (
            <p key={state}>{copy.refund[state](amount)}</p>
          ))}
        </Notice>
      )}
      <AfterCancellation booking={booking} className={className} />
    </>
  );
}

function AfterCancellation({ booking, className }: { booking: Booking; className?: string | undefined }) {
  if (!booking.cancellation) return null;
  const { refund, disputed } = booking.cancellation;
  const tone = booking.paymentStatus === 'refunded' ? 'success' : 'info';
  return (
    <Notice tone={tone} title={copy.refundTitle} live className={className}>
      {refund
        ? refund.parts.map(({ state, amount }) => <p key={state}>{copy.refund[state](amount)}</p>)
        : disputed
          ? copy.refund[disputed.isOpen ? 'deciding' : 'taken'](usdFromCents(disputed.cents))
          : copy.refund.none}
    </Notice>
  );
}
