/** For owners: erases the enquiry that is shown, and goes back to the list. */
import { useQueryClient } from '@tanstack/react-query';
import { toast } from '../../../ui/toast-store.ts';
import { Confirm } from '../../../web/admin/confirm.tsx';
import { useIsOwner } from '../../../web/admin/use-me.ts';
import { call } from '../../../web/call.ts';
import { navigate } from '../../../web/history.ts';
import { eraseEnquiry } from '../contract/inbox.ts';
import { inboxCopy } from '../copy/inbox.ts';

const words = inboxCopy.one.erase;

export function EraseEnquiry({ id }: { readonly id: number }) {
  const client = useQueryClient();
  const erase = async () => {
    await call(eraseEnquiry, { params: { id: String(id) } });
    // Lists that were read a moment ago still show how it begins.
    client.removeQueries({ type: 'inactive' });
    navigate('/admin/inbox');
    toast({ title: words.done });
  };
  return (
    useIsOwner() && (
      <Confirm
        label={words.label}
        title={words.title}
        action={words.deed}
        pendingLabel={words.pending}
        onConfirm={erase}
      >
        {words.text}
      </Confirm>
    )
  );
}
