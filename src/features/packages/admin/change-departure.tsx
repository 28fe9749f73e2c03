/** One departure changed. What is typed stays when it is refused. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from '../../../ui/toast-store.ts';
import { DialogButton, DialogFooter, sending } from '../../../web/admin/dialogs.tsx';
import { CallError, call, sentenceOf } from '../../../web/api-client.ts';
import { DEPARTURE_FIELD_NAMES, DepartureEdit, editDeparture } from '../contract/edit-departures.ts';
import type { AdminPackage } from '../contract/edit-packages.ts';
import { editPackagesCopy } from '../copy/edit-packages.ts';
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

const words = editPackagesCopy.departures;

interface ChangeDepartureProps {
  readonly id: string;
  readonly departure: AdminDeparture;
}

export function ChangeDeparture({ id, departure }: ChangeDepartureProps) {
  const day = typedInWords('departsOn', departure.departsOn);
  return (
    <DialogButton label={words.change} labelInFull={`${words.change}: ${day}`} title={words.changeTitle(day)}>
      {(close) => <DepartureForm id={id} departure={departure} onDone={close} />}
    </DialogButton>
  );
}

function DepartureForm({ id, departure, onDone }: ChangeDepartureProps & { readonly onDone: () => void }) {
  const client = useQueryClient();
  const { queryKey } = packageQuery(id);
  const [typed, setTyped] = useState(() => textOf(departure));
  const [base, setBase] = useState(departure.version);
  const [errors, setErrors] = useState<Errors>({});
  const saving = useMutation({
    mutationFn: (input: DepartureEdit) =>
      call(editDeparture, { params: { id, departure: String(departure.id) }, input }),
    onSuccess(now) {
      client.setQueryData(queryKey, now);
      toast({ title: words.changed });
      onDone();
    },
    async onError(refused) {
      await client.refetchQueries({ queryKey });
      // Seen below each field now: the next saving is meant to go over it.
      const now = client.getQueryData<AdminPackage>(queryKey)?.departures.find((one) => one.id === departure.id);
      if (refused instanceof CallError && refused.body?.code === 'departure_changed' && now) setBase(now.version);
    },
  });
  const save = () => {
    const parsed = DepartureEdit.safeParse({ ...valuesOf(typed), version: base });
    if (!parsed.success) return setErrors(errorsOf(parsed.error.issues));
    setErrors({});
    saving.mutate(parsed.data);
  };
  return (
    <form noValidate onSubmit={sending(save)} className="grid gap-4">
      <DepartureFieldset
        names={DEPARTURE_FIELD_NAMES}
        typed={typed}
        now={saving.error && textOf(departure)}
        errors={errors}
        onChange={(changed) => setTyped((before) => ({ ...before, ...changed }))}
      />
      <DialogFooter
        fault={saving.error && sentenceOf(saving.error)}
        keep={words.keep}
        onKeep={onDone}
        action={words.submit}
        pending={saving.isPending}
        pendingLabel={words.changing}
      />
    </form>
  );
}
