/** What the server found wrong with a field, shown under that field. */
import type { FieldValues, Path, UseFormSetError } from 'react-hook-form';
import { CallError } from '../../../web/call.ts';

/** The error body of a fault, if the answer was one of ours. */
export function bodyOf(fault: unknown) {
  return fault instanceof CallError ? fault.body : null;
}

export function showFieldErrors<T extends FieldValues>(fault: unknown, setError: UseFormSetError<T>): void {
  let first = true;
  for (const [field, message] of Object.entries(bodyOf(fault)?.fields ?? {})) {
    setError(field as Path<T>, { message }, { shouldFocus: first });
    first = false;
  }
}
