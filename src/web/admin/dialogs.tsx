/** Dialogs of the back office: the footer each one has, the button to one, the question before what cannot be undone, and the one for a text. */
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Button, type ButtonProps, type ButtonVariant } from '../../ui/button.tsx';
import { Dialog, type DialogProps } from '../../ui/dialog.tsx';
import { TextAreaField } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { CallError, sentenceOf } from '../api-client.ts';
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

interface DialogButtonProps extends Pick<DialogProps, 'title' | 'width'> {
  readonly className?: string;
  readonly label: string;
  /** Where the label does not say of what. */
  readonly labelInFull?: string;
  /** Begins anew each time the dialog is opened. */
  readonly children: (close: () => void) => ReactNode;
}

/** A button that opens a dialog. */
export function DialogButton({ label, labelInFull, className, title, width, children }: DialogButtonProps) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button variant="ghost" size="sm" className={className} aria-label={labelInFull} onClick={() => setOpen(true)}>
        {label}
      </Button>
      <Dialog open={open} onClose={close} title={title} width={width}>
        {open && children(close)}
      </Dialog>
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

interface AskForTextProps extends Omit<Question, 'text' | 'onConfirm'> {
  /** Of the button that opens the dialog. */
  readonly label: string;
  /** Where the label does not say of what. */
  readonly labelInFull?: string;
  /** As the server calls it, and as people read it. */
  readonly field: {
    readonly name: string;
    readonly label: string;
    readonly hint?: string;
    readonly rows: number;
    readonly maxLength: number;
  };
  readonly keep: string;
  readonly failed?: string;
  readonly onSend: (text: string) => Promise<unknown>;
}

/** A button that asks for a text: why, how, what was found. What was typed stays when it is refused. */
export function AskForText({
  label,
  labelInFull,
  title,
  children,
  field: { name, ...field },
  action,
  pendingLabel,
  keep,
  failed,
  onSend,
}: AskForTextProps) {
  const [open, setOpen] = useState(false);
  const [text, setText] = useState('');
  const { mutate, reset, isPending, error } = useMutation({
    mutationFn: () => onSend(text),
    onSuccess: () => setOpen(false),
  });
  const wrong = error instanceof CallError ? error.body?.fields?.[name] : undefined;
  const area = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (error && wrong) area.current?.focus();
  }, [error, wrong]);
  const close = () => {
    setOpen(false);
    reset();
  };
  return (
    <>
      <Button variant="ghost" size="sm" aria-label={labelInFull} onClick={() => setOpen(true)}>
        {label}
      </Button>
      <Dialog open={open} onClose={close} title={title}>
        <form noValidate onSubmit={sending(mutate)} className="grid gap-4">
          {children}
          <TextAreaField
            {...field}
            ref={area}
            value={text}
            onChange={({ target }) => setText(target.value)}
            error={wrong}
          />
          <DialogFooter
            fault={error && !wrong ? sentenceOf(error) : null}
            {...(failed !== undefined && { failed })}
            keep={keep}
            onKeep={close}
            action={action}
            pending={isPending}
            pendingLabel={pendingLabel}
          />
        </form>
      </Dialog>
    </>
  );
}
