/** Asks for the reason of a decision. The likeliest is chosen already, so that Enter is enough. */

import { zodResolver } from '@hookform/resolvers/zod';
import { type RefObject, useEffect, useId, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { SelectField, TextAreaField } from '../../../ui/field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { DialogFooter } from '../../../web/admin/confirm.tsx';
import { CallError, call, sentenceOf } from '../../../web/call.ts';
import { Decision, decideReview, type QueuedReview } from '../contract/moderation.ts';
import { moderationCopy as words } from '../copy/moderation.ts';
import { type DecisionReason, likeliestReason, reasonsFor } from '../rules/decisions.ts';

export interface Deciding {
  readonly review: QueuedReview;
  readonly state: 'shown' | 'hidden';
  /** Its place in the list. */
  readonly at: number;
}

export interface DecideDialogProps {
  readonly deciding: Deciding | null;
  readonly onClose: () => void;
  /** After a decision, or when somebody was faster: the list is not what it was. */
  readonly onLookAgain: (at: number) => void;
}

export function DecideDialog({ deciding, onClose, onLookAgain }: DecideDialogProps) {
  const formId = useId();
  const [pending, setPending] = useState(false);
  const submit = useRef<HTMLButtonElement>(null);
  const state = deciding?.state ?? 'shown';
  return (
    <Dialog
      open={deciding !== null}
      onClose={onClose}
      title={words.dialog.title[state]}
      footer={
        <DialogFooter
          keep={words.dialog.cancel}
          onKeep={onClose}
          action={state === 'shown' ? words.show : words.hide}
          ref={submit}
          form={formId}
          pending={pending}
          pendingLabel={words.dialog.pending}
        />
      }
    >
      {deciding && (
        <DecideForm
          key={`${deciding.review.id} ${state}`}
          formId={formId}
          submit={submit}
          deciding={deciding}
          onPending={setPending}
          onLookAgain={() => onLookAgain(deciding.at)}
        />
      )}
    </Dialog>
  );
}

interface DecideFormProps {
  readonly formId: string;
  readonly submit: RefObject<HTMLButtonElement | null>;
  readonly deciding: Deciding;
  readonly onPending: (pending: boolean) => void;
  readonly onLookAgain: () => void;
}

function DecideForm({ formId, submit, deciding: { review, state }, onPending, onLookAgain }: DecideFormProps) {
  const form = useForm<Decision>({
    resolver: zodResolver(Decision),
    defaultValues: { state, reason: likeliestReason(state, review), words: '', version: review.version },
  });
  const { errors, isSubmitting } = form.formState;
  const [fault, setFault] = useState<unknown>(null);
  useEffect(() => onPending(isSubmitting), [isSubmitting, onPending]);
  // After the dialog has opened and has taken the focus to its first button.
  useEffect(() => {
    const frame = requestAnimationFrame(() => submit.current?.focus());
    return () => cancelAnimationFrame(frame);
  }, [submit]);
  const decide = form.handleSubmit(async (input) => {
    setFault(null);
    try {
      await call(decideReview, { params: { id: review.id }, input });
      toast({ title: words.done[state] });
      onLookAgain();
    } catch (refused) {
      setFault(refused);
    }
  });
  const isOld = fault instanceof CallError && fault.body?.code === 'changed_meanwhile';
  return (
    <form id={formId} noValidate onSubmit={decide} className="grid gap-4">
      <p>{words.dialog.text[state]}</p>
      <SelectField
        label={words.dialog.reason}
        error={errors.reason?.message}
        options={reasonsFor(state).map((reason: DecisionReason) => ({ value: reason, label: words.reasons[reason] }))}
        {...form.register('reason')}
      />
      <TextAreaField
        label={words.dialog.words}
        hint={words.dialog.wordsHint}
        rows={2}
        error={errors.words?.message}
        {...form.register('words')}
      />
      {fault !== null && (
        <Notice tone="error" title={words.dialog.failed}>
          <p>{sentenceOf(fault)}</p>
          {isOld && (
            <Button variant="ghost" size="sm" className="mt-3" onClick={onLookAgain}>
              {words.dialog.look}
            </Button>
          )}
        </Notice>
      )}
    </form>
  );
}
