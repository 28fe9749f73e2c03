/** Joining the waitlist of a departure: where to write, and for how many. */
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { isMailAddress } from '../../../shared/email-address.ts';
import { Button } from '../../../ui/button.tsx';
import { EmailField, SelectField } from '../../../ui/field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { CallError, call, sentenceOf } from '../../../web/api-client.ts';
import type { TripPackage } from '../../packages/contract/packages.ts';
import { joinWaitlist } from '../contract/waitlist.ts';
import { waitlistCopy } from '../copy/waitlist.ts';
import { useWaitingAgain } from './use-own-entries.ts';

const copy = waitlistCopy.form;

export function JoinForm({ offer, refresh }: { offer: TripPackage; refresh: () => Promise<unknown> }) {
  const lookAgain = useWaitingAgain();
  const [email, setEmail] = useState('');
  const [travelers, setTravelers] = useState('1');
  const [isRefused, setRefused] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const joining = useMutation({
    networkMode: 'always',
    mutationFn: () =>
      call(joinWaitlist, {
        input: {
          packageId: offer.id,
          departureId: offer.departureId,
          numberOfTravelers: Number(travelers),
          contactEmail: email.trim(),
        },
      }),
    onSuccess: lookAgain,
    onError(fault) {
      if (emailErrorOf(fault)) field.current?.focus();
      if (fault instanceof CallError && fault.body?.code === 'seats_are_free') void refresh();
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const isGood = isMailAddress(email.trim());
    setRefused(!isGood);
    if (!isGood) field.current?.focus();
    else if (!joining.isPending) joining.mutate();
  };
  const emailError = isRefused ? copy.invalid : emailErrorOf(joining.error);
  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      <EmailField
        ref={field}
        label={copy.email}
        hint={copy.emailHint}
        value={email}
        error={emailError}
        onChange={({ currentTarget }) => {
          setRefused(false);
          if (joining.isError) joining.reset();
          setEmail(currentTarget.value);
        }}
      />
      <SelectField
        label={copy.travelers}
        hint={copy.travelersHint}
        value={travelers}
        options={Array.from({ length: offer.maxGuests }, (_, i) => ({
          value: String(i + 1),
          label: waitlistCopy.travelersText(i + 1),
        }))}
        onChange={({ currentTarget }) => setTravelers(currentTarget.value)}
      />
      {joining.error && !emailError && <Notice tone="error">{sentenceOf(joining.error)}</Notice>}
      <Button
        type="submit"
        variant="dark"
        size="lg"
        className="justify-self-start max-sm:w-full"
        pending={joining.isPending}
        pendingLabel={copy.joining}
      >
        {copy.join}
      </Button>
    </form>
  );
}

function emailErrorOf(fault: unknown): string | undefined {
  return fault instanceof CallError ? fault.body?.fields?.['contactEmail'] : undefined;
}
