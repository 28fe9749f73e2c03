/** A form that a person sends, behind the human check: its fields, sending it, and what became of that. */
import { useMutation } from '@tanstack/react-query';
import type { HumanForm } from '../shared/human-check.ts';
import { toast } from '../ui/toast-store.ts';
import { usePendingFieldset } from '../ui/use-pending-fieldset.ts';
import { CallError, faultsOf, sentenceOf } from './api-client.ts';
import { useHumanCheck } from './human-check.ts';
import { useForm } from './use-form.ts';

interface Said {
  readonly title: string;
  readonly description: string;
}

type GuardedForm<T extends object, Sent> = Parameters<typeof useForm<T>>[0] & {
  readonly send: (typed: T, humanProof: string | undefined) => Promise<Sent>;
  /** After it has arrived; the fields are empty again. */
  readonly onSent?: (answer: Sent) => unknown;
  readonly success: Said;
  readonly failure: Said | ((fault: unknown) => Said);
};

export function useGuardedForm<T extends object, Sent>(
  door: HumanForm,
  { send, onSent, success, failure, ...fields }: GuardedForm<T, Sent>,
) {
  const check = useHumanCheck(door);
  const form = useForm<T>(fields);
  const sending = useMutation({
    mutationFn: (typed: T) => check.guarded((humanProof) => send(typed, humanProof)),
    onSuccess(answer) {
      form.clear();
      toast(success);
      return onSent?.(answer);
    },
    onError(fault) {
      toast({ ...(typeof failure === 'function' ? failure(fault) : failure), variant: 'destructive' });
      form.refuse(faultsOf(fault));
    },
  });
  const pending = form.checking || sending.isPending;
  return {
    form,
    begin: check.begin,
    guard: check.guard,
    submit: form.sending((typed: T) => sending.mutate(typed)),
    pending,
    /** For the fieldset around the fields. */
    resting: usePendingFieldset(pending),
    answer: sending.data,
    /** Why it was refused as a whole. */
    reason: sending.error ? reasonOf(sending.error) : null,
  };
}

/** Our own sentence when the refusal has one that is not about a field; else nothing, and the toast says enough. */
function reasonOf(fault: unknown): string | null {
  if (fault instanceof TypeError) return sentenceOf(fault);
  const body = fault instanceof CallError ? fault.body : null;
  return body && !body.fields ? body.message : null;
}
