/** What an operator writes of departures: of one there is, or of days that get one. What is typed stays when it is refused. */
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { isCalendarDay, longDate } from '../../../shared/dates.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { SelectField, TextField } from '../../../ui/field.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { DialogFooter } from '../../../web/admin/dialogs.tsx';
import { CallError, call, sentenceOf } from '../../../web/call.ts';
import type { AdminPackage } from '../contract/admin.ts';
import {
  addDepartures,
  DEPARTURE_FIELD_NAMES,
  DEPARTURE_FIELDS,
  DepartureEdit,
  type DepartureField,
  editDeparture,
  NewDepartures,
  SHARED_FIELDS,
} from '../contract/edit-departures.ts';
import { adminCopy } from '../copy/admin.ts';
import { daysOfSeries, SALE_STATES, USUAL_CUTOFF_DAYS } from '../rules/departures.ts';
import { packageQuery } from './package-query.ts';

const words = adminCopy.departures;

export type AdminDeparture = AdminPackage['departures'][number];
type Typed = Record<DepartureField, string>;

export function textOf(departure: AdminDeparture): Typed {
  const { departsOn, capacity, price, cutoffDays, minimumParty, state } = departure;
  return {
    departsOn,
    state,
    capacity: String(capacity),
    price: String(price ?? ''),
    cutoffDays: String(cutoffDays),
    minimumParty: String(minimumParty ?? ''),
  };
}

/** As the contract wants it; what is no number is refused there. */
function meantBy(name: DepartureField, typed: string): string | number | null {
  const { kind } = DEPARTURE_FIELDS[name];
  if (kind === 'day' || kind === 'state') return typed;
  const bare = typed.replaceAll(/[\s,$]/g, '');
  if (bare === '') return kind === 'maybe' ? null : Number.NaN;
  return Number(bare);
}

const valuesOf = (typed: Typed) =>
  Object.fromEntries(DEPARTURE_FIELD_NAMES.map((name) => [name, meantBy(name, typed[name])]));

type Errors = Readonly<Record<string, string>>;

function errorsOf(issues: readonly { readonly path: readonly PropertyKey[]; readonly message: string }[]): Errors {
  return Object.fromEntries(issues.map(({ path, message }) => [String(path[0]), message]));
}

function typedInWords(name: DepartureField, text: string): string {
  if (name === 'state') return SALE_STATES.map((state) => (state === text ? words.states[state] : '')).join('');
  return isCalendarDay(text) ? longDate(text) : text || words.nothing;
}

interface FieldsProps {
  readonly names: readonly DepartureField[];
  readonly typed: Typed;
  /** What is saved now, where somebody else was faster. */
  readonly now: Typed | null;
  readonly errors: Errors;
  readonly onChange: (changed: Partial<Typed>) => void;
}

export function DepartureFieldset({ names, typed, now, errors, onChange }: FieldsProps) {
  return names.map((name) => {
    const field = DEPARTURE_FIELDS[name];
    const hint = 'hint' in field ? field.hint : undefined;
    const frame = {
      label: field.label,
      hint: now && now[name] !== typed[name] ? words.now(typedInWords(name, now[name])) : hint,
      error: errors[name],
      value: typed[name],
    };
    const onTyped = ({ currentTarget }: { readonly currentTarget: { readonly value: string } }) =>
      onChange({ [name]: currentTarget.value });
    return field.kind === 'state' ? (
      <SelectField
        key={name}
        {...frame}
        onChange={onTyped}
        options={SALE_STATES.map((state) => ({ value: state, label: words.states[state] }))}
      />
    ) : (
      <TextField
        key={name}
        {...frame}
        onChange={onTyped}
        autoComplete="off"
        {...(field.kind === 'day' ? { type: 'date', max: '9999-12-31' } : { inputMode: 'numeric' })}
      />
    );
  });
}

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
  const [fault, setFault] = useState<string | null>(null);
  const [pending, setPending] = useState(false);
  const { from, to: last } = span;
  const to = last || from;
  const days = isCalendarDay(from) && isCalendarDay(to) ? daysOfSeries({ from, to, weekdays }) : [];

  const add = async (event: FormEvent) => {
    event.preventDefault();
    const parsed = NewDepartures.safeParse({ ...valuesOf(typed), from, to, weekdays });
    if (!parsed.success) return setErrors(errorsOf(parsed.error.issues));
    setPending(true);
    setErrors({});
    setFault(null);
    try {
      const { package: now, added, kept } = await call(addDepartures, { params: { id }, input: parsed.data });
      client.setQueryData(packageQuery(id).queryKey, now);
      toast({ title: words.added(added.length, kept.length) });
      onAdded(added);
      setOpen(false);
    } catch (refused) {
      setFault(sentenceOf(refused));
    } finally {
      setPending(false);
    }
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
            fault={fault}
            keep={words.keep}
            onKeep={() => setOpen(false)}
            action={words.add}
            pending={pending}
            pendingLabel={words.adding}
          />
        }
      >
        <form id={formId} noValidate onSubmit={add} className="grid gap-4">
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
