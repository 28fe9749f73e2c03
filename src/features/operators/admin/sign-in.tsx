/** Name, password and code, in one step. What was typed stays, but for the code, which opens once. */
import { useEffect } from 'react';
import { TextField } from '../../../ui/field.tsx';
import { mayBeSignedIn, wayBack } from '../../../web/admin/sign-in-address.ts';
import { useAdminForm } from '../../../web/admin/use-admin-form.ts';
import { call } from '../../../web/api-client.ts';
import type { ScreenProps } from '../../../web/page.ts';
import { SignIn, signIn } from '../contract/sign-in.ts';
import { operatorsCopy } from '../copy.ts';
import { CodeAndSubmit } from './code-and-submit.tsx';

const { signIn: words } = operatorsCopy;

export function SignInScreen({ search }: ScreenProps) {
  const form = useAdminForm<SignIn>({
    schema: SignIn,
    defaultValues: { name: '', password: '', code: '' },
    send: (input, { resetField }) =>
      call(signIn, { input }).then(
        () => window.location.assign(wayBack(search)),
        (refused) => {
          resetField('code');
          throw refused;
        },
      ),
  });
  useEffect(() => {
    if (mayBeSignedIn(search)) window.location.replace(wayBack(search));
  }, [search]);
  return (
    <div className="mx-auto mt-[8vh] max-w-md">
      <h1 className="mb-7">{words.title}</h1>
      <form method="post" noValidate onSubmit={form.submit} className="grid gap-5">
        <TextField
          label={words.name}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          {...form.field('name')}
        />
        <TextField label={words.password} type="password" autoComplete="current-password" {...form.field('password')} />
        <CodeAndSubmit
          words={words}
          field={form.field('code')}
          fault={form.fault}
          pending={form.pending || form.isTaken}
          block
        />
      </form>
      <p className="mt-5 text-fg-muted text-sm">{words.lost}</p>
    </div>
  );
}
