/**
 * The checkout's one verb and everything that surrounds it: the form, the draft
 * that survives reloads, the key that makes double sending book once, and what
 * a failure leaves behind.
 */
import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { toast } from '../../../ui/toast-store.ts';
import { call } from '../../../web/call.ts';
import { queryOf } from '../../../web/query.ts';
import { navigate } from '../../../web/router.tsx';
import { showFieldErrors } from '../../accounts/components/server-errors.ts';
import type { TripPackage } from '../../packages/contract.ts';
import { priceFor } from '../../packages/rules.ts';
import { type BookingPlaced, type BookingRequest, CheckoutForm, listBookings, placeBooking } from '../contract.ts';
import { checkoutCopy } from '../copy/checkout.ts';
import { type Failure, failureOf } from './booking-failure.ts';
import { bookingKeyOf } from './booking-key.ts';
import { type Draft, keepDraft, typedFrom } from './checkout-draft.ts';

const { toasts, traveler } = checkoutCopy;

export interface Checkout {
  readonly form: UseFormReturn<CheckoutForm>;
  readonly book: () => void;
  readonly pending: boolean;
  readonly failure: Failure | null;
  /** The total the traveller agreed to when it failed. */
  readonly agreedTotal: number | null;
  readonly interrupted: boolean;
  readonly forgive: () => void;
  /** Sends the same details as a new booking. */
  readonly bookAnew: () => void;
}

export function useCheckout(
  offer: TripPackage,
  begun: Draft,
  { refresh, endSession }: { refresh: () => Promise<unknown>; endSession: () => void },
): Checkout {
  const client = useQueryClient();
  const draft = useRef(begun);
  const sending = useRef(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [interrupted, setInterrupted] = useState(begun.unanswered);

  const schema = useMemo(() => formFor(offer.maxGuests), [offer.maxGuests]);
  const form = useForm<CheckoutForm>({
    resolver: zodResolver(schema),
    defaultValues: {
      ...begun.typed,
      packageId: offer.id,
      paymentDetails: { cardNumber: '', expiryDate: '', cvv: '', cardHolderName: '' },
    },
  });

  const keep = (change: Partial<Draft>) => {
    draft.current = { ...draft.current, ...change };
    keepDraft(offer.id, draft.current);
  };

  const { subscribe } = form;
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          draft.current = { ...draft.current, typed: typedFrom(values) };
          keepDraft(offer.id, draft.current);
        },
      }),
    [subscribe, offer.id],
  );

  const booking = useMutation({
    // Offline it fails at once: a booking must never be sent later, by itself.
    networkMode: 'always',
    mutationFn: (input: BookingRequest) =>
      call(placeBooking, { input, headers: { 'Idempotency-Key': draft.current.key } }),
    onMutate() {
      setFailure(null);
      setInterrupted(false);
      keep({ unanswered: true });
    },
    async onSuccess(placed) {
      keep({ unanswered: false, bookingId: placed.bookingId });
      void client.invalidateQueries({ queryKey: queryOf(listBookings).queryKey });
      announce(placed, offer.name);
      navigate(`/booking-confirmation/${placed.bookingId}`, { replace: true });
    },
    onError(fault) {
      sending.current = false;
      const failed = failureOf(fault);
      if (failed === null) {
        keep({ unanswered: false });
        endSession();
        return;
      }
      keep({ unanswered: failed.unanswered, ...(failed.renewsKey && { key: bookingKeyOf(crypto) }) });
      setFailure(failed);
      const description = (failed.isFault ? null : failed.sentence) ?? toasts.fault;
      toast({ title: toasts.failed, description, variant: 'destructive' });
      showFieldErrors(fault, form.setError);
      if (failed.field) {
        form.setError(failed.field, { message: description }, { shouldFocus: true });
      }
      if (!failed.isFault) void refresh();
    },
  });

  const send = form.handleSubmit(
    (typed) => booking.mutate({ ...typed, agreedTotal: priceFor(offer.price, typed.numberOfTravelers).total }),
    () => {
      sending.current = false;
      setFailure(null);
    },
  );
  const book = () => {
    if (sending.current) return;
    sending.current = true;
    void send();
  };

  return {
    form,
    book,
    // After a success the button stays busy until the confirmation has taken over.
    pending: booking.isPending || booking.isSuccess,
    failure,
    agreedTotal: booking.variables?.agreedTotal ?? null,
    interrupted,
    forgive: () => setFailure(null),
    bookAnew() {
      keep({ key: bookingKeyOf(crypto), unanswered: false });
      book();
    },
  };
}

/** The contract's form, with the most this package takes. */
function formFor(maxGuests: number) {
  return z.extend(CheckoutForm, {
    numberOfTravelers: CheckoutForm.shape.numberOfTravelers.check(z.lte(maxGuests, traveler.tooMany(maxGuests))),
  });
}

function announce({ status }: BookingPlaced, name: string): void {
  if (status === 'confirmed') toast({ title: toasts.confirmed, description: toasts.confirmedText(name) });
  if (status === 'pending') toast({ title: toasts.open, description: toasts.openText });
}
