/** The form of the checkout: travelers, payment, billing address, and the bar with the total and the one button. */
import { type FormEvent, lazy, type ReactNode, Suspense, useEffect, useRef } from 'react';
import { usd } from '../../../shared/usd.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { EmailField, TextAreaField, TextField } from '../../../ui/field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { SkeletonLines } from '../../../ui/skeleton.tsx';
import { Link } from '../../../web/link.tsx';
import type { TripPackageWithDays } from '../../packages/contract/packages.ts';
import { priceFor } from '../../packages/rules/total-price.ts';
import { cardFieldsCopy } from '../../payments/copy/card-fields.ts';
import { checkoutCopy as copy } from '../copy/checkout.ts';
import { asksAgain } from './checkout-failure.ts';
import { FailureNotice } from './failure-notice.tsx';
import { TravelersField } from './travelers-field.tsx';
import type { Checkout } from './use-checkout.ts';

const CardFields = lazy(() =>
  import('../../payments/components/card-fields.tsx').then((module) => ({ default: module.CardFields })),
);
const HostedFields = lazy(() =>
  import('../../payments/components/hosted-card.tsx').then((module) => ({ default: module.HostedFields })),
);
const cardWords = { ...copy.card, ...cardFieldsCopy };

interface CheckoutFormProps {
  readonly offer: TripPackageWithDays;
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
    <form
      {...checkout.form.props}
      onSubmit={submit}
      // A field that gets the focus stays clear of the header, and of a toast and a sticky bar below.
      className="min-w-0 max-lg:order-2 max-lg:[&_:is(input,textarea)]:[scroll-margin-block:8rem_13rem]"
    >
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
        <PaymentFields checkout={checkout} total={total} />
        <BillingFields checkout={checkout} />
        <p className="text-sm text-fg-muted">
          {checkout.mode?.mode === 'hosted' ? copy.safetyHosted : copy.safety} {copy.terms.before}{' '}
          <Link href="/terms" className="link">
            {copy.terms.terms}
          </Link>{' '}
          {copy.terms.and}{' '}
          <Link href="/privacy" className="link">
            {copy.terms.privacy}
          </Link>
          {copy.terms.after}
        </p>
        <BankNotice checkout={checkout} />
        <FailureNotice offer={offer} checkout={checkout} total={total} focusBook={focusBook} />
      </Card>
      <div
        data-bar
        className="above-banner on-paper z-10 flex items-center justify-between gap-4 rounded-b-lg border-t border-line bg-paper px-5.5 py-3.5 max-lg:sticky max-lg:shadow-up max-lg:bottom-[var(--banner,0px)] lg:relative md:px-7.5 md:py-5"
      >
        <p className="leading-snug">
          <span className="block text-lg font-bold tabular-nums">{usd(total)}</span>
          <span className="block text-xs text-fg-muted">{copy.barNote(travelers)}</span>
        </p>
        <Button
          ref={button}
          type="submit"
          className="shrink-0"
          variant="dark"
          pending={checkout.pending}
          pendingLabel={copy.booking}
          inactive={asksAgain(checkout.failure) || checkout.bank !== null}
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
  const { field } = checkout.form;
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
        {...field('specialRequests')}
      />
      <EmailField label={copy.traveler.email} hint={copy.traveler.emailHint} {...field('contactEmail')} />
    </Group>
  );
}

/** One place decides how paying looks: typed card in the sandbox, the provider's own fields in hosted mode. */
function PaymentFields({ checkout, total }: { checkout: Checkout; total: number }) {
  const { mode } = checkout;
  const { field } = checkout.form;
  return (
    <Group title={copy.payment.title}>
      {mode?.mode === 'sandbox' && (
        <Suspense fallback={<SkeletonLines lines={5} className="min-h-60" />}>
          <CardFields words={cardWords} sandbox field={(name) => field(`paymentDetails.${name}`)} />
        </Suspense>
      )}
      {mode?.mode === 'hosted' && (
        <>
          <Suspense fallback={<SkeletonLines lines={5} className="min-h-60" />}>
            <HostedFields publishableKey={mode.publishableKey ?? ''} amountCents={total * 100} card={checkout.card} />
          </Suspense>
          {checkout.cardProblem && <Notice tone="error">{checkout.cardProblem}</Notice>}
          <TextField
            label={copy.card.holder}
            autoComplete="cc-name"
            autoCapitalize="words"
            spellCheck={false}
            {...field('paymentDetails.cardHolderName')}
          />
        </>
      )}
      {!mode && <SkeletonLines lines={5} className="min-h-60" />}
    </Group>
  );
}

function BankNotice({ checkout: { bank } }: { checkout: Checkout }) {
  const words = cardFieldsCopy.hosted.bank;
  const box = useRef<HTMLDivElement>(null);
  const isThere = bank !== null;

  useEffect(() => {
    if (!isThere) return;
    box.current?.focus({ preventScroll: true });
    box.current?.scrollIntoView({ block: 'center' });
  }, [isThere]);

  if (!bank) return null;
  return (
    <div ref={box} tabIndex={-1} className="outline-none">
      <Notice tone="warning" title={words.title} live>
        <p>{bank.seatsHeld ? words.text : words.textUnheld}</p>
        <div className="mt-4">
          <Button
            variant="dark"
            size="sm"
            pending={bank.answer === null}
            pendingLabel={words.asking}
            onClick={() => bank.answer?.()}
          >
            {words.answer}
          </Button>
        </div>
      </Notice>
    </div>
  );
}

function BillingFields({ checkout }: { checkout: Checkout }) {
  const { field } = checkout.form;
  return (
    <Group title={copy.billing.title}>
      <TextField
        label={copy.billing.address}
        autoComplete="billing street-address"
        {...field('billingAddress.address')}
      />
      <div className="grid grid-cols-[3fr_2fr] gap-5 max-sm:gap-3">
        <TextField label={copy.billing.city} autoComplete="billing address-level2" {...field('billingAddress.city')} />
        <TextField label={copy.billing.zip} autoComplete="billing postal-code" {...field('billingAddress.zipCode')} />
      </div>
      <TextField
        label={copy.billing.country}
        autoComplete="billing country-name"
        {...field('billingAddress.country')}
      />
    </Group>
  );
}
