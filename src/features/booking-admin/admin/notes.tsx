/** What operators tell each other about a booking. What was typed stays when it fails. */
import type * as z from 'zod/mini';
import { Button } from '../../../ui/button.tsx';
import { TextAreaField } from '../../../ui/field.tsx';
import { AdminSection } from '../../../web/admin/admin-page.tsx';
import { Moment } from '../../../web/admin/moment.tsx';
import { useAdminForm } from '../../../web/admin/use-admin-form.ts';
import { call } from '../../../web/api-client.ts';
import { addNote } from '../contract/booking-actions.ts';
import { storyCopy } from '../copy/booking-story.ts';
import type { ActionProps } from './action-props.ts';

const { notes: words } = storyCopy;
type Note = z.infer<typeof addNote.input>;

export function Notes({ story: { id, notes, person }, settle }: ActionProps) {
  const { field, submit, pending } = useAdminForm<Note>({
    schema: addNote.input,
    defaultValues: { note: '' },
    refusedAt: 'note',
    send: async (input, form) => {
      await settle(call(addNote, { params: { id }, input }));
      form.reset();
    },
  });
  return (
    <AdminSection title={words.title}>
      <ul className="grid gap-2">
        {notes.map(({ id: number, at, operator, note }) => (
          <li key={number} className="break-words whitespace-pre-line">
            <Moment at={at} />, {operator}: {note}
          </li>
        ))}
      </ul>
      {!person.hasLeft && (
        <form noValidate onSubmit={submit} className="mt-3 grid max-w-[36em] gap-3">
          <TextAreaField label={words.label} hint={words.hint} rows={2} maxLength={2000} {...field('note')} />
          <Button
            type="submit"
            variant="ghost"
            size="sm"
            className="justify-self-start"
            pending={pending}
            pendingLabel={words.pending}
          >
            {words.deed}
          </Button>
        </form>
      )}
    </AdminSection>
  );
}
