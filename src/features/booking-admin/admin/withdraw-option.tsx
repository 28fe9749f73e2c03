/** An option of a caller ended before its time: its seats are free again. */
import { toast } from '../../../ui/toast-store.ts';
import { Confirm } from '../../../web/admin/dialogs.tsx';
import { call } from '../../../web/call.ts';
import { withdrawOption } from '../contract/telephone-bookings.ts';
import { telephoneCopy as words } from '../copy/telephone.ts';
import type { ActionProps } from './action-props.ts';

export function WithdrawOption({ story: { id }, settle }: ActionProps) {
  const { withdraw } = words;
  return (
    <Confirm
      label={withdraw.label}
      title={withdraw.title}
      text={withdraw.text}
      action={withdraw.deed}
      pendingLabel={withdraw.pending}
      onConfirm={async () => {
        await settle(call(withdrawOption, { params: { id: String(id) } }));
        toast({ title: withdraw.done });
      }}
    />
  );
}
