/** Paying what is asked for by a link: the same card fields as the checkout, and the bank that may want to hear from its customer. */
import { useMutation, useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useRef, useState } from 'react';
import { usd } from '../../../shared/usd.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { SkeletonLines } from '../../../ui/skeleton.tsx';
import { call, sentenceOf } from '../../../web/api-client.ts';
import { queryOf } from '../../../web/endpoint-query.ts';
import { useForm } from '../../../web/use-form.ts';
import type { HostedCard } from '../../payments/components/hosted-card.tsx';
import type { CardDetails } from '../../payments/contract/forms.ts';
import { readPaymentMode } from '../../payments/contract/payments.ts';
import { cardFieldsCopy } from '../../payments/copy/card-fields.ts';
import { payRequest, type RequestPaid, resumeRequest } from '../contract/booking-requests.ts';
import { requestCopy as copy } from '../copy/booking-request.ts';
import { checkoutCopy } from '../copy/checkout.ts';

const CardFields = lazy(() =>
  import('../../payments/components/card-fields.tsx').then((module) => ({ default: module.CardFields })),
);
const HostedFields = lazy(() =>
  import('../../payments/components/hosted-card.tsx').then((module) => ({ default: module.HostedFields })),
);
const cardWords = { ...checkoutCopy.card, ...cardFieldsCopy };

interface RequestPaymentProps {
  readonly token: string;
  readonly due: number;
  readonly safety: string;
  /** However it ended: the page asks how it stands. */
  readonly onAnswered: () => void;
}

export function RequestPayment({ token, due, safety, onAnswered }: RequestPaymentProps) {
  const mode = useQuery(queryOf(readPaymentMode)).data;
  const hosted = mode?.mode === 'hosted';
  const card = useRef<HostedCard | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const form = useForm<CardDetails>({
    schema: () =>
      import('../../payments/contract/forms.ts').then((forms) =>
        hosted ? forms.HostedCardDetails : forms.CardDetails,
      ),
    initial: { cardNumber: '', expiryDate: '', cvv: '', cardHolderName: '' },
  });

  async function pay(typed: CardDetails): Promise<void> {
    const answered = hosted ? await card.current?.tokenFor(typed.cardHolderName) : null;
    if (hosted && (!answered || 'problem' in answered)) {
      setProblem(answered?.problem ?? cardFieldsCopy.hosted.check);
      return;
    }
    const paymentDetails =
      answered && 'token' in answered ? { paymentToken: answered.token, cardHolderName: typed.cardHolderName } : typed;
    await follow(await call(payRequest, { params: { token }, input: { agreedDue: due, paymentDetails } }));
  }

  /** The bank asks; how that went, the server finds out. */
  async function follow({ action }: RequestPaid): Promise<void> {
    if (!action) return;
    await card.current?.answerBank(action.clientSecret);
    await call(resumeRequest, { params: { token } });
  }

  const paying = useMutation({
    mutationFn: pay,
    onMutate: () => setProblem(null),
    onError: (refused) => setProblem(sentenceOf(refused)),
    onSettled: (_, refused) => {
      if (!refused) onAnswered();
    },
  });

  return (
    <form
      {...form.props}
      onSubmit={form.sending((typed) => paying.mutateAsync(typed).catch(() => undefined))}
      className="grid gap-5"
    >
      <Suspense fallback={<SkeletonLines lines={5} className="min-h-60" />}>
        {mode?.mode === 'sandbox' && <CardFields words={cardWords} sandbox field={(name) => form.field(name)} />}
        {mode?.mode === 'hosted' && (
          <>
            <HostedFields publishableKey={mode.publishableKey ?? ''} amountCents={due * 100} card={card} />
            <TextField
              label={checkoutCopy.card.holder}
              autoComplete="cc-name"
              autoCapitalize="words"
              spellCheck={false}
              {...form.field('cardHolderName')}
            />
          </>
        )}
        {!mode && <SkeletonLines lines={5} className="min-h-60" />}
      </Suspense>
      <p className="text-sm text-fg-muted">{safety}</p>
      {problem && (
        <Notice tone="error" title={copy.failedToPay} live>
          {problem}
        </Notice>
      )}
      <div>
        <Button type="submit" pending={form.checking || paying.isPending} pendingLabel={copy.paying}>
          {copy.pay(usd(due))}
        </Button>
      </div>
    </form>
  );
}
