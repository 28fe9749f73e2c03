/** The form that answers. What was typed stays until it is on its way, also through a reload, and one press is one email. */
import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { partsOf } from '../../../shared/parts.ts';
import { Button } from '../../../ui/button.tsx';
import { TextAreaField } from '../../../ui/field.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { CallError, faultsOf } from '../../../web/call.ts';
import { keptInTab, type TabStorage } from '../../../web/kept-in-tab.ts';
import { type Enquiry, ReplyForm } from '../contract/admin.ts';
import { inboxCopy } from '../copy/admin.ts';
import type { EnquiryActions } from './enquiry-actions.ts';

const { one: words } = inboxCopy;
const EMPTY = { text: '' };

/** `randomUUID` is missing where there is no TLS. */
function aKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

interface ReplyToEnquiryProps {
  readonly enquiry: Enquiry;
  readonly actions: EnquiryActions;
  /** Who writes. */
  readonly operator: string;
}

export function ReplyToEnquiry({ enquiry, actions, operator }: ReplyToEnquiryProps) {
  const { id } = enquiry;
  const [kept] = useState(() => replyDraft(operator, id));
  const [draft] = useState(kept.read);
  const form = useForm<ReplyForm>({ resolver: zodResolver(ReplyForm), defaultValues: { text: draft?.text ?? '' } });
  // The same until the reply is known to be on its way: a press whose answer was lost is not a second email.
  const key = useRef(draft?.key ?? aKey());
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
          key.current = aKey();
          form.reset(EMPTY);
          toast({ title: words.sent });
        })
        .catch((fault: unknown) => {
          const refused = faultsOf(fault)['text'];
          if (refused) form.setError('text', { message: refused }, { shouldFocus: true });
          if (!(fault instanceof CallError) || fault.body?.code !== 'key_reused') return;
          // The press before has arrived after all, with other words: these are another email, once it has been seen.
          key.current = aKey();
          kept.keep({ text, key: key.current });
          void actions.reread();
        }),
    );
  return (
    <form noValidate onSubmit={send(false)} className="grid max-w-[46em] gap-4">
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
export const replyDraft = (operator: string, enquiryId: number): TabStorage<ReplyDraft> =>
  keptInTab(`reply:${operator}:${enquiryId}`, (stored) => {
    const { text, key } = partsOf(stored);
    return typeof text === 'string' && typeof key === 'string' ? { text, key } : null;
  });
