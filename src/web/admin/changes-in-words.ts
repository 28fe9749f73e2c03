/** An entry of the audit log in words: what was changed, what was added or taken away, and what only says which thing it was. */
import { isCalendarDay, longDate } from '../../shared/dates.ts';
import { momentOf } from './moment.tsx';

type Fields = Readonly<Record<string, unknown>> | null;

export interface ChangeInWords {
  readonly field: string;
  /** What it was and is no longer. */
  readonly gone: string | null;
  /** What it is now and was not. */
  readonly come: string | null;
  /** The same before and after, or told to say which thing it was. */
  readonly kept: string | null;
}

/** A field that stands only in `before` is no change of it while there is an `after`: it says which thing was changed. */
export function changesInWords(before: Fields, after: Fields): ChangeInWords[] {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  return names.map((name) => {
    const field = fieldInWords(name);
    const [was, is] = [before?.[name], after?.[name]];
    const isTold = { before: before !== null && name in before, after: after !== null && name in after };
    if (isTold.before && isTold.after) return changed(field, was, is);
    if (isTold.after) return { field, gone: null, come: inWords(is), kept: null };
    if (after === null || isNothing(after)) return { field, gone: inWords(was), come: null, kept: null };
    return { field, gone: null, come: null, kept: inWords(was) };
  });
}

function changed(field: string, was: unknown, is: unknown): ChangeInWords {
  if (isSame(was, is)) return { field, gone: null, come: null, kept: inWords(is) };
  if (Array.isArray(was) && Array.isArray(is)) {
    const gone = was.filter((one) => !is.some((other) => isSame(one, other)));
    const come = is.filter((one) => !was.some((other) => isSame(one, other)));
    if (gone.length > 0 || come.length > 0) {
      return {
        field,
        gone: gone.length > 0 ? inWords(gone) : null,
        come: come.length > 0 ? inWords(come) : null,
        kept: null,
      };
    }
  }
  return { field, gone: inWords(was), come: inWords(is), kept: null };
}

function isNothing(fields: object): boolean {
  return Object.keys(fields).length === 0;
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function inWords(value: unknown): string {
  if (value === null || value === undefined || value === '') return 'nothing';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number') return String(value);
  if (typeof value === 'string') return textInWords(value);
  if (Array.isArray(value)) return value.length === 0 ? 'nothing' : value.map(inWords).join('; ');
  return Object.entries(value)
    .map(([name, part]) => `${fieldInWords(name).toLowerCase()} ${inWords(part)}`)
    .join(', ');
}

function textInWords(text: string): string {
  if (isCalendarDay(text)) return longDate(text);
  return /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/.test(text) ? momentOf(text) : text;
}

/** "departsOn" reads "Departs on". */
function fieldInWords(name: string): string {
  const spaced = name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replaceAll(/[_-]/g, ' ')
    .toLowerCase();
  return spaced.replace(/^./, (first) => first.toUpperCase());
}
