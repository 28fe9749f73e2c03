/**
 * The checkout's one verb and everything that surrounds it: the form, the draft
 * that survives reloads, the key that makes double sending book once, the bank
 * that wants to hear from its customer, and what a failure leaves behind.
 */

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { type ToastMessage, toast } from '../../../ui/toast-store.ts';
import { call, faultsOf } from '../../../web/api-client.ts';
import { queryOf } from '../../../web/endpoint-query.ts';
import { freshKey } from '../../../web/fresh-key.ts';
import { retryWithProof } from '../../../web/retry-with-proof.ts';
import { navigate } from '../../../web/router.tsx';
import type { TabStorage } from '../../../web/tab-storage.ts';
import { carryToast } from '../../../web/toast-on-next-page.ts';
import { type Form, useForm } from '../../../web/use-form.ts';
import type { TripPackageWithDays } from '../../packages/contract/packages.ts';
import { checkoutPath } from '../../packages/rules/package-paths.ts';
import { priceFor } from '../../packages/rules/total-price.ts';
import type { HostedCard } from '../../payments/components/hosted-card.tsx';
import { type PaymentMode, readPaymentMode } from '../../payments/contract/payments.ts';
import { cardFieldsCopy } from '../../payments/copy/card-fields.ts';
import {
  type BookingPlaced,
  type BookingRequest,
  listBookings,
  placeBooking,
  resumeBooking,
} from '../contract/bookings.ts';
import type { CheckoutForm } from '../contract/forms.ts';
import { checkoutCopy } from '../copy/checkout.ts';
import { type CheckoutDraft, typedFrom } from './checkout-draft.ts';
import { type CheckoutFailure, checkoutFailureOf } from './checkout-failure.ts';

const { toasts } = checkoutCopy;

export interface Checkout {
  readonly form: Form<CheckoutForm>;
  /** As it is typed: nothing, or a number that is none. */
  readonly travelers: number;
  readonly book: () => void;
  readonly pending: boolean;
  readonly failure: CheckoutFailure | null;
  /** The total the traveller agreed to when it failed. */
  readonly agreedTotal: number | null;
  readonly interrupted: boolean;
  /** How the card is asked for; undefined until it is known. */
  readonly mode: PaymentMode | undefined;
  /** For the provider's own fields, where they take the card. */
  readonly card: RefObject<HostedCard | null>;
  /** What those fields say is wrong. */
  readonly cardProblem: string | null;
  /** The bank wants to hear from the traveller. `answer` is null while it is being asked. */
  readonly bank: { readonly answer: (() => void) | null; readonly seatsHeld: boolean } | null;
  readonly forgive: () => void;
  /** Sends the same details as a new booking. */
  readonly bookAnew: () => void;
}

interface UnresolvedAuthorization {
  readonly bookingId: number;
  readonly clientSecret: string;
  readonly seatsHeld: boolean;
}

function questionOf({ bookingId, action, seatsHeld }: BookingPlaced): UnresolvedAuthorization | null {
  return action ? { bookingId, ...action, seatsHeld: seatsHeld !== false } : null;
}

export function useCheckout(
  offer: TripPackageWithDays,
  begun: CheckoutDraft,
  {
    kept,
    refresh,
    endSession,
    departureId,
  }: {
    kept: TabStorage<CheckoutDraft>;
    refresh: () => Promise<unknown>;
    endSession: () => void;
    /** The departure that was chosen; without, the next one is booked. */
    departureId: number | undefined;
  },
): Checkout {
  const client = useQueryClient();
  const draft = useRef(begun);
  const sending = useRef(false);
  const [failure, setFailure] = useState<CheckoutFailure | null>(null);
  const [interrupted, setInterrupted] = useState(begun.unanswered);
  const card = useRef<HostedCard | null>(null);
  const [cardProblem, setCardProblem] = useState<string | null>(null);
  const [question, setQuestion] = useState<UnresolvedAuthorization | null>(null);
  const [asking, setAsking] = useState(false);
  const mode = useQuery(queryOf(readPaymentMode)).data;
  const hosted = mode?.mode === 'hosted';

  const [travelers, setTravelers] = useState(begun.typed.numberOfTravelers);
  const form = useForm<CheckoutForm>({
    schema: () => import('../contract/forms.ts').then((forms) => forms.checkoutFormFor(offer.maxGuests, hosted)),
    initial: {
      ...begun.typed,
      packageId: offer.id,
      paymentDetails: { cardNumber: '', expiryDate: '', cvv: '', cardHolderName: '' },
    },
    onChange(typed) {
      setTravelers(Number(typed['numberOfTravelers']));
      keep({ typed: typedFrom(typed) });
    },
  });

  const keep = (change: Partial<CheckoutDraft>) => {
    draft.current = { ...draft.current, ...change };
    kept.keep(draft.current);
  };

  const booking = useMutation({
    // Offline it fails at once: a booking must never be sent later, by itself.
    mutationFn: (input: BookingRequest) =>
      retryWithProof('booking', (proof) => place(input, proof), 'human_check_needed'),
    onMutate() {
      setFailure(null);
      setInterrupted(false);
      keep({ unanswered: true });
    },
    onSuccess(placed) {
      const asked = questionOf(placed);
      if (asked) void ask(asked);
      else arrive(placed);
    },
    onError: fail,
  });

  /** A token of the provider's fields is good for one sending, so what is sent again with work needs another. */
  async function place(input: BookingRequest, proof: { humanProof?: string }): Promise<BookingPlaced> {
    const again = proof.humanProof && hosted ? await tokenFor(input.paymentDetails.cardHolderName) : null;
    const sent = { ...input, ...proof, ...(again && { paymentDetails: again }) };
    return call(placeBooking, { input: sent, headers: { 'Idempotency-Key': draft.current.key } });
  }

  /** How a booking stands whose traveller was sent to the bank, or has come back from there. */
  const resuming = useMutation({
    mutationFn: (bookingId: number) => call(resumeBooking, { params: { id: bookingId } }),
    onSuccess(placed) {
      const asked = questionOf(placed);
      if (asked) wait(asked);
      else arrive(placed);
    },
    onError: fail,
  });
  const { mutate: resume } = resuming;

  function wait(asked: UnresolvedAuthorization): void {
    sending.current = false;
    keep({ unanswered: false, waitingId: asked.bookingId });
    setQuestion(asked);
  }

  async function ask(asked: UnresolvedAuthorization): Promise<void> {
    wait(asked);
    setAsking(true);
    await card.current?.answerBank(asked.clientSecret);
    setAsking(false);
    resume(asked.bookingId);
  }

  function arrive(placed: BookingPlaced): void {
    keep({ unanswered: false, waitingId: null, bookingId: placed.bookingId });
    void client.invalidateQueries({ queryKey: queryOf(listBookings).queryKey });
    const address = `/booking-confirmation/${placed.bookingId}`;
    const message = announcementOf(placed, offer.name);
    if (hosted) {
      // Loaded anew, so that the provider's script ends with the checkout.
      if (message) carryToast(message);
      window.location.replace(address);
      return;
    }
    if (message) toast(message);
    navigate(address, { replace: true });
  }

  function fail(fault: Error): void {
    sending.current = false;
    setQuestion(null);
    const failed = checkoutFailureOf(fault);
    if (failed === null) {
      keep({ unanswered: false });
      endSession();
      return;
    }
    const isOver = failed.renewsKey && { key: freshKey(), waitingId: null };
    keep({ unanswered: failed.unanswered, ...isOver });
    // The provider's fields are not ours to mark: what is wrong with the card is said in the notice.
    const field = hosted && failed.field === 'paymentDetails.cardNumber' ? null : failed.field;
    setFailure({ ...failed, field, marksFields: failed.marksFields && (field !== null || failed.field === null) });
    const description = (failed.isFault ? null : failed.sentence) ?? toasts.fault;
    toast({ title: toasts.failed, description, variant: 'destructive' });
    form.refuse({ ...faultsOf(fault), ...(field && { [field]: description }) });
    if (!failed.isFault) void refresh();
  }

  const waitingId = hosted ? begun.waitingId : null;
  useEffect(() => {
    // The bank's page adds what we do not need, and what is nobody else's business.
    if (window.location.search.includes('payment_intent'))
      navigate(checkoutPath(offer.id, departureId), { replace: true });
    if (waitingId !== null) resume(waitingId);
  }, [waitingId, resume, offer.id, departureId]);

  /** Null: the card fields say what is wrong. */
  async function tokenFor(cardHolderName: string): Promise<BookingRequest['paymentDetails'] | null> {
    const answered = await card.current?.tokenFor(cardHolderName);
    if (!answered || 'problem' in answered) {
      setCardProblem(answered?.problem ?? cardFieldsCopy.hosted.check);
      return null;
    }
    return { paymentToken: answered.token, cardHolderName };
  }

  const send = form.sending(
    async (typed) => {
      setCardProblem(null);
      const paymentDetails = hosted ? await tokenFor(typed.paymentDetails.cardHolderName) : typed.paymentDetails;
      if (paymentDetails === null) {
        sending.current = false;
        return;
      }
      const agreedTotal = priceFor(offer.price, typed.numberOfTravelers).total;
      const agreedTerms = { departsOn: offer.departsOn, cancellation: offer.cancellation };
      booking.mutate({ ...typed, paymentDetails, agreedTotal, agreedTerms, ...(departureId && { departureId }) });
    },
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
    travelers,
    book,
    // After a success the button stays busy until the confirmation has taken over.
    pending:
      form.checking ||
      booking.isPending ||
      resuming.isPending ||
      ((booking.isSuccess || resuming.isSuccess) && question === null && failure === null),
    failure,
    agreedTotal: booking.variables?.agreedTotal ?? null,
    interrupted,
    mode,
    card,
    cardProblem,
    bank: question && {
      answer: asking || resuming.isPending ? null : () => void ask(question),
      seatsHeld: question.seatsHeld,
    },
    forgive: () => setFailure(null),
    bookAnew() {
      keep({ key: freshKey(), unanswered: false });
      book();
    },
  };
}

function announcementOf({ status }: BookingPlaced, name: string): ToastMessage | null {
  if (status === 'confirmed') return { title: toasts.confirmed, description: toasts.confirmedText(name) };
  if (status === 'pending') return { title: toasts.open, description: toasts.openText };
  return null;
}
