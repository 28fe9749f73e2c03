/** The fields of a departure as an operator writes them: text, as people type it, and what the contract makes of it. */
import { isCalendarDay, longDate } from '../../../shared/dates.ts';
import { SelectField, TextField } from '../../../ui/field.tsx';
import { DEPARTURE_FIELD_NAMES, DEPARTURE_FIELDS, type DepartureField } from '../contract/edit-departures.ts';
import type { AdminPackage } from '../contract/edit-packages.ts';
import { editPackagesCopy } from '../copy/edit-packages.ts';
import { SALE_STATES } from '../rules/departures.ts';

const words = editPackagesCopy.departures;

export type AdminDeparture = AdminPackage['departures'][number];
export type Typed = Record<DepartureField, string>;

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

export const valuesOf = (typed: Typed) =>
  Object.fromEntries(DEPARTURE_FIELD_NAMES.map((name) => [name, meantBy(name, typed[name])]));

export type Errors = Readonly<Record<string, string>>;

export function errorsOf(
  issues: readonly { readonly path: readonly PropertyKey[]; readonly message: string }[],
): Errors {
  return Object.fromEntries(issues.map(({ path, message }) => [String(path[0]), message]));
}

export function typedInWords(name: DepartureField, text: string): string {
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
