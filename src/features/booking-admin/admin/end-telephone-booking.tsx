/** What ends for a caller: an option before its time, and what is kept of them when they ask for it to be forgotten. */
import { toast } from '../../../ui/toast-store.ts';
import { Confirm } from '../../../web/admin/dialogs.tsx';
import { call } from '../../../web/api-client.ts';
import { eraseCaller, withdrawOption } from '../contract/telephone-bookings.ts';
import { telephoneCopy } from '../copy/telephone-bookings.ts';
import type { ActionProps } from './action-props.ts';

export const WithdrawOption = confirming(telephoneCopy.withdraw, withdrawOption);
export const EraseCaller = confirming(telephoneCopy.erase, eraseCaller);

function confirming(
  { deed, pending, done, ...words }: (typeof telephoneCopy)['withdraw' | 'erase'],
  endpoint: typeof withdrawOption | typeof eraseCaller,
) {
  return ({ story: { id }, settle }: ActionProps) => (
    <Confirm
      {...words}
      action={deed}
      pendingLabel={pending}
      onConfirm={async () => {
        await settle(call(endpoint, { params: { id: String(id) } }));
        toast({ title: done });
      }}
    />
  );
}
