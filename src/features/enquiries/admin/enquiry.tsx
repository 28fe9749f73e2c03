/** One enquiry: what was written, the files, what was answered, and what can be done about it. */
import { useQuery } from '@tanstack/react-query';
import { Badge, type BadgeTone } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { Facts, Moment } from '../../../web/admin/facts.tsx';
import { AdminLoaded, AdminPage, AdminSection } from '../../../web/admin/page.tsx';
import { useMe } from '../../../web/admin/use-me.ts';
import { sentenceOf } from '../../../web/call.ts';
import type { ScreenProps } from '../../../web/page.ts';
import { saveFile } from '../../../web/save-file.ts';
import type { Enquiry, ReplyState } from '../contract/inbox.ts';
import { inboxCopy } from '../copy/inbox.ts';
import { enquiryMail } from '../copy/mail.ts';
import { EraseEnquiry } from './erase-enquiry.tsx';
import { LookedAfter } from './looked-after.tsx';
import { ReplyToEnquiry } from './reply-to-enquiry.tsx';
import { type EnquiryDeeds, enquiryQueryOf, useEnquiryDeeds } from './use-enquiry.ts';

const { one: words } = inboxCopy;
const TONES: Readonly<Record<ReplyState, BadgeTone>> = {
  due: 'outline',
  late: 'warning',
  sent: 'positive',
  refused: 'negative',
  returned: 'negative',
};

export function EnquiryScreen({ params }: ScreenProps) {
  const id = params['id'] ?? '';
  // Not by itself: what is answered below is an answer to what is shown.
  const query = useQuery({ ...enquiryQueryOf(id), refetchOnWindowFocus: false });
  const deeds = useEnquiryDeeds(id);
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
            <DoneOrOpen enquiry={enquiry} deeds={deeds} />
            <EraseEnquiry id={enquiry.id} />
          </>
        )
      }
    >
      <AdminLoaded query={query}>{(found) => <OneEnquiry enquiry={found} deeds={deeds} />}</AdminLoaded>
    </AdminPage>
  );
}

interface Shown {
  readonly enquiry: Enquiry;
  readonly deeds: EnquiryDeeds;
}

function DoneOrOpen({ enquiry: { doneAt, version }, deeds }: Shown) {
  return (
    <Button
      variant="ghost"
      size="sm"
      pending={deeds.mark.isPending}
      pendingLabel={words.saving}
      onClick={() => deeds.mark.mutate({ done: doneAt === null, version })}
    >
      {doneAt === null ? words.markDone : words.reopen}
    </Button>
  );
}

function OneEnquiry({ enquiry, deeds }: Shown) {
  const { kind, reference, email, topic, text, files, createdAt, doneAt } = enquiry;
  const { facts } = words;
  const me = useMe();
  return (
    <div className="grid gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="min-w-0">
        {deeds.trouble && (
          <Notice tone="error" title={deeds.trouble.title} className="mb-6">
            <p>{deeds.trouble.text}</p>
            {deeds.trouble.isOld && (
              <Button variant="ghost" size="sm" className="mt-3" onClick={() => void deeds.lookAgain()}>
                {words.look}
              </Button>
            )}
          </Notice>
        )}
        <h2 className="mb-3">{words.text}</h2>
        <p className="max-w-[46em] [overflow-wrap:anywhere] whitespace-pre-line">{text || inboxCopy.noText}</p>
        {files.length > 0 && <FilesOf enquiry={enquiry} />}
        <Thread enquiry={enquiry} deeds={deeds} />
        <AdminSection title={words.reply}>
          {me && <ReplyToEnquiry key={enquiry.id} enquiry={enquiry} deeds={deeds} operator={me.name} />}
        </AdminSection>
      </div>
      <div className="min-w-0">
        <Facts
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
        <LookedAfter key={enquiry.version} enquiry={enquiry} deeds={deeds} />
      </div>
    </div>
  );
}

function FilesOf({ enquiry: { id, files } }: { readonly enquiry: Enquiry }) {
  const save = (position: number, name: string) =>
    saveFile(`/api/admin/enquiries/${id}/files/${position}`, name).catch((fault: unknown) =>
      toast({ title: words.notSaved, description: sentenceOf(fault), variant: 'destructive' }),
    );
  return (
    <AdminSection title={words.files}>
      <p className="mb-2 text-sm text-fg-muted">{words.filesHint}</p>
      <ul>
        {files.map(({ position, name, mediaType, bytes }) => (
          <li key={position} className="flex items-center justify-between gap-4 border-b border-line py-1.5">
            <div className="min-w-0">
              <p className="[overflow-wrap:anywhere]">{name}</p>
              <p className="text-sm [overflow-wrap:anywhere] text-fg-muted">
                {mediaType}, {enquiryMail.size(bytes)}
              </p>
            </div>
            <Button
              variant="ghost"
              size="sm"
              aria-label={words.saveNamed(name)}
              onClick={() => void save(position, name)}
            >
              {words.save}
            </Button>
          </li>
        ))}
      </ul>
    </AdminSection>
  );
}

function Thread({ enquiry: { replies }, deeds: { again } }: Shown) {
  return (
    <AdminSection title={words.replies}>
      {replies.length === 0 && <p className="text-fg-muted">{words.noReplies}</p>}
      <ol className="grid gap-4">
        {replies.map(({ id, operator, text, writtenAt, state }) => (
          <li key={id} className="border-l-2 border-line-strong pl-4">
            <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-fg-muted">
              <span>
                {words.by(operator)}, <Moment at={writtenAt} />
              </span>
              <Badge tone={TONES[state]}>{inboxCopy.states[state]}</Badge>
            </div>
            <p className="mt-1.5 max-w-[46em] [overflow-wrap:anywhere] whitespace-pre-line">{text}</p>
            {state !== 'sent' && <p className="mt-1 text-sm text-fg-muted">{inboxCopy.statesExplained[state]}</p>}
            {state !== 'sent' && state !== 'due' && (
              <Button
                variant="ghost"
                size="sm"
                className="mt-2"
                pending={again.isPending && again.variables.reply === id}
                pendingLabel={words.sending}
                onClick={() => again.mutate({ reply: id }, { onSuccess: () => void toast({ title: words.againDone }) })}
              >
                {words.again}
              </Button>
            )}
          </li>
        ))}
      </ol>
    </AdminSection>
  );
}
