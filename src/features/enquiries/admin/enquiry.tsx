/** One enquiry: what was written, the files, what was answered, and what can be done about it. */
import { zodResolver } from '@hookform/resolvers/zod';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { partsOf } from '../../../shared/read-unknown.ts';
import { Button } from '../../../ui/button.tsx';
import { SelectField, TextAreaField } from '../../../ui/field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { AdminLoaded, AdminPage, AdminSection } from '../../../web/admin/admin-page.tsx';
import { DescriptionList } from '../../../web/admin/description-list.tsx';
import { Confirm } from '../../../web/admin/dialogs.tsx';
import { Moment } from '../../../web/admin/moment.tsx';
import { useIsOwner, useMe } from '../../../web/admin/use-me.ts';
import { CallError, call, faultsOf } from '../../../web/api-client.ts';
import { queryOf } from '../../../web/endpoint-query.ts';
import { freshKey } from '../../../web/fresh-key.ts';
import { navigate } from '../../../web/history.ts';
import type { ScreenProps } from '../../../web/page.ts';
import { keptInTab, type TabStorage } from '../../../web/tab-storage.ts';
import { listTemplates } from '../../messages/contract/templates.ts';
import { type Enquiry, eraseEnquiry, ReplyForm } from '../contract/inbox.ts';
import { inboxCopy } from '../copy/inbox.ts';
import { FilesOf } from './attached-files.tsx';
import { BookingsOf } from './bookings-of-enquiry.tsx';
import { type EnquiryActions, enquiryQueryOf, useEnquiryActions } from './enquiry-actions.ts';
import { Thread } from './thread.tsx';
import { useOperatorNames } from './use-operator-names.ts';

const { one: words } = inboxCopy;
export function EnquiryScreen({ params }: ScreenProps) {
  const id = params['id'] ?? '';
  // Not by itself: what is answered below is an answer to what is shown.
  const query = useQuery({ ...enquiryQueryOf(id), refetchOnWindowFocus: false });
  const actions = useEnquiryActions(id);
  const enquiry = query.data;
  return (
    <AdminPage
      title={
        enquiry ? <span className="[overflow-wrap:anywhere]">{enquiry.name ?? enquiry.email}</span> : inboxCopy.title
      }
      back={{ href: '/admin/inbox', label: words.back }}
      actions={
        enquiry && (
          <>
            <DoneOrOpen enquiry={enquiry} actions={actions} />
            <EraseEnquiry id={enquiry.id} />
          </>
        )
      }
    >
      <AdminLoaded query={query}>{(found) => <OneEnquiry enquiry={found} actions={actions} />}</AdminLoaded>
    </AdminPage>
  );
}

export interface ShownEnquiry {
  readonly enquiry: Enquiry;
  readonly actions: EnquiryActions;
}

function DoneOrOpen({ enquiry: { doneAt, version }, actions }: ShownEnquiry) {
  return (
    <Button
      variant="ghost"
      size="sm"
      pending={actions.mark.isPending}
      pendingLabel={words.saving}
      onClick={() => actions.mark.mutate({ done: doneAt === null, version })}
    >
      {doneAt === null ? words.markDone : words.reopen}
    </Button>
  );
}

function OneEnquiry({ enquiry, actions }: ShownEnquiry) {
  const { kind, reference, email, topic, text, files, createdAt, doneAt } = enquiry;
  const { facts } = words;
  const me = useMe();
  return (
    <div className="grid gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="min-w-0">
        {actions.trouble && (
          <Notice tone="error" title={actions.trouble.title} className="mb-6">
            <p>{actions.trouble.text}</p>
            {actions.trouble.isOld && (
              <Button variant="ghost" size="sm" className="mt-3" onClick={() => void actions.reload()}>
                {words.look}
              </Button>
            )}
          </Notice>
        )}
        <h2 className="mb-3">{words.text}</h2>
        <p className="max-w-[46em] [overflow-wrap:anywhere] whitespace-pre-line">{text || inboxCopy.noText}</p>
        {files.length > 0 && (
          <AdminSection title={words.files}>
            <FilesOf address={`/api/admin/enquiries/${enquiry.id}`} files={files} />
          </AdminSection>
        )}
        <Thread enquiry={enquiry} actions={actions} />
        <AdminSection title={words.reply}>
          {me && <ReplyToEnquiry key={enquiry.id} enquiry={enquiry} actions={actions} operator={me.name} />}
        </AdminSection>
      </div>
      <div className="min-w-0">
        <DescriptionList
          facts={[
            [facts.kind, inboxCopy.kinds[kind]],
            [words.reference, reference],
            [
              facts.email,
              <span key="email" className="[overflow-wrap:anywhere]">
                {email}
              </span>,
            ],
            ...(topic ? [[facts.topic, topic] as const] : []),
            [facts.came, <Moment key="came" at={createdAt} />],
            [facts.done, doneAt && <Moment key="done" at={doneAt} />],
          ]}
        />
        <BookingsOf id={enquiry.id} />
        <LookedAfter key={enquiry.version} enquiry={enquiry} actions={actions} />
      </div>
    </div>
  );
}

/** Who looks after an enquiry: taken and left with one press, given to a colleague by name. */
function LookedAfter({ enquiry, actions }: { readonly enquiry: Enquiry; readonly actions: EnquiryActions }) {
  const { operatorId, isMine, version } = enquiry;
  const { names, nameOf } = useOperatorNames();
  const [chosen, setChosen] = useState('');
  const give = (operator: 'me' | number | null) => actions.assign.mutate({ operator, version });
  const { isPending } = actions.assign;
  const others = names.filter(({ id }) => id !== operatorId);
  return (
    <section className="mt-6 grid gap-3">
      <div>
        <h2>{words.operator}</h2>
        <p>{nameOf(enquiry)}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        {!isMine && (
          <Button variant="dark" size="sm" pending={isPending} pendingLabel={words.saving} onClick={() => give('me')}>
            {words.take}
          </Button>
        )}
        {operatorId !== null && (
          <Button variant="ghost" size="sm" pending={isPending} pendingLabel={words.saving} onClick={() => give(null)}>
            {words.leave}
          </Button>
        )}
      </div>
      {others.length > 0 && (
        <form
          className="flex items-end gap-2"
          onSubmit={(event) => {
            event.preventDefault();
            if (chosen !== '') give(Number(chosen));
          }}
        >
          <SelectField
            label={words.give}
            placeholder={words.choose}
            value={chosen}
            onChange={({ target }) => setChosen(target.value)}
            options={others.map(({ id, name }) => ({ value: String(id), label: name }))}
            className="flex-1"
          />
          <Button type="submit" variant="ghost" size="md" inactive={chosen === '' || isPending}>
            {words.giveNow}
          </Button>
        </form>
      )}
    </section>
  );
}

/** For owners: erases the enquiry that is shown, and goes back to the list. */
function EraseEnquiry({ id }: { readonly id: number }) {
  const client = useQueryClient();
  const erase = async () => {
    await call(eraseEnquiry, { params: { id: String(id) } });
    // Lists that were read a moment ago still show how it begins.
    client.removeQueries({ type: 'inactive' });
    navigate('/admin/inbox');
    toast({ title: words.erase.done });
  };
  return useIsOwner() && <Confirm {...words.erase} onConfirm={erase} />;
}

const EMPTY = { text: '' };

interface ReplyToEnquiryProps {
  readonly enquiry: Enquiry;
  readonly actions: EnquiryActions;
  /** Who writes. */
  readonly operator: string;
}

function ReplyToEnquiry({ enquiry, actions, operator }: ReplyToEnquiryProps) {
  const { id } = enquiry;
  const templates = useQuery(queryOf(listTemplates)).data?.templates ?? [];
  const answers = templates.filter(({ kind }) => kind === 'answer');
  const [kept] = useState(() => replyDraft(operator, id));
  const [draft] = useState(kept.read);
  const form = useForm<ReplyForm>({ resolver: zodResolver(ReplyForm), defaultValues: { text: draft?.text ?? '' } });
  // The same until the reply is known to be on its way: a press whose answer was lost is not a second email.
  const key = useRef(draft?.key ?? freshKey());
  const { subscribe } = form;
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values: { text } }) => kept.keep(text === '' ? null : { text, key: key.current }),
      }),
    [subscribe, kept],
  );
  const { isPending, variables } = actions.reply;
  const send = (done: boolean) =>
    form.handleSubmit(({ text }) =>
      actions.reply
        .mutateAsync({ text, done, key: key.current, version: enquiry.version })
        .then(() => {
          key.current = freshKey();
          form.reset(EMPTY);
          toast({ title: words.sent });
        })
        .catch((fault: unknown) => {
          const refused = faultsOf(fault)['text'];
          if (refused) form.setError('text', { message: refused }, { shouldFocus: true });
          if (!(fault instanceof CallError) || fault.body?.code !== 'key_reused') return;
          // The press before has arrived after all, with other words: these are another email, once it has been seen.
          key.current = freshKey();
          kept.keep({ text, key: key.current });
          void actions.reread();
        }),
    );
  return (
    <form noValidate onSubmit={send(false)} className="grid max-w-[46em] gap-4">
      {answers.length > 0 && (
        <SelectField
          label={words.canned}
          placeholder={words.choose}
          value=""
          options={answers.map(({ id: answerId, name }) => ({ value: String(answerId), label: name }))}
          onChange={({ target }) => {
            const chosen = answers.find((answer) => String(answer.id) === target.value);
            const typed = form.getValues('text').trimEnd();
            if (chosen) form.setValue('text', typed === '' ? chosen.body : `${typed}\n\n${chosen.body}`);
          }}
        />
      )}
      <TextAreaField
        label={words.field}
        hint={words.replyHint(enquiry.email)}
        rows={8}
        error={form.formState.errors.text?.message}
        {...form.register('text')}
      />
      <div className="flex flex-wrap gap-2.5">
        <Button
          type="submit"
          variant="dark"
          inactive={isPending}
          pending={isPending && !variables.done}
          pendingLabel={words.sending}
        >
          {words.send}
        </Button>
        <Button
          variant="ghost"
          type="button"
          inactive={isPending}
          pending={isPending && variables.done}
          pendingLabel={words.sending}
          onClick={send(true)}
        >
          {words.sendAndSettle}
        </Button>
      </div>
    </form>
  );
}

interface ReplyDraft {
  readonly text: string;
  readonly key: string;
}

/**
 * An answer that is being written. It outlives a reload and the idle end, in this tab and for its writer alone, and
 * goes at sign-out. With it its key: a press whose answer was lost stays one email after a reload, too.
 */
const replyDraft = (operator: string, enquiryId: number): TabStorage<ReplyDraft> =>
  keptInTab(`reply:${operator}:${enquiryId}`, (stored) => {
    const { text, key } = partsOf(stored);
    return typeof text === 'string' && typeof key === 'string' ? { text, key } : null;
  });
