/** What one of us states of a place, after which page: from then on it counts as checked. */
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { SelectField, TextField } from '../../../ui/field.tsx';
import { DialogButton, DialogFooter, sending } from '../../../web/admin/dialogs.tsx';
import { optionsOf } from '../../../web/admin/filters.tsx';
import { CallError, call, sentenceOf } from '../../../web/api-client.ts';
import { type AdminPlace, statePlaceFacts } from '../contract/edit-cities-and-places.ts';
import { cityCopy as copy } from '../copy/edit-cities-and-places.ts';
import { CHECKED_FACTS, type CheckedFact } from '../rules/checked-facts.ts';

const FEES = { yes: true, no: false, unknown: null } as const;
const WHEELCHAIRS = { yes: 'yes', limited: 'limited', no: 'no', unknown: null } as const;

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

/** What differs is stated, and what was looked up and is right; the rest stays the map's word. */
function statedIn(before: Values, values: Values, confirmed: readonly CheckedFact[]) {
  const { name, hours, fee, wheelchair } = values;
  const isStated = (fact: CheckedFact) => values[fact] !== before[fact] || confirmed.includes(fact);
  return {
    ...(isStated('name') && { name }),
    ...(isStated('hours') && { hours: hours || null }),
    ...(isStated('fee') && { fee: FEES[fee] }),
    ...(isStated('wheelchair') && { wheelchair: WHEELCHAIRS[wheelchair] }),
  };
}

interface StateFactsProps {
  readonly place: AdminPlace;
  readonly onDone: () => unknown;
}

export function StateFacts({ place, onDone }: StateFactsProps) {
  return (
    <DialogButton label={copy.stateFacts} title={copy.stateTitle(place.name)}>
      {(close) => <FactsForm place={place} onDone={onDone} close={close} />}
    </DialogButton>
  );
}

function FactsForm({ place, onDone, close }: StateFactsProps & { readonly close: () => void }) {
  const before = valuesOf(place);
  const [values, setValues] = useState(before);
  const [source, setSource] = useState('');
  const [confirmed, setConfirmed] = useState<readonly CheckedFact[]>([]);
  const stating = useMutation({
    mutationFn: () =>
      call(statePlaceFacts, {
        params: { id: place.id },
        input: { version: place.version, source, facts: statedIn(before, values, confirmed) },
      }),
    onSuccess: close,
    onSettled: onDone,
  });
  const { error } = stating;
  const fields = error instanceof CallError ? (error.body?.fields ?? {}) : {};
  return (
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
      <fieldset className="grid gap-2">
        <legend className="mb-1 font-medium">{copy.confirmed}</legend>
        {CHECKED_FACTS.map((fact) => (
          <Checkbox
            key={fact}
            label={copy.fields[fact]}
            checked={confirmed.includes(fact)}
            onChange={({ target }) =>
              setConfirmed(target.checked ? [...confirmed, fact] : confirmed.filter((other) => other !== fact))
            }
          />
        ))}
      </fieldset>
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
        onKeep={close}
        action={copy.save}
        pending={stating.isPending}
        pendingLabel={copy.saving}
      />
    </form>
  );
}
