/** What one of us states of a place, after which page: from then on it counts as checked. */
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { SelectField, TextField } from '../../../ui/field.tsx';
import { DialogFooter, sending } from '../../../web/admin/confirm.tsx';
import { CallError, call, sentenceOf } from '../../../web/call.ts';
import { type AdminPlace, statePlace } from '../contract/admin.ts';
import { cityCopy as copy } from '../copy/admin.ts';

const FEES = { yes: true, no: false, unknown: null } as const;
const WHEELCHAIRS = { yes: 'yes', limited: 'limited', no: 'no', unknown: null } as const;

const optionsOf = (words: Readonly<Record<string, string>>) =>
  Object.entries(words).map(([value, label]) => ({ value, label }));

interface Values {
  readonly name: string;
  readonly hours: string;
  readonly fee: keyof typeof FEES;
  readonly wheelchair: keyof typeof WHEELCHAIRS;
}

function valuesOf({ name, hours, fee, wheelchair }: AdminPlace): Values {
  return {
    name,
    hours: hours ?? '',
    fee: fee === null ? 'unknown' : fee ? 'yes' : 'no',
    wheelchair: wheelchair ?? 'unknown',
  };
}

/** Only what differs is stated: what the map says stays the map's word. */
function statedIn(before: Values, { name, hours, fee, wheelchair }: Values) {
  return {
    ...(name !== before.name && { name }),
    ...(hours !== before.hours && { hours: hours || null }),
    ...(fee !== before.fee && { fee: FEES[fee] }),
    ...(wheelchair !== before.wheelchair && { wheelchair: WHEELCHAIRS[wheelchair] }),
  };
}

export function StateFacts({ place, onDone }: { readonly place: AdminPlace; readonly onDone: () => unknown }) {
  const before = valuesOf(place);
  const [open, setOpen] = useState(false);
  const [values, setValues] = useState(before);
  const [source, setSource] = useState('');
  const stating = useMutation({
    mutationFn: () =>
      call(statePlace, {
        params: { id: place.id },
        input: { version: place.version, source, facts: statedIn(before, values) },
      }),
    onSuccess: () => setOpen(false),
    onSettled: onDone,
  });
  const { error } = stating;
  const fields = error instanceof CallError ? (error.body?.fields ?? {}) : {};
  const begin = () => {
    setValues(before);
    setOpen(true);
  };
  return (
    <>
      <Button variant="ghost" size="sm" onClick={begin}>
        {copy.stateFacts}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={copy.stateTitle(place.name)}>
        <form noValidate onSubmit={sending(stating.mutate)} className="grid gap-4">
          <p>{copy.stateText}</p>
          <TextField
            label={copy.fields.name}
            value={values.name}
            maxLength={200}
            onChange={({ target }) => setValues({ ...values, name: target.value })}
            error={fields['facts.name']}
          />
          <TextField
            label={copy.fields.hours}
            value={values.hours}
            maxLength={300}
            onChange={({ target }) => setValues({ ...values, hours: target.value })}
            error={fields['facts.hours']}
          />
          <SelectField
            label={copy.fields.fee}
            value={values.fee}
            onChange={({ target }) => setValues({ ...values, fee: target.value as Values['fee'] })}
            options={optionsOf(copy.fees)}
          />
          <SelectField
            label={copy.fields.wheelchair}
            value={values.wheelchair}
            onChange={({ target }) => setValues({ ...values, wheelchair: target.value as Values['wheelchair'] })}
            options={optionsOf(copy.wheelchairs)}
          />
          <TextField
            label={copy.source}
            type="url"
            value={source}
            maxLength={500}
            onChange={({ target }) => setSource(target.value)}
            error={fields['source']}
          />
          <DialogFooter
            fault={error && Object.keys(fields).length === 0 ? sentenceOf(error) : null}
            keep={copy.keep}
            onKeep={() => setOpen(false)}
            action={copy.save}
            pending={stating.isPending}
            pendingLabel={copy.saving}
          />
        </form>
      </Dialog>
    </>
  );
}
