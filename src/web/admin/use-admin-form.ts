/**
 * A form of the back office. Its schema judges what is typed when it is sent; what was typed stays when the server refuses
 * it, and the reason stands beside the button, or below the field that `refusedAt` names.
 */
import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import {
  type FieldValues,
  type Path,
  type RegisterOptions,
  type UseFormProps,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import type * as z from 'zod/mini';
import { sentenceOf } from '../api-client.ts';

interface AdminFormOptions<T extends FieldValues> extends Omit<UseFormProps<T>, 'resolver'> {
  readonly schema: z.ZodMiniType<T, T>;
  readonly send: (typed: T, form: UseFormReturn<T>) => Promise<unknown>;
  readonly refusedAt?: Path<T>;
}

export function useAdminForm<T extends FieldValues>({ schema, send, refusedAt, ...options }: AdminFormOptions<T>) {
  const form = useForm<T>({ resolver: zodResolver(schema), ...options });
  const [refusal, setRefusal] = useState<unknown>(null);
  const { isDirty, isSubmitting, isSubmitSuccessful } = form.formState;
  return {
    /** For a field of `src/ui/field.tsx`. */
    field: (name: Path<T>, as?: RegisterOptions<T, Path<T>>) => ({
      ...form.register(name, as),
      error: form.getFieldState(name, form.formState).error?.message,
    }),
    submit: form.handleSubmit(async (typed) => {
      setRefusal(null);
      try {
        await send(typed, form);
      } catch (refused) {
        if (refusedAt) form.setError(refusedAt, { message: sentenceOf(refused) });
        else setRefusal(refused);
      }
    }),
    refusal,
    fault: refusal === null ? null : sentenceOf(refusal),
    isDirty,
    pending: isSubmitting,
    /** Sent and taken: where the page goes on to another one, it waits for that. */
    isTaken: isSubmitSuccessful && refusal === null,
  };
}
