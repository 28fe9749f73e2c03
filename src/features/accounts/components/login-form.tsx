/**
 * The Login tab. A wrong name or password is told by the toast alone, and never which of the two.
 * The form says `post`, so that submitting before the script has loaded can never put a password into the address.
 */
import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import { Credentials } from '../contract.ts';
import { accountsCopy } from '../copy.ts';
import { PasswordField } from './password-field.tsx';
import { showFieldErrors } from './server-errors.ts';
import { useHydrated } from './use-hydrated.ts';
import { useLogIn } from './use-session.ts';

const { fields, login } = accountsCopy;

export function LoginForm({ username, onStart, leave }: { username: string; onStart: () => void; leave: () => void }) {
  const form = useForm<Credentials>({
    resolver: zodResolver(Credentials),
    // No empty defaults: they would wipe what was typed or filled in before the script took over.
    ...(username && { defaultValues: { username } }),
  });
  const { setFocus } = form;
  // Who has just registered types the password next.
  useEffect(() => {
    if (username) setFocus('password');
  }, [username, setFocus]);
  const hydrated = useHydrated();
  const logIn = useLogIn(leave);
  const { errors } = form.formState;
  // After a success the button stays busy until the next page has taken over.
  const pending = logIn.isPending || logIn.isSuccess;

  const submit = form.handleSubmit((credentials) => {
    onStart();
    logIn.mutate(credentials, { onError: (fault) => showFieldErrors(fault, form.setError) });
  });

  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-5">
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
        error={errors.password?.message}
        autoComplete="current-password"
        {...form.register('password')}
      />
      <Button
        type="submit"
        variant="dark"
        size="lg"
        block
        disabled={!hydrated}
        pending={pending}
        pendingLabel={login.pending}
      >
        {login.submit}
      </Button>
    </form>
  );
}
