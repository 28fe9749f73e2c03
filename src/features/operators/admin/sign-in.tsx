/** Name, password and code, in one step. What was typed stays, but for the code, which opens once. */
import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { TextField } from '../../../ui/field.tsx';
import { mayBeSignedIn, wayBack } from '../../../web/admin/sign-in-address.ts';
import { call, sentenceOf } from '../../../web/api-client.ts';
import type { ScreenProps } from '../../../web/page.ts';
import { SignIn, signIn } from '../contract/sign-in.ts';
import { operatorsCopy } from '../copy.ts';
import { CodeAndSubmit } from './code-and-submit.tsx';

const { signIn: words } = operatorsCopy;

export function SignInScreen({ search }: ScreenProps) {
  const form = useForm<SignIn>({ resolver: zodResolver(SignIn), defaultValues: { name: '', password: '', code: '' } });
  const [fault, setFault] = useState<string | null>(null);
  const { errors, isSubmitting, isSubmitSuccessful } = form.formState;
  useEffect(() => {
    if (mayBeSignedIn(search)) window.location.replace(wayBack(search));
  }, [search]);
  const submit = form.handleSubmit(async (input) => {
    setFault(null);
    try {
      await call(signIn, { input });
      window.location.assign(wayBack(search));
    } catch (refused) {
      form.resetField('code');
      setFault(sentenceOf(refused));
    }
  });
  return (
    <div className="mx-auto mt-[8vh] max-w-md">
      <h1 className="mb-7">{words.title}</h1>
      <form method="post" noValidate onSubmit={submit} className="grid gap-5">
        <TextField
          label={words.name}
          error={errors.name?.message}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          {...form.register('name')}
        />
        <TextField
          label={words.password}
          type="password"
          error={errors.password?.message}
          autoComplete="current-password"
          {...form.register('password')}
        />
        <CodeAndSubmit
          words={words}
          field={form.register('code')}
          error={errors.code?.message}
          fault={fault}
          pending={isSubmitting || (isSubmitSuccessful && !fault)}
          block
        />
      </form>
      <p className="mt-5 text-fg-muted text-sm">{words.lost}</p>
    </div>
  );
}
