/** Seats are kept for this traveller alone, and until when. */
import { Notice } from '../../../ui/notice.tsx';
import { useUntilText } from '../../waitlist/components/use-until-text.ts';
import type { Waiting } from '../../waitlist/contract/waitlist.ts';
import { checkoutCopy as copy } from '../copy/checkout.ts';

export function OfferNotice({ turn }: { turn: NonNullable<Waiting['turn']> }) {
  const until = useUntilText();
  return (
    <Notice tone="success" title={copy.turn.title} live className="mb-5.5">
      {copy.turn.text(turn.seats, until(turn.until))}
    </Notice>
  );
}
