/** What a refused form shows: under each field what the server found, and beside the form why it was refused as a whole. */
import type { FieldValues, Path, UseFormSetError } from 'react-hook-form';
import { CallError, sentenceOf } from '../../../web/call.ts';

/** Our own sentence when the refusal has one that is not about a field; else nothing, and the toast says enough. */
export function reasonOf(fault: unknown): string | null {
  if (fault instanceof TypeError) return sentenceOf(fault);
  const body = fault instanceof CallError ? fault.body : null;
  return body && !body.fields ? body.message : null;
}

export function showFields<T extends FieldValues>(fault: unknown, setError: UseFormSetError<T>): void {
  const fields = (fault instanceof CallError ? fault.body?.fields : undefined) ?? {};
  for (const [i, [field, message]] of Object.entries(fields).entries()) {
    setError(field as Path<T>, { message }, { shouldFocus: i === 0 });
  }
}
