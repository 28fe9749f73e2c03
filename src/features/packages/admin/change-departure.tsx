/** One departure changed. What is typed stays when it is refused. */
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { DialogFooter } from '../../../web/admin/dialogs.tsx';
import { CallError, call, sentenceOf } from '../../../web/call.ts';
import type { AdminPackage } from '../contract/admin.ts';
import { DEPARTURE_FIELD_NAMES, DepartureEdit, editDeparture } from '../contract/edit-departures.ts';
import { adminCopy } from '../copy/admin.ts';
import {
  type AdminDeparture,
  DepartureFieldset,
  type Errors,
  errorsOf,
  textOf,
  typedInWords,
  valuesOf,
} from './departure-fields.tsx';
import { packageQuery } from './package-query.ts';

const words = adminCopy.departures;

export function ChangeDeparture({ id, departure }: { readonly id: string; readonly departure: AdminDeparture }) {
  const client = useQueryClient();
  const { queryKey } = packageQuery(id);
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState(() => textOf(departure));
  const [base, setBase] = useState(departure.version);
  const [errors, setErrors] = useState<Errors>({});
  const [fault, setFault] = useState<string | null>(null);
  const [pending, setPending] = useState(false);
  const begin = () => {
    setTyped(textOf(departure));
    setBase(departure.version);
    setErrors({});
    setFault(null);
    setOpen(true);
  };
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const parsed = DepartureEdit.safeParse({ ...valuesOf(typed), version: base });
    if (!parsed.success) return setErrors(errorsOf(parsed.error.issues));
    setPending(true);
    setErrors({});
    setFault(null);
    try {
      const params = { id, departure: String(departure.id) };
      client.setQueryData(queryKey, await call(editDeparture, { params, input: parsed.data }));
      toast({ title: words.changed });
      setOpen(false);
    } catch (refused) {
      setFault(sentenceOf(refused));
      await client.refetchQueries({ queryKey });
      // Seen below each field now: the next saving is meant to go over it.
      const now = client.getQueryData<AdminPackage>(queryKey)?.departures.find((one) => one.id === departure.id);
      if (refused instanceof CallError && refused.body?.code === 'departure_changed' && now) setBase(now.version);
    } finally {
      setPending(false);
    }
  };
  const day = typedInWords('departsOn', departure.departsOn);
  const formId = `departure-${departure.id}`;
  return (
    <>
      <Button variant="ghost" size="sm" onClick={begin} aria-label={`${words.change}: ${day}`}>
        {words.change}
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={words.changeTitle(day)}
        footer={
          <DialogFooter
            form={formId}
            fault={fault}
            keep={words.keep}
            onKeep={() => setOpen(false)}
            action={words.submit}
            pending={pending}
            pendingLabel={words.changing}
          />
        }
      >
        <form id={formId} noValidate onSubmit={save} className="grid gap-4">
          <DepartureFieldset
            names={DEPARTURE_FIELD_NAMES}
            typed={typed}
            now={fault === null ? null : textOf(departure)}
            errors={errors}
            onChange={(changed) => setTyped((before) => ({ ...before, ...changed }))}
          />
        </form>
      </Dialog>
    </>
  );
}
