/** An owner's own amount: asked with a reason before a trip is cancelled, or after. What was typed stays when it fails. */

import * as z from 'zod/mini';
import { usdFromCents } from '../../../shared/usd.ts';
import { TextAreaField, TextField } from '../../../ui/field.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { DialogButton, DialogFooter } from '../../../web/admin/dialogs.tsx';
import { useAdminForm } from '../../../web/admin/use-admin-form.ts';
import { call } from '../../../web/api-client.ts';
import { isTakenBack } from '../../payments/rules/dispute.ts';
import { cancelAtWill, giveBackMore } from '../contract/booking-actions.ts';
import { storyCopy as words } from '../copy/booking-story.ts';
import { disputedCopy } from '../copy/disputes.ts';
import type { ActionProps } from './action-props.ts';

const Gift = z.object({ dollars: cancelAtWill.input.shape.refund, reason: cancelAtWill.input.shape.reason });
type Gift = z.infer<typeof Gift>;

export function CancelAtWill({ story, settle }: ActionProps) {
  const { offer, money, bank } = story;
  return (
    <GiftDialog
      copy={words.atWill}
      lead={
        isTakenBack(bank)
          ? disputedCopy.atWill(usdFromCents(bank.cents))
          : words.atWill.lead(offer?.refund ?? null, money.paid)
      }
      most={isTakenBack(bank) ? 0 : money.paid - money.givenBack}
      done={words.cancel.done}
      warning={words.cancel.warning}
      onGive={async ({ dollars: refund, reason }) =>
        settle(call(cancelAtWill, { params: { id: story.id }, input: { refund, reason } }))
      }
    />
  );
}

export function GiveBackMore({ story, settle }: ActionProps) {
  const { givenBack, paid } = story.money;
  const copy = story.state === 'confirmed' ? words.goodwill : words.more;
  return (
    <GiftDialog
      copy={copy}
      lead={copy.lead(givenBack, paid)}
      most={paid - givenBack}
      done={copy.done}
      onGive={async ({ dollars, reason }) =>
        settle(call(giveBackMore, { params: { id: story.id }, input: { dollars, reason, givenBack } }))
      }
    />
  );
}

interface GiftDialogProps {
  readonly copy: { readonly label: string; readonly title: string; readonly deed: string };
  readonly lead: string;
  readonly warning?: string;
  readonly most: number;
  readonly done: string;
  readonly onGive: (gift: Gift) => Promise<void>;
}

function GiftDialog(props: GiftDialogProps) {
  const { label, title } = props.copy;
  return (
    <DialogButton label={label} title={title}>
      {(close) => <GiftForm {...props} close={close} />}
    </DialogButton>
  );
}

function GiftForm({
  copy,
  lead,
  warning,
  most,
  done,
  onGive,
  close,
}: GiftDialogProps & { readonly close: () => void }) {
  const { field, submit, fault, pending } = useAdminForm<Gift>({
    schema: Gift,
    defaultValues: { reason: '' },
    send: async (gift) => {
      await onGive(gift);
      toast({ title: done });
      close();
    },
  });
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <p>{lead}</p>
      <TextField
        label={words.gift.amount}
        hint={words.gift.most(most)}
        type="number"
        inputMode="numeric"
        min={0}
        max={most}
        step={1}
        {...field('dollars', { valueAsNumber: true })}
      />
      <TextAreaField
        label={words.gift.reason}
        hint={words.gift.reasonHint}
        rows={3}
        maxLength={1000}
        {...field('reason')}
      />
      {warning && <p className="text-sm text-fg-muted">{warning}</p>}
      <DialogFooter
        fault={fault}
        failed={words.gift.failed}
        keep={words.gift.keep}
        onKeep={close}
        action={copy.deed}
        pending={pending}
        pendingLabel={words.gift.pending}
      />
    </form>
  );
}
