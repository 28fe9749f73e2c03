/** The form of the checkout: travelers, payment, billing address, and the bar with the total and the one button. */
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useRef } from 'react';
import type { FieldErrors } from 'react-hook-form';
import { usd } from '../../../shared/money.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { TextAreaField, TextField } from '../../../ui/field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Link } from '../../../web/link.tsx';
import { queryOf } from '../../../web/query.ts';
import type { TripPackage } from '../../packages/contract.ts';
import { priceFor } from '../../packages/rules.ts';
import { CardFields } from '../../payments/components/card-fields.tsx';
import { type CardDetails, readPaymentMode } from '../../payments/contract.ts';
import { paymentCopy } from '../../payments/copy.ts';
import type { CheckoutForm as Typed } from '../contract.ts';
import { checkoutCopy as copy } from '../copy/checkout.ts';
import { FailureNotice } from './failure-notice.tsx';
import { TravelersField } from './travelers-field.tsx';
import type { Checkout } from './use-checkout.ts';

const cardWords = { ...copy.card, ...paymentCopy };

interface CheckoutFormProps {
  readonly offer: TripPackage;
  readonly checkout: Checkout;
  /** The number the price is shown for. */
  readonly travelers: number;
}

export function CheckoutForm({ offer, checkout, travelers }: CheckoutFormProps) {
  const button = useRef<HTMLButtonElement>(null);
  const { total } = priceFor(offer.price, travelers);
  const focusBook = () => button.current?.focus();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    checkout.book();
  };
  return (
    <form noValidate onSubmit={submit} className="min-w-0 max-lg:order-2 clear-of-bars">
      {checkout.interrupted && (
        <Notice tone="warning" title={copy.interrupted.title} live className="mb-5.5">
          <p>{copy.interrupted.text}</p>
          <Link href="/my-trips" className="link">
            {copy.failure.seeTrips}
          </Link>
        </Notice>
      )}
      <Card className="gap-10 rounded-b-none">
        <TravelerFields offer={offer} checkout={checkout} travelers={travelers} focusBook={focusBook} />
        <PaymentFields checkout={checkout} />
        <BillingFields checkout={checkout} />
        <p className="text-sm text-fg-muted">
          {copy.safety} {copy.terms.before}{' '}
          <Link href="/terms" className="link">
            {copy.terms.terms}
          </Link>{' '}
          {copy.terms.and}{' '}
          <Link href="/privacy" className="link">
            {copy.terms.privacy}
          </Link>
          {copy.terms.after}
        </p>
        <FailureNotice offer={offer} checkout={checkout} total={total} focusBook={focusBook} />
      </Card>
      <div className="on-paper z-10 flex items-center justify-between gap-4 rounded-b-lg border-t border-line bg-paper px-5.5 py-3.5 max-lg:sticky max-lg:shadow-up max-lg:bottom-[var(--banner,0px)] lg:relative md:px-7.5 md:py-5">
        <p className="leading-snug">
          <span className="block text-lg font-[620] tabular-nums">{usd(total)}</span>
          <span className="block text-xs text-fg-muted">{copy.barNote(travelers)}</span>
        </p>
        <Button
          ref={button}
          type="submit"
          className="shrink-0"
          variant="dark"
          pending={checkout.pending}
          pendingLabel={copy.booking}
          disabled={checkout.failure?.wayOn === 'accept_price'}
        >
          {copy.book}
        </Button>
      </div>
    </form>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="min-w-0">
      <legend className="display mb-5 text-2xl">{title}</legend>
      <div className="grid gap-5">{children}</div>
    </fieldset>
  );
}

function TravelerFields({ offer, checkout, travelers, focusBook }: CheckoutFormProps & { focusBook: () => void }) {
  const { register, formState } = checkout.form;
  const { errors } = formState;
  return (
    <Group title={copy.traveler.title}>
      <TravelersField
        checkout={checkout}
        travelers={travelers}
        most={offer.maxGuests}
        spotsLeft={offer.availableSpots}
        focusBook={focusBook}
      />
      <TextAreaField
        label={copy.traveler.requests}
        rows={3}
        hint={copy.traveler.requestsHint}
        error={errors.specialRequests?.message}
        {...register('specialRequests')}
      />
      <TextField
        label={copy.traveler.email}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        hint={copy.traveler.emailHint}
        error={errors.contactEmail?.message}
        {...register('contactEmail')}
      />
    </Group>
  );
}

/** One place decides how paying looks: typed card in the sandbox, the provider's own fields in hosted mode. */
function PaymentFields({ checkout }: { checkout: Checkout }) {
  const { data } = useQuery(queryOf(readPaymentMode));
  const { register, formState } = checkout.form;
  const errors: FieldErrors<CardDetails> | undefined = formState.errors.paymentDetails;
  return (
    <Group title={copy.payment.title}>
      {data?.mode === 'hosted' ? (
        <Notice tone="warning">{copy.card.hosted}</Notice>
      ) : (
        <CardFields
          words={cardWords}
          sandbox={data?.mode === 'sandbox'}
          field={(name) => register(`paymentDetails.${name}`)}
          errorOf={(name) => errors?.[name]?.message}
        />
      )}
    </Group>
  );
}

function BillingFields({ checkout }: { checkout: Checkout }) {
  const { register, formState } = checkout.form;
  const errors: FieldErrors<Typed['billingAddress']> | undefined = formState.errors.billingAddress;
  return (
    <Group title={copy.billing.title}>
      <TextField
        label={copy.billing.address}
        autoComplete="billing street-address"
        error={errors?.address?.message}
        {...register('billingAddress.address')}
      />
      <div className="grid grid-cols-[3fr_2fr] gap-5 max-sm:gap-3">
        <TextField
          label={copy.billing.city}
          autoComplete="billing address-level2"
          error={errors?.city?.message}
          {...register('billingAddress.city')}
        />
        <TextField
          label={copy.billing.zip}
          autoComplete="billing postal-code"
          error={errors?.zipCode?.message}
          {...register('billingAddress.zipCode')}
        />
      </div>
      <TextField
        label={copy.billing.country}
        autoComplete="billing country-name"
        error={errors?.country?.message}
        {...register('billingAddress.country')}
      />
    </Group>
  );
}
