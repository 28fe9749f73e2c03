/** The Register tab. The second password stays in the browser; the signup code is judged by the server. */
import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { call } from '../../../web/call.ts';
import { orWithWork } from '../../../web/proof-of-work.ts';
import { type Registration, RegistrationForm, register } from '../contract.ts';
import { accountsCopy } from '../copy.ts';
import { PasswordField } from './password-field.tsx';
import { bodyOf, refusalOf, showFieldErrors } from './server-errors.ts';

const { fields, register: words, registerErrors, toasts } = accountsCopy;

/** Which field a refusal belongs to, what stands under it, and what the toast says. */
const REFUSALS: Readonly<Record<string, { field: keyof Registration; under: string; toast: string }>> = {
  invalid_signup_code: { field: 'signupCode', under: registerErrors.invalid_signup_code, toast: toasts.checkCode },
  username_taken: { field: 'username', under: fields.nameTaken, toast: registerErrors.username_taken },
  password_too_common: { field: 'password', under: registerErrors.password_too_common, toast: toasts.otherPassword },
};

export function RegisterForm({ onCreated }: { onCreated: (username: string) => void }) {
  const form = useForm<RegistrationForm>({
    resolver: zodResolver(RegistrationForm),
  });
  const { errors } = form.formState;

  const creation = useMutation({
    mutationFn: ({ username, password, signupCode }: Registration) =>
      orWithWork('register', (proof) => call(register, { input: { username, password, signupCode, ...proof } })),
    onSuccess({ username }) {
      form.reset();
      toast({ title: toasts.created });
      onCreated(username);
    },
    onError(fault) {
      const refusal = REFUSALS[bodyOf(fault)?.code ?? ''];
      const description = refusal?.toast ?? refusalOf(fault, registerErrors.username_taken);
      toast({ title: toasts.registrationFailed, description, variant: 'destructive' });
      if (refusal) form.setError(refusal.field, { message: refusal.under }, { shouldFocus: true });
      else showFieldErrors(fault, form.setError);
    },
  });

  return (
    <form
      method="post"
      noValidate
      onSubmit={form.handleSubmit((input) => creation.mutate(input))}
      className="grid gap-5"
    >
      <TextField
        label={fields.username}
        error={errors.username?.message}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        {...form.register('username')}
      />
      <PasswordField
        label={fields.password}
        hint={fields.passwordHint}
        error={errors.password?.message}
        autoComplete="new-password"
        {...form.register('password')}
      />
      <PasswordField
        label={fields.confirmPassword}
        error={errors.confirmPassword?.message}
        autoComplete="new-password"
        {...form.register('confirmPassword')}
      />
      <TextField
        label={fields.signupCode}
        hint={fields.signupCodeHint}
        error={errors.signupCode?.message}
        autoComplete="off"
        spellCheck={false}
        {...form.register('signupCode')}
      />
      <Button type="submit" variant="dark" size="lg" block pending={creation.isPending} pendingLabel={words.pending}>
        {words.submit}
      </Button>
    </form>
  );
}
