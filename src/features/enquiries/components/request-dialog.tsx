/** A button that opens a request's form; the form's script comes with the first press. */
import { lazy, Suspense, useState } from 'react';
import { Button, type ButtonSize, type ButtonVariant } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import type { RequestKind } from '../contract/requests.ts';
import type { RequestTopic } from './request-form.tsx';

const RequestForm = lazy(() => import('./request-form.tsx').then((module) => ({ default: module.RequestForm })));

export function RequestDialog({
  kind,
  title,
  label = title,
  topic,
  variant = 'dark',
  size = 'lg',
  className,
  asksName,
}: {
  kind: RequestKind;
  /** Over the form, and on the button unless that has a label of its own. */
  title: string;
  label?: string | undefined;
  topic?: RequestTopic | undefined;
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  className?: string | undefined;
  asksName?: boolean | undefined;
}) {
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  return (
    <>
      <Button
        variant={variant}
        size={size}
        className={className}
        onClick={() => {
          setWanted(true);
          setOpen(true);
        }}
      >
        {label}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={title}>
        {wanted && (
          <Suspense fallback={<Spinner />}>
            <RequestForm kind={kind} topic={topic} asksName={asksName} />
          </Suspense>
        )}
      </Dialog>
    </>
  );
}
