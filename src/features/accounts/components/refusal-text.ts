/** What a person reads of a refusal. */
import { CallError, sentenceOf } from '../../../web/api-client.ts';

/** The error body of a fault, if the answer was one of ours. */
export function bodyOf(fault: unknown) {
  return fault instanceof CallError ? fault.body : null;
}

/** Our own sentence; `usual` when something other than us has answered; without an answer, that there was none. */
export function refusalText(fault: unknown, usual: string): string {
  return fault instanceof CallError && fault.body === null ? usual : sentenceOf(fault);
}
