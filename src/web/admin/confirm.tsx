/** Dialogs of the back office: the footer each one has, and the question before what cannot be undone. */
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useState } from 'react';
import { Button, type ButtonProps, type ButtonVariant } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { sentenceOf } from '../call.ts';
import { adminUiCopy } from './copy.ts';

/** Further properties go to the button of the action. */
interface DialogFooterProps extends Omit<ButtonProps, 'children' | 'variant' | 'size'> {
  readonly fault?: string | null;
  readonly failed?: string;
  readonly keep: string;
  readonly onKeep: () => void;
  /** What the button does: "Withdraw the package". */
  readonly action: string;
}

/** What was refused, the way out, and the action. */
export function DialogFooter({
  fault = null,
  failed,
  keep,
  onKeep,
  action,
  type = 'submit',
  ...button
}: DialogFooterProps) {
  return (
    <>
      {fault !== null && (
        <Notice tone="error" title={failed}>
          {fault}
        </Notice>
      )}
      <div className="flex flex-wrap justify-end gap-2.5">
        <Button variant="ghost" size="sm" onClick={onKeep}>
          {keep}
        </Button>
        <Button {...button} type={type} variant="dark" size="sm">
          {action}
        </Button>
      </div>
    </>
  );
}

/** For a form that the script sends. */
export const sending = (send: () => void) => (event: FormEvent) => {
  event.preventDefault();
  send();
};

interface Question {
  readonly title: string;
  /** What will happen, in words: a text, or more than that. */
  readonly text?: string;
  readonly children?: ReactNode;
  readonly action: string;
  readonly pendingLabel: string;
  readonly onConfirm: () => Promise<unknown>;
}

interface ConfirmProps extends Question {
  /** Of the button that opens the dialog. */
  readonly label: string;
  readonly variant?: ButtonVariant;
  readonly disabled?: boolean;
}

/** A button that asks first. The dialog stays open with the reason when it does not work. */
export function Confirm({ label, variant = 'ghost', disabled, ...question }: ConfirmProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant={variant} size="sm" disabled={disabled} onClick={() => setOpen(true)}>
        {label}
      </Button>
      <AskFirst {...question} open={open} onClose={() => setOpen(false)} />
    </>
  );
}

/** The dialog alone, for what a form has opened. */
export function AskFirst({
  open,
  onClose,
  title,
  text,
  children,
  action,
  pendingLabel,
  onConfirm,
}: Question & { readonly open: boolean; readonly onClose: () => void }) {
  const { mutate, reset, isPending, error } = useMutation({ mutationFn: () => onConfirm(), onSuccess: onClose });
  const close = () => {
    onClose();
    reset();
  };
  return (
    <Dialog
      open={open}
      onClose={close}
      title={title}
      footer={
        <DialogFooter
          keep={adminUiCopy.keep}
          onKeep={close}
          action={action}
          type="button"
          pending={isPending}
          pendingLabel={pendingLabel}
          onClick={() => mutate()}
        />
      }
    >
      {text}
      {children}
      {error && (
        <Notice tone="error" className="mt-4">
          {sentenceOf(error)}
        </Notice>
      )}
    </Dialog>
  );
}
