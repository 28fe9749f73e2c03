/** Writing to a departure or to chosen bookings: typed, looked at as each reads it, and only then sent. */
import { useMutation, useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { SelectField, TextAreaField, TextField } from '../../../ui/field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { AdminPage, AdminSection } from '../../../web/admin/admin-page.tsx';
import { sending } from '../../../web/admin/dialogs.tsx';
import { call, sentenceOf } from '../../../web/api-client.ts';
import { queryOf } from '../../../web/endpoint-query.ts';
import { freshKey } from '../../../web/fresh-key.ts';
import { navigate } from '../../../web/history.ts';
import type { ScreenProps } from '../../../web/page.ts';
import { type Audience, type Preview, previewMessage, sendMessages } from '../contract/messages.ts';
import { listTemplates } from '../contract/templates.ts';
import { messagesCopy } from '../copy/messages.ts';

const { write: words } = messagesCopy;
const templatesQuery = queryOf(listTemplates);
const EMPTY = { subject: '', body: '' };

export function WriteMessageScreen({ search }: ScreenProps) {
  const audience = audienceIn(search);
  const templates = (useQuery(templatesQuery).data?.templates ?? []).filter(({ kind }) => kind === 'message');
  const [form, setForm] = useState(EMPTY);
  // The same until it is known that the message is on its way: a press whose answer was lost sends nothing twice.
  const key = useRef(freshKey());
  const preview = useMutation({ mutationFn: () => call(previewMessage, { input: { ...form, audience } }) });
  const send = useMutation({
    mutationFn: (agreed: number) => call(sendMessages, { input: { ...form, audience, agreed, key: key.current } }),
    onSuccess: ({ id, emails }) => {
      navigate(`/admin/messages/${id}`);
      toast({ title: words.sent(emails) });
    },
  });
  const change = (changed: Partial<typeof EMPTY>) => {
    setForm({ ...form, ...changed });
    // What was shown is not what would be sent any more.
    preview.reset();
    send.reset();
    key.current = freshKey();
  };
  const fault = send.error ?? preview.error;
  return (
    <AdminPage title={words.title} back={{ href: '/admin/messages', label: messagesCopy.back }}>
      <p className="mb-4">{'departure' in audience ? words.toDeparture : words.toBookings(audience.bookings.length)}</p>
      <form noValidate onSubmit={sending(() => preview.mutate())} className="grid max-w-[46em] gap-4">
        {templates.length > 0 && (
          <SelectField
            label={words.template}
            placeholder={words.noTemplate}
            options={templates.map(({ id, name }) => ({ value: String(id), label: name }))}
            onChange={({ target }) => {
              const chosen = templates.find(({ id }) => String(id) === target.value);
              change(chosen ? { subject: chosen.subject, body: chosen.body } : EMPTY);
            }}
          />
        )}
        <TextField
          label={words.subject}
          value={form.subject}
          maxLength={120}
          onChange={({ target }) => change({ subject: target.value })}
        />
        <TextAreaField
          label={words.body}
          hint={words.bodyHint}
          rows={10}
          value={form.body}
          onChange={({ target }) => change({ body: target.value })}
        />
        {fault && (
          <Notice tone="error" title={words.failed}>
            {sentenceOf(fault)}
          </Notice>
        )}
        <div>
          <Button type="submit" variant="ghost" pending={preview.isPending} pendingLabel={words.previewing}>
            {words.preview}
          </Button>
        </div>
      </form>
      {preview.data && (
        <Shown
          preview={preview.data}
          isSending={send.isPending}
          onSend={() => send.mutate(preview.data?.emails.length ?? 0)}
        />
      )}
    </AdminPage>
  );
}

interface ShownProps {
  readonly preview: Preview;
  readonly isSending: boolean;
  readonly onSend: () => void;
}

function Shown({ preview: { emails, leftOut }, isSending, onSend }: ShownProps) {
  const [first] = emails;
  return (
    <AdminSection title={words.emails(emails.length)}>
      {first && (
        <div className="mb-4 max-w-[46em] border-l-2 border-line-strong pl-4">
          <p className="text-sm break-all text-fg-muted">{words.example(first.recipient)}</p>
          <p className="mt-1 font-bold">{first.subject}</p>
          <p className="mt-1 [overflow-wrap:anywhere] whitespace-pre-line">{first.body}</p>
        </div>
      )}
      {emails.length > 1 && (
        <details className="mb-4">
          <summary className="inline-flex min-h-11 cursor-pointer items-center underline decoration-accent underline-offset-4">
            {words.all}
          </summary>
          <ul className="text-sm">
            {emails.map(({ bookingId, reference, recipient }) => (
              <li key={bookingId} className="break-all">
                {reference}, {recipient}
              </li>
            ))}
          </ul>
        </details>
      )}
      {leftOut.length > 0 && (
        <div className="mb-4">
          <h3 className="font-bold">{words.leftOut}</h3>
          <ul className="text-sm">
            {leftOut.map(({ bookingId, reference, why }) => (
              <li key={bookingId}>
                {reference}: {words.why[why]}
              </li>
            ))}
          </ul>
        </div>
      )}
      {emails.length > 0 && (
        <Button variant="dark" pending={isSending} pendingLabel={words.sending} onClick={onSend}>
          {words.send(emails.length)}
        </Button>
      )}
    </AdminSection>
  );
}

function audienceIn(search: URLSearchParams): Audience {
  const departure = Number(search.get('departure'));
  if (Number.isSafeInteger(departure) && departure > 0) return { departure };
  const bookings = (search.get('bookings') ?? '').split(',').map(Number);
  return { bookings: bookings.filter((id) => Number.isSafeInteger(id) && id > 0) };
}
