/** Asks before what cannot be undone. The dialog stays open with the reason when it does not work. */
import { type ReactNode, useState } from 'react';
import { Button, type ButtonVariant } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { sentenceOf } from '../call.ts';
import { DialogFooter } from './dialog-footer.tsx';

interface Asked {
  readonly title: string;
  /** What will happen, in words. */
  readonly children: ReactNode;
  /** Of the button that does it: "Withdraw the package". */
  readonly deed: string;
  readonly pendingDeed: string;
  readonly onConfirm: () => Promise<unknown>;
}

export interface ConfirmProps extends Asked {
  /** Of the button that opens it. */
  readonly label: string;
  readonly variant?: ButtonVariant;
  readonly disabled?: boolean;
}

export function Confirm({ label, variant = 'ghost', disabled, ...asked }: ConfirmProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant={variant} size="sm" disabled={disabled} onClick={() => setOpen(true)}>
        {label}
      </Button>
      <AskFirst {...asked} open={open} onClose={() => setOpen(false)} />
    </>
  );
}

/** The question alone, for what a form has opened. */
export function AskFirst({
  open,
  onClose,
  title,
  children,
  deed,
  pendingDeed,
  onConfirm,
}: Asked & { readonly open: boolean; readonly onClose: () => void }) {
  const [pending, setPending] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const close = () => {
    onClose();
    setFault(null);
  };
  const act = async () => {
    setPending(true);
    setFault(null);
    try {
      await onConfirm();
      onClose();
    } catch (refused) {
      setFault(sentenceOf(refused));
    } finally {
      setPending(false);
    }
  };
  return (
    <Dialog
      open={open}
      onClose={close}
      title={title}
      footer={
        <DialogFooter
          keep="Leave it"
          onKeep={close}
          deed={deed}
          type="button"
          pending={pending}
          pendingLabel={pendingDeed}
          onClick={() => void act()}
        />
      }
    >
      {children}
      {fault && (
        <Notice tone="error" className="mt-4">
          {fault}
        </Notice>
      )}
    </Dialog>
  );
}
