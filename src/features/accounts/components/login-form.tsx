/**
 * The Login tab. A wrong name or password is told by the toast alone, and never which of the two.
 */
import { useEffect } from 'react';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import { useHydrated } from '../../../ui/use-hydrated.ts';
import { faultsOf } from '../../../web/call.ts';
import { useForm } from '../../../web/use-form.ts';
import type { Credentials } from '../contract/forms.ts';
import { accountsCopy } from '../copy/accounts.ts';
import { PasswordField } from './password-field.tsx';
import { useLogIn } from './use-session.ts';

const { fields, login } = accountsCopy;

export function LoginForm({ username, onStart, leave }: { username: string; onStart: () => void; leave: () => void }) {
  const form = useForm<Credentials>({
    schema: () => import('../contract/forms.ts').then((forms) => forms.Credentials),
    initial: { username, password: '' },
  });
  const { focus } = form;
  // Who has just registered types the password next.
  useEffect(() => {
    if (username) focus('password');
  }, [username, focus]);
  const hydrated = useHydrated();
  const logIn = useLogIn(leave);
  // After a success the button stays busy until the next page has taken over.
  const pending = form.checking || logIn.isPending || logIn.isSuccess;

  const submit = form.sending((credentials) => {
    onStart();
    logIn.mutate(credentials, { onError: (fault) => form.refuse(faultsOf(fault)) });
  });

  return (
    <form {...form.props} onSubmit={submit} className="grid gap-5">
      <TextField
        label={fields.username}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        {...form.field('username')}
      />
      <PasswordField label={fields.password} autoComplete="current-password" {...form.field('password')} />
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
