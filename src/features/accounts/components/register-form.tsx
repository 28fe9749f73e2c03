/** The Register tab. The second password stays in the browser; the signup code is judged by the server. */
import { useMutation } from '@tanstack/react-query';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { call, faultsOf } from '../../../web/api-client.ts';
import { retryWithProof } from '../../../web/retry-with-proof.ts';
import { useForm } from '../../../web/use-form.ts';
import { register } from '../contract/accounts.ts';
import type { Registration, RegistrationForm } from '../contract/forms.ts';
import { accountsCopy } from '../copy/accounts.ts';
import { PasswordField } from './password-field.tsx';
import { bodyOf, refusalText } from './refusal-text.ts';

const { fields, register: words, registerErrors, toasts } = accountsCopy;

/** Which field a refusal belongs to, what stands under it, and what the toast says. */
const REFUSALS: Readonly<Record<string, { field: keyof Registration; under: string; toast: string }>> = {
  invalid_signup_code: { field: 'signupCode', under: registerErrors.invalid_signup_code, toast: toasts.checkCode },
  username_taken: { field: 'username', under: fields.nameTaken, toast: registerErrors.username_taken },
  password_too_common: { field: 'password', under: registerErrors.password_too_common, toast: toasts.otherPassword },
};

export function RegisterForm({ onCreated }: { onCreated: (username: string) => void }) {
  const form = useForm<RegistrationForm>({
    schema: () => import('../contract/forms.ts').then((forms) => forms.RegistrationForm),
    initial: { username: '', password: '', confirmPassword: '', signupCode: '' },
  });

  const creation = useMutation({
    mutationFn: ({ username, password, signupCode }: Registration) =>
      retryWithProof('register', (proof) => call(register, { input: { username, password, signupCode, ...proof } })),
    onSuccess({ username }) {
      form.clear();
      toast({ title: toasts.created });
      onCreated(username);
    },
    onError(fault) {
      const refusal = REFUSALS[bodyOf(fault)?.code ?? ''];
      const description = refusal?.toast ?? refusalText(fault, registerErrors.username_taken);
      toast({ title: toasts.registrationFailed, description, variant: 'destructive' });
      form.refuse(refusal ? { [refusal.field]: refusal.under } : faultsOf(fault));
    },
  });

  return (
    <form {...form.props} onSubmit={form.sending((input) => creation.mutate(input))} className="grid gap-5">
      <TextField
        label={fields.username}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        {...form.field('username')}
      />
      <PasswordField
        label={fields.password}
        hint={fields.passwordHint}
        autoComplete="new-password"
        {...form.field('password')}
      />
      <PasswordField label={fields.confirmPassword} autoComplete="new-password" {...form.field('confirmPassword')} />
      <TextField
        label={fields.signupCode}
        hint={fields.signupCodeHint}
        autoComplete="off"
        spellCheck={false}
        {...form.field('signupCode')}
      />
      <Button
        type="submit"
        variant="dark"
        size="lg"
        block
        pending={form.checking || creation.isPending}
        pendingLabel={words.pending}
      >
        {words.submit}
      </Button>
    </form>
  );
}
