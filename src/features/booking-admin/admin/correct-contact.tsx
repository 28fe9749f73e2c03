/** Where emails about a booking go, put right. What was typed stays when it fails. */
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { Button } from '../../../ui/button.tsx';
import { EmailField, TextField } from '../../../ui/field.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { call, sentenceOf } from '../../../web/api-client.ts';
import { ContactFields, correctContact } from '../contract/booking-actions.ts';
import { storyCopy } from '../copy/booking-story.ts';
import type { ActionProps } from './action-props.ts';

const { correct: words } = storyCopy;

export function CorrectContact({ story: { id, person }, settle }: ActionProps) {
  const shown = person.contactEmail;
  const shownCaller = { contactName: person.contactName, contactPhone: person.contactPhone };
  const form = useForm<ContactFields>({
    resolver: zodResolver(ContactFields),
    values: {
      contactEmail: shown ?? '',
      contactName: person.contactName ?? '',
      contactPhone: person.contactPhone ?? '',
    },
    resetOptions: { keepDirtyValues: true, keepErrors: true },
  });
  const { errors, isDirty, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async (contact) => {
    try {
      await settle(call(correctContact, { params: { id }, input: { ...contact, shown, shownCaller } }));
      form.reset(contact);
      toast({ title: words.done });
    } catch (refused) {
      form.setError('contactEmail', { message: sentenceOf(refused) });
    }
  });
  return (
    <form noValidate onSubmit={submit} className="mt-5 grid max-w-[28em] gap-3">
      <EmailField
        label={words.labels.contactEmail}
        hint={words.hint}
        autoComplete="off"
        error={errors.contactEmail?.message}
        {...form.register('contactEmail')}
      />
      <TextField
        label={words.labels.contactName}
        autoComplete="off"
        error={errors.contactName?.message}
        {...form.register('contactName')}
      />
      <TextField
        label={words.labels.contactPhone}
        type="tel"
        inputMode="tel"
        autoComplete="off"
        error={errors.contactPhone?.message}
        {...form.register('contactPhone')}
      />
      <Button
        type="submit"
        variant="ghost"
        size="sm"
        className="justify-self-start"
        inactive={!isDirty}
        pending={isSubmitting}
        pendingLabel={words.pending}
      >
        {words.deed}
      </Button>
    </form>
  );
}
