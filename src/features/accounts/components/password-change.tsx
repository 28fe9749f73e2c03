/** Changes the password: the current one, and the new one twice. */
import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { call } from '../../../web/call.ts';
import { changePassword, type PasswordChange, PasswordChangeForm } from '../contract.ts';
import { accountsCopy } from '../copy.ts';
import { PasswordField } from './password-field.tsx';
import { bodyOf, refusalOf, showFieldErrors } from './server-errors.ts';
import { useRefreshAccount } from './use-own-account.ts';

const { account, changePasswordErrors: errors, fields } = accountsCopy;
const words = account.password;
const EMPTY = { currentPassword: '', newPassword: '', confirmPassword: '' };

/** Under which field a refusal stands. */
const REFUSALS: Readonly<Record<string, { field: keyof PasswordChange; message: string }>> = {
  wrong_password: { field: 'currentPassword', message: errors.wrong_password },
  password_unchanged: { field: 'newPassword', message: errors.password_unchanged },
  password_too_common: { field: 'newPassword', message: errors.password_too_common },
};

export function PasswordChangeCard({ username }: { username: string }) {
  const form = useForm<PasswordChangeForm>({ resolver: zodResolver(PasswordChangeForm), defaultValues: EMPTY });
  const refresh = useRefreshAccount();
  const change = useMutation({
    mutationFn: ({ currentPassword, newPassword }: PasswordChange) =>
      call(changePassword, { input: { currentPassword, newPassword } }),
    async onSuccess({ endedSessions }) {
      form.reset(EMPTY);
      toast({ title: words.done, description: words.ended(endedSessions) });
      await refresh();
    },
    onError(fault) {
      const refusal = REFUSALS[bodyOf(fault)?.code ?? ''];
      if (refusal) form.setError(refusal.field, { message: refusal.message }, { shouldFocus: true });
      else showFieldErrors(fault, form.setError);
      toast({
        title: words.failed,
        description: refusal?.message ?? refusalOf(fault, errors.wrong_password),
        variant: 'destructive',
      });
    },
  });
  const problems = form.formState.errors;

  return (
    <form method="post" noValidate onSubmit={form.handleSubmit((typed) => change.mutate(typed))} className="grid gap-5">
      {/* Password managers learn whose password it is. */}
      <input type="text" autoComplete="username" defaultValue={username} hidden readOnly />
      <PasswordField
        label={words.current}
        error={problems.currentPassword?.message}
        autoComplete="current-password"
        {...form.register('currentPassword')}
      />
      <PasswordField
        label={words.next}
        hint={fields.passwordHint}
        error={problems.newPassword?.message}
        autoComplete="new-password"
        {...form.register('newPassword')}
      />
      <PasswordField
        label={words.repeat}
        error={problems.confirmPassword?.message}
        autoComplete="new-password"
        {...form.register('confirmPassword')}
      />
      <div>
        <Button type="submit" variant="dark" pending={change.isPending} pendingLabel={words.pending}>
          {words.submit}
        </Button>
      </div>
    </form>
  );
}
