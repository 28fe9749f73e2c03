/** Departures added, one by one or as a series of days. What is typed stays when it is refused. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isCalendarDay, longDate } from '../../../shared/dates.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { TextField } from '../../../ui/field.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { DialogFooter, sending } from '../../../web/admin/dialogs.tsx';
import { call, sentenceOf } from '../../../web/api-client.ts';
import { addDepartures, NewDepartures, SHARED_FIELDS } from '../contract/edit-departures.ts';
import type { AdminPackage } from '../contract/edit-packages.ts';
import { editPackagesCopy } from '../copy/edit-packages.ts';
import { daysOfSeries, USUAL_CUTOFF_DAYS } from '../rules/departures.ts';
import { DepartureFieldset, type Errors, errorsOf, type Typed, valuesOf } from './departure-fields.tsx';
import { packageQuery } from './package-query.ts';

const words = editPackagesCopy.departures;

interface AddDeparturesProps {
  readonly known: AdminPackage;
  readonly onAdded: (ids: readonly number[]) => void;
}

export function AddDepartures({ known: { id, fields }, onAdded }: AddDeparturesProps) {
  const client = useQueryClient();
  const [open, setOpen] = useState(false);
  const [span, setSpan] = useState({ from: '', to: '' });
  const [weekdays, setWeekdays] = useState<readonly number[]>([]);
  const [typed, setTyped] = useState<Typed>({
    departsOn: '',
    capacity: String(fields.capacity),
    price: '',
    cutoffDays: String(USUAL_CUTOFF_DAYS),
    minimumParty: '',
    state: 'on_sale',
  });
  const [errors, setErrors] = useState<Errors>({});
  const { from, to: last } = span;
  const to = last || from;
  const days = isCalendarDay(from) && isCalendarDay(to) ? daysOfSeries({ from, to, weekdays }) : [];

  const adding = useMutation({
    mutationFn: (input: NewDepartures) => call(addDepartures, { params: { id }, input }),
    onSuccess({ package: now, added, kept }) {
      client.setQueryData(packageQuery(id).queryKey, now);
      toast({ title: words.added(added.length, kept.length) });
      onAdded(added);
      setOpen(false);
    },
  });
  const add = () => {
    const parsed = NewDepartures.safeParse({ ...valuesOf(typed), from, to, weekdays });
    if (!parsed.success) return setErrors(errorsOf(parsed.error.issues));
    setErrors({});
    adding.mutate(parsed.data);
  };
  const formId = 'add-departures';
  return (
    <>
      <Button variant="dark" size="sm" onClick={() => setOpen(true)}>
        {words.add}
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={words.addTitle}
        footer={
          <DialogFooter
            form={formId}
            fault={adding.error && sentenceOf(adding.error)}
            keep={words.keep}
            onKeep={() => setOpen(false)}
            action={words.add}
            pending={adding.isPending}
            pendingLabel={words.adding}
          />
        }
      >
        <form id={formId} noValidate onSubmit={sending(add)} className="grid gap-4">
          {(['from', 'to'] as const).map((end) => (
            <TextField
              key={end}
              label={words[end]}
              hint={end === 'to' ? words.toHint : undefined}
              type="date"
              max="9999-12-31"
              value={span[end]}
              error={errors[end]}
              onChange={({ currentTarget }) => {
                const { value } = currentTarget;
                setSpan((before) => ({ ...before, [end]: value }));
              }}
            />
          ))}
          <fieldset>
            <legend className="font-semibold">{words.weekdays}</legend>
            <p className="text-sm text-fg-muted">{words.weekdaysHint}</p>
            <div className="grid grid-cols-2">
              {words.week.map((label, day) => (
                <Checkbox
                  key={label}
                  label={label}
                  checked={weekdays.includes(day)}
                  onChange={({ currentTarget: { checked } }) =>
                    setWeekdays((before) => (checked ? [...before, day] : before.filter((one) => one !== day)))
                  }
                />
              ))}
            </div>
          </fieldset>
          <DepartureFieldset
            names={SHARED_FIELDS}
            typed={typed}
            now={null}
            errors={errors}
            onChange={(changed) => setTyped((before) => ({ ...before, ...changed }))}
          />
          <p role="status" className="text-sm text-fg-muted">
            {words.will(days.map(longDate))}
          </p>
        </form>
      </Dialog>
    </>
  );
}
