/**
 * Search and filters of a list. They live in the address, so reload, coming
 * back and a link to a colleague keep them; a change begins the list anew.
 */
import { type FormEvent, type ReactNode, useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { SelectField, type SelectOption, TextField } from '../../ui/field.tsx';
import { navigate } from '../history.ts';
import { useNavigation } from '../router.tsx';
import { adminUiCopy } from './copy.ts';

/** Leads to the same list with these filters. Empty ones are left out. */
function useFilters(): (changed: Readonly<Record<string, string>>) => void {
  const { search, view } = useNavigation();
  return (changed) => {
    const other = new URLSearchParams(search);
    other.delete('after');
    for (const [name, value] of Object.entries(changed)) {
      if (value === '') other.delete(name);
      else other.set(name, value);
    }
    const text = other.toString();
    // One step back leads to where the list was opened from, not through every choice.
    navigate(view.pathname + (text && `?${text}`), { replace: true });
  };
}

export function Filters({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <search aria-label={label} className="no-print mb-5 grid grid-cols-2 items-end gap-3 md:flex md:flex-wrap">
      {children}
    </search>
  );
}

/** A search box. Searched on Enter or the button, so that a list is not asked for with every letter. */
export function SearchBox({
  name,
  label,
  hint,
}: {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
}) {
  const { search } = useNavigation();
  const filter = useFilters();
  const box = useRef<HTMLInputElement>(null);
  const value = search.get(name) ?? '';
  const find = (event: FormEvent) => {
    event.preventDefault();
    filter({ [name]: box.current?.value.trim() ?? '' });
  };
  return (
    <form onSubmit={find} className="col-span-2 flex min-w-64 flex-1 items-end gap-2">
      <TextField
        key={value}
        ref={box}
        type="search"
        label={label}
        placeholder={hint}
        defaultValue={value}
        maxLength={100}
        className="flex-1"
      />
      <Button type="submit" variant="ghost" size="md">
        {adminUiCopy.search}
      </Button>
    </form>
  );
}

/** What each value is called. */
export const optionsOf = (words: Readonly<Record<string, string>>): SelectOption[] =>
  Object.entries(words).map(([value, label]) => ({ value, label }));

export function ChoiceFilter({
  name,
  label,
  all,
  options,
}: {
  readonly name: string;
  readonly label: string;
  /** What no choice is called: "All states". */
  readonly all: string;
  readonly options: readonly SelectOption[];
}) {
  const { search } = useNavigation();
  const filter = useFilters();
  return (
    <SelectField
      label={label}
      placeholder={all}
      options={options}
      value={search.get(name) ?? ''}
      onChange={({ target }) => filter({ [name]: target.value })}
      className="min-w-0 md:min-w-44"
    />
  );
}

export function DayFilter({ name, label }: { readonly name: string; readonly label: string }) {
  const { search } = useNavigation();
  const filter = useFilters();
  return (
    <TextField
      type="date"
      label={label}
      value={search.get(name) ?? ''}
      onChange={({ target }) => filter({ [name]: target.value })}
      className="min-w-0 md:min-w-40"
    />
  );
}
