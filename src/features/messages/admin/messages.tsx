/** What was sent to travellers, and the texts that are kept to be used again. */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { SelectField, TextAreaField, TextField } from '../../../ui/field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { AdminLoaded, AdminPage, AdminSection } from '../../../web/admin/admin-page.tsx';
import { DescriptionList } from '../../../web/admin/description-list.tsx';
import { Confirm } from '../../../web/admin/dialogs.tsx';
import { Moment } from '../../../web/admin/moment.tsx';
import { Table } from '../../../web/admin/table.tsx';
import { call, sentenceOf } from '../../../web/api-client.ts';
import { queryOf } from '../../../web/endpoint-query.ts';
import { Link } from '../../../web/link.tsx';
import type { ScreenProps } from '../../../web/page.ts';
import { listMessages, readMessage } from '../contract/messages.ts';
import {
  addTemplate,
  changeTemplate,
  listTemplates,
  removeTemplate,
  TEMPLATE_KINDS,
  type Template,
  type TemplateForm,
} from '../contract/templates.ts';
import { messagesCopy as words } from '../copy/messages.ts';

const messagesQuery = queryOf(listMessages);
const templatesQuery = queryOf(listTemplates);

export function MessagesScreen() {
  const query = useQuery(messagesQuery);
  return (
    <AdminPage title={words.title}>
      <p className="mb-6 max-w-[46em]">{words.lead}</p>
      <AdminLoaded query={query}>
        {({ messages }) => (
          <Table
            caption={words.caption}
            rows={messages}
            keyOf={({ id }) => id}
            empty={words.none}
            columns={[
              {
                head: words.columns.subject,
                cell: ({ id, subject }) => <Link href={`/admin/messages/${id}`}>{subject}</Link>,
              },
              { head: words.columns.operator, cell: ({ operator }) => operator },
              { head: words.columns.at, cell: ({ writtenAt }) => <Moment at={writtenAt} /> },
              { head: words.columns.emails, number: true, cell: ({ emails }) => emails },
              { head: words.columns.state, cell: ({ due, refused }) => words.state(due, refused) },
            ]}
          />
        )}
      </AdminLoaded>
      <Templates />
    </AdminPage>
  );
}

export function MessageScreen({ params }: ScreenProps) {
  const query = useQuery(queryOf(readMessage, { params: { id: params['id'] ?? '' } }));
  const { columns, copyColumns } = words;
  return (
    <AdminPage title={query.data?.subject ?? words.title} back={{ href: '/admin/messages', label: words.back }}>
      <AdminLoaded query={query}>
        {({ operator, writtenAt, emails, copies }) => (
          <>
            <DescriptionList
              facts={[
                [columns.operator, operator],
                [columns.at, <Moment key="at" at={writtenAt} />],
                [columns.emails, emails],
              ]}
            />
            <AdminSection title={words.copies}>
              <Table
                caption={words.copies}
                rows={copies}
                keyOf={({ bookingId }) => bookingId}
                empty={words.none}
                columns={[
                  {
                    head: copyColumns.reference,
                    headed: true,
                    cell: ({ bookingId, reference }) => <Link href={`/admin/bookings/${bookingId}`}>{reference}</Link>,
                  },
                  {
                    head: copyColumns.recipient,
                    cell: ({ recipient }) => <span className="break-all">{recipient}</span>,
                  },
                  {
                    head: copyColumns.text,
                    cell: ({ body }) => <p className="max-w-[46em] whitespace-pre-line">{body}</p>,
                  },
                  { head: copyColumns.state, cell: ({ state }) => words.copyStates[state] },
                ]}
              />
            </AdminSection>
          </>
        )}
      </AdminLoaded>
    </AdminPage>
  );
}

const NEW: TemplateForm = { kind: 'message', name: '', subject: '', body: '' };

function Templates() {
  const query = useQuery(templatesQuery);
  const client = useQueryClient();
  const [edited, setEdited] = useState<Template | TemplateForm | null>(null);
  const reread = () => client.invalidateQueries({ queryKey: templatesQuery.queryKey });
  const { templates: says } = words;
  const done = () => {
    setEdited(null);
    void reread();
  };
  return (
    <AdminSection
      title={says.title}
      actions={
        <Button variant="ghost" size="sm" onClick={() => setEdited(NEW)}>
          {says.add}
        </Button>
      }
    >
      {edited && <EditTemplate key={'id' in edited ? edited.id : 'new'} template={edited} onDone={done} />}
      <AdminLoaded query={query}>
        {({ templates }) => (
          <Table
            caption={says.caption}
            rows={templates}
            keyOf={({ id }) => id}
            empty={says.none}
            columns={[
              { head: says.columns.name, cell: ({ name }) => name },
              { head: says.columns.kind, cell: ({ kind }) => says.kinds[kind] },
              { head: says.columns.text, cell: ({ body }) => <p className="line-clamp-2 max-w-[36em]">{body}</p> },
              {
                head: says.columns.actions,
                cell: (template) => (
                  <span className="flex flex-wrap gap-2">
                    <Button variant="ghost" size="sm" onClick={() => setEdited(template)}>
                      {says.change}
                    </Button>
                    <Confirm
                      {...says.remove}
                      onConfirm={() => call(removeTemplate, { params: { id: String(template.id) } }).then(reread)}
                    />
                  </span>
                ),
              },
            ]}
          />
        )}
      </AdminLoaded>
    </AdminSection>
  );
}

interface EditTemplateProps {
  readonly template: Template | TemplateForm;
  readonly onDone: () => void;
}

function EditTemplate({ template, onDone }: EditTemplateProps) {
  const [form, setForm] = useState<TemplateForm>(template);
  const { templates: says, write } = words;
  const save = useMutation({
    mutationFn: () => {
      const { kind, name, subject, body } = form;
      const input = { kind, name, subject, body };
      return 'id' in template
        ? call(changeTemplate, { params: { id: String(template.id) }, input: { ...input, version: template.version } })
        : call(addTemplate, { input });
    },
    onSuccess: onDone,
  });
  const send = (event: FormEvent) => {
    event.preventDefault();
    save.mutate();
  };
  return (
    <form onSubmit={send} className="mb-6 grid max-w-[46em] gap-4">
      <TextField
        label={says.name}
        value={form.name}
        maxLength={80}
        required
        onChange={({ target }) => setForm({ ...form, name: target.value })}
      />
      <SelectField
        label={says.kind}
        value={form.kind}
        options={TEMPLATE_KINDS.map((kind) => ({ value: kind, label: says.kinds[kind] }))}
        onChange={({ target }) => setForm({ ...form, kind: target.value === 'answer' ? 'answer' : 'message' })}
      />
      {form.kind === 'message' && (
        <TextField
          label={write.subject}
          value={form.subject}
          maxLength={120}
          onChange={({ target }) => setForm({ ...form, subject: target.value })}
        />
      )}
      <TextAreaField
        label={write.body}
        hint={write.bodyHint}
        rows={6}
        value={form.body}
        onChange={({ target }) => setForm({ ...form, body: target.value })}
      />
      {save.error && <Notice tone="error">{sentenceOf(save.error)}</Notice>}
      <div>
        <Button type="submit" variant="dark" size="sm" pending={save.isPending} pendingLabel={says.saving}>
          {says.save}
        </Button>
      </div>
    </form>
  );
}
