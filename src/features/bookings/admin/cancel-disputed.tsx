/** Cancelling while a bank takes the payment back: what may be done about the dispute, each with its sums, before it is done. */
import { useState } from 'react';
import { addressOf } from '../../../shared/endpoint.ts';
import { usdFromCents } from '../../../shared/money.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { call, sentenceOf } from '../../../web/call.ts';
import type { AtBank } from '../../payments/rules.ts';
import type { cancelForTraveller } from '../contract/admin-deeds.ts';
import type { CancellationOffer } from '../contract/cancellation.ts';
import { storyCopy } from '../copy/back-office.ts';
import { disputedCopy as words } from '../copy/disputed.ts';
import { leftBeside } from '../rules/refunds.ts';
import type { DeedProps } from './give-back.tsx';

const address = addressOf<typeof cancelForTraveller>('POST', '/api/admin/bookings/:id/cancellation');
const { cancel } = storyCopy;

interface CancelDisputedProps extends DeedProps {
  readonly offer: CancellationOffer;
  readonly bank: AtBank;
}

export function CancelDisputed(props: CancelDisputedProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="ghost" size="sm" onClick={() => setOpen(true)}>
        {cancel.label}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={cancel.title}>
        {open && <Choice {...props} close={() => setOpen(false)} />}
      </Dialog>
    </>
  );
}

type Deed = 'accept' | 'leave';

function Choice({ story, offer, bank, settle, close }: CancelDisputedProps & { readonly close: () => void }) {
  const [pending, setPending] = useState<Deed | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const taken = usdFromCents(bank.cents);
  const isOpen = bank.standing === 'decides';
  const left = leftBeside(bank, offer.refund);
  const rest = left > 0 ? words.rest(left) : words.noRest;
  const act = async (deed: Deed) => {
    setPending(deed);
    setFault(null);
    try {
      const input = { agreedRefund: offer.refund, dispute: { deed, cents: bank.cents } };
      await settle(call(address, { params: { id: story.id }, input }));
      toast({ title: cancel.done });
      close();
    } catch (refused) {
      setFault(sentenceOf(refused));
      setPending(null);
    }
  };
  const button = (deed: Deed) => (
    <Button
      variant="dark"
      size="sm"
      className="mt-3"
      disabled={pending !== null && pending !== deed}
      pending={pending === deed}
      pendingLabel={words.pending}
      onClick={() => void act(deed)}
    >
      {words[deed].deed}
    </Button>
  );
  return (
    <div className="grid gap-4">
      <p>{isOpen ? words.decides(taken, offer.paid) : words.lost(taken, offer.paid)}</p>
      <p>{words.terms(offer.refund, offer.paid)}</p>
      {isOpen && (
        <div className="border-t border-line pt-4">
          {bank.mayAccept ? (
            <>
              <p>{`${words.accept.what(taken)} ${rest}`}</p>
              {button('accept')}
            </>
          ) : (
            <p>{words.notNow}</p>
          )}
        </div>
      )}
      <div className="border-t border-line pt-4">
        <p>{isOpen ? words.leave.decides(offer.refund) : `${words.leave.lost} ${rest}`}</p>
        {button('leave')}
      </div>
      <p className="text-sm text-fg-muted">{`${cancel.warning} ${words.told}`}</p>
      {fault && (
        <Notice tone="error" title={words.failed}>
          {fault}
        </Notice>
      )}
      <div className="flex justify-end">
        <Button variant="ghost" size="sm" onClick={close}>
          {words.keep}
        </Button>
      </div>
    </div>
  );
}
