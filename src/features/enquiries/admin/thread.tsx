/** What went to and fro after the first message, in its order. */
import { Badge, type BadgeTone } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { AdminSection } from '../../../web/admin/admin-page.tsx';
import { Moment } from '../../../web/admin/moment.tsx';
import type { Enquiry, MailInThread, ReplyState } from '../contract/inbox.ts';
import { inboxCopy } from '../copy/inbox.ts';
import { FilesOf } from './attached-files.tsx';
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
