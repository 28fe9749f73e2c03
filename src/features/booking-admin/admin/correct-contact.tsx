/** Where emails about a booking go, put right. What was typed stays when it fails. */
import { Button } from '../../../ui/button.tsx';
import { EmailField, TextField } from '../../../ui/field.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { useAdminForm } from '../../../web/admin/use-admin-form.ts';
import { call } from '../../../web/api-client.ts';
import { ContactFields, correctContact } from '../contract/booking-actions.ts';
import { storyCopy } from '../copy/booking-story.ts';
import type { ActionProps } from './action-props.ts';

const { correct: words } = storyCopy;

export function CorrectContact({ story: { id, person }, settle }: ActionProps) {
  const shown = person.contactEmail;
  const shownCaller = { contactName: person.contactName, contactPhone: person.contactPhone };
  const { field, submit, isDirty, pending } = useAdminForm<ContactFields>({
    schema: ContactFields,
    values: {
      contactEmail: shown ?? '',
      contactName: person.contactName ?? '',
      contactPhone: person.contactPhone ?? '',
    },
    resetOptions: { keepDirtyValues: true, keepErrors: true },
    refusedAt: 'contactEmail',
    send: async (contact, form) => {
      await settle(call(correctContact, { params: { id }, input: { ...contact, shown, shownCaller } }));
      form.reset(contact);
      toast({ title: words.done });
    },
  });
  return (
    <form noValidate onSubmit={submit} className="mt-5 grid max-w-[28em] gap-3">
      <EmailField label={words.labels.contactEmail} hint={words.hint} autoComplete="off" {...field('contactEmail')} />
      <TextField label={words.labels.contactName} autoComplete="off" {...field('contactName')} />
      <TextField
        label={words.labels.contactPhone}
        type="tel"
        inputMode="tel"
        autoComplete="off"
        {...field('contactPhone')}
      />
      <Button
        type="submit"
        variant="ghost"
        size="sm"
        className="justify-self-start"
        inactive={!isDirty}
        pending={pending}
        pendingLabel={words.pending}
      >
        {words.deed}
      </Button>
    </form>
  );
}
