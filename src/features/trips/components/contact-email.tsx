/** Where emails about the trip go, and who may be called: said late, or changed. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { isMailAddress } from '../../../shared/email-address.ts';
import { Button } from '../../../ui/button.tsx';
import { EmailField, TextField } from '../../../ui/field.tsx';
import { CallError, call, sentenceOf } from '../../../web/api-client.ts';
import { queryOf } from '../../../web/endpoint-query.ts';
import { type Booking, readBooking } from '../../bookings/contract/bookings.ts';
import { changeContact } from '../../bookings/contract/change-contact.ts';
import { contactCopy as copy } from '../copy/before-departure.ts';

export function ContactEmail({ booking }: { booking: Booking }) {
  const client = useQueryClient();
  const params = { id: booking.id };
  const [typed, setTyped] = useState<string | null>(null);
  const [caller, setCaller] = useState<{ contactName?: string; contactPhone?: string }>({});
  const [isRefused, setRefused] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const save = useMutation({
    networkMode: 'always',
    mutationFn: async (contactEmail: string) => {
      const changed = await call(changeContact, { params, input: { contactEmail, ...caller } });
      return { changed, isFirst: !booking.contactEmail };
    },
    onSuccess: ({ changed }) => {
      client.setQueryData(queryOf(readBooking, { params }).queryKey, changed);
      setTyped(null);
      setCaller({});
    },
  });
  const address = typed ?? booking.contactEmail ?? '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const isGood = isMailAddress(address.trim());
    setRefused(!isGood);
    if (!isGood) field.current?.focus();
    else if (!save.isPending) save.mutate(address);
  };
  const said = save.data?.changed.contactEmail ?? '';
  return (
    <form noValidate onSubmit={submit} className="no-print mt-5 grid gap-3 border-t border-line pt-4">
      <EmailField
        ref={field}
        label={copy.label}
        value={address}
        error={isRefused ? copy.invalid : save.error ? sentenceFor(save.error) : undefined}
        onChange={({ currentTarget }) => {
          if (!save.isPending) save.reset();
          setRefused(false);
          setTyped(currentTarget.value);
        }}
      />
      <TextField
        label={copy.name}
        autoComplete="name"
        value={caller.contactName ?? booking.contactName ?? ''}
        error={save.error ? fieldSentence(save.error, 'contactName') : undefined}
        onChange={({ currentTarget }) => setCaller({ ...caller, contactName: currentTarget.value })}
      />
      <TextField
        label={copy.phone}
        hint={copy.phoneHint}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        value={caller.contactPhone ?? booking.contactPhone ?? ''}
        error={save.error ? fieldSentence(save.error, 'contactPhone') : undefined}
        onChange={({ currentTarget }) => setCaller({ ...caller, contactPhone: currentTarget.value })}
      />
      <Button
        type="submit"
        size="sm"
        variant="ghost"
        className="justify-self-start"
        pending={save.isPending}
        pendingLabel={copy.saving}
      >
        {copy.change}
      </Button>
      <p role="status" className="text-sm font-semibold [overflow-wrap:anywhere] empty:hidden">
        {save.data && typed === null && (save.data.isFirst ? copy.first(said) : copy.saved(said))}
      </p>
    </form>
  );
}

function fieldSentence(fault: unknown, field: string): string | undefined {
  return fault instanceof CallError ? fault.body?.fields?.[field] : undefined;
}

function sentenceFor(fault: unknown): string | undefined {
  const isOfAnother = ['contactName', 'contactPhone'].some((field) => fieldSentence(fault, field));
  return fieldSentence(fault, 'contactEmail') ?? (isOfAnother ? undefined : `${copy.failed} ${sentenceOf(fault)}`);
}
