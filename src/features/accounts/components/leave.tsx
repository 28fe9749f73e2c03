/** Deletes the account: asked once more, with the password. What this page knew of the person is forgotten with it. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { call } from '../../../web/call.ts';
import { forgetTab } from '../../../web/kept-in-tab.ts';
import { forgetOffline } from '../../../web/offline.ts';
import { navigate } from '../../../web/router.tsx';
import { useForm } from '../../../web/use-form.ts';
import { deleteAccount } from '../contract/accounts.ts';
import type { AccountDeletion } from '../contract/forms.ts';
import { accountsCopy } from '../copy/accounts.ts';
import { PasswordField } from './password-field.tsx';
import { bodyOf, refusalOf } from './server-errors.ts';

const { account, deleteErrors } = accountsCopy;
const words = account.leave;

export function Leave() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="ghost" onClick={() => setOpen(true)}>
        {words.open}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={words.question}>
        {open && <LeaveForm keep={() => setOpen(false)} />}
      </Dialog>
    </>
  );
}

function LeaveForm({ keep }: { keep: () => void }) {
  const client = useQueryClient();
  const form = useForm<AccountDeletion>({
    schema: () => import('../contract/forms.ts').then((forms) => forms.AccountDeletion),
    initial: { currentPassword: '' },
  });
  const deletion = useMutation({
    mutationFn: (input: AccountDeletion) => call(deleteAccount, { input }),
    async onSuccess() {
      await forgetOffline().catch(() => undefined);
      navigate('/');
      forgetTab();
      client.clear();
      toast({ title: words.done, description: words.farewell });
    },
    onError(fault) {
      if (bodyOf(fault)?.code === 'wrong_password') {
        form.refuse({ currentPassword: deleteErrors.wrong_password });
      }
    },
  });
  const { error } = deletion;
  const refused = error && bodyOf(error)?.code !== 'wrong_password' ? refusalOf(error, words.failed) : null;

  return (
    <form {...form.props} onSubmit={form.sending((typed) => deletion.mutate(typed))} className="grid gap-5">
      <p>{words.warning}</p>
      {refused && (
        <Notice tone="error" title={words.failed} live>
          {refused}
        </Notice>
      )}
      <PasswordField label={words.password} autoComplete="current-password" {...form.field('currentPassword')} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="dark" pending={form.checking || deletion.isPending} pendingLabel={words.pending}>
          {words.submit}
        </Button>
        <Button variant="quiet" className="px-2!" onClick={keep}>
          {words.keep}
        </Button>
      </div>
    </form>
  );
}
