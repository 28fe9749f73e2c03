/**
 * The provider's own card fields in our page. What is typed there never reaches
 * our scripts: all we get is a token, and a sentence where a field is wrong.
 *
 * Only a page that admits the provider may load it; the router loads such a page
 * whole, on the way in and on the way out, so its script stays in no other.
 */
import type { Stripe, StripeElements } from '@stripe/stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { SkeletonLines } from '../../../ui/skeleton.tsx';
import { useNavigation } from '../../../web/router.tsx';
import { cardFieldsCopy } from '../copy/card-fields.ts';
import { letProviderIn } from './provider-scripts.ts';

const copy = cardFieldsCopy.hosted;

export interface HostedCard {
  /** The card as a token, once. `problem`: what the fields say is wrong, and they show it too. */
  tokenFor(holder: string): Promise<{ readonly token: string } | { readonly problem: string }>;
  /** Shows what the bank asks. Ends when the traveller has answered or given up; how, the server finds out. */
  answerBank(clientSecret: string): Promise<void>;
}

interface HostedFieldsProps {
  readonly publishableKey: string;
  readonly amountCents: number;
  /** Set while the fields are there. */
  readonly card: RefObject<HostedCard | null>;
}

export function HostedFields({ publishableKey, amountCents, card }: HostedFieldsProps) {
  const isAdmitted = useNavigation().admitted.includes('payment');
  const place = useRef<HTMLDivElement>(null);
  const elements = useRef<StripeElements | null>(null);
  const amount = useRef(amountCents);
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading');
  const [attempt, setAttempt] = useState(1);
  amount.current = amountCents;

  useEffect(() => {
    if (attempt === 0) return;
    if (!isAdmitted) {
      setState('failed');
      return;
    }
    let current = true;
    letProviderIn();
    const opened = loadStripe(publishableKey)
      .then((stripe) => {
        if (!current || !stripe || !place.current) return null;
        const group = openGroup(stripe, amount.current);
        const fields = group.create('payment', FIELDS);
        fields.on('ready', () => {
          card.current = cardOf(stripe, group);
          setState('ready');
        });
        fields.on('loaderror', () => setState('failed'));
        fields.mount(place.current);
        elements.current = group;
        return fields;
      })
      .catch(() => {
        if (current) setState('failed');
        return null;
      });
    return () => {
      current = false;
      card.current = null;
      elements.current = null;
      void opened.then((fields) => fields?.destroy());
    };
  }, [publishableKey, card, attempt, isAdmitted]);

  useEffect(() => {
    elements.current?.update({ amount: amountCents });
  }, [amountCents]);

  return (
    <div className="min-h-60">
      {state === 'loading' && (
        <div role="status">
          <span className="sr-only">{copy.loading}</span>
          <SkeletonLines lines={5} />
        </div>
      )}
      {state === 'failed' && (
        <Notice tone="error" title={copy.failed.title} live>
          <p>{copy.failed.text}</p>
          <div className="mt-4">
            <Button
              variant="dark"
              size="sm"
              onClick={() => {
                setState('loading');
                setAttempt(attempt + 1);
              }}
            >
              {copy.failed.again}
            </Button>
          </div>
        </Notice>
      )}
      <div ref={place} hidden={state === 'failed'} />
    </div>
  );
}

/** Cards alone: the sale reserves the money and takes it a moment later, which other ways of paying cannot promise. */
const FIELDS = {
  layout: 'accordion',
  wallets: { applePay: 'never', googlePay: 'never', link: 'never' },
  terms: { card: 'never' },
  // Asked for by our own form, and sent along with the token.
  fields: { billingDetails: { name: 'never' } },
} as const;

function openGroup(stripe: Stripe, amountCents: number): StripeElements {
  return stripe.elements({
    mode: 'payment',
    amount: amountCents,
    currency: 'usd',
    captureMethod: 'manual',
    allowedPaymentMethodTypes: ['card'],
    locale: 'en',
    appearance: { theme: 'stripe', variables: lookOfPaper() },
  });
}

/** The provider's fields stand on our paper: they take its colours from the page. */
function lookOfPaper(): Record<string, string> {
  const style = getComputedStyle(document.documentElement);
  const colour = (name: string) => style.getPropertyValue(`--color-${name}`).trim();
  return Object.fromEntries(
    Object.entries({
      colorPrimary: colour('rust'),
      colorBackground: colour('paper'),
      colorText: colour('paper-ink'),
      colorTextSecondary: colour('paper-muted'),
      borderRadius: style.getPropertyValue('--radius-sm').trim(),
      fontFamily: 'system-ui, sans-serif',
      fontSizeBase: '17px',
    }).filter(([, value]) => value !== ''),
  );
}

function cardOf(stripe: Stripe, elements: StripeElements): HostedCard {
  return {
    async tokenFor(holder) {
      const submitted = await elements.submit();
      if (submitted.error) return { problem: submitted.error.message ?? copy.check };
      const { confirmationToken, error } = await stripe.createConfirmationToken({
        elements,
        params: {
          payment_method_data: { billing_details: { name: holder } },
          // Where a bank that needs a page of its own sends its customer back to.
          return_url: window.location.origin + window.location.pathname,
        },
      });
      return confirmationToken ? { token: confirmationToken.id } : { problem: error?.message ?? copy.check };
    },
    async answerBank(clientSecret) {
      // Whatever it says is a hint; the server asks the provider itself.
      await stripe.handleNextAction({ clientSecret }).catch(() => null);
    },
  };
}
