/** Deletes the account: asked once more, with the password. What this page knew of the person is forgotten with it. */
import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { call } from '../../../web/call.ts';
import { forgetTab } from '../../../web/forget-tab.ts';
import { forgetOffline } from '../../../web/offline.ts';
import { navigate } from '../../../web/router.tsx';
import { AccountDeletion, deleteAccount } from '../contract.ts';
import { accountsCopy } from '../copy.ts';
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
    resolver: zodResolver(AccountDeletion),
    defaultValues: { currentPassword: '' },
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
        form.setError('currentPassword', { message: deleteErrors.wrong_password }, { shouldFocus: true });
      }
    },
  });
  const { error } = deletion;
  const refused = error && bodyOf(error)?.code !== 'wrong_password' ? refusalOf(error, words.failed) : null;

  return (
    <form
      method="post"
      noValidate
      onSubmit={form.handleSubmit((typed) => deletion.mutate(typed))}
      className="grid gap-5"
    >
      <p>{words.warning}</p>
      {refused && (
        <Notice tone="error" title={words.failed} live>
          {refused}
        </Notice>
      )}
      <PasswordField
        label={words.password}
        error={form.formState.errors.currentPassword?.message}
        autoComplete="current-password"
        {...form.register('currentPassword')}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="dark" pending={deletion.isPending} pendingLabel={words.pending}>
          {words.submit}
        </Button>
        <Button variant="quiet" className="px-2!" onClick={keep}>
          {words.keep}
        </Button>
      </div>
    </form>
  );
}
