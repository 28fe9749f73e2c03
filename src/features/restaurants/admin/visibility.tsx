/** Whether visitors find it, and hiding it with a reason. */

import { type FormEvent, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { TextAreaField } from '../../../ui/field.tsx';
import { Confirm } from '../../../web/admin/confirm.tsx';
import { DialogFooter } from '../../../web/admin/dialog-footer.tsx';
import { Moment } from '../../../web/admin/facts.tsx';
import { AdminSection } from '../../../web/admin/page.tsx';
import { CallError, call, sentenceOf } from '../../../web/call.ts';
import { type DeskRestaurant, hideRestaurant, showRestaurant } from '../contract/admin.ts';
import { deskCopy } from '../copy/desk.ts';

const copy = deskCopy.visibility;

interface Props {
  readonly restaurant: DeskRestaurant;
  readonly onDone: () => unknown;
}

export function Visibility({ restaurant, onDone }: Props) {
  const { id, name, version, hidden, retiredAt, sameAs } = restaurant;
  if (sameAs) return null;
  return (
    <AdminSection title={copy.title}>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        {hidden ? (
          <>
            <p className="min-w-0 break-words">
              {copy.hidden(hidden.reason)}{' '}
              <span className="text-fg-muted">
                <Moment at={hidden.at} />
              </span>
            </p>
            <Confirm
              label={copy.show}
              title={copy.showTitle(name || deskCopy.unkept)}
              deed={copy.show}
              pendingDeed={copy.showing}
              onConfirm={async () => {
                // Refused, the page is old: it is read again either way.
                await call(showRestaurant, { params: { id }, input: { version } }).finally(onDone);
              }}
            >
              {copy.showText}
            </Confirm>
          </>
        ) : (
          <>
            <p>{retiredAt ? copy.retired : copy.shown}</p>
            <Hide restaurant={restaurant} onDone={onDone} />
          </>
        )}
      </div>
    </AdminSection>
  );
}

function Hide({ restaurant: { id, name, version }, onDone }: Props) {
  const [open, setOpen] = useState(false);
  const [reason, setReason] = useState('');
  const [pending, setPending] = useState(false);
  const [fault, setFault] = useState<unknown>(null);
  const field = fault instanceof CallError ? fault.body?.fields?.['reason'] : undefined;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setPending(true);
    setFault(null);
    try {
      await call(hideRestaurant, { params: { id }, input: { version, reason } });
      setOpen(false);
      await onDone();
    } catch (refused) {
      setFault(refused);
      void onDone();
    } finally {
      setPending(false);
    }
  };
  return (
    <>
      <Button variant="ghost" size="sm" onClick={() => setOpen(true)}>
        {copy.hide}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={copy.hideTitle(name || deskCopy.unkept)}>
        <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
          <p>{copy.hideText}</p>
          <TextAreaField
            label={copy.reason}
            rows={3}
            maxLength={300}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
            error={field}
          />
          <DialogFooter
            fault={fault !== null && !field ? sentenceOf(fault) : null}
            keep={copy.leave}
            onKeep={() => setOpen(false)}
            deed={copy.hide}
            pending={pending}
            pendingLabel={copy.hiding}
          />
        </form>
      </Dialog>
    </>
  );
}
