/** Why it was not booked, and the one thing to do about it. */
import { lazy, Suspense, useEffect, useRef } from 'react';
import { usd } from '../../../shared/usd.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import type { TripPackageWithDays } from '../../packages/contract/packages.ts';
import { refundPeriods } from '../../packages/rules/cancellation-terms.ts';
import { checkoutPath } from '../../packages/rules/package-paths.ts';
import { checkoutCopy } from '../copy/checkout.ts';
import { asksAgain, type CheckoutFailure } from './checkout-failure.ts';
import { RefundTerms } from './refund-terms.tsx';
import type { Checkout } from './use-checkout.ts';

const copy = checkoutCopy.failure;

const OtherTrips = lazy(() => import('./other-trips.tsx').then((module) => ({ default: module.OtherTrips })));

interface FailureProps {
  readonly offer: TripPackageWithDays;
  readonly checkout: Checkout;
  /** The total as it stands now. */
  readonly total: number;
  readonly focusBook: () => void;
}

export function FailureNotice(props: FailureProps) {
  const box = useRef<HTMLDivElement>(null);
  const { failure: all } = props.checkout;
  // What stands at its field need not be said twice.
  const failure = all?.marksFields ? null : all;

  useEffect(() => {
    if (!failure) return;
    // Why it was not booked is what comes next, also for the keyboard.
    box.current?.focus({ preventScroll: true });
    box.current?.scrollIntoView({ block: 'center' });
  }, [failure]);

  if (!failure) return null;
  return (
    <div ref={box} tabIndex={-1} className="outline-none">
      <Notice tone={asksAgain(failure) ? 'warning' : 'error'} live title={titleOf(failure)}>
        <p>{sentenceOf(failure)}</p>
        {failure.unanswered && <p>{copy.safe}</p>}
        <WayOn {...props} />
      </Notice>
    </div>
  );
}

function titleOf({ wayOn, isFault, sentence }: CheckoutFailure): string {
  if (wayOn === 'accept_price') return copy.price.title;
  if (wayOn === 'accept_terms') return copy.terms.title;
  if (wayOn === 'anew') return copy.reused.title;
  return isFault && sentence === null ? copy.noAnswer.title : copy.title;
}

function sentenceOf({ wayOn, isFault, sentence }: CheckoutFailure): string {
  if (wayOn === 'accept_price') return copy.price.text;
  if (wayOn === 'anew') return copy.reused.text;
  return sentence ?? (isFault ? copy.noAnswer.text : checkoutCopy.toasts.fault);
}

function WayOn({ offer, checkout, total, focusBook }: FailureProps) {
  const { failure } = checkout;
  const again = { label: copy.again, onClick: checkout.book };
  switch (failure?.wayOn) {
    case 'again':
      return <Actions main={again} />;
    case 'accept_price':
      return (
        <NewTotal old={checkout.agreedTotal} now={failure.total ?? total} checkout={checkout} focusBook={focusBook} />
      );
    case 'accept_terms':
      return <NewTerms offer={offer} total={total} checkout={checkout} focusBook={focusBook} />;
    case 'other_trips':
      return (
        <Suspense>
          <OtherTrips instead={offer} />
        </Suspense>
      );
    case 'my_trips':
      return <Actions before={SEE_TRIPS} main={again} />;
    case 'anew':
      return <Actions main={SEE_TRIPS} after={{ label: copy.startAnew, onClick: checkout.bookAnew }} />;
    case 'packages':
      return <Actions main={{ label: copy.backToPackages, href: '/upcoming-trips' }} />;
    case 'next_departure':
      return <Actions main={{ label: checkoutCopy.departureGone.next, href: checkoutPath(offer.id) }} />;
    default:
      return null;
  }
}

type Step = { readonly label: string } & ({ readonly href: string } | { readonly onClick: () => void });
const SEE_TRIPS: Step = { label: copy.seeTrips, href: '/my-trips' };

function Actions({ before, main, after }: { readonly before?: Step; readonly main: Step; readonly after?: Step }) {
  return (
    <div className="mt-4 flex flex-wrap gap-3">
      {[before, main, after].map((step) => {
        if (!step) return null;
        const look = { variant: step === main ? 'dark' : 'ghost', size: 'sm' } as const;
        return 'href' in step ? (
          <ButtonLink key={step.label} href={step.href} {...look}>
            {step.label}
          </ButtonLink>
        ) : (
          <Button key={step.label} onClick={step.onClick} {...look}>
            {step.label}
          </Button>
        );
      })}
    </div>
  );
}

/** Nothing is booked at another price than the one the traveller has said yes to. */
function NewTotal({
  old,
  now,
  checkout,
  focusBook,
}: {
  old: number | null;
  now: number;
  checkout: Checkout;
  focusBook: () => void;
}) {
  return (
    <>
      <dl className="mt-4 grid max-w-72 gap-1 tabular-nums">
        {old !== null && (
          <div className="flex justify-between gap-4">
            <dt>{copy.price.old}</dt>
            <dd>
              <del>{usd(old)}</del>
            </dd>
          </div>
        )}
        <div className="flex justify-between gap-4 font-bold">
          <dt>{copy.price.now}</dt>
          <dd>{usd(now)}</dd>
        </div>
      </dl>
      <Accept checkout={checkout} focusBook={focusBook} label={copy.price.accept} />
    </>
  );
}

/** As the page has them once it has looked again. */
function NewTerms({ offer, total, checkout, focusBook }: FailureProps) {
  return (
    <>
      <p className="mt-4 mb-2 font-bold">{copy.terms.leaves(offer.departure)}</p>
      <RefundTerms periods={refundPeriods(offer.cancellation, total, offer.departsOn, offer.today)} />
      <Accept checkout={checkout} focusBook={focusBook} label={copy.terms.accept} />
    </>
  );
}

function Accept({ checkout, focusBook, label }: Pick<FailureProps, 'checkout' | 'focusBook'> & { label: string }) {
  const accept = () => {
    checkout.forgive();
    focusBook();
  };
  return <Actions main={{ label, onClick: accept }} />;
}
