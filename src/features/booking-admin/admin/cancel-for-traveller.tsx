/**
 * Cancelling by the terms; while a bank takes the payment back, what may be done about the dispute. Each with its sums, before
 * it is done.
 */
import { useState } from 'react';
import { usdFromCents } from '../../../shared/usd.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { AskFirst } from '../../../web/admin/dialogs.tsx';
import { call, sentenceOf } from '../../../web/api-client.ts';
import type { CancellationOffer } from '../../bookings/contract/cancellation.ts';
import { leftBeside } from '../../bookings/rules/refunds-owed.ts';
import { type AtBank, isTakenBack } from '../../payments/rules/dispute.ts';
import { cancelForTraveller } from '../contract/booking-actions.ts';
import { storyCopy } from '../copy/booking-story.ts';
import { disputedCopy as words } from '../copy/disputes.ts';
import type { ActionProps } from './action-props.ts';

const { cancel } = storyCopy;

interface CancelProps extends ActionProps {
  readonly offer: CancellationOffer;
}

/** One question in two forms: a dispute that the press has found takes the place of the refund, with the reason. */
export function CancelForTraveller({ story, offer, settle }: CancelProps) {
  const [open, setOpen] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const { id, bank } = story;
  const close = () => {
    setOpen(false);
    setRefusal(null);
  };
  const cancelWith = async (dispute?: { readonly deed: Deed; readonly cents: number }) => {
    try {
      await settle(call(cancelForTraveller, { params: { id }, input: { agreedRefund: offer.refund, dispute } }));
      toast({ title: cancel.done });
    } catch (refused) {
      setRefusal(sentenceOf(refused));
      throw refused;
    }
  };
  return (
    <>
      <Button variant="ghost" size="sm" onClick={() => setOpen(true)}>
        {cancel.label}
      </Button>
      {isTakenBack(bank) ? (
        <Dialog open={open} onClose={close} title={cancel.title}>
          {open && <Choice offer={offer} bank={bank} refusal={refusal} cancelWith={cancelWith} close={close} />}
        </Dialog>
      ) : (
        <AskFirst
          open={open}
          onClose={close}
          title={cancel.title}
          action={cancel.deed(offer.refund)}
          pendingLabel={cancel.pending}
          onConfirm={() => cancelWith()}
        >
          <p>{offer.refund > 0 ? cancel.back(offer.refund, offer.paid) : cancel.nothing(offer.paid)}</p>
          {bank && <p className="mt-3">{words.asks(usdFromCents(bank.cents))}</p>}
          <p className="mt-3 text-fg-muted">{cancel.warning}</p>
        </AskFirst>
      )}
    </>
  );
}

type Deed = 'accept' | 'leave';

interface ChoiceProps {
  readonly offer: CancellationOffer;
  readonly bank: AtBank;
  readonly refusal: string | null;
  readonly cancelWith: (dispute: { readonly deed: Deed; readonly cents: number }) => Promise<void>;
  readonly close: () => void;
}

function Choice({ offer, bank, refusal, cancelWith, close }: ChoiceProps) {
  const [pending, setPending] = useState<Deed | null>(null);
  const taken = usdFromCents(bank.cents);
  const isOpen = bank.standing === 'decides';
  const left = leftBeside(bank, offer.refund);
  const rest = left > 0 ? words.rest(left) : words.noRest;
  const act = async (deed: Deed) => {
    setPending(deed);
    await cancelWith({ deed, cents: bank.cents }).then(close, () => setPending(null));
  };
  const button = (deed: Deed) => (
    <Button
      variant="dark"
      size="sm"
      className="mt-3"
      inactive={pending !== null && pending !== deed}
      pending={pending === deed}
      pendingLabel={words.pending}
      onClick={() => void act(deed)}
    >
      {words[deed].deed}
    </Button>
  );
  return (
    <div className="grid gap-4">
      {refusal && (
        <Notice tone="error" title={words.failed}>
          {refusal}
        </Notice>
      )}
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
      <div className="flex justify-end">
        <Button variant="ghost" size="sm" onClick={close}>
          {words.keep}
        </Button>
      </div>
    </div>
  );
}
