/** What a person reads of a refusal: the toast's sentence, and under each field what the server found wrong with it. */
import type { FieldValues, Path, UseFormSetError } from 'react-hook-form';
import { CallError, sentenceOf } from '../../../web/call.ts';

/** The error body of a fault, if the answer was one of ours. */
export function bodyOf(fault: unknown) {
  return fault instanceof CallError ? fault.body : null;
}

/** Our own sentence; `usual` when something other than us has answered; without an answer, that there was none. */
export function refusalOf(fault: unknown, usual: string): string {
  return fault instanceof CallError && fault.body === null ? usual : sentenceOf(fault);
}

export function showFieldErrors<T extends FieldValues>(fault: unknown, setError: UseFormSetError<T>): void {
  let first = true;
  for (const [field, message] of Object.entries(bodyOf(fault)?.fields ?? {})) {
    setError(field as Path<T>, { message }, { shouldFocus: first });
    first = false;
  }
}
