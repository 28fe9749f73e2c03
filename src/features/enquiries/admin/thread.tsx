/** What went to and fro after the first message, in its order, and the bookings it may be about. */
import { useQuery } from '@tanstack/react-query';
import { isCalendarDay, longDate } from '../../../shared/dates.ts';
import { Badge, type BadgeTone } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { AdminSection } from '../../../web/admin/admin-page.tsx';
import { Moment } from '../../../web/admin/moment.tsx';
import { sentenceOf } from '../../../web/call.ts';
import { queryOf } from '../../../web/endpoint-query.ts';
import { Link } from '../../../web/link.tsx';
import { saveFile } from '../../../web/save-file.ts';
import { type Enquiry, type MailInThread, type ReplyState, readEnquiryBookings } from '../contract/inbox.ts';
import { inboxCopy } from '../copy/admin.ts';
import { enquiryMail } from '../copy/mail.ts';
import type { EnquiryActions } from './enquiry-actions.ts';

const { one: words } = inboxCopy;
const TONES: Readonly<Record<ReplyState, BadgeTone>> = {
  due: 'outline',
  late: 'warning',
  sent: 'positive',
  refused: 'negative',
  returned: 'negative',
};

interface ThreadProps {
  readonly enquiry: Enquiry;
  readonly actions: EnquiryActions;
}

type Reply = Enquiry['replies'][number];

export function Thread({ enquiry: { id, replies, mails }, actions }: ThreadProps) {
  const letters = [
    ...replies.map((reply) => ({ key: `reply-${reply.id}`, at: reply.writtenAt, reply, mail: null })),
    ...mails.map((mail) => ({ key: `mail-${mail.id}`, at: mail.receivedAt, reply: null, mail })),
  ].sort((one, other) => one.at.localeCompare(other.at));
  return (
    <AdminSection title={words.thread}>
      {letters.length === 0 && <p className="text-fg-muted">{words.noReplies}</p>}
      <ol className="grid gap-5">
        {letters.map(({ key, reply, mail }) => (
          <li key={key} className={`border-l-2 pl-4 ${mail ? 'border-accent' : 'border-line-strong'}`}>
            {reply && <Sent reply={reply} actions={actions} />}
            {mail && <Came enquiryId={id} mail={mail} />}
          </li>
        ))}
      </ol>
    </AdminSection>
  );
}

function Sent({ reply, actions: { again } }: { readonly reply: Reply; readonly actions: EnquiryActions }) {
  const { id, operator, text, writtenAt, state } = reply;
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-fg-muted">
        <span>
          {words.by(operator)}, <Moment at={writtenAt} />
        </span>
        <Badge tone={TONES[state]}>{inboxCopy.states[state]}</Badge>
      </div>
      <Words text={text} />
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
    </>
  );
}

function Came({ enquiryId, mail }: { readonly enquiryId: number; readonly mail: MailInThread }) {
  const { id, sender, senderName, isKnownSender, isAutomatic, text, quoted, files, receivedAt } = mail;
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-fg-muted">
        <span className="[overflow-wrap:anywhere]">
          {words.wrote(senderName ? `${senderName} (${sender})` : sender)}, <Moment at={receivedAt} />
        </span>
        {!isKnownSender && <Badge tone="warning">{words.stranger}</Badge>}
        {isAutomatic && <Badge tone="outline">{words.automatic}</Badge>}
      </div>
      <Words text={text || inboxCopy.noText} />
      {quoted && (
        <details className="mt-1 text-sm text-fg-muted">
          <summary className="inline-flex min-h-8 cursor-pointer items-center underline decoration-accent underline-offset-4">
            {words.quoted}
          </summary>
          <Words text={quoted} />
        </details>
      )}
      {files.length > 0 && <FilesOf address={`/api/admin/enquiries/${enquiryId}/mails/${id}`} files={files} />}
    </>
  );
}

function Words({ text }: { readonly text: string }) {
  return <p className="mt-1.5 max-w-[46em] [overflow-wrap:anywhere] whitespace-pre-line">{text}</p>;
}

interface FilesProps {
  /** Where they are read. */
  readonly address: string;
  readonly files: Enquiry['files'];
}

export function FilesOf({ address, files }: FilesProps) {
  const save = (position: number, name: string) =>
    saveFile(`${address}/files/${position}`, name).catch((fault: unknown) =>
      toast({ title: words.notSaved, description: sentenceOf(fault), variant: 'destructive' }),
    );
  return (
    <>
      <p className="mt-2 mb-2 text-sm text-fg-muted">{words.filesHint}</p>
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
    </>
  );
}

export function BookingsOf({ id }: { readonly id: number }) {
  const bookings = useQuery(queryOf(readEnquiryBookings, { params: { id } })).data?.bookings ?? [];
  if (bookings.length === 0) return null;
  return (
    <section className="mt-6">
      <h2>{words.bookings}</h2>
      <ul className="mt-2 grid gap-3">
        {bookings.map(({ id: bookingId, reference, packageName, departsOn, numberOfTravelers, state, because }) => (
          <li key={bookingId} className="border-l-2 border-line-strong pl-4">
            <Link href={`/admin/bookings/${bookingId}`} className="underline decoration-accent underline-offset-4">
              {reference}, {packageName}
            </Link>
            <p className="text-sm text-fg-muted">
              {[isCalendarDay(departsOn) ? longDate(departsOn) : departsOn, words.party(numberOfTravelers), state].join(
                ' · ',
              )}
            </p>
            <p className="text-sm text-fg-muted">{words.because[because]}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
