/** What a caller left behind is forgotten, when the caller asks for it. */
import { toast } from '../../../ui/toast-store.ts';
import { Confirm } from '../../../web/admin/dialogs.tsx';
import { call } from '../../../web/call.ts';
import { eraseCaller } from '../contract/telephone-bookings.ts';
import { telephoneCopy as words } from '../copy/telephone.ts';
import type { ActionProps } from './action-props.ts';

/** As they may ask: nothing of them is kept. */
export function EraseCaller({ story: { id }, settle }: ActionProps) {
  const { erase } = words;
  return (
    <Confirm
      label={erase.label}
      title={erase.title}
      text={erase.text}
      action={erase.deed}
      pendingLabel={erase.pending}
      onConfirm={async () => {
        await settle(call(eraseCaller, { params: { id: String(id) } }));
        toast({ title: erase.done });
      }}
    />
  );
}
