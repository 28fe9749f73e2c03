/** The form that adds an operator. */
import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '../../../ui/button.tsx';
import { SelectField, TextField } from '../../../ui/field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { call, sentenceOf } from '../../../web/call.ts';
import { Invitation, inviteOperator } from '../contract.ts';
import { operatorsCopy } from '../copy.ts';
import { ROLES } from '../rules.ts';

const { people: words } = operatorsCopy;
const EMPTY = { name: '', role: 'operator' } as const;

export function Invite({ onInvited }: { readonly onInvited: (path: string) => void }) {
  const form = useForm<Invitation>({ resolver: zodResolver(Invitation), defaultValues: EMPTY });
  const [fault, setFault] = useState<string | null>(null);
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async (input) => {
    setFault(null);
    try {
      const { path } = await call(inviteOperator, { input });
      form.reset(EMPTY);
      toast({ title: words.added });
      onInvited(path);
    } catch (refused) {
      setFault(sentenceOf(refused));
    }
  });
  return (
    <form noValidate onSubmit={submit} className="grid max-w-2xl gap-4 md:grid-cols-[1fr_12rem]">
      <TextField label={words.name} error={errors.name?.message} autoComplete="off" {...form.register('name')} />
      <SelectField
        label={words.role}
        error={errors.role?.message}
        options={ROLES.map((role) => ({ value: role, label: words.roles[role] }))}
        {...form.register('role')}
      />
      {fault && (
        <Notice tone="error" title={words.failed} className="md:col-span-2">
          {fault}
        </Notice>
      )}
      <div>
        <Button type="submit" variant="dark" pending={isSubmitting} pendingLabel={words.pending}>
          {words.submit}
        </Button>
      </div>
    </form>
  );
}
