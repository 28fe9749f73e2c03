/** An owner says that a refused refund has been settled past us. It is asked before, with how; what was typed stays when it fails. */
import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type * as z from 'zod/mini';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { TextAreaField } from '../../../ui/field.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { DialogFooter } from '../../../web/admin/confirm.tsx';
import { call, sentenceOf } from '../../../web/call.ts';
import { closeRefund } from '../contract/booking-actions.ts';
import type { BookingStory } from '../contract/bookings.ts';
import { storyCopy } from '../copy/bookings.ts';

const { outside: words, gift } = storyCopy;
type Outside = z.infer<typeof closeRefund.input>;

interface PaidOutsideProps {
  readonly bookingId: number;
  readonly number: number;
  readonly dollars: number;
  readonly onDone: (story: BookingStory) => void;
}

export function PaidOutside(props: PaidOutsideProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="ghost" size="sm" onClick={() => setOpen(true)}>
        {words.label}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={words.title}>
        {open && <OutsideForm {...props} close={() => setOpen(false)} />}
      </Dialog>
    </>
  );
}

function OutsideForm({ bookingId, number, dollars, onDone, close }: PaidOutsideProps & { readonly close: () => void }) {
  const form = useForm<Outside>({ resolver: zodResolver(closeRefund.input), defaultValues: { note: '' } });
  const [fault, setFault] = useState<string | null>(null);
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async (input) => {
    setFault(null);
    try {
      onDone(await call(closeRefund, { params: { id: bookingId, number }, input }));
      toast({ title: words.done });
      close();
    } catch (refused) {
      setFault(sentenceOf(refused));
    }
  });
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <p>{words.lead(dollars)}</p>
      <TextAreaField
        label={words.note}
        hint={words.noteHint}
        rows={3}
        maxLength={1000}
        error={errors.note?.message}
        {...form.register('note')}
      />
      <DialogFooter
        fault={fault}
        failed={words.failed}
        keep={gift.keep}
        onKeep={close}
        action={words.deed}
        pending={isSubmitting}
        pendingLabel={words.pending}
      />
    </form>
  );
}
