/** Changes the password: the current one, and the new one twice. */
import { useMutation } from '@tanstack/react-query';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { call, faultsOf } from '../../../web/call.ts';
import { useForm } from '../../../web/use-form.ts';
import { changePassword } from '../contract/accounts.ts';
import type { PasswordChange, PasswordChangeForm } from '../contract/forms.ts';
import { accountsCopy } from '../copy/accounts.ts';
import { PasswordField } from './password-field.tsx';
import { bodyOf, refusalOf } from './server-errors.ts';
import { useRefreshAccount } from './use-own-account.ts';

const { account, changePasswordErrors: errors, fields } = accountsCopy;
const words = account.password;

/** Under which field a refusal stands. */
const REFUSALS: Readonly<Record<string, { field: keyof PasswordChange; message: string }>> = {
  wrong_password: { field: 'currentPassword', message: errors.wrong_password },
  password_unchanged: { field: 'newPassword', message: errors.password_unchanged },
  password_too_common: { field: 'newPassword', message: errors.password_too_common },
};

export function PasswordChangeCard({ username }: { username: string }) {
  const form = useForm<PasswordChangeForm>({
    schema: () => import('../contract/forms.ts').then((forms) => forms.PasswordChangeForm),
    initial: { currentPassword: '', newPassword: '', confirmPassword: '' },
  });
  const refresh = useRefreshAccount();
  const change = useMutation({
    mutationFn: ({ currentPassword, newPassword }: PasswordChange) =>
      call(changePassword, { input: { currentPassword, newPassword } }),
    async onSuccess({ endedSessions }) {
      form.clear();
      toast({ title: words.done, description: words.ended(endedSessions) });
      await refresh();
    },
    onError(fault) {
      const refusal = REFUSALS[bodyOf(fault)?.code ?? ''];
      form.refuse(refusal ? { [refusal.field]: refusal.message } : faultsOf(fault));
      toast({
        title: words.failed,
        description: refusal?.message ?? refusalOf(fault, errors.wrong_password),
        variant: 'destructive',
      });
    },
  });

  return (
    <form {...form.props} onSubmit={form.sending((typed) => change.mutate(typed))} className="grid gap-5">
      {/* Password managers learn whose password it is. */}
      <input type="text" autoComplete="username" defaultValue={username} hidden readOnly />
      <PasswordField label={words.current} autoComplete="current-password" {...form.field('currentPassword')} />
      <PasswordField
        label={words.next}
        hint={fields.passwordHint}
        autoComplete="new-password"
        {...form.field('newPassword')}
      />
      <PasswordField label={words.repeat} autoComplete="new-password" {...form.field('confirmPassword')} />
      <div>
        <Button type="submit" variant="dark" pending={form.checking || change.isPending} pendingLabel={words.pending}>
          {words.submit}
        </Button>
      </div>
    </form>
  );
}
